//! The trains of a seat on a route: pieces that lie on the printed board, wider than what they lie on.

use leptos::prelude::*;

use super::followed::Followed;
use super::scene::RouteMark;

/// How far the light rim reaches out from under the trains' spaces, and the dark casing around it.
const RIM: f32 = 2.7;
const CASING: f32 = 3.2;

/// What the trains of a route stand on: a shadow, and a light rim in a dark casing. Under the trains of all routes, so that it
/// covers none of a twin's.
#[component]
pub(super) fn TrainBase(route: Followed<RouteMark>) -> impl IntoView {
    let Followed { mark, shown, .. } = route;
    let stands = Memo::new(move |_| shown.with(|shown| shown.train().is_some()));
    let base = move || {
        view! {
            <g class=move || shown.with(|shown| shown.train_class("base"))>
                <path class="train-shadow" d=mark.band(CASING) />
                <path class="train-casing" d=mark.band(CASING) />
                <path class="train-rim" d=mark.band(RIM) />
            </g>
        }
    };
    move || stands.get().then(base)
}

/// The trains themselves, one on each space, in the colour and the livery of their seat.
#[component]
pub(super) fn TrainRow(
    route: Followed<RouteMark>,
    /// Where it is played on, trains roll onto one space after the other; in a picture nothing moves.
    rolls: bool,
) -> impl IntoView {
    let Followed { mark, shown, .. } = route;
    let seat = Memo::new(move |_| shown.with(|shown| shown.train()));
    let row = move |seat| {
        let wagons: Vec<String> = mark.wagons().collect();
        let wagons = if rolls { wagons } else { vec![wagons.concat()] };
        let wagon = |outline: String| view! { <path class="wagon" d=outline /> };
        view! {
            <g class=move || shown.with(|shown| shown.train_class("train"))>
                {wagons.into_iter().map(wagon).collect_view()}
                <path class="sheen" d=mark.sheen() />
                <path class="livery" d=mark.livery(seat) />
            </g>
        }
    };
    move || seat.get().map(row)
}
