//! What one seat, or a spectator, may know of a game. Bots and clients are given nothing else.

use crate::action::{Action, Offer};
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::event::SeenEvent;
use crate::game::Game;
use crate::ids::{CityId, MAX_SEATS, RouteId, SeatId, TicketId};
use crate::illegal::Illegal;
use crate::map::Map;
use crate::score::{Scores, StationUse};
use crate::setup::SeatColour;
use crate::state::{Phase, Row, State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game as one seat may know it, or as a spectator may if `viewer` is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The map.
    #[serde(with = "map_by_name")]
    pub map: Arc<Map>,
    /// Whose view this is.
    pub viewer: Option<SeatId>,
    /// What everyone can see of each seat, by number.
    pub seats: Vec<SeatView>,
    /// Who is to act; nobody once the game is over.
    pub to_move: Option<SeatId>,
    /// What the table waits for.
    pub phase: Phase,
    /// The face-up cards.
    pub row: Row,
    /// Cards left in the deck.
    pub deck: u8,
    /// The discarded cards, all of them seen by everyone.
    pub discards: Cards,
    /// Tickets left to draw. Those put back are not counted until all have chosen their opening tickets (R5).
    pub ticket_deck: u8,
    /// Turns that remain, this one included, once the last round has begun (R20).
    pub turns_left: Option<u8>,
    /// Passes in a row (R24).
    pub passes: u8,
    /// The viewer's own cards.
    pub hand: Cards,
    /// The viewer's own tickets.
    pub tickets: Vec<TicketId>,
    /// The tickets the viewer is choosing from, or will.
    pub offer: Offer,
    /// What the viewer may do; empty if it is not the viewer's turn.
    pub legal: Vec<Action>,
    /// Everything that happened, as the viewer may know it.
    pub history: Vec<SeenEvent>,
    /// The final scores, with everyone's tickets, once the game is over.
    pub scores: Option<Scores>,
}

/// What everyone can see of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// The seat.
    pub seat: SeatId,
    /// Its colour.
    pub colour: SeatColour,
    /// Cards in its hand.
    pub cards: u8,
    /// Of these, the ones everyone knows: taken or shown face up and not paid since.
    pub known: Cards,
    /// Tickets it holds; `None` until all have chosen their opening tickets (R5).
    pub tickets: Option<u8>,
    /// How many tickets it is choosing among; 0 if it is not choosing.
    pub offered: u8,
    /// Trains left.
    pub trains: u8,
    /// Points of its routes (R18).
    pub points: u8,
    /// Its routes.
    pub routes: Vec<RouteId>,
    /// The cities with its stations.
    pub stations: Vec<CityId>,
    /// Stations not built.
    pub stations_left: u8,
}

impl Game {
    /// What `seat` may know.
    pub fn view(&self, seat: SeatId) -> View {
        self.view_of(Some(seat))
    }

    /// What is public.
    pub fn spectator_view(&self) -> View {
        self.view_of(None)
    }

    /// What `viewer` may know; `None` is a spectator, and so is a seat that the table does not have.
    pub fn view_of(&self, viewer: Option<SeatId>) -> View {
        let history = self.history.iter().map(|event| event.seen_by(viewer)).collect();
        View { history, ..self.view_without_history(viewer) }
    }

    /// The same with an empty history, for a client that has the history already.
    pub fn view_without_history(&self, viewer: Option<SeatId>) -> View {
        let viewer = viewer.filter(|seat| seat.0 < self.state.seats);
        View::new(&self.map, &self.setup.seats, &self.state, &self.known, Vec::new(), viewer)
    }
}

