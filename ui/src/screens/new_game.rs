//! Setting up a game: the map, and who sits where. Filled in as in the last game, so that it can be started at once.

mod add_seat;
mod fault;
mod form;
mod map_choice;
mod more;
mod seat;
mod wrong;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{StartFault, Trouble};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::app::{Shared, shared};
use crate::backend::Failure;
use crate::focus;
use crate::t;
use crate::trouble;
use add_seat::AddSeat;
use fault::{Field, field};
pub(crate) use form::Form;
use map_choice::MapChoice;
use more::More;
use seat::SeatCard;
use wrong::Wrong;

/// The form, and what the table had to say against it.
#[derive(Clone, Copy)]
struct Desk {
    shared: Shared,
    form: RwSignal<Form>,
    faults: RwSignal<Vec<StartFault>>,
}

impl Desk {
    /// Changes the form, and keeps it for whoever goes elsewhere for a while. What was said against it is read again
    /// when it is tried again.
    fn change(self, change: impl FnOnce(&mut Form)) {
        self.form.update(change);
        self.shared.form.set_value(Some(self.form.get_untracked()));
    }

    /// What is wrong with a field, in words.
    fn wrong(self, at: Field) -> Option<String> {
        self.faults.with(|faults| faults.iter().find(|fault| field(fault) == at).map(trouble::of_start))
    }
}

#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let shared = shared();
    let begun = shared.form.get_value();
    let is_new = begun.is_none();
    let form = RwSignal::new(begun.map_or_else(|| Form::after(None), Form::named_again));
    let desk = Desk { shared, form, faults: RwSignal::default() };
    let starting = RwSignal::new(false);
    if is_new {
        remember(shared, desk);
    }
    let seats = Memo::new(move |_| desk.form.with(|form| form.places.len()));
    view! {
        <section class="screen new-game">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("new-game-title")}</h1>
            </header>
            <fieldset class="map-choice">
                <legend>{t!("new-game-map")}</legend>
                {engine::maps().iter().map(|map| view! { <MapChoice map=Arc::clone(map) desk /> }).collect_view()}
                <Wrong desk at=Field::Map />
            </fieldset>
            <fieldset class="seat-choice">
                <legend>{t!("new-game-players")}</legend>
                <For each=move || 0..seats.get() key=|seat| *seat let:seat>
                    <SeatCard seat desk />
                </For>
                <AddSeat desk />
                <Wrong desk at=Field::Seats />
            </fieldset>
            <More desk />
            <footer class="start-bar">
                <button class="choice primary" disabled=starting on:click=move |_| start(shared, desk, starting)>
                    {t!("new-game-start")}
                </button>
            </footer>
        </section>
    }
}

/// Fills the form in as in the last game, unless someone has begun to fill it in already.
fn remember(shared: Shared, desk: Desk) {
    spawn_local(async move {
        match shared.games().await {
            Ok(games) => desk.form.update(|form| {
                if *form == Form::after(None) {
                    *form = Form::after(games.first());
                }
            }),
            Err(failure) => shared.say(&failure),
        }
    });
}

fn start(shared: Shared, desk: Desk, starting: RwSignal<bool>) {
    starting.set(true);
    desk.faults.set(Vec::new());
    let asked = desk.form.with_untracked(Form::start);
    spawn_local(async move {
        match shared.backend.ask(asked).await {
            Ok(position) => {
                shared.form.set_value(None);
                shared.enter(position);
            }
            // Said where they belong.
            Err(Failure::Refused(Trouble::Start { faults })) => {
                desk.faults.set(faults);
                go_to_first_fault();
            }
            Err(failure) => shared.say(&failure),
        }
        starting.set(false);
    });
}

/// The button that starts is always in sight, and what keeps it from starting need not be.
fn go_to_first_fault() {
    request_animation_frame(|| {
        let find = |css: &str| document().query_selector(css).ok().flatten();
        if let Some(wrong) = find(".new-game .wrong:not(:empty)") {
            let middle = ScrollIntoViewOptions::new();
            middle.set_block(ScrollLogicalPosition::Center);
            wrong.scroll_into_view_with_scroll_into_view_options(&middle);
        }
        find(".new-game [aria-invalid=true]").iter().for_each(focus::take);
    });
}
