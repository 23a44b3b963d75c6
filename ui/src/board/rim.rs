//! What the trains on a route stand on.

use leptos::prelude::*;
use scene::RouteMark;

use super::followed::Followed;

/// How far the light rim reaches out from under a space, and the dark casing around it.
const RIM: f32 = 3.0;
const CASING: f32 = 3.6;

/// A shadow, and a light rim in a dark casing. It lies under the trains of all routes, so that it never covers those of
/// the other track.
#[component]
pub(super) fn TrainRim(route: Followed<RouteMark>) -> impl IntoView {
    let Followed { mark, shown, .. } = route;
    let stands = Memo::new(move |_| shown.with(|shown| shown.train().is_some()));
    let rim = move || {
        let casing = mark.band(CASING);
        view! {
            <g class=move || shown.with(|shown| shown.train_class("train-base"))>
                <path class="train-shadow" d=casing.clone() />
                <path class="train-casing" d=casing />
                <path class="train-rim" d=mark.band(RIM) />
            </g>
        }
    };
    move || stands.get().then(rim)
}
