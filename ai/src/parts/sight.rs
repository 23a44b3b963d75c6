//! A position as one seat may know it, whether it came from a view or is part of a search.
//!
//! The position inside is complete: `imagine` dealt it, and the search may have played on from there. But nothing that is
//! private to the other seats can be read through this type.

use super::board::Board;
use engine::{Action, Card, Cards, Offer, Phase, Quiet, RouteId, Row, SeatId, State, View, imagine};

/// What a seat would score, with what the bonus for the longest path depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) own: i16,
    /// The own longest path, and the longest of the others.
    pub(crate) trail: u8,
    pub(crate) theirs: u8,
}

/// What a seat can see of a position.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) board: &'a Board,
    pub(crate) seat: SeatId,
    state: &'a State,
    tickets: u64,
}

/// A position that fits a view, to make a [`Sight`] of. Any that fits will do: the hidden parts cannot be seen.
pub(crate) fn position_for(view: &View) -> State {
    imagine(view, &mut engine::Chance::new(0))
}

impl<'a> Sight<'a> {
    #[inline]
    pub(crate) fn new(board: &'a Board, state: &'a State, seat: SeatId) -> Sight<'a> {
        Sight { board, seat, state, tickets: state.ticket_set(seat) }
    }

    /// What a view's viewer sees, given a position that fits the view. The tickets come from the view itself: for a game
    /// set up by hand, whose history does not mention them, the position may have others.
    pub(crate) fn of(board: &'a Board, view: &View, state: &'a State, seat: SeatId) -> Sight<'a> {
        let tickets = view.tickets.iter().fold(0, |set, ticket| set | 1 << ticket.0);
        Sight { tickets, ..Sight::new(board, state, seat) }
    }

    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        self.state.phase()
    }

    #[inline]
    pub(crate) fn hand(&self) -> &'a Cards {
        self.state.hand(self.seat)
    }

    #[inline]
    pub(crate) fn tickets(&self) -> u64 {
        self.tickets
    }

    pub(crate) fn offer(&self) -> &'a Offer {
        self.state.offer(self.seat)
    }

    /// The own routes.
    #[inline]
    pub(crate) fn own(&self) -> u128 {
        self.state.route_set(self.seat)
    }

    /// The routes of the others.
    #[inline]
    pub(crate) fn others(&self) -> u128 {
        self.opponents().fold(0, |all, seat| all | self.state.route_set(seat))
    }

    /// The routes that could still be claimed, if there are enough trains.
    #[inline]
    pub(crate) fn open(&self) -> u128 {
        self.state.open_to(&self.board.map, self.seat)
    }

    #[inline]
    pub(crate) fn trains(&self) -> u8 {
        self.state.trains(self.seat)
    }

    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = SeatId> + use<> {
        let own = self.seat;
        (0..self.state.seats()).map(SeatId).filter(move |seat| *seat != own)
    }

    /// Do double routes stay open when one of their tracks is taken?
    pub(crate) fn has_both_tracks(&self) -> bool {
        self.state.seats() >= self.board.map.features().both_tracks_from
    }

    /// The trains that any seat has left.
    #[inline]
    pub(crate) fn trains_of(&self, seat: SeatId) -> u8 {
        self.state.trains(seat)
    }

    /// The cards that any seat holds; only how many is public.
    #[inline]
    pub(crate) fn cards_of(&self, seat: SeatId) -> u8 {
        self.state.hand(seat).total()
    }

    /// How many spaces the own longest path is ahead of the longest of the others.
    pub(crate) fn trail_lead(&self) -> i16 {
        let own = self.state.longest_trail(&self.board.map, self.seat);
        i16::from(own) - i16::from(self.longest_of_others())
    }

    /// The fewest trains that an opponent has left.
    #[inline]
    pub(crate) fn fewest_trains(&self) -> u8 {
        self.opponents().map(|seat| self.state.trains(seat)).min().unwrap_or(0)
    }

    /// The most cards that an opponent holds.
    #[inline]
    pub(crate) fn most_cards(&self) -> u8 {
        self.opponents().map(|seat| self.state.hand(seat).total()).max().unwrap_or(0)
    }

    /// The points of the own routes minus those of the best opponent.
    #[inline]
    pub(crate) fn lead(&self) -> i16 {
        let points = |seat| i16::from(self.state.route_points(seat));
        points(self.seat) - self.opponents().map(points).max().unwrap_or(0)
    }

    /// The routes of any seat: they are public.
    #[inline]
    pub(crate) fn routes_of(&self, seat: SeatId) -> u128 {
        self.state.route_set(seat)
    }

    #[inline]
    pub(crate) fn row(&self) -> &'a Row {
        self.state.row()
    }

    /// Cards in the deck.
    #[inline]
    pub(crate) fn deck(&self) -> u8 {
        self.state.deck().total()
    }

    /// The cards that can still be drawn unseen: those in the deck, and the discards that will be shuffled into it.
    #[inline]
    pub(crate) fn supply(&self) -> u8 {
        self.state.deck().total() + self.state.discards().total()
    }

    /// Is there a card to draw unseen?
    #[inline]
    pub(crate) fn has_deck(&self) -> bool {
        !self.state.deck().is_empty()
    }

    #[inline]
    pub(crate) fn has_tickets(&self) -> bool {
        self.state.ticket_deck() > 0
    }

    /// The cards that are neither in the own hand nor in sight: a card drawn unseen is one of these.
    pub(crate) fn unseen(&self) -> Cards {
        let row: Cards = self.row().iter().copied().flatten().collect();
        Cards::ALL.without(self.hand()).without(&row).without(self.state.discards())
    }

    /// Has the last round begun? Then this is the seat's last turn (R20).
    #[inline]
    pub(crate) fn is_last_turn(&self) -> bool {
        self.state.turns_left().is_some()
    }

    /// The cities of the own stations.
    #[inline]
    pub(crate) fn stations(&self) -> u64 {
        self.state.station_set(self.seat)
    }

    #[inline]
    pub(crate) fn stations_left(&self) -> u8 {
        self.state.stations_left(self.seat)
    }

    /// What the next station costs (R34).
    pub(crate) fn station_cost(&self) -> u8 {
        self.stations().count_ones() as u8 + 1
    }

    /// Every city with a station of any seat.
    pub(crate) fn all_stations(&self) -> u64 {
        self.opponents().fold(self.stations(), |all, seat| all | self.state.station_set(seat))
    }

    /// The own total and the trails of all seats as if the game ended after this action, which must not depend on chance or
    /// on anything hidden. `None` if the tickets inside are not the own ones.
    pub(crate) fn standing_after(&self, action: Option<Action>) -> Option<Standing> {
        if !self.knows_totals() {
            return None;
        }
        let mut state = *self.state;
        if let Some(action) = action {
            state.play(&self.board.map, action, &mut Quiet);
        }
        let own = state.totals(&self.board.map)[self.seat.index()];
        let trail = state.longest_trail(&self.board.map, self.seat);
        Some(Standing { own, trail, theirs: self.longest_of_others() })
    }

    /// The same as if the seat had one more route, as after a tunnel that it could pay.
    pub(crate) fn standing_with(&self, route: RouteId) -> Option<Standing> {
        if !self.knows_totals() {
            return None;
        }
        let map = &self.board.map;
        let own = self.state.totals_with(map, self.seat, route)[self.seat.index()];
        let trail = map.longest(self.own() | 1 << route.0);
        Some(Standing { own, trail, theirs: self.longest_of_others() })
    }

    /// Does the position have the own tickets? And the total must not depend on those of others (R38).
    fn knows_totals(&self) -> bool {
        self.state.ticket_set(self.seat) == self.tickets && self.board.map.features().most_tickets == 0
    }

    fn longest_of_others(&self) -> u8 {
        self.opponents().map(|seat| self.state.longest_trail(&self.board.map, seat)).max().unwrap_or(0)
    }

    /// Every legal action of this seat, which must be to move.
    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.state.legal(&self.board.map, &mut list);
        list
    }

    /// Some legal action, if none of a bot's rules applies.
    pub(crate) fn any_action(&self) -> Action {
        self.state.nth_action(&self.board.map, 0).unwrap_or(Action::Pass)
    }

    /// Would the rules accept it?
    pub(crate) fn allows(&self, action: Action) -> bool {
        self.state.check(&self.board.map, action).is_ok()
    }

    #[inline]
    pub(crate) fn in_row(&self, card: Card) -> Option<u8> {
        (0u8..).zip(self.row()).find(|(_, place)| **place == Some(card)).map(|(slot, _)| slot)
    }
}
