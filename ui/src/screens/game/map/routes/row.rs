//! One route of the list: touched, it is gone to.

use engine::RouteId;
use leptos::prelude::*;
use model::Purpose;
use scene::{Picked, area_of};

use super::{Entry, RouteState};
use crate::board::Tap;
use crate::dialog;
use crate::screens::game::turn::{Turn, turn};

#[component]
pub(super) fn Row(entry: Entry) -> impl IntoView {
    let turn = turn();
    let Entry { route, name, facts, state, words } = entry;
    view! {
        <li>
            <button class="route-row" class:claimable=state == RouteState::Claimable on:click=move |_| go(turn, route)>
                <b>{name}</b>
                <span>{facts}</span>
                <small>{words}</small>
            </button>
        </li>
    }
}

/// What can be claimed is asked for at once, and the keys stay where the list was opened: on the map every letter would
/// mean a city to whoever uses the list instead of it. Anything else is gone to on the map, with the reason.
fn go(turn: Turn, route: RouteId) {
    dialog::close_open();
    if turn.ways(Purpose::Route(route)).is_empty() {
        turn.go_to(Picked::Route(route));
    } else {
        turn.camera.show(turn.glance(|map, _| area_of(map, [route], [])).flatten());
    }
    turn.tap(Tap::On(Picked::Route(route)));
}
