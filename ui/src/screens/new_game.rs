//! Setting up a game: which map, how many players.

use engine::{Map, SeatColour};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Seat, Start, Who};

use crate::app::shared;
use crate::board::Board;
use crate::t;

#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let shared = shared();
    let map = RwSignal::new(engine::maps()[0].key());
    let seats = RwSignal::new(2_usize);
    let others = RwSignal::new(Others::Bots);
    let starting = RwSignal::new(false);
    let start = move |_| {
        starting.set(true);
        let asked = Start {
            map: map.get_untracked().to_owned(),
            seats: default_seats(seats.get_untracked(), others.get_untracked()),
            first: None,
            seed: None,
        };
        spawn_local(async move {
            match shared.backend.ask(asked).await {
                Ok(position) => shared.enter(position),
                Err(failure) => shared.say(&failure),
            }
            starting.set(false);
        });
    };
    view! {
        <section class="new-game">
            <header class="bar">
                <button class="quiet" on:click=move |_| shared.back()>{t!("back")}</button>
                <h1>{t!("new-game-title")}</h1>
            </header>
            <fieldset class="map-choice">
                <legend>{t!("new-game-map")}</legend>
                {engine::maps().iter().map(|each| view! { <MapChoice each chosen=map /> }).collect_view()}
            </fieldset>
            <fieldset class="seat-choice">
                <legend>{t!("new-game-players")}</legend>
                {(2..=SeatColour::ALL.len()).map(|count| view! { <SeatCount count chosen=seats /> }).collect_view()}
            </fieldset>
            <fieldset class="others-choice">
                <legend>{t!("new-game-others")}</legend>
                <OthersChoice each=Others::Bots words=t!("new-game-bots") chosen=others />
                <OthersChoice each=Others::People words=t!("new-game-people") chosen=others />
            </fieldset>
            <button class="choice primary" disabled=starting on:click=start>{t!("new-game-start")}</button>
        </section>
    }
}

#[component]
fn MapChoice(each: &'static Map, chosen: RwSignal<&'static str>) -> impl IntoView {
    view! {
        <label class="map-picture">
            <input
                type="radio"
                name="map"
                value=each.key()
                prop:checked=move || chosen.get() == each.key()
                on:change=move |_| chosen.set(each.key())
            />
            <Board map=each />
            <b>{each.name()}</b>
        </label>
    }
}

#[component]
fn SeatCount(count: usize, chosen: RwSignal<usize>) -> impl IntoView {
    view! {
        <label class="seat-count">
            <input
                type="radio"
                name="seats"
                value=count
                prop:checked=move || chosen.get() == count
                on:change=move |_| chosen.set(count)
            />
            <span>{count}</span>
        </label>
    }
}

/// Who sits at the other seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Others {
    Bots,
    People,
}

#[component]
fn OthersChoice(each: Others, words: String, chosen: RwSignal<Others>) -> impl IntoView {
    view! {
        <label class="seat-count">
            <input
                type="radio"
                name="others"
                prop:checked=move || chosen.get() == each
                on:change=move |_| chosen.set(each)
            />
            <span>{words}</span>
        </label>
    }
}

/// The bot that is sat down where nothing else is asked for.
const USUAL_BOT: &str = "planner";

/// Players by number, in the order of the colours. The first seat is always a person's.
fn default_seats(count: usize, others: Others) -> Vec<Seat> {
    let seat = |(number, colour): (usize, SeatColour)| match others {
        Others::Bots if number > 1 => Seat {
            name: t!("new-game-bot", number = number - 1),
            colour,
            who: Who::Bot { bot: USUAL_BOT.into() },
        },
        Others::Bots | Others::People => {
            Seat { name: t!("new-game-player", number = number), colour, who: Who::Person }
        }
    };
    (1..).zip(SeatColour::ALL).take(count).map(seat).collect()
}
