//! R31–R33: tunnels.

use crate::action::Payment;
use crate::event::Event;
use crate::ids::RouteId;
use crate::illegal::Illegal;
use crate::map::Map;
use crate::sink::Sink;
use crate::state::{Phase, State, Tunnel};

impl State {
    /// R31: shows the payment and turns up three cards. R32: if nothing extra is due, the route is claimed.
    pub(super) fn try_tunnel(&mut self, map: &Map, route: RouteId, shown: Payment, sink: &mut impl Sink) {
        let seat = self.to_move;
        sink.tell(|| Event::TunnelTried { seat, route, payment: shown });
        let mut turned = [None; 3];
        let mut extra = 0;
        for place in &mut turned {
            if self.deck.is_empty() {
                // R31: fewer cards if fewer exist. R33: none if there are none.
                break;
            }
            let card = self.top_card(sink);
            *place = Some(card);
            sink.tell(|| Event::TunnelCard { card });
            self.reshuffle_if_due(sink);
            extra += u8::from(Tunnel::adds(shown.colour, card));
        }
        let tunnel = Tunnel { route, shown, turned, extra };
        if extra == 0 {
            self.take_route(map, route, shown, sink);
            self.leave_tunnel(&tunnel, sink);
        } else {
            self.passes = 0;
            self.phase = Phase::Tunnel(tunnel);
            sink.tell(|| Event::TunnelExtra { extra });
        }
    }

    /// The tunnel that waits to be paid or declined.
    pub(crate) fn tunnel(&self) -> Result<Tunnel, Illegal> {
        match self.phase {
            Phase::Tunnel(tunnel) => Ok(tunnel),
            Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => {
                self.turn_begins().and(Err(Illegal::NoTunnel))
            }
        }
    }

    pub(super) fn check_pay_tunnel(&self, extra: Payment) -> Result<(), Illegal> {
        let tunnel = self.tunnel()?;
        if !extra.is_canonical() {
            return Err(Illegal::MalformedPayment);
        }
        if extra.total() != tunnel.extra {
            return Err(Illegal::WrongNumber { needed: tunnel.extra, paid: extra.total() });
        }
        // R32: if only locomotives were shown, only locomotives pay the extra.
        if extra.cards > 0 && extra.colour != tunnel.shown.colour {
            return Err(Illegal::WrongExtra);
        }
        self.check_extra(&tunnel)?;
        self.check_in_hand(tunnel.shown.with(extra))
    }

    /// Why the hand cannot pay the extra cost of a tunnel; `Ok` if it can.
    pub(crate) fn check_extra(&self, tunnel: &Tunnel) -> Result<(), Illegal> {
        let (of_colour, locomotives) = self.left_for(tunnel);
        let (colour, needed, held) = (tunnel.shown.colour, tunnel.extra, of_colour + locomotives);
        if held < needed { Err(Illegal::TooFewExtra { colour, needed, held }) } else { Ok(()) }
    }

    /// What the seat to move could pay the extra cost with, besides the cards shown: cards of their colour, and
    /// locomotives. R32: if only locomotives were shown, only locomotives count.
    #[inline]
    fn left_for(&self, tunnel: &Tunnel) -> (u8, u8) {
        let rest = self.hands[self.to_move.index()].without(&tunnel.shown.to_cards());
        let colour = tunnel.shown.colour;
        (if colour.is_locomotive() { 0 } else { rest[colour] }, rest.locomotives())
    }

    pub(super) fn pay_tunnel(&mut self, map: &Map, extra: Payment, sink: &mut impl Sink) {
        if let Phase::Tunnel(tunnel) = self.phase {
            self.take_route(map, tunnel.route, tunnel.shown.with(extra), sink);
            self.leave_tunnel(&tunnel, sink);
        }
    }

    /// R32: the seat may decline even if it could pay. The cards shown never left its hand.
    pub(super) fn decline_tunnel(&mut self, sink: &mut impl Sink) {
        if let Phase::Tunnel(tunnel) = self.phase {
            let seat = self.to_move;
            sink.tell(|| Event::TunnelDeclined { seat, route: tunnel.route });
            self.leave_tunnel(&tunnel, sink);
        }
    }

    /// R33: the turned-up cards are discarded at the end of the turn, whatever happened.
    fn leave_tunnel(&mut self, tunnel: &Tunnel, sink: &mut impl Sink) {
        for card in tunnel.turned.into_iter().flatten() {
            self.discards[card] += 1;
        }
        self.settle_discards(sink);
        self.end_turn(sink);
    }

    /// The ways to pay the extra cost of a tunnel.
    #[inline]
    pub(crate) fn tunnel_payments(&self, tunnel: &Tunnel) -> impl Iterator<Item = Payment> + use<> {
        let (of_colour, locomotives) = self.left_for(tunnel);
        let (extra, colour) = (tunnel.extra, tunnel.shown.colour);
        (0..=of_colour.min(extra))
            .map(move |cards| (cards, extra - cards))
            .filter(move |(_, wanted)| *wanted <= locomotives)
            .map(move |(cards, wanted)| Payment::new(colour, cards, wanted))
    }
}
