//! What a person has done in a game, according to its record: a click that had no effect is not in it.

use engine::{Event, Game, RouteKind, SeatId};

use super::Coverage;

/// The actions of the person at the first seat. A record does not show reloads: those are taken from `covered`.
pub fn recorded_coverage(game: &Game, covered: Coverage) -> Coverage {
    let me = SeatId(0);
    let map = game.map();
    let mut done = Coverage {
        reload_in_a_draw: covered.reload_in_a_draw,
        reload_in_a_tunnel: covered.reload_in_a_tunnel,
        ..Coverage::default()
    };
    let mut last_round = false;
    // Whether the current tunnel has an extra cost.
    let mut has_extra_cost = false;
    for event in game.history() {
        match event {
            Event::TunnelTried { .. } => has_extra_cost = false,
            Event::TunnelExtra { .. } => has_extra_cost = true,
            Event::TunnelDeclined { seat, .. } => done.tunnel_declined |= *seat == me,
            Event::Claimed { seat, route, .. } if *seat == me => {
                let route = map.route(*route);
                done.double |= route.twin.is_some();
                match route.kind {
                    RouteKind::Track => {}
                    RouteKind::Ferry(_) => done.ferry = true,
                    RouteKind::Tunnel => done.tunnel_paid |= has_extra_cost,
                }
            }
            Event::StationBuilt { seat, .. } => done.station |= *seat == me,
            Event::TicketsKept { seat, .. } => done.tickets |= *seat == me,
            Event::LastRound { .. } => last_round = true,
            Event::Began { .. }
            | Event::Dealt { .. }
            | Event::TurnedUp { .. }
            | Event::RowDiscarded
            | Event::Reshuffled { .. }
            | Event::TicketsOffered { .. }
            | Event::OpeningKept { .. }
            | Event::OpeningOver { .. }
            | Event::DrewBlind { .. }
            | Event::DrewFaceUp { .. }
            | Event::TunnelCard { .. }
            | Event::Claimed { .. }
            | Event::Passed { .. }
            | Event::Ended => {}
        }
    }
    assert!(last_round, "the game came to its last round");
    done
}
