//! What the marks at the seats and on the map mean: with a finger nobody can point at them to find out.

use engine::SeatColour;
use leptos::prelude::*;

use crate::board::Car;
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Legend() -> impl IntoView {
    let known = game_context().glance(|map, view| {
        let own = view.viewer.and_then(|seat| view.seats.get(seat.index())).map(|seat| seat.colour);
        (map.features().stations > 0, own)
    });
    let (has_stations, own) = known.unwrap_or_default();
    let colour = own.unwrap_or(SeatColour::Blue);
    let figure = |class: &'static str, words: String| {
        let class = format!("figure {class}");
        view! { <li><span class="mark" aria-hidden="true"><span class=class></span></span>{words}</li> }
    };
    view! {
        <h3>{t!("help-marks")}</h3>
        <ul class="legend">
            <li><span class="mark"><span class="figure"><Car colour /></span></span>{t!("figure-trains")}</li>
            {figure("cards", t!("figure-cards"))}
            {figure("tickets-held", t!("figure-tickets"))}
            {has_stations.then(|| figure("stations", t!("figure-stations")))}
            <li>
                <svg class="mark" viewBox="-16 -9 32 18" aria-hidden="true">
                    <path class="bed-under" d="M-15-7.5H15V7.5H-15z" />
                    <path class="dashes" d="M-13-6.5H-5M-3-6.5H5M7-6.5H14M-13 6.5H-5M-3 6.5H5M7 6.5H14" />
                    <path class="space blue" d="M-13-3.5H13V3.5H-13z" />
                </svg>
                {t!("help-claimable")}
            </li>
            <li>
                <svg class="mark goal" viewBox="-14 -14 28 28" aria-hidden="true">
                    <path class="goal-mark" d="M0-12L12 0L0 12L-12 0z" />
                    <circle class="dot" r="6.2" />
                    <circle class="pin" r="2.4" />
                </svg>
                {t!("help-goal")}
            </li>
        </ul>
        <p>{t!("help-network")}</p>
    }
}
