//! One line of the log.

use leptos::prelude::*;
use model::Spotlight;

use super::draws::Draws;
use super::lines::LogLine;
use crate::screens::game::turn::game_context;

/// Hover or focus highlights its subject on the map; a press also moves the map there and keeps the highlight.
#[component]
pub(crate) fn LineOfLog(line: LogLine) -> impl IntoView {
    let game = game_context();
    let light = game.light;
    let LogLine { words, drawn, light: meant, quiet } = line;
    if !drawn.is_empty() {
        return view! { <li><Draws words drawn /></li> }.into_any();
    }
    if meant == Spotlight::None {
        return view! { <li class:quiet=quiet>{words}</li> }.into_any();
    }
    let meant = StoredValue::new(meant);
    let held = StoredValue::new(false);
    let shine = move |stays: bool| {
        held.set_value(stays);
        light.set(meant.get_value());
    };
    let dim = move || {
        if held.try_get_value() == Some(false)
            && light.with_untracked(|light| meant.with_value(|meant| light == meant))
        {
            light.set(Spotlight::None);
        }
    };
    let press = move |_| {
        shine(true);
        game.go_to_light();
    };
    view! {
        <li class:quiet=quiet>
            <button
                class="log-line"
                on:mouseenter=move |_| shine(false)
                on:mouseleave=move |_| dim()
                on:focus=move |_| shine(false)
                on:blur=move |_| dim()
                on:click=press
            >
                {words}
            </button>
        </li>
    }
    .into_any()
}
