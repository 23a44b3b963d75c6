//! How many cards of each kind nobody has shown yet: what a person with a good memory knows.

use engine::Card;
use leptos::prelude::*;

use crate::screens::game::cards::Chip;
use crate::screens::game::turn::turn;
use crate::screens::game::words::card_name;
use crate::t;

/// Shown by whoever wants it, under the cards to take.
#[component]
pub(super) fn Counter() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|snapshot| snapshot.view.unseen());
    let wanted = Memo::new(move |_| turn.shared.settings.with(|settings| settings.card_counter));
    let kind = move |card: Card| {
        let count = left.get().map_or(0, |left| left[card]);
        view! {
            <li aria-label=t!("counter-card", card = card_name(card), count = count)><Chip card count /></li>
        }
    };
    view! {
        <Show when=move || wanted.get()>
            <div class="counter">
                <span>{t!("counter-title")}</span>
                <ul>{move || Card::ALL.map(kind).collect_view()}</ul>
            </div>
        </Show>
    }
}
