//! What the others have done meanwhile, shown first after the curtain is lifted.

use leptos::prelude::*;

use crate::board::Car;
use crate::screens::game::log::{LineOfLog, since};
use crate::screens::game::turn::{GameContext, game_context};
use crate::t;

/// Has the curtain just been lifted, and did the others do anything meanwhile?
pub(crate) fn there_is_news(game: GameContext) -> bool {
    let some = |snapshot: &table::protocol::Snapshot| !since(&snapshot.view, &snapshot.seats).is_empty();
    game.has_news() && game.shared.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(some))
}

#[component]
pub(super) fn News() -> impl IntoView {
    let game = game_context();
    let steps = game.shared.snapshot.with_untracked(|snapshot| {
        snapshot.as_ref().map(|snapshot| since(&snapshot.view, &snapshot.seats)).unwrap_or_default()
    });
    // The player's name stands once above the steps of one turn.
    let turns = steps.chunk_by(|(one, _), (other, _)| one == other).map(|steps| {
        let who = steps.first().and_then(|(turn, _)| turn.seat.clone());
        let lines = steps.iter().map(|(_, line)| view! { <LineOfLog line=line.clone() /> }).collect_view();
        view! {
            <li>
                {who.map(|(colour, name)| view! { <h3><Car colour />{name}</h3> })}
                <ul>{lines}</ul>
            </li>
        }
    });
    view! {
        <section class="asked news log" aria-label=t!("news-title")>
            <h2 tabindex="-1">{t!("news-title")}</h2>
            <ol>{turns.collect_view()}</ol>
            <button class="primary" on:click=move |_| game.close_news()>{t!("news-on")}</button>
        </section>
    }
}
