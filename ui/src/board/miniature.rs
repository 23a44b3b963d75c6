//! A board as small as a stamp: its land, its lines, and whose they are. A list may show many of them, so each is
//! made of a few long paths.

use std::sync::Arc;

use engine::{Map, SeatColour};
use leptos::prelude::*;
use scene::Scene;
use table::protocol::Claims;

/// `seats` are the colours by seat.
#[component]
pub(crate) fn Miniature(map: Arc<Map>, seats: Vec<SeatColour>, claims: Claims) -> impl IntoView {
    let scene = Scene::of(&map);
    let free: String = scene.routes.iter().map(|mark| mark.middle_line()).collect();
    let network = |(number, colour): (usize, SeatColour)| {
        let own = claims.iter().filter(|(seat, _)| seat.index() == number);
        let lines = own.filter_map(|(_, route)| scene.routes.get(route.index()));
        let lines: String = lines.map(|mark| mark.middle_line()).collect();
        view! { <path class=format!("network seat-{}", colour.name()) d=lines /> }
    };
    view! {
        <svg class="miniature" viewBox="0 0 1000 640" aria-hidden="true">
            <path class="land" fill-rule="evenodd" d=scene.land.land />
            <path class="lakes" d=scene.land.lakes />
            <path class="free" d=free />
            {seats.into_iter().enumerate().map(network).collect_view()}
        </svg>
    }
}
