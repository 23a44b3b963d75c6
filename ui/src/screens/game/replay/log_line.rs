//! One line in the log of a game that is walked through.

use leptos::prelude::*;

use super::walk::walk;
use crate::screens::game::log::LogLine;

/// A press goes to the moment of which it tells.
#[component]
pub(super) fn WalkedLine(step: usize, line: LogLine) -> impl IntoView {
    let walk = walk();
    view! {
        <li class:quiet=line.quiet>
            <button class="log-line" on:click=move |_| walk.go(step)>{line.words}</button>
        </li>
    }
}
