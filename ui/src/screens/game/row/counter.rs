//! How many cards of each kind have not been seen yet: what a person with a good memory would know.

use engine::Card;
use leptos::prelude::*;

use crate::screens::game::cards::Chip;
use crate::screens::game::turn::game_context;
use crate::screens::game::words::card_name;
use crate::t;

/// Shown under the cards to draw, if the settings want it.
#[component]
pub(super) fn Counter() -> impl IntoView {
    let game = game_context();
    let left = game.part(|snapshot| snapshot.view.unseen());
    let wanted = Memo::new(move |_| game.shared.settings.with(|settings| settings.card_counter));
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
