//! Whether the rules are read over a game.

use leptos::prelude::*;

use super::Section;

/// Whether the rules are read over a game, and which part of them.
#[derive(Clone, Copy)]
pub(crate) struct Reading {
    pub(super) open: RwSignal<bool>,
    pub(super) section: StoredValue<Section>,
}

impl Reading {
    pub(crate) fn new() -> Reading {
        Reading { open: RwSignal::new(false), section: StoredValue::new(Section::Aim) }
    }

    pub(crate) fn read(self, section: Section) {
        self.section.set_value(section);
        self.open.set(true);
    }
}
