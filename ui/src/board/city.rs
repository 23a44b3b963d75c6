//! A city's dot, the mark of a ticket in hand, and the station that may stand there.

use leptos::prelude::*;
use model::tickets::Goal;
use scene::{CityMark, livery};

use super::Keys;
use super::followed::Followed;

/// Half of a station's wall.
const WALL: f32 = 5.0;

/// Around the dot of a city that a ticket in hand names.
const GOAL: &str = "M0-12L12 0L0 12L-12 0z";

/// In the dot of such a city, when the ticket is done.
const TICK: &str = "M-3.4 .2L-1 2.8L3.6-2.8";

#[component]
pub(super) fn CityPicture(city: Followed<CityMark>, keys: Option<Keys>) -> impl IntoView {
    let Followed { mark, shown, is_cursor } = city;
    let station = move |seat: engine::SeatColour| {
        view! {
            <g class=format!("station seat-{}", seat.name())>
                <path class="house" d="M-6.5 4.5V-4.5L-9-4.5L0-11.5L9-4.5L6.5-4.5V4.5z" />
                <path class="livery" d=livery::on_wall(WALL, seat) />
            </g>
        }
    };
    view! {
        <g
            class=move || format!("city{}", shown.get().look.classes())
            data-city=mark.id.index()
            transform=format!("translate({} {})", mark.at.x, mark.at.y)
            role=keys.map(|_| "button")
            tabindex=keys.map(|_| move || city.tabindex())
            aria-label=keys.map(|keys| move || keys.label(is_cursor.get(), &mark.name))
        >
            <circle class="ring" r="10.5" />
            {move || shown.get().look.goal.map(|_| view! { <path class="goal-mark" d=GOAL /> })}
            <circle class="dot" r="6.2" />
            <circle class="pin" r="2.4" />
            {move || (shown.get().look.goal == Some(Goal::Reached)).then(|| view! { <path class="tick" d=TICK /> })}
            {move || shown.get().owner.map(station)}
            {move || shown.get().look.ghost.map(|seat| view! { <g class="ghost">{station(seat)}</g> })}
        </g>
    }
}
