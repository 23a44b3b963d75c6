//! The board of a game that is walked through: the pieces as they stood, and nothing to be done.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Phase, RouteId, View};
use leptos::prelude::*;
use model::Spotlight;
use model::tickets::goals;
use scene::Picked;

use super::digging::Digging;
use super::flash::Flash;
use super::zoom::Zoom;
use super::{fresh, hover, spoken_at_cursor};
use crate::board::{Board, Keys, Look, Pieces, Stage, Tap};
use crate::screens::game::turn::{GameContext, game_context};

#[component]
pub(crate) fn WalkedMap(
    /// A route was pressed.
    #[prop(into)]
    on_route: Callback<RouteId>,
) -> impl IntoView {
    let game = game_context();
    let map = game.part(|snapshot| Arc::clone(&snapshot.view.map));
    let pieces = game.part(|snapshot| Pieces::of(&snapshot.view));
    let pieces = Memo::new(move |_| pieces.get().unwrap_or_default());
    let fresh = fresh(pieces);
    let look = Memo::new(move |_| {
        let shown = game.shared.snapshot.with(|it| it.as_ref().map(|it| look(game, &it.view)));
        // After a jump nothing was claimed just now.
        let fresh = fresh.get().1;
        Look { fresh: if fresh.len() == 1 { fresh } else { BTreeSet::new() }, ..shown.unwrap_or_default() }
    });
    super::follow(game, fresh);
    let spoken = spoken_at_cursor(game);
    let tap = move |tap: Tap| {
        let picked = match tap {
            Tap::On(picked) => Some(picked),
            Tap::At(touch) => game.under(touch),
        };
        match picked {
            Some(Picked::Route(route)) => on_route.run(route),
            Some(Picked::City(city)) => game.shine(Spotlight::City(city)),
            None => {
                game.step_back();
            }
        }
    };
    let board = move || {
        map.get().map(|map| {
            view! {
                <Stage
                    map=Arc::clone(&map)
                    camera=game.camera
                    cursor=game.cursor
                    on_tap=tap
                    on_hover=hover(game)
                    is_ground=move |touch| game.under(touch).is_none()
                    on_twice=move |()| game.forget_tap()
                >
                    <Board map pieces look keys=Keys { cursor: game.cursor, spoken } />
                </Stage>
            }
        })
    };
    view! {
        <div class="game-map">
            {board}
            <Zoom />
            <Flash />
            <Digging />
        </div>
    }
}

fn look(game: GameContext, view: &View) -> Look {
    // Ghost trains stand on the tunnel until it is paid for.
    let ghost = match view.phase {
        Phase::Tunnel(tunnel) => {
            let digger = view.to_move.and_then(|seat| view.seats.get(seat.index()));
            digger.map(|seat| (tunnel.route, seat.colour))
        }
        Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => None,
    };
    Look {
        ghost,
        hovered: game.pointed_route(),
        lit: game.light_shown().lit(&view.map, view),
        closed: view.closed().into_iter().collect(),
        goals: goals(view),
        ..Look::default()
    }
}
