//! A city's dot, and the station that may stand there.

use leptos::prelude::*;
use scene::{CityMark, livery};

use super::Keys;
use super::followed::Followed;

/// Half of a station's wall.
const WALL: f32 = 5.0;

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
            <circle class="dot" r="6.2" />
            <circle class="pin" r="2.4" />
            {move || shown.get().owner.map(station)}
            {move || shown.get().look.ghost.map(|seat| view! { <g class="ghost">{station(seat)}</g> })}
        </g>
    }
}
