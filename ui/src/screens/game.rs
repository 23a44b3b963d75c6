//! A game: the board, who plays, and what the seat to move may do.
//!
//! Each part follows the snapshot by itself ([`turn::GameContext::part`]), so that someone else's move
//! does not take away the focus or the scroll position.

mod asking;
mod awake;
mod bar;
mod cards;
mod celebration;
mod ending;
mod flights;
mod hand;
mod keys;
mod lesson;
mod log;
mod map;
mod menu;
mod replay;
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
use celebration::Celebration;
use ending::Ending;
use flights::Flights;
use keys::Keys;
use lesson::LessonCard;
use log::Spoken;
use map::{Banner, GameMap, RouteList};
use menu::Menu;
pub(crate) use replay::Replay;
use seats::Seats;
use sheet::Sheet;
use turn::GameContext;
pub(crate) use words::why;

use super::rules::{Reading, Reference};

#[component]
pub(crate) fn Game() -> impl IntoView {
    let game = GameContext::new();
    provide_context(game);
    provide_context(Reading::new());
    game.shared.set_on_back(move || game.step_back());
    game.shared.set_on_idle_escape(move || match game.moment() {
        Some(_) => game.menu_open.set(true),
        // There is no game to open a menu over yet.
        None => game.shared.back(),
    });
    keys::listen(game);
    asking::fall_in_background(game);
    asking::watch_last_card(game);
    celebration::watch(game);
    awake::keep_awake();
    game.look_until_turn_ends();
    let viewer = game.part(|snapshot| (snapshot.session, snapshot.view.viewer, snapshot.curtain));
    Effect::new(move |before: Option<_>| {
        let now = viewer.get();
        if before.is_some_and(|before| before != now) {
            game.reset();
        }
        now
    });
    let is_open = game.part(|_| ());
    let phase_and_turn = game.part(phase_and_turn);
    let hint = game.part(lesson::hint);
    let phase_and_turn = move || phase_and_turn.get().unwrap_or_default();
    view! {
        <section
            class="game"
            data-phase=move || phase_and_turn().0
            data-mine=move || phase_and_turn().1.to_string()
            data-hint=move || hint.get().flatten()
            data-busy=move || game.is_busy().to_string()
            on:pointerdown=move |event| game.touch(&event.pointer_type())
        >
            <Show when=move || is_open.get().is_some()>
                <Bar />
                <Seats />
                <LessonCard />
                <GameMap />
                <Sheet />
                <Asking />
                <Banner />
                <Celebration />
                <Flights />
                <Ending />
                <Reference />
                <Spoken />
                <RouteList />
                <Keys />
                <Menu />
            </Show>
        </section>
    }
}

/// The phase, and whether it is the viewer's turn: read by the style, and by the tests that drive the page.
fn phase_and_turn(snapshot: &Snapshot) -> (&'static str, bool) {
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
