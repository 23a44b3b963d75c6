//! One route of the list; a tap chooses it on the map.

use engine::RouteId;
use leptos::prelude::*;
use model::Purpose;
use scene::{Picked, area_of};

use super::{Entry, RouteState};
use crate::board::Tap;
use crate::dialog;
use crate::screens::game::turn::{GameContext, game_context};

#[component]
pub(super) fn Row(entry: Entry) -> impl IntoView {
    let game = game_context();
    let Entry { route, name, facts, state, words } = entry;
    view! {
        <li>
            <button class="route-row" class:claimable=state == RouteState::Claimable on:click=move |_| choose(game, route)>
                <b>{name}</b>
                <span>{facts}</span>
                <small>{words}</small>
            </button>
        </li>
    }
}

/// A route that can be claimed is chosen at once, and the focus returns to where the list was opened: on the map, letters
/// jump to cities, which would surprise someone who uses the list instead. Any other route gets the focus on the map, and
/// the reason why it can't be claimed is shown.
fn choose(game: GameContext, route: RouteId) {
    dialog::close_open();
    if game.ways(Purpose::Route(route)).is_empty() {
        game.go_to(Picked::Route(route));
    } else {
        game.camera.show(game.glance(|map, _| area_of(map, [route], [])).flatten());
    }
    game.tap(Tap::On(Picked::Route(route)));
}
