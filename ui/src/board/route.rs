//! One route: drawn once, restyled by class when it has an owner or is spoken of. What lies under it is drawn apart.

use leptos::prelude::*;

use super::Keys;
use super::followed::Followed;
use super::scene::RouteMark;

#[component]
pub(super) fn RoutePicture(route: Followed<RouteMark>, keys: Option<Keys>) -> impl IntoView {
    let Followed { mark, shown, is_cursor } = route;
    let painted = move || shown.with(|shown| shown.owner.or(shown.look.ghost));
    // Trains roll onto one space after the other; in a picture nothing moves.
    let spaces = if keys.is_some() { mark.spaces.clone() } else { vec![mark.spaces.concat()] };
    let space = |outline: String| view! { <path class="space" d=outline /> };
    view! {
        <g
            class=move || shown.with(|shown| mark.class(shown.owner) + &shown.look.classes())
            data-route=mark.id.index()
            role=keys.map(|_| "button")
            tabindex=keys.map(|_| move || route.tabindex())
            aria-label=keys.map(|keys| move || keys.label(is_cursor.get(), &mark.name))
        >
            {spaces.into_iter().map(space).collect_view()}
            <path class="symbols" d=mark.symbols.as_str() />
            <path class="livery" d=move || painted().map(|seat| mark.livery(seat)) />
        </g>
    }
}

/// How far what marks a route reaches out from under its spaces, and the casing around it.
const EDGE: f32 = 1.9;
const CASING: f32 = 2.7;

/// What lies under the spaces of a route. Under those of all others too, so that it never covers a neighbour: its bed,
/// and what marks it while it can be claimed, an edge that is bright in a dark casing.
#[component]
pub(super) fn RouteBed(route: Followed<RouteMark>) -> impl IntoView {
    let Followed { mark, shown, .. } = route;
    // Trains by way of trial are what is decided about: that is marked as well.
    let claimable = move || shown.with(|shown| shown.look.claimable || shown.look.ghost.is_some());
    // Once it is drawn it stays, and is hidden: another shape has its place among all others found anew, a class has not.
    let drawn = Memo::new(move |before| before == Some(&true) || claimable());
    let band = move |beyond| move || drawn.get().then(|| mark.band(beyond));
    view! {
        <g class:claimable=claimable class:lit=move || shown.with(|shown| shown.look.lit)>
            <path class=mark.bed_class d=mark.bed.as_str() />
            <path class="claim-casing" d=band(CASING) />
            <path class="claim-edge" d=band(EDGE) />
        </g>
    }
}