impl View {
    pub(crate) fn new(
        map: &Arc<Map>,
        colours: &[SeatColour],
        state: &State,
        known: &[Cards; MAX_SEATS],
        history: Vec<SeenEvent>,
        viewer: Option<SeatId>,
    ) -> View {
        let opening = state.phase == Phase::Opening;
        let seats = colours.iter().zip(0..).map(|(colour, seat)| {
            let seat = SeatId(seat);
            SeatView {
                seat,
                colour: *colour,
                cards: state.hand(seat).total(),
                known: known[seat.index()],
                tickets: (!opening).then_some(state.ticket_set(seat).count_ones() as u8),
                offered: state.offer(seat).len(),
                trains: state.trains(seat),
                points: state.route_points(seat),
                routes: state.routes(seat).collect(),
                stations: state.stations(seat).collect(),
                stations_left: state.stations_left(seat),
            }
        });
        let mut legal = Vec::new();
        if viewer == Some(state.to_move) {
            state.legal(map, &mut legal);
        }
        View {
            map: Arc::clone(map),
            viewer,
            seats: seats.collect(),
            to_move: (!state.is_over()).then_some(state.to_move),
            phase: state.phase,
            row: state.row,
            deck: state.deck.total(),
            discards: state.discards,
            ticket_deck: if opening { state.unseen.count_ones() as u8 } else { state.ticket_deck() },
            turns_left: state.turns_left,
            passes: state.passes,
            hand: viewer.map_or(Cards::NONE, |seat| *state.hand(seat)),
            tickets: viewer.map_or(Vec::new(), |seat| state.tickets(seat).collect()),
            offer: viewer.map_or(Offer::NONE, |seat| *state.offer(seat)),
            legal,
            history,
            scores: state.is_over().then(|| Scores::of(map, state)),
        }
    }

    /// What the same viewer would see if this were the position. The history stays as it is.
    #[must_use]
    pub fn after(&self, state: &State) -> View {
        let colours: Vec<SeatColour> = self.seats.iter().map(|seat| seat.colour).collect();
        let mut known = [Cards::NONE; MAX_SEATS];
        for (place, seat) in known.iter_mut().zip(&self.seats) {
            *place = seat.known;
        }
        View::new(&self.map, &colours, state, &known, self.history.clone(), self.viewer)
    }

    /// Who owns a route.
    pub fn owner(&self, route: RouteId) -> Option<SeatId> {
        self.seats.iter().find(|seat| seat.routes.contains(&route)).map(|seat| seat.seat)
    }

    /// The routes that nobody owns and nobody can claim any more, because their twins are owned (R17).
    pub fn closed(&self) -> Vec<RouteId> {
        let open = self.known_state().open;
        let is_closed = |route: &RouteId| open >> route.0 & 1 == 0 && self.owner(*route).is_none();
        self.map.routes().iter().map(|route| route.id).filter(is_closed).collect()
    }

