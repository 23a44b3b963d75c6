//! One route: drawn once, restyled by class when it has an owner or is spoken of.

use leptos::prelude::*;

use super::look::Look;
use super::pieces::Pieces;
use super::scene::RouteMark;

#[component]
pub(super) fn RoutePicture(
    mark: &'static RouteMark,
    pieces: Signal<Pieces>,
    look: Signal<Look>,
) -> impl IntoView {
    let owner = Memo::new(move |_| pieces.with(|pieces| pieces.owner(mark.id)));
    let look = Memo::new(move |_| look.with(|look| look.route(mark.id)));
    let painted = Memo::new(move |_| owner.get().or(look.get().ghost));
    let space = |outline: &'static String| view! { <path class="space" d=outline.as_str() /> };
    view! {
        <g
            class=move || mark.class(owner.get()) + &look.get().classes()
            data-route=mark.id.index()
            // By keys and by a screen reader only what can be claimed is met: the log and the tickets tell the rest.
            role=move || look.get().claimable.then_some("button")
            tabindex=move || look.get().claimable.then_some("0")
            aria-label=move || look.get().claimable.then(|| mark.name.clone())
        >
            {mark.spaces.iter().map(space).collect_view()}
            <path class="symbols" d=mark.symbols.as_str() />
            <path class="livery" d=move || painted.get().map(|seat| mark.livery(seat)) />
        </g>
    }
}
