//! One turn: whose it was, and what happened in it.

use leptos::prelude::*;

use super::line::LineOfLog;
use super::lines::LogTurn;
use crate::board::Car;

#[component]
pub(super) fn TurnOfLog(turn: LogTurn) -> impl IntoView {
    let who = turn.seat.map(|(colour, name)| view! { <h3><Car colour />{name}</h3> });
    view! {
        <li>
            {who}
            <ul>{turn.lines.into_iter().map(|line| view! { <LineOfLog line /> }).collect_view()}</ul>
        </li>
    }
}
