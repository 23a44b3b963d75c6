//! On a shared device the hand is hidden as soon as the turn's last card is drawn: that card is shown by itself,
//! until its owner has seen it.

use engine::{Card, SeenEvent};
use leptos::prelude::*;
use table::protocol::Snapshot;

use crate::screens::game::cards::Face;
use crate::screens::game::turn::{GameContext, game_context};
use crate::screens::game::words::colour;
use crate::t;

/// Watches for a turn's last card that its owner could no longer see in the hand.
pub(crate) fn watch_last_card(game: GameContext) {
    Effect::new(move |_| {
        let card = game.shared.step.with(|events| {
            let events = events.as_deref().unwrap_or_default();
            game.shared.snapshot.with_untracked(|snapshot| unseen(events, snapshot.as_ref()?))
        });
        if card.is_some() {
            game.drawn.set(card);
        }
    });
}

fn unseen(events: &[SeenEvent], snapshot: &Snapshot) -> Option<Card> {
    snapshot.view.to_move?;
    events.iter().find_map(|event| match event {
        SeenEvent::DrewBlind { seat, card } if snapshot.view.viewer != Some(*seat) => *card,
        _ => None,
    })
}

#[component]
pub(super) fn Drawn(card: Card) -> impl IntoView {
    let game = game_context();
    view! {
        <section class="asked drawn" aria-label=t!("drawn-title")>
            <h2 tabindex="-1">{t!("drawn-card", card = colour(card))}</h2>
            <Face card />
            <button class="primary" on:click=move |_| game.drawn.set(None)>{t!("drawn-done")}</button>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, SeatId, Setup};

    use super::*;
    use crate::sample_game;

    fn position(viewer: Option<SeatId>) -> Snapshot {
        let game = Game::new(Setup::new("usa", 2, 1)).expect("a game");
        sample_game::of_two_people(game.view_of(viewer))
    }

    #[test]
    fn only_a_card_that_is_no_longer_in_sight_is_shown_by_itself() {
        let drew = |card| [SeenEvent::DrewBlind { seat: SeatId(0), card }];
        assert_eq!(unseen(&drew(Some(Card::Red)), &position(None)), Some(Card::Red));
        assert_eq!(unseen(&drew(Some(Card::Red)), &position(Some(SeatId(0)))), None, "it is in the hand");
        assert_eq!(unseen(&drew(None), &position(None)), None, "another seat's card stays hidden");
    }
}