    /// The legal claims of that route, one for each way to pay.
    pub fn claims(&self, route: RouteId) -> impl Iterator<Item = Action> + '_ {
        let of_route = move |action: &Action| matches!(action, Action::Claim { route: r, .. } if *r == route);
        self.legal.iter().copied().filter(of_route)
    }

    /// Why the viewer cannot choose the action of a turn (R6, R25); `None` if it can, or must only wait for its turn.
    pub fn why_no_turn(&self) -> Option<Illegal> {
        self.as_to_move()?.turn_begins().err()
    }

    /// Why the viewer could not claim this route if its turn began now; `None` if it could.
    /// Decided by the same rules as the claim itself.
    pub fn why_not(&self, route: RouteId) -> Option<Illegal> {
        self.as_to_move()?.check_claimable(&self.map, route).err()
    }

    /// Why the viewer could not build a station here if its turn began now; `None` if it could.
    pub fn why_no_station(&self, city: CityId) -> Option<Illegal> {
        self.as_to_move()?.check_buildable(&self.map, city).err()
    }

    /// Why the viewer could not take the face-up card of that place; `None` if it could.
    pub fn why_not_draw(&self, slot: u8) -> Option<Illegal> {
        self.as_to_move()?.check(&self.map, Action::DrawFaceUp { slot }).err()
    }

    /// Why the viewer cannot pay the extra cost of its tunnel; `None` if it can, or is building none.
    pub fn why_not_pay_tunnel(&self) -> Option<Illegal> {
        let state = self.as_to_move()?;
        state.check_extra(&state.tunnel().ok()?).err()
    }

    /// How the viewer's stations would be used if it had one in this city too and the game ended now.
    pub fn station_uses_with(&self, city: CityId) -> Vec<StationUse> {
        let (map, Some(viewer)) = (&self.map, self.viewer) else { return Vec::new() };
        if viewer.index() >= MAX_SEATS || city.index() >= map.cities.len() {
            return Vec::new();
        }
        let mut state = self.known_state();
        state.stations[viewer.index()] |= 1 << city.0;
        let score = Scores::of(map, &state).seats.into_iter().nth(viewer.index());
        score.map_or(Vec::new(), |score| score.stations)
    }

    /// The scores if the game ended now, as far as the viewer can know: without the others' tickets.
    pub fn scores_so_far(&self) -> Scores {
        self.scores.clone().unwrap_or_else(|| Scores::of(&self.map, &self.known_state()))
    }

    /// The final scores as they would be if nobody had claimed this route; `None` while the game is played.
    pub fn scores_without(&self, route: RouteId) -> Option<Scores> {
        let (map, scores) = (&self.map, self.scores.as_ref()?);
        let mut state = self.known_state();
        for (held, score) in state.tickets.iter_mut().zip(&scores.seats) {
            let tickets = score.tickets.iter().filter(|held| held.ticket.index() < map.tickets.len());
            *held = tickets.fold(0, |set, held| set | 1 << held.ticket.0);
        }
        let route = map.routes.get(route.index())?;
        for (owned, points) in state.owned.iter_mut().zip(&mut state.points) {
            if *owned >> route.id.0 & 1 == 1 {
                *owned &= !(1 << route.id.0);
                *points -= route.points;
            }
        }
        Some(Scores::of(map, &state))
    }

    /// The position as if the viewer's turn began now; as it is, if the viewer is already to move.
    fn as_to_move(&self) -> Option<State> {
        let mut state = self.known_state();
        let viewer = self.viewer?;
        if state.to_move != viewer {
            state.to_move = viewer;
            state.phase = match self.phase {
                Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Tunnel(_) => Phase::Choose,
                Phase::Opening => Phase::Opening,
                Phase::Over => Phase::Over,
            };
        }
        Some(state)
    }

    /// What the viewer knows as a position: the others' hands, all hidden tickets and the deck are empty.
    pub(crate) fn known_state(&self) -> State {
        let map = &self.map;
        let mut state = State::empty(map, self.seats.len().min(MAX_SEATS) as u8, Chance::new(0));
        state.deck = Cards::NONE;
        state.unseen = 0;
        for seat in self.seats.iter().take(MAX_SEATS) {
            let n = seat.seat.index().min(MAX_SEATS - 1);
            for route in seat.routes.iter().filter(|route| route.index() < map.routes.len()) {
                state.own(map, SeatId(n as u8), *route);
            }
            let cities = seat.stations.iter().filter(|city| city.index() < map.cities.len());
            state.stations[n] = cities.fold(0, |set, city| set | 1 << city.0);
            state.stations_left[n] = seat.stations_left;
            state.trains[n] = seat.trains;
            state.points[n] = seat.points;
        }
        if let Some(viewer) = self.viewer.filter(|seat| seat.index() < MAX_SEATS) {
            state.hands[viewer.index()] = self.hand;
            state.offers[viewer.index()] = self.offer;
            let tickets = self.tickets.iter().filter(|ticket| ticket.index() < map.tickets.len());
            state.tickets[viewer.index()] = tickets.fold(0, |set, ticket| set | 1 << ticket.0);
        }
        state.row = self.row;
        state.discards = self.discards;
        state.to_move = self.to_move.unwrap_or(SeatId(0));
        state.phase = self.phase;
        state.passes = self.passes;
        state.turns_left = self.turns_left;
        state
    }

    /// The cards that the viewer cannot place: they are in the deck or unknown in another's hand. Not counted are
    /// those at the table, the viewer's own, and those that others took or showed face up and have not paid since.
    pub fn unseen(&self) -> Cards {
        let others = self.seats.iter().filter(|seat| self.viewer != Some(seat.seat));
        let unseen = Cards::ALL.without(&self.cards_in_sight()).without(&self.hand);
        others.fold(unseen, |unseen, seat| unseen.without(&seat.known))
    }

    /// The cards everyone can see at the table: row, discards and what a tunnel turned up.
    fn cards_in_sight(&self) -> Cards {
        let turned = match self.phase {
            Phase::Tunnel(tunnel) => tunnel.turned,
            Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => [None; 3],
        };
        let mut cards: Cards = self.row.into_iter().chain(turned).flatten().collect::<Cards>();
        cards.put(&self.discards);
        cards
    }

    /// Does everyone know that this seat holds such a card?
    pub fn is_known(&self, seat: SeatId, card: Card) -> bool {
        self.seats.get(seat.index()).is_some_and(|seat| seat.known[card] > 0)
    }
}

/// A view is serialised with the name of its map, and with the map's text unless it is built in: so the receiver always
/// has the map.
mod map_by_name {
    use crate::map::{Map, MapName};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::sync::Arc;

    pub(super) fn serialize<S: Serializer>(map: &Arc<Map>, to: S) -> Result<S::Ok, S::Error> {
        MapName::of(map).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Map>, D::Error> {
        MapName::deserialize(from)?.find().map_err(serde::de::Error::custom)
    }
}
