//! A place in the row of face-up cards.

use engine::{Action, SeenEvent};
use leptos::prelude::*;

use crate::screens::game::cards::Face;
use crate::screens::game::turn::game_context;
use crate::screens::game::words::{card_name, why};

#[component]
pub(super) fn Place(number: u8) -> impl IntoView {
    let game = game_context();
    let action = Action::DrawFaceUp { slot: number };
    // With how often a card was laid there, so that a new card is drawn anew even if it is of the same kind.
    let card = game.part(move |snapshot| {
        let laid = |event: &&SeenEvent| matches!(event, SeenEvent::TurnedUp { slot, .. } if *slot == number);
        let times = snapshot.view.history.iter().filter(laid).count();
        (snapshot.view.row.get(usize::from(number)).copied().flatten(), times)
    });
    let refused = game.part(move |snapshot| {
        let view = &snapshot.view;
        let to_move = view.viewer.is_some() && view.viewer == view.to_move;
        view.why_not_draw(number).filter(|_| to_move).map(|why| why::words(&why))
    });
    let enabled = Memo::new(move |_| game.allows(action) && !game.is_busy());
    let take = move |_| game.play_or_say(action, |view| view.why_not_draw(number));
    let kind = move || card.get().and_then(|(card, _)| card);
    view! {
        <Show when=move || kind().is_some() fallback=|| view! { <span class="place empty"></span> }>
            <button
                class="place"
                data-slot=number
                aria-disabled=move || (!enabled.get()).to_string()
                aria-label=move || kind().map(card_name)
                title=move || refused.get().flatten()
                on:click=take
            >
                {move || card.get().and_then(|(card, _)| card).map(|card| view! { <Face card /> })}
            </button>
        </Show>
    }
}
