//! The log: what has happened, turn by turn. Each line can highlight its subject on the map.

mod draws;
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
use lines::turns;
pub(super) use lines::{LogLine, LogTurn, announcements_of, turn};
pub(super) use since::{Since, since};
pub(super) use spoken::Spoken;
use turn::TurnOfLog;

#[component]
pub(super) fn Log() -> impl IntoView {
    let shared = shared();
    let log = Memo::new(move |before: Option<&(Option<SessionId>, Vec<LogTurn>)>| {
        shared.snapshot.with(|snapshot| {
            let Some(snapshot) = snapshot else { return Default::default() };
            let session = Some(snapshot.session);
            // Lines of another game can't be reused: its seats have other names.
            let before = before.filter(|(of, _)| *of == session).map_or(&[][..], |(_, turns)| turns);
            (session, turns(&snapshot.view, &snapshot.seats, before))
        })
    });
    let newest_first =
        move || log.with(|(_, turns)| turns.iter().cloned().enumerate().rev().collect::<Vec<_>>());
    view! {
        <section class="log" aria-label=t!("log-title")>
            <h2 class="heard">{t!("log-title")}</h2>
            // The newest turn comes first, since that is what people look for.
            <ol reversed>
                <For
                    each=newest_first
                    // Keyed by its words: the same turn reads differently for the next person at the device.
                    key=|(number, turn)| (*number, turn.lines.iter().map(|line| line.words.clone()).collect::<String>())
                    let:turn
                >
                    <TurnOfLog turn=turn.1 />
                </For>
            </ol>
        </section>
    }
}
