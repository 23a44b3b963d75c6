//! The rules, one file for each group of them. Search and table run the same code.

mod claim;
mod deal;
mod draw;
mod end;
mod station;
mod tickets;
mod tunnel;

use crate::action::Action;
use crate::illegal::Illegal;
use crate::map::Map;
use crate::sink::Sink;
use crate::state::{Phase, State};
pub(crate) use draw::FLUSH;

impl State {
    /// Is `action` legal for the seat to move? If not, why not.
    pub fn check(&self, map: &Map, action: Action) -> Result<(), Illegal> {
        match action {
            Action::DrawBlind => self.check_draw_blind(),
            Action::DrawFaceUp { slot } => self.check_draw_face_up(slot),
            Action::Claim { route, payment } => self.check_claim(map, route, payment),
            Action::DrawTickets => self.check_draw_tickets(),
            Action::KeepTickets { keep } => self.check_keep(map, keep),
            Action::BuildStation { city, payment } => self.check_station(map, city, payment),
            Action::PayTunnel { extra } => self.check_pay_tunnel(extra),
            Action::DeclineTunnel => self.tunnel().map(|_| ()),
            Action::Pass => self.check_pass(map),
        }
    }

    /// Does `action` for the seat to move. The caller must know that it is legal: an illegal action leads to an invalid
    /// position. `Game::apply` checks it.
    #[inline]
    pub fn play(&mut self, map: &Map, action: Action, sink: &mut impl Sink) {
        match action {
            Action::DrawBlind => self.draw_blind(sink),
            Action::DrawFaceUp { slot } => self.draw_face_up(slot, sink),
            Action::Claim { route, payment } => self.claim(map, route, payment, sink),
            Action::DrawTickets => self.draw_tickets(map, sink),
            Action::KeepTickets { keep } => self.keep_tickets(map, keep, sink),
            Action::BuildStation { city, payment } => self.build_station(city, payment, sink),
            Action::PayTunnel { extra } => self.pay_tunnel(map, extra, sink),
            Action::DeclineTunnel => self.decline_tunnel(sink),
            Action::Pass => self.pass(sink),
        }
    }

    /// R6, R25: the action of a turn can be chosen only when nothing is left unfinished.
    pub(crate) fn turn_begins(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Choose => Ok(()),
            Phase::Opening => Err(Illegal::OpeningFirst),
            Phase::SecondCard => Err(Illegal::SecondCardFirst),
            Phase::Tickets => Err(Illegal::TicketsFirst),
            Phase::Tunnel(_) => Err(Illegal::TunnelFirst),
            Phase::Over => Err(Illegal::Over),
        }
    }
}
