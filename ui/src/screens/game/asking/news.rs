//! After the curtain was lifted, before anything else: what the others have done since.

use leptos::prelude::*;

use crate::board::Car;
use crate::screens::game::log::{LineOfLog, since};
use crate::screens::game::turn::{Turn, turn};
use crate::t;

/// Is there anything to tell?
pub(crate) fn there_is_news(turn: Turn) -> bool {
    let some = |snapshot: &table::protocol::Snapshot| !since(&snapshot.view, &snapshot.seats).is_empty();
    turn.has_news() && turn.shared.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(some))
}

#[component]
pub(super) fn News() -> impl IntoView {
    let turn = turn();
    let steps = turn.shared.snapshot.with_untracked(|snapshot| {
        snapshot.as_ref().map(|snapshot| since(&snapshot.view, &snapshot.seats)).unwrap_or_default()
    });
    // A name for the steps of one turn.
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
            <button class="primary" on:click=move |_| turn.leave_news()>{t!("news-on")}</button>
        </section>
    }
}
