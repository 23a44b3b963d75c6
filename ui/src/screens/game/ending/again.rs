//! The buttons after a game: another one with the same players, or home.

use engine::MapName;
use engine::SeenEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Snapshot, Start};

use crate::app::shared;
use crate::t;

#[component]
pub(super) fn Again() -> impl IntoView {
    let shared = shared();
    let busy = RwSignal::new(false);
    let begin = move |first: fn(&Snapshot) -> Option<u8>| {
        let asked = shared.snapshot.with_untracked(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            Some(Start {
                map: MapName::of(&snapshot.view.map),
                seats: snapshot.seats.clone(),
                first: first(snapshot),
                seed: None,
            })
        });
        let Some(asked) = asked else { return };
        busy.set(true);
        spawn_local(async move {
            match shared.backend.ask(asked).await {
                Ok(snapshot) => shared.enter(snapshot),
                Err(error) => shared.say(&error),
            }
            busy.try_set(false);
        });
    };
    let next = shared.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref()?;
        snapshot.seats.get(usize::from(after_first(snapshot)?)).map(|seat| seat.name.clone())
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
fn after_first(snapshot: &Snapshot) -> Option<u8> {
    let first = snapshot.view.history.iter().find_map(|event| match event {
        SeenEvent::Began { first } => Some(*first),
        _ => None,
    })?;
    let seats = u8::try_from(snapshot.seats.len()).ok()?;
    (first.0 + 1).checked_rem(seats)
}
