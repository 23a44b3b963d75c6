//! The buttons after a game: another one with the same players, the same one once more, or home.

use engine::MapName;
use engine::SeenEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Snapshot, Start};

use crate::app::{Screen, shared};
use crate::t;

#[component]
pub(super) fn Again() -> impl IntoView {
    let shared = shared();
    let busy = RwSignal::new(false);
    let begin = move |first: fn(&Snapshot) -> Option<u8>, deal: Deal| {
        let asked = shared.snapshot.with_untracked(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            Some(Start {
                map: MapName::of(&snapshot.view.map),
                seats: snapshot.seats.clone(),
                first: first(snapshot),
                seed: match deal {
                    Deal::New => None,
                    Deal::Same => snapshot.seed.map(|seed| seed.to_string()),
                },
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
    let game = shared.snapshot.with_untracked(|snapshot| snapshot.as_ref()?.session.game());
    let can_repeat =
        shared.snapshot.with_untracked(|snapshot| snapshot.as_ref().is_some_and(|it| it.seed.is_some()));
    let next = shared.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref()?;
        snapshot.seats.get(usize::from(after_first(snapshot)?)).map(|seat| seat.name.clone())
    });
    view! {
        <div class="encore">
            <button class="primary" disabled=busy on:click=move |_| begin(|_| None, Deal::New)>{t!("ending-again")}</button>
            {can_repeat.then(|| view! {
                <button class="same-deal" disabled=busy on:click=move |_| begin(first, Deal::Same)>
                    {t!("result-same-deal")}
                </button>
            })}
            <button disabled=busy on:click=move |_| begin(after_first, Deal::New)>
                {t!("ending-rematch", name = next.unwrap_or_default())}
            </button>
            {game.map(|game| view! {
                <button class="replay-open" on:click=move |_| shared.go(Screen::Replay(game))>
                    {t!("replay-open")}
                </button>
            })}
            <button on:click=move |_| shared.home()>{t!("ending-home")}</button>
        </div>
    }
}

/// Which cards the next game is dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deal {
    New,
    Same,
}

/// The seat that began.
fn first(snapshot: &Snapshot) -> Option<u8> {
    snapshot.view.history.iter().find_map(|event| match event {
        SeenEvent::Began { first } => Some(first.0),
        _ => None,
    })
}

/// The seat after the one that began.
fn after_first(snapshot: &Snapshot) -> Option<u8> {
    let seats = u8::try_from(snapshot.seats.len()).ok()?;
    (first(snapshot)? + 1).checked_rem(seats)
}
