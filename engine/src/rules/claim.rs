//! R14–R18 claiming a route, and R30 ferries.

use crate::action::Payment;
use crate::card::Card;
use crate::event::Event;
use crate::ids::{RouteId, SeatId};
use crate::illegal::Illegal;
use crate::map::{Map, Route, paint};
use crate::sink::Sink;
use crate::state::State;

impl State {
    pub(super) fn check_claim(&self, map: &Map, id: RouteId, payment: Payment) -> Result<(), Illegal> {
        self.turn_begins()?;
        let route = self.check_open(map, id)?;
        self.check_payment(map, route, payment)
    }

    /// Why no payment lets the seat to move claim this route; `Ok` if one does.
    pub(crate) fn check_claimable(&self, map: &Map, id: RouteId) -> Result<(), Illegal> {
        self.turn_begins()?;
        let route = self.check_open(map, id)?;
        let hand = &self.hands[self.to_move.index()];
        let (needed, locomotives) = (route.length, hand.locomotives());
        if locomotives < route.locomotives() {
            return Err(Illegal::TooFewLocomotives {
                route: map.route_name(id),
                needed: route.locomotives(),
                held: locomotives,
            });
        }
        let most = Card::COLOURS.into_iter().map(|colour| hand[colour]).max().unwrap_or(0);
        match route.colour {
            Some(colour) if hand[colour] + locomotives < needed => Err(Illegal::TooFewCards {
                route: map.route_name(id),
                colour,
                needed,
                held: hand[colour] + locomotives,
            }),
            None if most + locomotives < needed => {
                Err(Illegal::TooFewAlike { route: map.route_name(id), needed, held: most + locomotives })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// R15: there are enough trains. R17: the route is free, and its twin does not close it to this seat.
    fn check_open<'m>(&self, map: &'m Map, id: RouteId) -> Result<&'m Route, Illegal> {
        let seat = self.to_move;
        let route = map.routes.get(id.index()).ok_or(Illegal::NoSuchRoute)?;
        let name = || map.route_name(id);
        match self.owner(id) {
            Some(owner) if owner == seat => return Err(Illegal::RouteYours { route: name() }),
            Some(_) => return Err(Illegal::RouteTaken { route: name() }),
            None => {}
        }
        if let Some(owner) = route.twin.and_then(|twin| self.owner(twin)) {
            if owner == seat {
                return Err(Illegal::TwinYours { route: name() });
            }
            if self.seats < map.features.both_tracks_from {
                return Err(Illegal::TwinTaken { route: name() });
            }
        }
        let left = self.trains[seat.index()];
        if left < route.length {
            return Err(Illegal::TooFewTrains { route: name(), needed: route.length, left });
        }
        Ok(route)
    }

    /// R14: as many cards as spaces, of one colour and locomotives. R30: enough locomotives for a ferry.
    fn check_payment(&self, map: &Map, route: &Route, payment: Payment) -> Result<(), Illegal> {
        if !payment.is_canonical() {
            return Err(Illegal::MalformedPayment);
        }
        if payment.total() != route.length {
            return Err(Illegal::WrongNumber { needed: route.length, paid: payment.total() });
        }
        if let Some(colour) = route.colour
            && payment.cards > 0
            && payment.colour != colour
        {
            return Err(Illegal::WrongColour { route: map.route_name(route.id), colour });
        }
        if payment.locomotives < route.locomotives() {
            let (route, needed) = (map.route_name(route.id), route.locomotives());
            return Err(Illegal::LocomotivesMissing { route, needed });
        }
        self.check_in_hand(payment)
    }

    pub(super) fn check_in_hand(&self, payment: Payment) -> Result<(), Illegal> {
        let hand = &self.hands[self.to_move.index()];
        if hand.holds(&payment.to_cards()) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    pub(super) fn claim(&mut self, map: &Map, id: RouteId, payment: Payment, sink: &mut impl Sink) {
        if map.route(id).is_tunnel() {
            self.try_tunnel(map, id, payment, sink);
        } else {
            self.take_route(map, id, payment, sink);
            self.settle_discards(sink);
            self.end_turn(sink);
        }
    }

    /// R16: discards the cards, places the trains, and adds the points of R18.
    pub(super) fn take_route(&mut self, map: &Map, id: RouteId, payment: Payment, sink: &mut impl Sink) {
        let seat = self.to_move;
        let route = map.route(id);
        self.pay(payment);
        self.trains[seat.index()] -= route.length;
        self.points[seat.index()] += route.points;
        self.own(map, seat, id);
        sink.tell(|| Event::Claimed { seat, route: id, payment });
    }

    /// Gives the route to the seat. R17: at a small table that closes the other track to everyone.
    #[inline]
    pub(crate) fn own(&mut self, map: &Map, seat: SeatId, route: RouteId) {
        self.owned[seat.index()] |= 1 << route.0;
        self.close(map, route);
        if self.seats < map.features.both_tracks_from
            && let Some(twin) = map.route(route).twin
        {
            self.close(map, twin);
        }
    }

    fn close(&mut self, map: &Map, id: RouteId) {
        let route = map.route(id);
        if self.open >> id.0 & 1 == 1 && route.locomotives() == 0 {
            self.open_plain[paint(route.colour)].remove(route.length);
        }
        self.open &= !(1 << id.0);
    }

    #[inline]
    pub(super) fn pay(&mut self, payment: Payment) {
        let hand = &mut self.hands[self.to_move.index()];
        hand[payment.colour] -= payment.cards;
        hand[Card::Locomotive] -= payment.locomotives;
        self.discards[payment.colour] += payment.cards;
        self.discards[Card::Locomotive] += payment.locomotives;
    }

    /// New discards matter at once if the deck is empty (R11), or if three locomotives stayed in the row only because
    /// a new row could not help (R10). Otherwise row and deck are in order already.
    #[inline]
    pub(super) fn settle_discards(&mut self, sink: &mut impl Sink) {
        if self.deck.is_empty() || self.row_is_locomotives() {
            self.settle(sink);
        }
    }
}
