//! A city's dot, its name, and the station that may stand there.

use leptos::prelude::*;

use super::Keys;
use super::labels::LINE;
use super::livery;
use super::look::Look;
use super::pick::Picked;
use super::pieces::Pieces;
use super::scene::CityMark;

/// Half of a station's wall.
const WALL: f32 = 5.0;

#[component]
pub(super) fn CityPicture(
    mark: &'static CityMark,
    pieces: Signal<Pieces>,
    look: Signal<Look>,
    keys: Option<Keys>,
) -> impl IntoView {
    let owner = Memo::new(move |_| pieces.with(|pieces| pieces.station(mark.id)));
    let look = Memo::new(move |_| look.with(|look| look.city(mark.id)));
    let here = Picked::City(mark.id);
    let ghost = Memo::new(move |_| look.get().ghost);
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
            class=move || format!("city{}", look.get().classes())
            data-city=mark.id.index()
            transform=format!("translate({} {})", mark.at.x, mark.at.y)
            role=keys.map(|_| "button")
            tabindex=keys.map(|keys| move || keys.tabindex(here))
            aria-label=keys.map(|keys| move || keys.label(here, mark.name))
        >
            <circle class="ring" r="10.5" />
            <circle class="dot" r="6.2" />
            <circle class="pin" r="2.4" />
            {move || owner.get().map(station)}
            {move || ghost.get().map(|seat| view! { <g class="ghost">{station(seat)}</g> })}
        </g>
    }
}

/// Apart from the dot: names lie over everything else.
#[component]
pub(super) fn CityName(mark: &'static CityMark, look: Signal<Look>) -> impl IntoView {
    let look = Memo::new(move |_| look.with(|look| look.city(mark.id)));
    let foot = mark.at + mark.label.at;
    let line = |(number, text): (u8, &'static str)| {
        view! { <tspan x=foot.x y=foot.y + LINE * f32::from(number)>{text}</tspan> }
    };
    view! {
        <text class=move || look.get().classes() text-anchor=mark.label.anchor>
            {(0..).zip(mark.label.lines()).map(line).collect_view()}
        </text>
    }
}
