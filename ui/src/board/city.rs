//! A city's dot, its name, and the station that may stand there.

use leptos::prelude::*;

use super::Keys;
use super::labels::{AFAR, Afar, EM, Label};
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

/// Apart from the dot: names lie over everything else. From afar it is another name, in larger letters.
#[component]
pub(super) fn CityName(mark: &'static CityMark, look: Signal<Look>) -> impl IntoView {
    let look = Memo::new(move |_| look.with(|look| look.city(mark.id)));
    let text = move |kind: &'static str, label: Label, leading: f32| {
        let foot = mark.at + label.at;
        let line = move |(number, text): (u8, &'static str)| {
            view! { <tspan x=foot.x y=foot.y + leading * f32::from(number)>{text}</tspan> }
        };
        view! {
            <text class=move || kind.to_owned() + &look.get().classes() text-anchor=label.anchor>
                {(0..).zip(label.lines()).map(line).collect_view()}
            </text>
        }
    };
    let Afar { label: afar, is_clear } = mark.afar;
    view! {
        {text("near", mark.label, EM)}
        {text(if is_clear { "afar clear" } else { "afar" }, afar, AFAR)}
    }
}
