//! What has happened, in words, turn by turn. Each line lights what it speaks of.

pub(super) mod lines;

use leptos::prelude::*;

use super::spotlight::{Spotlight, spotlight};
use crate::app::shared;
use crate::board::Car;
use crate::t;
use lines::{Line, Turn, turns};

#[component]
pub(super) fn Log() -> impl IntoView {
    let shared = shared();
    let told = Memo::new(move |_| {
        shared.position.with(|position| {
            position.as_ref().map(|position| turns(&position.view, &position.seats)).unwrap_or_default()
        })
    });
    let newest_first = move || told.get().into_iter().enumerate().rev().collect::<Vec<_>>();
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

#[component]
fn TurnOfLog(turn: Turn) -> impl IntoView {
    let who = turn.seat.map(|(colour, name)| view! { <h3><Car colour />{name}</h3> });
    view! {
        <li>
            {who}
            <ul>{turn.lines.into_iter().map(|line| view! { <LineOfLog line /> }).collect_view()}</ul>
        </li>
    }
}

/// Hovered or focused, it lights what it speaks of; pressed, the light stays.
#[component]
pub(super) fn LineOfLog(line: Line) -> impl IntoView {
    let light = spotlight();
    let Line { words, light: meant, quiet } = line;
    if meant == Spotlight::None {
        return view! { <li class:quiet=quiet>{words}</li> }.into_any();
    }
    let meant = StoredValue::new(meant);
    let shine = move || light.set(meant.get_value());
    let dim = move || {
        if light.with_untracked(|light| meant.with_value(|meant| light == meant)) {
            light.set(Spotlight::None);
        }
    };
    view! {
        <li class:quiet=quiet>
            <button
                class="log-line"
                on:mouseenter=move |_| shine()
                on:mouseleave=move |_| dim()
                on:focus=move |_| shine()
                on:blur=move |_| dim()
                on:click=move |_| shine()
            >
                {words}
            </button>
        </li>
    }
    .into_any()
}
