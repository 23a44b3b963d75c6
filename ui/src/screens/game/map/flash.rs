//! Shows for a moment what the rules caused by themselves: a new row, or the cards of a tunnel.

use engine::Card;
use leptos::prelude::*;
use model::flash;

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
                Some((flash(events, &snapshot.view)?, snapshot.revision))
            })
        })
    });
    let shown = |latest: model::Flash| match latest {
        model::Flash::Flushed { row } => view! {
            <div class="flash">
                <Turned cards=row colour=Card::Locomotive />
                <p>{t!("game-flushed")}</p>
            </div>
        }
        .into_any(),
        model::Flash::Dug { colour, cards, extra } => view! {
            <div class="flash">
                <Turned cards colour />
                <p>{if extra == 0 { t!("game-through") } else { t!("game-tunnel-extra", count = extra) }}</p>
            </div>
        }
        .into_any(),
    };
    move || latest.get().map(|(latest, _)| shown(latest))
}
