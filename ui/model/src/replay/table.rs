//! What lies on the table and in the hands, event by event.

use engine::{
    Cards, CityId, Offer, Phase, ROW, Returned, RouteId, Row, SeatColour, SeatId, SeatView, SeenEvent,
    TicketId, Tunnel, View,
};

use super::Held;

/// The table as a viewer sees it. Everything in it was told by an event.
pub(super) struct TableTop {
    seats: Vec<Place>,
    returned: (Returned, Returned),
    /// The long tickets that have not been dealt.
    long_tickets: u8,
    long_each: u8,
    points: Vec<u8>,
    lengths: Vec<u8>,
    row: Row,
    deck: u8,
    discards: Cards,
    ticket_deck: u8,
    turns_left: Option<u8>,
    passes: u8,
    is_opening: bool,
    /// The tunnel that is being tried.
    tunnel: Option<Tunnel>,
}

/// A seat's place at the table.
#[derive(Clone)]
struct Place {
    colour: SeatColour,
    cards: u8,
    known: Cards,
    hand: Cards,
    tickets: Option<u8>,
    kept: Vec<TicketId>,
    /// The tickets that it was dealt before its first turn.
    dealt: u8,
    offered: u8,
    offer: Offer,
    trains: u8,
    points: u8,
    routes: Vec<RouteId>,
    stations: Vec<CityId>,
    stations_left: u8,
}

impl TableTop {
    /// Before the deal, for a game like this one.
    pub(super) fn laid(game: &View) -> TableTop {
        let (map, features) = (&game.map, game.map.features());
        let place = |seat: &SeatView| Place {
            colour: seat.colour,
            cards: 0,
            known: Cards::NONE,
            hand: Cards::NONE,
            tickets: None,
            kept: Vec::new(),
            dealt: 0,
            offered: 0,
            offer: Offer::NONE,
            trains: features.trains,
            points: 0,
            routes: Vec::new(),
            stations: Vec::new(),
            stations_left: features.stations,
        };
        let long = map.tickets().iter().filter(|ticket| ticket.long).count();
        TableTop {
            seats: game.seats.iter().map(place).collect(),
            returned: (features.opening.returned, features.drawing.returned),
            long_tickets: long as u8,
            long_each: features.opening.long,
            points: map.routes().iter().map(|route| route.points).collect(),
            lengths: map.routes().iter().map(|route| route.length).collect(),
            row: [None; ROW],
            deck: Cards::ALL.total(),
            discards: Cards::NONE,
            ticket_deck: (map.tickets().len() - long) as u8,
            turns_left: None,
            passes: 0,
            is_opening: true,
            tunnel: None,
        }
    }

    /// Plays a step. `next` is the seat that acts after it.
    pub(super) fn play(&mut self, events: &[SeenEvent], next: Option<SeatId>) {
        let mover = crate::mover(events);
        let was_last_round = self.turns_left.is_some();
        for event in events {
            self.follow(event);
        }
        let ends_turn = !self.is_opening && mover.is_some() && next != mover;
        // The turn after which the last round begins is not one of it; nor is anyone's choice at the start.
        let is_counted = was_last_round && ends_turn;
        self.turns_left = self.turns_left.map(|left| if is_counted { left.saturating_sub(1) } else { left });
    }

