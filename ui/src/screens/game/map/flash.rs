//! What happened at the table without anyone's doing, for a moment: a new row, the cards of a tunnel.

use engine::Card;
use leptos::prelude::*;
use model::flash;

use crate::screens::game::cards::Turned;
use crate::screens::game::turn::turn;
use crate::t;

#[component]
pub(super) fn Flash() -> impl IntoView {
    let turn = turn();
    // With the number of the snapshot, so that the same thing twice is told twice.
    let told = Memo::new(move |_| {
        turn.shared.step.with(|events| {
            turn.shared.snapshot.with_untracked(|snapshot| {
                let (events, snapshot) = (events.as_deref()?, snapshot.as_ref()?);
                Some((flash(events, &snapshot.view)?, snapshot.revision))
            })
        })
    });
    let shown = |told: model::Flash| match told {
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
    move || told.get().map(|(told, _)| shown(told))
}
