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
