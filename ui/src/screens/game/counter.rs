//! How many cards of each kind nobody has shown yet: what a person with a good memory knows.

use engine::{Card, Cards, View};
use leptos::prelude::*;

use super::card::Chip;
use super::turn::turn;
use super::words::card_name;
use crate::t;

/// All cards but those that lie open, those that were discarded, one's own, and those that others took from the row
/// before everyone's eyes.
fn unseen(view: &View) -> Cards {
    let mut seen = view.discards;
    seen.put(&view.hand);
    for card in view.row.iter().flatten() {
        seen[*card] += 1;
    }
    for seat in view.seats.iter().filter(|seat| Some(seat.seat) != view.viewer) {
        seen.put(&seat.known);
    }
    Cards::ALL.without(&seen)
}

/// Shown by whoever wants it, under the cards to take.
#[component]
pub(super) fn Counter() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|position| unseen(&position.view));
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

#[cfg(test)]
mod tests {
    use engine::{Action, Game, SeatId, Setup};

    use super::*;

    /// What is not seen lies in the deck or in a hand of which nobody knows, and nowhere else.
    #[test]
    fn what_is_unseen_is_in_the_deck_or_in_another_hand() {
        let mut game = Game::new(Setup::new("usa", 3, 4)).expect("a good setup");
        for turn in 0..90 {
            let legal = game.legal_actions();
            let Some(action) = legal.get(turn * 7 % legal.len().max(1)) else { break };
            game.apply(*action).expect("legal");
            for viewer in (0..3).map(SeatId) {
                let view = game.view(viewer);
                let others = view.seats.iter().filter(|seat| seat.seat != viewer);
                let hidden: u8 = others.map(|seat| seat.cards - seat.known.total()).sum();
                assert_eq!(unseen(&view).total(), view.deck + hidden, "after {turn} actions");
            }
        }
    }

    #[test]
    fn drawing_unseen_tells_nobody_else_anything() {
        let mut game = Game::new(Setup::new("usa", 2, 1)).expect("a good setup");
        while !game.legal_actions().contains(&Action::DrawBlind) {
            game.apply(game.legal_actions()[0]).expect("legal");
        }
        let mover = game.to_move().expect("someone");
        let other = SeatId(1 - mover.0);
        let before = unseen(&game.view(other));
        game.apply(Action::DrawBlind).expect("legal");
        assert_eq!(unseen(&game.view(other)), before);
        assert_ne!(unseen(&game.view(mover)), before, "whoever drew has seen the card");
    }
}
