//! Shows for a moment a row that the rules cleared by themselves.

use engine::Card;
use leptos::prelude::*;
use model::flushed;

use crate::screens::game::cards::Turned;
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Flash() -> impl IntoView {
    let game = game_context();
    // With the revision, so that the same thing twice is shown twice.
    let latest = Memo::new(move |_| {
        game.shared.step.with(|events| {
            game.shared.snapshot.with_untracked(|snapshot| {
                let (events, snapshot) = (events.as_deref()?, snapshot.as_ref()?);
                Some((flushed(events, &snapshot.view)?, snapshot.revision))
            })
        })
    });
    move || {
        latest.get().map(|(row, _)| {
            view! {
                <div class="flash">
                    <Turned cards=row colour=Card::Locomotive />
                    <p>{t!("game-flushed")}</p>
                </div>
            }
        })
    }
}
