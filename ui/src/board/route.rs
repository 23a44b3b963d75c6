//! One route: drawn once, restyled by class when it has an owner or is spoken of. What lies under it is drawn apart.

use leptos::prelude::*;

use super::Keys;
use super::look::Look;
use super::pick::Picked;
use super::pieces::Pieces;
use super::scene::RouteMark;

#[component]
pub(super) fn RoutePicture(
    mark: &'static RouteMark,
    pieces: Signal<Pieces>,
    look: Signal<Look>,
    keys: Option<Keys>,
) -> impl IntoView {
    let owner = Memo::new(move |_| pieces.with(|pieces| pieces.owner(mark.id)));
    let look = Memo::new(move |_| look.with(|look| look.route(mark.id)));
    let here = Picked::Route(mark.id);
    let painted = Memo::new(move |_| owner.get().or(look.get().ghost));
    // Trains roll onto one space after the other; in a picture nothing moves.
    let spaces = if keys.is_some() { mark.spaces.clone() } else { vec![mark.spaces.concat()] };
    let space = |outline: String| view! { <path class="space" d=outline /> };
    view! {
        <g
            class=move || mark.class(owner.get()) + &look.get().classes()
            data-route=mark.id.index()
            role=keys.map(|_| "button")
            tabindex=keys.map(|keys| move || keys.tabindex(here))
            aria-label=keys.map(|keys| move || keys.label(here, &mark.name))
        >
            {spaces.into_iter().map(space).collect_view()}
            <path class="symbols" d=mark.symbols.as_str() />
            <path class="livery" d=move || painted.get().map(|seat| mark.livery(seat)) />
        </g>
    }
}

/// What lies under the spaces of a route. Under those of all others too, so that it never covers a neighbour: its bed,
/// and what marks it while it can be claimed, an edge that is bright in a dark casing.
#[component]
pub(super) fn RouteBed(mark: &'static RouteMark, look: Signal<Look>) -> impl IntoView {
    let claimable = Memo::new(move |_| look.with(|look| look.claimable.contains(&mark.id)));
    let edge = move || claimable.get().then(|| mark.spaces.concat());
    view! {
        <path class=mark.bed_class d=mark.bed.as_str() />
        <path class="claim-casing" d=edge />
        <path class="claim-edge" d=edge />
    }
}
