//! What lies under a route.

use leptos::prelude::*;
use scene::RouteMark;

use super::followed::Followed;

/// How far the mark of a claimable route, and the casing around it, reach out from under its spaces.
const EDGE: f32 = 2.2;
const CASING: f32 = 3.0;

/// The bed of a route, and the mark while it can be claimed: bright dashes in a dark casing. It lies under the spaces of
/// all routes, so that it never covers a neighbour.
#[component]
pub(super) fn RouteBed(route: Followed<RouteMark>) -> impl IntoView {
    let Followed { mark, shown, .. } = route;
    // A route with ghost trains is about to be claimed: it is marked as well.
    let claimable = move || shown.with(|shown| shown.look.claimable || shown.look.ghost.is_some());
    // Once drawn, it stays and is only hidden: to add a shape to the picture costs more than to change a class.
    let drawn = Memo::new(move |before| before == Some(&true) || claimable());
    let dashes = move |beyond| move || drawn.get().then(|| mark.dashes(beyond));
    view! {
        <g
            class:claimable=claimable
            class:owned=move || shown.with(|shown| shown.owner.is_some())
            class:lit=move || shown.with(|shown| shown.look.lit)
        >
            <path class=mark.bed_class d=mark.bed.as_str() />
            <path class="claim-casing" d=dashes(CASING) />
            <path class="claim-edge" d=dashes(EDGE) />
        </g>
    }
}
