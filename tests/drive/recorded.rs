//! What a person has done in a game, by its record: a press that came to nothing is not in it.

use engine::{Event, Game, RouteKind, SeatId};

use super::Tried;

/// Of the person at the first seat. Reloads leave no trace in a record: of them `tried` tells.
pub fn recorded(game: &Game, tried: Tried) -> Tried {
    let me = SeatId(0);
    let map = game.map();
    let mut done = Tried {
        reload_in_a_draw: tried.reload_in_a_draw,
        reload_in_a_tunnel: tried.reload_in_a_tunnel,
        ..Tried::default()
    };
    let mut last_round = false;
    // Does the tunnel that is being dug cost more than was shown?
    let mut dear = false;
    for event in game.history() {
        match event {
            Event::TunnelTried { .. } => dear = false,
            Event::TunnelExtra { .. } => dear = true,
            Event::TunnelDeclined { seat, .. } => done.tunnel_declined |= *seat == me,
            Event::Claimed { seat, route, .. } if *seat == me => {
                let route = map.route(*route);
                done.double |= route.twin.is_some();
                match route.kind {
                    RouteKind::Track => {}
                    RouteKind::Ferry(_) => done.ferry = true,
                    RouteKind::Tunnel => done.tunnel_paid |= dear,
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
