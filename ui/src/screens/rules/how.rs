//! "How does this work?": the right part of the rules, over the game, which stays as it is beneath.

use leptos::html;
use leptos::prelude::*;

use super::{Section, Text};
use crate::t;

/// The part of the rules that is read over a game, if any.
#[derive(Clone, Copy)]
pub(crate) struct Reading(RwSignal<Option<Section>>);

impl Reading {
    pub(crate) fn new() -> Reading {
        Reading(RwSignal::new(None))
    }
}

/// The small button beside what may need an explanation.
#[component]
pub(crate) fn How(section: Section) -> impl IntoView {
    let Reading(reading) = expect_context();
    view! {
        <button type="button" class="how" on:click=move |_| reading.set(Some(section))>{t!("rules-how")}</button>
    }
}

/// Where the rules are read over a game.
#[component]
pub(crate) fn Reference() -> impl IntoView {
    let Reading(reading) = expect_context();
    move || reading.get().map(|section| view! { <Sheet section closed=move || reading.set(None) /> })
}

#[component]
fn Sheet(section: Section, closed: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if let Err(error) = dialog.show_modal() {
            leptos::logging::error!("the rules can't be laid over the game: {error:?}");
        }
        section.show();
    });
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <dialog class="rules-sheet" node_ref=dialog aria-label=t!("rules-title") on:close=move |_| closed()>
            <header class="bar">
                <h1>{t!("rules-title")}</h1>
                <button class="close" aria-label=t!("close") on:click=close>"×"</button>
            </header>
            <div class="rules"><Text /></div>
        </dialog>
    }
}
