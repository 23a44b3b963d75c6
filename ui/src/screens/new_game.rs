//! Setting up a game: the map, and who sits where. Filled in as in the last game, so that it can be started at once.

mod add_seat;
mod field;
mod form;
mod map_choice;
mod more;
mod ratings;
mod seat;
mod suggested;
mod wrong;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{StartError, Suggestion, TableError};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::app::{Shared, shared};
use crate::backend::BackendError;
use crate::error_words;
use crate::focus;
use crate::t;
use add_seat::AddSeat;
use field::{Field, field};
pub(crate) use form::Form;
use map_choice::MapChoice;
use more::More;
use ratings::Ratings;
use seat::SeatCard;
use suggested::Suggested;
use wrong::Wrong;

/// The form, and the errors that the table found in it.
#[derive(Clone, Copy)]
struct FormState {
    shared: Shared,
    form: RwSignal<Form>,
    errors: RwSignal<Vec<StartError>>,
}

impl FormState {
    /// Changes the form, and keeps it in case the person leaves the screen for a while. The errors stay until the next
    /// attempt to start.
    fn change(self, change: impl FnOnce(&mut Form)) {
        self.form.update(change);
        self.shared.form.set_value(Some(self.form.get_untracked()));
    }

    /// What is wrong with a field, in words.
    fn wrong(self, at: Field) -> Option<String> {
        self.errors.with(|errors| errors.iter().find(|error| field(error) == at).map(error_words::of_start))
    }
}

#[component]
pub(crate) fn NewGame() -> impl IntoView {
    let shared = shared();
    let begun = shared.form.get_value();
    let is_new = begun.is_none();
    let form = RwSignal::new(begun.map_or_else(|| Form::after(None), Form::named_again));
    let form_state = FormState { shared, form, errors: RwSignal::default() };
    let starting = RwSignal::new(false);
    let suggestion = RwSignal::new(None);
    if is_new {
        remember(shared, form_state, suggestion);
    }
    let seats = Memo::new(move |_| form_state.form.with(|form| form.places.len()));
    view! {
        <section class="screen new-game">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("new-game-title")}</h1>
            </header>
            <fieldset class="map-choice">
                <legend>{t!("new-game-map")}</legend>
                {engine::maps().iter().map(|map| view! { <MapChoice map=Arc::clone(map) form_state /> }).collect_view()}
                <Wrong form_state at=Field::Map />
            </fieldset>
            <Suggested form_state suggestion />
            <fieldset class="seat-choice">
                <legend>{t!("new-game-players")}</legend>
                <For each=move || 0..seats.get() key=|seat| *seat let:seat>
                    <SeatCard seat form_state />
                </For>
                <AddSeat form_state />
                <Wrong form_state at=Field::Seats />
                <Ratings />
            </fieldset>
            <More form_state />
            <footer class="start-bar">
                <button class="choice primary" disabled=starting on:click=move |_| start(shared, form_state, starting)>
                    {t!("new-game-start")}
                </button>
            </footer>
        </section>
    }
}

/// Fills the form in as in the last game, unless someone has begun to fill it in already, and may suggest another level.
fn remember(shared: Shared, form_state: FormState, suggestion: RwSignal<Option<Suggestion>>) {
    spawn_local(async move {
        let games = match shared.games().await {
            Ok(games) => games,
            Err(error) => return shared.say(&error),
        };
        // The screen may be gone by now.
        let is_here = form_state.form.try_update(|form| {
            if *form == Form::after(None) {
                // Who sits at a branch, the other game has decided.
                *form = Form::after(games.iter().find(|card| card.branch.is_none()));
            }
        });
        if is_here.is_some() {
            suggested::ask(form_state, suggestion).await;
        }
    });
}

fn start(shared: Shared, form_state: FormState, starting: RwSignal<bool>) {
    starting.set(true);
    form_state.errors.set(Vec::new());
    let asked = form_state.form.with_untracked(Form::start);
    let faces: Vec<_> = form_state.form.with_untracked(|form| form.faces().collect());
    if !faces.is_empty() {
        shared.change_settings(|settings| {
            settings.faces.extend(faces.into_iter().map(|(name, face)| (name, face.key().to_owned())));
        });
    }
    spawn_local(async move {
        match shared.backend.ask(asked).await {
            Ok(snapshot) => {
                shared.form.set_value(None);
                shared.enter(snapshot);
            }
            // Shown at the fields they belong to.
            Err(BackendError::Refused(TableError::Start { errors })) => {
                form_state.errors.set(errors);
                go_to_first_error();
            }
            Err(error) => shared.say(&error),
        }
        starting.set(false);
    });
}

/// Scrolls to the first error: the start button is always in view, the error may not be.
fn go_to_first_error() {
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
