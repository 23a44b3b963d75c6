//! The trains of a seat on a route: pieces on the printed board, wider than the spaces.

use leptos::prelude::*;
use scene::RouteMark;

use super::followed::Followed;

/// One train on each space, in the colour and the livery of its seat.
#[component]
pub(super) fn Trains(
    route: Followed<RouteMark>,
    /// On a board that is played on, trains roll onto one space after the other; in a picture nothing moves.
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
