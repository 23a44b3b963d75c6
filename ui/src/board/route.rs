//! One route as it is printed: drawn once, restyled by class when it is claimed or highlighted. Its bed and the trains on
//! it are drawn elsewhere.

use leptos::prelude::*;
use scene::RouteMark;

use super::Keys;
use super::followed::Followed;

#[component]
pub(super) fn RoutePicture(route: Followed<RouteMark>, keys: Option<Keys>) -> impl IntoView {
    let Followed { mark, shown, is_cursor } = route;
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
        </g>
    }
}
