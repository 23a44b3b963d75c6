//! One seat of the form, as a card: who sits there, how good, in which colour.

mod head;
mod kind;
mod likeness;
mod name;
mod opponent;
mod paint;

use leptos::prelude::*;

use super::FormState;
use super::field::Field;
use super::form::{Form, Occupant, Place};
use crate::bots::USUAL;
use crate::t;
use head::Head;
use kind::KindChoice;
use likeness::LikenessChoice;
use name::Name;
use opponent::Opponent;
use paint::Paint;

/// A value of one seat, as long as the form has that seat.
fn of<T: Clone + PartialEq + Send + Sync + 'static>(
    form_state: FormState,
    seat: usize,
    part: impl Fn(&Place) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| form_state.form.with(|form| form.places.get(seat).map(&part)))
}

#[component]
pub(super) fn SeatCard(seat: usize, form_state: FormState) -> impl IntoView {
    let colour = of(form_state, seat, |place| place.colour);
    let is_person = Memo::new(move |_| {
        form_state
            .form
            .with(|form| form.places.get(seat).is_some_and(|place| place.occupant == Occupant::Person))
    });
    let opened = RwSignal::new(has_room_for_all());
    // What is wrong is shown in any case.
    let is_open = Memo::new(move |_| {
        let faulty = [Field::Name(seat), Field::Bot(seat)].into_iter().chain(colour.get().map(Field::Colour));
        opened.get() || faulty.into_iter().any(|field| form_state.wrong(field).is_some())
    });
    let class = move || format!("seat-card seat-{}", colour.get().map_or("none", |colour| colour.name()));
    view! {
        <article class=class class:open=is_open aria-label=t!("new-game-seat", number = seat + 1)>
            <div class="seat-head">
                <button
                    class="seat-open"
                    aria-expanded=move || is_open.get().to_string()
                    on:click=move |_| opened.set(!is_open.get_untracked())
                >
                    <Head seat form_state />
                </button>
                <Show when=move || form_state.form.with(Form::can_spare_a_seat)>
                    <button
                        class="remove"
                        aria-label=t!("new-game-remove", number = seat + 1)
                        on:click=move |_| form_state.change(|form| form.remove(seat))
                    ></button>
                </Show>
            </div>
            <div class="seat-fields" hidden=move || !is_open.get()>
                <KindChoice seat form_state is_person />
                {move || if is_person.get() {
                    view! {
                        <Name seat form_state />
                        <LikenessChoice seat form_state />
                    }
                    .into_any()
                } else {
                    view! { <Opponent seat form_state /> }.into_any()
                }}
                <Paint seat form_state />
            </div>
        </article>
    }
}

/// On a phone every seat is a line, and opens when it is touched: so all of them are seen at once.
fn has_room_for_all() -> bool {
    let size =
        |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64()).unwrap_or_default();
    let window = window();
    size(window.inner_width()) >= 640.0 && size(window.inner_height()) >= 560.0
}

/// The bot that sits there; the usual one where none does.
fn persona(form_state: FormState, seat: usize) -> Memo<crate::bots::Persona> {
    Memo::new(move |_| {
        let occupant = form_state.form.with(|form| form.places.get(seat).map(|place| place.occupant));
        match occupant {
            Some(Occupant::Bot(persona)) => persona,
            Some(Occupant::Person) | None => USUAL,
        }
    })
}

/// The face of the person who sits there: the one picked here, or the one they usually have.
fn face(form_state: FormState, seat: usize) -> Memo<crate::bots::Traveller> {
    let here = of(form_state, seat, |place| (place.face, place.name.clone()));
    Memo::new(move |_| {
        let (picked, name) = here.get().unwrap_or_default();
        picked.unwrap_or_else(|| {
            form_state
                .shared
                .settings
                .with(|settings| crate::bots::Traveller::by_name(&name, &settings.faces))
        })
    })
}
