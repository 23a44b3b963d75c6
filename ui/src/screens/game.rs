//! A game: the board, who plays, and what the seat to move may do.
//!
//! The parts follow the snapshot each by itself ([`turn::Turn::part`]), so that a move of someone else
//! takes neither the focus nor the place in a list from whoever is looking.

mod asking;
mod bar;
mod cards;
mod ending;
mod hand;
mod keys;
mod lesson;
mod log;
mod map;
mod row;
mod seats;
mod sheet;
mod tickets;
mod turn;
mod words;

use engine::Phase;
use leptos::prelude::*;
use table::protocol::Snapshot;

use asking::Asking;
use bar::Bar;
pub(super) use cards::{Chips, Face};
use ending::Ending;
use keys::Keys;
use lesson::LessonCard;
use log::Spoken;
use map::{Banner, GameMap, RouteList};
use seats::Seats;
use sheet::Sheet;
use turn::Turn;
pub(crate) use words::why;

use super::rules::{Reading, Reference};

#[component]
pub(crate) fn Game() -> impl IntoView {
    let turn = Turn::new();
    provide_context(turn);
    provide_context(Reading::new());
    turn.shared.step_within(move || turn.step_back());
    keys::listen(turn);
    asking::fall_in_background(turn);
    asking::watch_last_card(turn);
    let eyes = turn.part(|snapshot| (snapshot.session, snapshot.view.viewer));
    Effect::new(move |before: Option<_>| {
        let now = eyes.get();
        if before.is_some_and(|before| before != now) {
            turn.forget();
        }
        now
    });
    let here = turn.part(|_| ());
    let stands = turn.part(stands);
    let hint = turn.part(lesson::hint);
    let stands = move || stands.get().unwrap_or_default();
    view! {
        <section
            class="game"
            data-phase=move || stands().0
            data-mine=move || stands().1.to_string()
            data-hint=move || hint.get().flatten()
            data-busy=move || turn.is_busy().to_string()
            on:pointerdown=move |event| turn.touch(&event.pointer_type())
        >
            <Show when=move || here.get().is_some()>
                <Bar />
                <Seats />
                <LessonCard />
                <GameMap />
                <Sheet />
                <Asking />
                <Banner />
                <Ending />
                <Reference />
                <Spoken />
                <RouteList />
                <Keys />
            </Show>
        </section>
    }
}

/// What is waited for, and whether from whoever is looking: for the style, and for whoever drives the page.
fn stands(snapshot: &Snapshot) -> (&'static str, bool) {
    let view = &snapshot.view;
    let phase = match view.phase {
        Phase::Opening => "opening",
        Phase::Choose => "choose",
        Phase::SecondCard => "second-card",
        Phase::Tickets => "tickets",
        Phase::Tunnel(_) => "tunnel",
        Phase::Over => "over",
    };
    (phase, view.viewer.is_some() && view.viewer == view.to_move)
}
