//! A city's dot, its name, and the station that may stand there.

use leptos::prelude::*;

use super::Keys;
use super::followed::Followed;
use super::labels::{AFAR, Afar, EM, Label};
use super::livery;
use super::scene::CityMark;

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
            aria-label=keys.map(|keys| move || keys.label(is_cursor.get(), mark.name))
        >
            <circle class="ring" r="10.5" />
            <circle class="dot" r="6.2" />
            <circle class="pin" r="2.4" />
            {move || shown.get().owner.map(station)}
            {move || shown.get().look.ghost.map(|seat| view! { <g class="ghost">{station(seat)}</g> })}
        </g>
    }
}

/// Apart from the dot: names lie over everything else. From afar it is another name, in larger letters.
#[component]
pub(super) fn CityName(city: Followed<CityMark>) -> impl IntoView {
    let Followed { mark, shown, .. } = city;
    let text = move |kind: &'static str, label: Label, leading: f32| {
        let foot = mark.at + label.at;
        let line = move |(number, text): (u8, &'static str)| {
            view! { <tspan x=foot.x y=foot.y + leading * f32::from(number)>{text}</tspan> }
        };
        view! {
            <text class=move || kind.to_owned() + &shown.get().look.classes() text-anchor=label.anchor>
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
