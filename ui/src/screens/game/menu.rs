//! The menu of a game: how it sounds and how fast it goes, where to read on, and the way out. Bots go on behind it.

mod entries;

use leptos::prelude::*;

use super::turn::game_context;
use crate::dialog::Dialog;
use crate::t;
use entries::Entries;

#[component]
pub(super) fn Menu() -> impl IntoView {
    let game = game_context();
    view! { <Dialog open=game.menu_open title=t!("menu-title") class="dialog menu"><Entries /></Dialog> }
}
