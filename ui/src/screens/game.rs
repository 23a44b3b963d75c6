//! A game: the board, who plays, and what the seat to move may do.
//!
//! The parts follow the position each by itself ([`turn::Turn::part`]), so that a move of someone else
//! takes neither the focus nor the place in a list from whoever is looking.

mod ask;
mod back;
mod banner;
mod bar;
mod card;
mod choice;
mod claim;
mod curtain;
mod draw;
mod ending;
mod escape;
mod flash;
mod hand;
mod log;
mod map;
mod offer;
mod paying;
mod payment;
mod seats;
mod sheet;
mod since;
pub(crate) mod spotlight;
mod station;
mod stub;
mod tickets;
mod tunnel;
mod turn;
mod why;
mod words;
mod zoom;

use leptos::prelude::*;

use ask::Ask;
use banner::Banner;
use bar::Bar;
use ending::Ending;
use map::GameMap;
use seats::Seats;
use sheet::Sheet;
use turn::Turn;

#[component]
pub(crate) fn Game() -> impl IntoView {
    let turn = Turn::new();
    provide_context(turn);
    provide_context(turn.light);
    escape::listen(turn);
    let here = turn.part(|_| ());
    view! {
        <section class="game" on:pointerdown=move |event| turn.touch(&event.pointer_type())>
            <Show when=move || here.get().is_some()>
                <Bar />
                <Seats />
                <GameMap />
                <Sheet />
                <Ask />
                <Banner />
                <Ending />
            </Show>
        </section>
    }
}