    fn follow(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Began { .. } | SeenEvent::Ended => {}
            SeenEvent::Dealt { seat, count, cards } => {
                self.deck = self.deck.saturating_sub(count);
                let Some(place) = self.place(seat) else { return };
                place.cards += count;
                cards.iter().flat_map(|deal| deal.cards()).for_each(|card| place.hand[*card] += 1);
            }
            SeenEvent::TurnedUp { slot, card } => {
                self.deck = self.deck.saturating_sub(1);
                if let Some(place) = self.row.get_mut(usize::from(slot)) {
                    *place = Some(card);
                }
            }
            SeenEvent::RowDiscarded => {
                for card in self.row.iter_mut().filter_map(Option::take) {
                    self.discards[card] += 1;
                }
            }
            SeenEvent::Reshuffled { cards } => {
                self.deck = cards;
                self.discards = Cards::NONE;
            }
            SeenEvent::TicketsOffered { seat, count, tickets } => self.offer(seat, count, tickets),
            SeenEvent::OpeningKept { seat, choice } => {
                let Some(place) = self.place(seat) else { return };
                place.offered = 0;
                place.offer = Offer::NONE;
                place.keep(choice.map(|choice| choice.kept));
            }
            SeenEvent::OpeningOver { kept } => {
                self.is_opening = false;
                for (place, kept) in self.seats.iter_mut().zip(kept) {
                    place.tickets = Some(kept);
                    if self.returned.0 == Returned::Under {
                        self.ticket_deck += place.dealt.saturating_sub(kept);
                    }
                }
            }
            SeenEvent::TicketsKept { seat, kept, returned, choice } => {
                if self.returned.1 == Returned::Under {
                    self.ticket_deck += returned;
                }
                self.passes = 0;
                let Some(place) = self.place(seat) else { return };
                place.offered = 0;
                place.offer = Offer::NONE;
                place.tickets = place.tickets.map(|held| held + kept);
                place.keep(choice.map(|choice| choice.kept));
            }
            SeenEvent::DrewBlind { seat, card } => {
                self.passes = 0;
                self.deck = self.deck.saturating_sub(1);
                let Some(place) = self.place(seat) else { return };
                place.cards += 1;
                if let Some(card) = card {
                    place.hand[card] += 1;
                }
            }
            SeenEvent::DrewFaceUp { seat, slot, card } => {
                self.passes = 0;
                if let Some(place) = self.row.get_mut(usize::from(slot)) {
                    *place = None;
                }
                let Some(place) = self.place(seat) else { return };
                place.cards += 1;
                place.known[card] += 1;
                place.hand[card] += 1;
            }
            SeenEvent::TunnelTried { seat, route, payment } => {
                self.passes = 0;
                self.tunnel = Some(Tunnel { route, shown: payment, turned: [None; 3], extra: 0 });
                let Some(place) = self.place(seat) else { return };
                let shown = payment.to_cards();
                for card in engine::Card::ALL {
                    place.known[card] = place.known[card].max(shown[card]);
                }
            }
            SeenEvent::TunnelCard { card } => {
                self.deck = self.deck.saturating_sub(1);
                let turned = self.tunnel.iter_mut().flat_map(|tunnel| &mut tunnel.turned);
                if let Some(place) = turned.into_iter().find(|place| place.is_none()) {
                    *place = Some(card);
                }
            }
            SeenEvent::TunnelExtra { extra } => {
                if let Some(tunnel) = &mut self.tunnel {
                    tunnel.extra = extra;
                }
            }
            SeenEvent::TunnelDeclined { .. } => self.leave_tunnel(),
            SeenEvent::Claimed { seat, route, payment } => {
                self.passes = 0;
                self.discards.put(&payment.to_cards());
                let points = self.points.get(route.index()).copied().unwrap_or_default();
                let length = self.lengths.get(route.index()).copied().unwrap_or_default();
                if let Some(place) = self.place(seat) {
                    place.pay(&payment.to_cards());
                    place.points = place.points.saturating_add(points);
                    place.trains = place.trains.saturating_sub(length);
                    insert(&mut place.routes, route);
                }
                self.leave_tunnel();
            }
            SeenEvent::StationBuilt { seat, city, payment } => {
                self.passes = 0;
                self.discards.put(&payment.to_cards());
                let Some(place) = self.place(seat) else { return };
                place.pay(&payment.to_cards());
                place.stations_left = place.stations_left.saturating_sub(1);
                insert(&mut place.stations, city);
            }
            SeenEvent::Passed { .. } => self.passes += 1,
            SeenEvent::LastRound { .. } => self.turns_left = Some(self.seats.len() as u8),
        }
    }

    fn place(&mut self, seat: SeatId) -> Option<&mut Place> {
        self.seats.get_mut(seat.index())
    }

    fn offer(&mut self, seat: SeatId, count: u8, tickets: Option<Offer>) {
        let from_deck = if self.is_opening {
            let long = self.long_each.min(self.long_tickets);
            self.long_tickets -= long;
            if let Some(place) = self.place(seat) {
                place.dealt = count;
            }
            count.saturating_sub(long)
        } else {
            self.passes = 0;
            count
        };
        self.ticket_deck = self.ticket_deck.saturating_sub(from_deck);
        if let Some(place) = self.place(seat) {
            place.offered = count;
            place.offer = tickets.unwrap_or(Offer::NONE);
        }
    }

    /// The cards that were turned up for it are discarded, whatever came of it.
    fn leave_tunnel(&mut self) {
        for card in self.tunnel.take().into_iter().flat_map(|tunnel| tunnel.turned).flatten() {
            self.discards[card] += 1;
        }
    }

    /// What is seen of a seat's cards and tickets.
    pub(super) fn held(&self, seat: Option<SeatId>) -> Option<Held> {
        let seat = seat?;
        let place = self.seats.get(seat.index())?;
        let offer = place.offer.tickets().to_vec();
        Some(Held { seat, cards: place.hand, tickets: place.kept.clone(), offer })
    }

    /// The same of every seat.
    pub(super) fn held_by_all(&self) -> Vec<Held> {
        let seats = (0..self.seats.len()).map(|seat| SeatId(seat as u8));
        seats.filter_map(|seat| self.held(Some(seat))).collect()
    }

    /// The table as a view. `end` is the game that it belongs to, `step` what happened last.
    pub(super) fn view(
        &self,
        end: &View,
        to_move: Option<SeatId>,
        step: &[SeenEvent],
        events: usize,
    ) -> View {
        let mine = self.held(end.viewer);
        let offer =
            end.viewer.and_then(|seat| self.seats.get(seat.index())).map_or(Offer::NONE, |it| it.offer);
        let (hand, tickets) = mine.map_or((Cards::NONE, Vec::new()), |held| (held.cards, held.tickets));
        View {
            map: end.map.clone(),
            viewer: end.viewer,
            seats: (0..).map(SeatId).zip(&self.seats).map(|(seat, place)| place.view(seat)).collect(),
            to_move,
            phase: self.phase(to_move, step),
            row: self.row,
            deck: self.deck,
            discards: self.discards,
            ticket_deck: self.ticket_deck,
            turns_left: self.turns_left,
            passes: self.passes,
            hand,
            tickets,
            offer,
            legal: Vec::new(),
            history: end.history.get(..events).unwrap_or_default().to_vec(),
            scores: None,
        }
    }

    fn phase(&self, to_move: Option<SeatId>, step: &[SeenEvent]) -> Phase {
        let acted = crate::mover(step);
        match step.first() {
            _ if self.is_opening => Phase::Opening,
            Some(SeenEvent::TunnelTried { .. }) => self.tunnel.map_or(Phase::Choose, Phase::Tunnel),
            Some(SeenEvent::TicketsOffered { .. }) => Phase::Tickets,
            Some(SeenEvent::DrewBlind { .. } | SeenEvent::DrewFaceUp { .. }) if acted == to_move => {
                Phase::SecondCard
            }
            _ => Phase::Choose,
        }
    }
}

impl Place {
    fn keep(&mut self, kept: Option<Offer>) {
        for ticket in kept.iter().flat_map(|kept| kept.tickets()) {
            insert(&mut self.kept, *ticket);
        }
    }

    /// Of a hand that is not seen, no more can be paid than is known of it.
    fn pay(&mut self, payment: &Cards) {
        self.cards = self.cards.saturating_sub(payment.total());
        self.known = self.known.without(payment);
        self.hand = self.hand.without(payment);
    }

    fn view(&self, seat: SeatId) -> SeatView {
        SeatView {
            seat,
            colour: self.colour,
            cards: self.cards,
            known: self.known,
            tickets: self.tickets,
            offered: self.offered,
            trains: self.trains,
            points: self.points,
            routes: self.routes.clone(),
            stations: self.stations.clone(),
            stations_left: self.stations_left,
        }
    }
}

/// Keeps a list in order.
fn insert<T: Ord>(list: &mut Vec<T>, item: T) {
    let at = list.partition_point(|other| *other < item);
    list.insert(at, item);
}
