//! The map as a picture. It is given what to draw and knows no rules.

mod places;
mod scene;

use engine::Map;
use leptos::prelude::*;

use scene::{CityMark, RouteMark, Scene};

#[component]
pub(crate) fn Board(map: &'static Map) -> impl IntoView {
    let scene = Scene::of(map);
    view! {
        <svg class="board" viewBox=scene.view_box() role="img" aria-label=map.name()>
            <g class="routes">{scene.routes.iter().map(route).collect_view()}</g>
            <g class="cities">{scene.cities.iter().map(city).collect_view()}</g>
        </svg>
    }
}

fn route(mark: &RouteMark) -> impl IntoView + use<> {
    let space = |space: &scene::Space| {
        view! {
            <rect
                x=-space.length / 2.0
                y=-scene::SPACE_WIDTH / 2.0
                width=space.length
                height=scene::SPACE_WIDTH
                rx="2"
                transform=format!("translate({:.1} {:.1}) rotate({:.1})", space.x, space.y, space.angle)
            />
        }
    };
    view! { <g class=mark.class.clone()>{mark.spaces.iter().map(space).collect_view()}</g> }
}

fn city(mark: &CityMark) -> impl IntoView + use<> {
    view! {
        <g class="city" transform=format!("translate({} {})", mark.x, mark.y)>
            <circle r="6" />
            <text y="-10">{mark.name}</text>
        </g>
    }
}
