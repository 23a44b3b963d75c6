//! The log of the whole game. A press on a line goes to its moment, and the turn on show is marked.

use leptos::html;
use leptos::prelude::*;
use model::log;

use super::log_turn::WalkedTurn;
use super::walk::walk;
use crate::screens::game::log::{LogTurn, turn};
use crate::t;

#[component]
pub(super) fn WalkedLog() -> impl IntoView {
    let walk = walk();
    // Each turn, with the number of its first event.
    let turns = Memo::new(move |_| {
        let seats = walk.with_base(|base| base.seats.clone()).unwrap_or_default();
        walk.course.with(|course| {
            let Some(course) = course else { return Vec::new() };
            let map = &course.end().map;
            let numbered = log::turns(course.end()).into_iter().scan(0, |events, happened| {
                let from = *events;
                *events += happened.events.len();
                Some((from, turn(map, happened, &seats)))
            });
            numbered.collect::<Vec<(usize, LogTurn)>>()
        })
    });
    let now = Memo::new(move |_| {
        let at = walk.at.get();
        walk.course.with(|course| course.as_ref().map_or(0, |course| course.turn_of(at)))
    });
    let list = NodeRef::<html::Ol>::new();
    // The turn on show stays in view. Only the log is scrolled, not the page.
    Effect::new(move |_| {
        let now = now.get();
        turns.track();
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            let Some(turn) = list.children().item(now as u32) else { return };
            let Some(pane) = list.closest(".pane").ok().flatten() else { return };
            let (turn, seen) = (turn.get_bounding_client_rect(), pane.get_bounding_client_rect());
            let off = turn.top() + turn.height() / 2.0 - seen.top() - seen.height() / 2.0;
            pane.set_scroll_top(pane.scroll_top() + off as i32);
        });
    });
    let each = move || turns.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <section class="log" aria-label=t!("log-title")>
            <h2 class="heard">{t!("log-title")}</h2>
            <ol node_ref=list>
                <For
                    each
                    key=|(number, (_, turn))| (*number, turn.lines.iter().map(|line| line.words.clone()).collect::<String>())
                    let:entry
                >
                    <WalkedTurn number=entry.0 from=entry.1.0 turn=entry.1.1 now />
                </For>
            </ol>
        </section>
    }
}
