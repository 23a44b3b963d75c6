//! What lies under a route.

use leptos::prelude::*;
use scene::RouteMark;

use super::followed::Followed;

/// How far what marks a route reaches out from under its spaces, and the casing around it.
const EDGE: f32 = 2.2;
const CASING: f32 = 3.0;

/// What lies under the spaces of a route. Under those of all others too, so that it never covers a neighbour: its bed,
/// and what marks it while it can be claimed, dashes that are bright in a dark casing.
#[component]
pub(super) fn RouteBed(route: Followed<RouteMark>) -> impl IntoView {
    let Followed { mark, shown, .. } = route;
    // Trains by way of trial are what is decided about: that is marked as well.
    let claimable = move || shown.with(|shown| shown.look.claimable || shown.look.ghost.is_some());
    // Once it is drawn it stays, and is hidden: another shape has its place among all others found anew, a class has not.
    let drawn = Memo::new(move |before| before == Some(&true) || claimable());
    let dashes = move |beyond| move || drawn.get().then(|| mark.dashes(beyond));
    view! {
        <g class:claimable=claimable class:lit=move || shown.with(|shown| shown.look.lit)>
            <path class=mark.bed_class d=mark.bed.as_str() />
            <path class="claim-casing" d=dashes(CASING) />
            <path class="claim-edge" d=dashes(EDGE) />
        </g>
    }
}
