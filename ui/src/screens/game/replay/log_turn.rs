//! One turn in the log of a game that is walked through.

use leptos::prelude::*;

use super::log_line::WalkedLine;
use super::walk::walk;
use crate::board::Car;
use crate::screens::game::log::LogTurn;

#[component]
pub(super) fn WalkedTurn(
    number: usize,
    /// The number of its first event.
    from: usize,
    turn: LogTurn,
    /// The turn on show.
    now: Memo<usize>,
) -> impl IntoView {
    let walk = walk();
    let who = turn.seat.map(|(colour, name)| view! { <h3><Car colour />{name}</h3> });
    // The step that each line tells of: that of the first event in it.
    let places = turn.happened.events;
    let map = walk.with_course(|course| course.end().map.clone());
    let entries = map.map(|map| model::log::Turn { seat: None, events: places.clone() }.entries(&map));
    let entries = entries.unwrap_or_default();
    let step = |line: usize| {
        let event = entries.get(line).and_then(|entry| entry.events.first());
        let place =
            event.and_then(|event| places.iter().position(|other| other == event)).unwrap_or_default();
        walk.with_course(|course| course.step_of(from + place)).unwrap_or_default()
    };
    let lines = turn.lines.into_iter().enumerate().map(|(line, words)| (step(line), words));
    let lines = lines.map(|(step, line)| view! { <WalkedLine step line /> }).collect_view();
    view! {
        <li
            class:now=move || now.get() == number
            class:later=move || { now.get() < number }
            aria-current=move || (now.get() == number).then_some("step")
        >
            {who}
            <ul>{lines}</ul>
        </li>
    }
}
