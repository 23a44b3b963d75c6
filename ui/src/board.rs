//! The map as a picture. It is given what to draw and knows no rules.

mod bends;
mod city;
mod curve;
mod files;
mod ground;
mod labels;
mod land;
mod livery;
#[cfg(test)]
mod palette;
mod pieces;
mod places;
mod point;
mod rose;
mod route;
mod scene;
mod symbol;
mod track;

use engine::Map;
use leptos::prelude::*;

use city::{CityName, CityPicture};
use ground::Ground;
pub(crate) use pieces::Pieces;
use route::RoutePicture;
use scene::{RouteMark, Scene};

/// Built once; what changes in a game are the pieces on it, and of these only classes and paint.
#[component]
pub(crate) fn Board(map: &'static Map, #[prop(optional, into)] pieces: Signal<Pieces>) -> impl IntoView {
    let scene = Scene::of(map);
    let bed = |mark: &'static RouteMark| view! { <path class=mark.bed_class d=mark.bed.as_str() /> };
    view! {
        <svg class="board" viewBox="0 0 1000 640" role="img" aria-label=map.name()>
            <Ground map=map.key() scene />
            // Under all spaces, so that what surrounds one track never covers its neighbour.
            <g class="beds">{scene.routes.iter().map(bed).collect_view()}</g>
            <g class="routes">
                {scene.routes.iter().map(|mark| view! { <RoutePicture mark pieces /> }).collect_view()}
            </g>
            <g class="cities">
                {scene.cities.iter().map(|mark| view! { <CityPicture mark pieces /> }).collect_view()}
            </g>
            <g class="names">{scene.cities.iter().map(|mark| view! { <CityName mark /> }).collect_view()}</g>
        </svg>
    }
}
