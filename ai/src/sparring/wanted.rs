//! Which routes an opponent seems to want: those that are still missing on tickets it has built most of.

use crate::parts::bits;
use crate::parts::path::{CLOSED, Costs, cheapest};
use crate::parts::sight::Sight;
use engine::SeatId;

/// A ticket that somebody may hold counts if its routes save at least this many half turns …
const SAVED: u8 = 8;

/// … and if it takes at most this many more.
const LEFT: u8 = 9;

/// For each route, how much the opponents seem to want it.
pub(super) struct Wanted([u16; 128]);

impl Wanted {
    pub(super) fn of(sight: &Sight<'_>) -> Wanted {
        let mut wanted = Wanted([0; 128]);
        sight.opponents().for_each(|seat| wanted.note(sight, seat));
        wanted
    }

    fn note(&mut self, sight: &Sight<'_>, seat: SeatId) {
        let board = sight.board;
        let theirs = sight.routes_of(seat);
        let all = bits::first_routes(board.map.routes().len());
        let fresh = Costs::new(board, 0, all);
        let built = Costs::new(board, theirs, sight.open() & !theirs);
        for ticket in board.map.tickets() {
            if sight.tickets() & bits::ticket(ticket.id) != 0 {
                continue;
            }
            let (Some(before), Some(path)) =
                (cheapest(board, &fresh, ticket.ends), cheapest(board, &built, ticket.ends))
            else {
                continue;
            };
            let saved = before.cost.saturating_sub(path.cost);
            if saved < SAVED || path.cost == 0 || path.cost > LEFT {
                continue;
            }
            for route in bits::routes(path.routes & !theirs) {
                // How much longer the ticket takes without this route and its twin.
                let mut without = built.clone();
                let twin = board.map.route(route).twin.map_or(0, bits::route);
                without.set(bits::route(route) | twin, CLOSED);
                let detour =
                    cheapest(board, &without, ticket.ends).map_or(20, |other| other.cost - path.cost);
                let wanted = &mut self.0[route.index()];
                *wanted = wanted.saturating_add(u16::from(saved.min(20)) * u16::from(detour.min(20)));
            }
        }
    }

    pub(super) fn of_route(&self, route: engine::RouteId) -> u16 {
        self.0[route.index()]
    }
}
