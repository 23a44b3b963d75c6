//! The map as a picture. It is given what to draw and knows no rules.

mod bed;
mod camera;
mod car;
mod city;
mod followed;
mod ground;
mod look;
mod miniature;
mod name;
#[cfg(test)]
mod palette;
mod pieces;
mod rim;
mod rose;
mod route;
mod sample;
mod stage;
mod train;

use std::sync::Arc;

use engine::Map;
use leptos::prelude::*;
use scene::{Picked, Scene};

use bed::RouteBed;
pub(crate) use camera::CameraRef;
pub(crate) use car::Car;
use city::CityPicture;
use followed::Followed;
use ground::Ground;
pub(crate) use look::Look;
pub(crate) use miniature::Miniature;
use name::CityName;
pub(crate) use pieces::Pieces;
use rim::TrainRim;
use route::RoutePicture;
pub(crate) use sample::{Sample, Sampled};
pub(crate) use stage::{Stage, Tap, go_to};
use train::Trains;

use crate::words::name_of;

/// What the keyboard and screen readers need on a board.
#[derive(Clone, Copy)]
pub(crate) struct Keys {
    /// The city or route at the keyboard's cursor: the only one that Tab reaches.
    pub(crate) cursor: RwSignal<Option<Picked>>,
    /// Its full description; all others are labelled by their names only.
    pub(crate) spoken: Memo<String>,
}

impl Keys {
    fn label(self, is_cursor: bool, name: &str) -> String {
        if is_cursor { self.spoken.get() } else { name.to_owned() }
    }
}

/// The printed board is built once, and only its classes change; trains are added as routes are claimed. It consists of
/// three pictures, one over the other: the ground is painted only once, and the marks of claimable routes change every
/// turn without repainting trains and names.
#[component]
pub(crate) fn Board(
    map: Arc<Map>,
    #[prop(optional, into)] pieces: Signal<Pieces>,
    #[prop(optional, into)] look: Signal<Look>,
    /// Given if the board is played on; without, it is a picture.
    #[prop(optional)]
    keys: Option<Keys>,
) -> impl IntoView {
    let scene = Scene::of(&map);
    let cursor = keys.map_or_else(Signal::default, |keys| keys.cursor.into());
    let routes = Followed::all(&scene.routes, pieces, look, cursor);
    let cities = Followed::all(&scene.cities, pieces, look, cursor);
    let bed = |route| view! { <RouteBed route /> };
    let route = move |route| view! { <RoutePicture route keys /> };
    let rim = |route| view! { <TrainRim route /> };
    let train = move |route| view! { <Trains route rolls=keys.is_some() /> };
    let city = move |city| view! { <CityPicture city keys /> };
    let name = |city| view! { <CityName city /> };
    let dim = Memo::new(move |_| look.with(|look| !look.lit.is_empty()));
    // A picture is painted once, in one tile or two.
    let shore =
        if keys.is_some() { scene.shore.iter().map(String::as_str).collect() } else { vec![scene.land.land] };
    view! {
        <span class="board" class:dim=dim>
            <Ground map=map.key().to_owned() scene shore />
            <svg class="beds" viewBox="0 0 1000 640" aria-hidden="true">
                {routes.iter().copied().map(bed).collect_view()}
            </svg>
            <svg
                viewBox="0 0 1000 640"
                role=if keys.is_some() { "group" } else { "img" }
                aria-label=name_of(&map)
            >
                <g class="routes">{routes.iter().copied().map(route).collect_view()}</g>
                <g class="trains" aria-hidden="true">
                    {routes.iter().copied().map(rim).collect_view()}
                    {routes.into_iter().map(train).collect_view()}
                </g>
                <g class="cities">{cities.iter().copied().map(city).collect_view()}</g>
                <g class="names">{cities.into_iter().map(name).collect_view()}</g>
            </svg>
        </span>
    }
}
