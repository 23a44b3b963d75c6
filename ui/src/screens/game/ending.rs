//! The end of a game: the points are counted piece by piece on the map, then the whole table is shown.

mod again;
mod bar;
mod ceremony;
mod counted;
mod course;
mod lists;
mod news;
mod past;
mod seed;
mod sentence;
mod table;
mod tally;

use leptos::prelude::*;

use crate::app::shared;
use ceremony::Ceremony;

/// Shown once the game is over.
#[component]
pub(super) fn Ending() -> impl IntoView {
    let shared = shared();
    let over = Memo::new(move |_| {
        shared.snapshot.with(|snapshot| {
            snapshot
                .as_ref()
                .filter(|snapshot| snapshot.view.scores.is_some())
                .map(|snapshot| snapshot.session)
        })
    });
    move || over.get().map(|_| view! { <Ceremony /> })
}
