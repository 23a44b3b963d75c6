//! A game: the board, who plays, and what the seat to move may do.
//!
//! The parts follow the position each by itself ([`turn::Turn::part`]), so that a move of someone else
//! takes neither the focus nor the place in a list from whoever is looking.

mod ask;
mod back;
mod banner;
mod bar;
mod card;
mod chip;
mod chips;
mod choice;
mod claim;
mod counter;
mod curtain;
mod draw;
mod drawn;
mod ending;
mod flash;
mod hand;
mod heading;
mod keys;
mod last_round;
mod lesson;
mod log;
mod looking;
mod map;
mod news;
mod offer;
mod pass;
mod paying;
mod payment;
mod routes;
mod seats;
mod sheet;
mod since;
mod site;
mod spoken;
mod spotlight;
mod station;
mod stub;
mod tapping;
mod tickets;
mod tunnel;
mod turn;
mod turned;
pub(crate) mod why;
mod words;
mod zoom;

use engine::Phase;
use leptos::prelude::*;
use table::protocol::Position;

use ask::Ask;
use banner::Banner;
use bar::Bar;
pub(super) use card::Face;
pub(super) use chips::Chips;
use ending::Ending;
use keys::Keys;
use lesson::LessonCard;
use map::GameMap;
use routes::RouteList;
use seats::Seats;
use sheet::Sheet;
use spoken::Spoken;
use turn::Turn;

use super::rules::{Reading, Reference};

#[component]
pub(crate) fn Game() -> impl IntoView {
    let turn = Turn::new();
    provide_context(turn);
    provide_context(Reading::new());
    turn.shared.step_within(move || turn.step_back());
    keys::listen(turn);
    curtain::fall_in_background(turn);
    drawn::watch(turn);
    let eyes = turn.part(|position| (position.session, position.view.viewer));
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
                <Ask />
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
fn stands(position: &Position) -> (&'static str, bool) {
    let view = &position.view;
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
