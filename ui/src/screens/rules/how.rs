//! "How does this work?": the right part of the rules, over the game, which stays as it is beneath.

use leptos::prelude::*;

use super::{Section, Text};
use crate::dialog::Dialog;
use crate::t;

/// Whether the rules are read over a game, and which part of them.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    open: RwSignal<bool>,
    section: StoredValue<Section>,
}

impl Reading {
    pub(crate) fn new() -> Reading {
        Reading { open: RwSignal::new(false), section: StoredValue::new(Section::Aim) }
    }

    fn read(self, section: Section) {
        self.section.set_value(section);
        self.open.set(true);
    }
}

/// The small button beside what may need an explanation.
#[component]
pub(crate) fn How(section: Section) -> impl IntoView {
    let reading: Reading = expect_context();
    view! {
        <button type="button" class="how" on:click=move |_| reading.read(section)>{t!("rules-how")}</button>
    }
}

/// Where the rules are read over a game.
#[component]
pub(crate) fn Reference() -> impl IntoView {
    let Reading { open, section } = expect_context();
    view! {
        <Dialog open title=t!("rules-title") class="dialog rules-sheet">
            <Opened at=section.get_value() />
        </Dialog>
    }
}

#[component]
fn Opened(at: Section) -> impl IntoView {
    Effect::new(move |_| at.show());
    view! { <div class="rules"><Text /></div> }
}
