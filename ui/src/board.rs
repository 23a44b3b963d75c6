//! The map as a picture. It is given what to draw and knows no rules.

mod bends;
mod camera;
mod car;
mod city;
mod curve;
mod files;
mod fingers;
mod frame;
mod ground;
mod labels;
mod land;
mod livery;
mod look;
mod miniature;
#[cfg(test)]
mod palette;
mod pick;
mod pieces;
mod places;
mod point;
mod rose;
mod route;
mod sample;
mod scene;
mod stage;
mod symbol;
mod track;

use engine::Map;
use leptos::prelude::*;

pub(crate) use camera::Camera;
pub(crate) use car::Car;
use city::{CityName, CityPicture};
use ground::Ground;
pub(crate) use look::{Lit, Look};
pub(crate) use miniature::Miniature;
pub(crate) use pick::{Picked, Touch, Wanted, pick};
pub(crate) use pieces::Pieces;
use route::RoutePicture;
pub(crate) use sample::{Sample, Sampled};
pub(crate) use scene::area_of;
use scene::{RouteMark, Scene};
pub(crate) use stage::{Stage, Tap};
pub(crate) use symbol::symbol;

/// Built once; what changes in a game are the pieces on it, and of these only classes and paint.
#[component]
pub(crate) fn Board(
    map: &'static Map,
    #[prop(optional, into)] pieces: Signal<Pieces>,
    #[prop(optional, into)] look: Signal<Look>,
    /// Is it played on? Otherwise it is a picture.
    #[prop(optional)]
    live: bool,
) -> impl IntoView {
    let scene = Scene::of(map);
    let bed = |mark: &'static RouteMark| view! { <path class=mark.bed_class d=mark.bed.as_str() /> };
    let dim = Memo::new(move |_| look.with(|look| !look.lit.is_empty()));
    view! {
        <svg
            class="board"
            class:dim=dim
            viewBox="0 0 1000 640"
            role=if live { "group" } else { "img" }
            aria-label=map.name()
        >
            <Ground map=map.key() scene />
            // Under all spaces, so that what surrounds one track never covers its neighbour.
            <g class="beds">{scene.routes.iter().map(bed).collect_view()}</g>
            <g class="routes">
                {scene.routes.iter().map(|mark| view! { <RoutePicture mark pieces look /> }).collect_view()}
            </g>
            <g class="cities">
                {scene.cities.iter().map(|mark| view! { <CityPicture mark pieces look /> }).collect_view()}
            </g>
            <g class="names">
                {scene.cities.iter().map(|mark| view! { <CityName mark look /> }).collect_view()}
            </g>
        </svg>
    }
}
