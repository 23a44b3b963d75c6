//! The top of the screen: the way back, what is shown, and whose cards.

use engine::SeatId;
use leptos::prelude::*;
use model::replay::Eyes;

use super::sending::Sending;
use super::walk::walk;
use crate::t;

#[component]
pub(super) fn Bar() -> impl IntoView {
    let walk = walk();
    let shared = walk.game.shared;
    view! {
        <header class="bar game-bar">
            <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
            <h1>{t!("replay-title")}</h1>
            <Sending />
            {if walk.is_over() { chooser().into_any() } else { whose().into_any() }}
        </header>
    }
}

/// A finished game is seen with anybody's eyes.
fn chooser() -> impl IntoView {
    let walk = walk();
    let names = walk.with_base(|base| base.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>());
    let seats = (0..).map(SeatId).zip(names.unwrap_or_default());
    let seats = seats.map(|(seat, name)| (Eyes::Seat(seat), t!("replay-eyes-seat", name = name)));
    let all = [(Eyes::Open, t!("replay-eyes-open"))].into_iter().chain(seats);
    let all: Vec<_> = all.chain([(Eyes::Table, t!("replay-eyes-table"))]).collect();
    let choices = all.iter().map(|(eyes, _)| *eyes).collect::<Vec<_>>();
    let place = {
        let choices = choices.clone();
        move || choices.iter().position(|eyes| *eyes == walk.eyes.get()).unwrap_or_default().to_string()
    };
    let choose = move |event| {
        let place: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(eyes) = place.and_then(|place| choices.get(place)) {
            walk.see_with(*eyes);
        }
    };
    let option = |(place, (_, words)): (usize, (Eyes, String))| {
        view! { <option value=place.to_string()>{words}</option> }
    };
    view! {
        <select class="eyes" aria-label=t!("replay-eyes") prop:value=place on:change=choose>
            {all.into_iter().enumerate().map(option).collect_view()}
        </select>
    }
}

/// While a game is played, it is seen as far as whoever looks may know.
fn whose() -> impl IntoView {
    let walk = walk();
    let words = walk.with_base(|base| {
        let viewer = base.view.viewer.and_then(|seat| base.seats.get(seat.index()));
        match viewer {
            Some(seat) => t!("replay-eyes-seat", name = seat.name.clone()),
            None => t!("replay-eyes-table"),
        }
    });
    view! { <p class="eyes">{words}</p> }
}
