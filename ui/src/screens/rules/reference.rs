//! The right part of the rules, over the game, which stays as it is beneath.

use leptos::prelude::*;

use super::opened::Opened;
use super::reading::Reading;
use crate::dialog::Dialog;
use crate::t;

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
