//! What comes after a game: another one with the same players, or home.

use engine::MapName;
use engine::SeenEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Position, Start};

use crate::app::shared;
use crate::t;

#[component]
pub(super) fn Again() -> impl IntoView {
    let shared = shared();
    let busy = RwSignal::new(false);
    let begin = move |first: fn(&Position) -> Option<u8>| {
        let asked = shared.position.with_untracked(|position| {
            let position = position.as_ref()?;
            Some(Start {
                map: MapName::of(&position.view.map),
                seats: position.seats.clone(),
                first: first(position),
                seed: None,
            })
        });
        let Some(asked) = asked else { return };
        busy.set(true);
        spawn_local(async move {
            match shared.backend.ask(asked).await {
                Ok(position) => shared.enter(position),
                Err(failure) => shared.say(&failure),
            }
            busy.try_set(false);
        });
    };
    let next = shared.position.with_untracked(|position| {
        let position = position.as_ref()?;
        position.seats.get(usize::from(after_first(position)?)).map(|seat| seat.name.clone())
    });
    view! {
        <div class="encore">
            <button class="primary" disabled=busy on:click=move |_| begin(|_| None)>{t!("ending-again")}</button>
            <button disabled=busy on:click=move |_| begin(after_first)>
                {t!("ending-rematch", name = next.unwrap_or_default())}
            </button>
            <button on:click=move |_| shared.home()>{t!("ending-home")}</button>
        </div>
    }
}

/// The seat after the one that began.
fn after_first(position: &Position) -> Option<u8> {
    let first = position.view.history.iter().find_map(|event| match event {
        SeenEvent::Began { first } => Some(*first),
        _ => None,
    })?;
    let seats = u8::try_from(position.seats.len()).ok()?;
    (first.0 + 1).checked_rem(seats)
}
