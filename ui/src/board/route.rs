//! One route: drawn once, restyled by class when it has an owner.

use leptos::prelude::*;

use super::pieces::Pieces;
use super::scene::RouteMark;

#[component]
pub(super) fn RoutePicture(mark: &'static RouteMark, pieces: Signal<Pieces>) -> impl IntoView {
    let owner = Memo::new(move |_| pieces.with(|pieces| pieces.owner(mark.id)));
    let space = |outline: &'static String| view! { <path class="space" d=outline.as_str() /> };
    view! {
        <g class=move || mark.class(owner.get())>
            {mark.spaces.iter().map(space).collect_view()}
            <path class="symbols" d=mark.symbols.as_str() />
            <path class="livery" d=move || owner.get().map(|seat| mark.livery(seat)) />
        </g>
    }
}
