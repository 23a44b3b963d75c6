//! What has happened, in words, turn by turn. Each line lights what it speaks of.

mod line;
mod lines;
mod since;
mod spoken;
mod turn;

use leptos::prelude::*;
use table::protocol::SessionId;

use crate::app::shared;
use crate::t;
pub(super) use line::LineOfLog;
use lines::{LogTurn, turns};
pub(super) use since::{Since, since};
pub(super) use spoken::Spoken;
use turn::TurnOfLog;

#[component]
pub(super) fn Log() -> impl IntoView {
    let shared = shared();
    let told = Memo::new(move |before: Option<&(Option<SessionId>, Vec<LogTurn>)>| {
        shared.snapshot.with(|snapshot| {
            let Some(snapshot) = snapshot else { return Default::default() };
            let game = Some(snapshot.session);
            // In another game the same seats have other names.
            let before = before.filter(|(told, _)| *told == game).map_or(&[][..], |(_, turns)| turns);
            (game, turns(&snapshot.view, &snapshot.seats, before))
        })
    });
    let newest_first =
        move || told.with(|(_, turns)| turns.iter().cloned().enumerate().rev().collect::<Vec<_>>());
    view! {
        <section class="log" aria-label=t!("log-title")>
            <h2 class="heard">{t!("log-title")}</h2>
            // The newest turn comes first: it is the one that is looked for.
            <ol reversed>
                <For
                    each=newest_first
                    // By its words: the same turn reads otherwise to whoever takes the device next.
                    key=|(number, turn)| (*number, turn.lines.iter().map(|line| line.words.clone()).collect::<String>())
                    let:turn
                >
                    <TurnOfLog turn=turn.1 />
                </For>
            </ol>
        </section>
    }
}
