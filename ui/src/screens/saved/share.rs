//! A game in a few lines of text, to be sent to a friend: what everyone at the table knows, and nothing else.

use engine::SeatId;
use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{GameCard, Seat, Who};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

use crate::app::Shared;
use crate::bots;
use crate::clipboard;
use crate::screens::progress;
use crate::t;

/// Shares the text where the system can, and copies it where it can't.
pub(super) fn share(shared: Shared, card: &GameCard) {
    let text = text(card);
    spawn_local(async move {
        let navigator = window().navigator();
        // A page loaded by plain http can do neither.
        let told = if Reflect::has(&navigator, &"share".into()).unwrap_or(false) {
            let data = ShareData::new();
            data.set_text(&text);
            JsFuture::from(navigator.share_with_data(&data)).await.map(|_| None)
        } else {
            clipboard::copy(&text).await.map(|()| Some(t!("saved-copied")))
        };
        match told {
            Ok(Some(words)) => shared.notice.tell(words),
            Ok(None) => {}
            // The person has closed the system's dialog.
            Err(error) if is_abort(&error) => {}
            Err(_) => shared.notice.tell(t!("saved-not-shared")),
        }
    });
}

fn is_abort(error: &JsValue) -> bool {
    Reflect::get(error, &"name".into()).is_ok_and(|name| name == "AbortError")
}

/// The map and how it stands; then the seats, the best first.
fn text(card: &GameCard) -> String {
    let seats = (0..).map(SeatId).zip(&card.seats).zip(card.summary.scores.iter().copied());
    let mut seats: Vec<((SeatId, &Seat), i16)> = seats.collect();
    seats.sort_by_key(|((seat, _), score)| (-score, !card.summary.winners.contains(seat)));
    let line = |((_, seat), score): ((SeatId, &Seat), i16)| {
        let name = match &seat.who {
            Who::Person => seat.name.clone(),
            Who::Bot { bot } => t!("share-bot", name = seat.name.clone(), what = bots::describe(bot)),
        };
        t!("share-seat", name = name, points = score)
    };
    let head = t!("share-head", map = progress::map_name(card), standing = progress::of(card));
    std::iter::once(head).chain(seats.into_iter().map(line)).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use engine::SeatColour;
    use table::protocol::{Claims, GameId, Summary};

    use super::*;

    #[test]
    fn a_game_is_told_in_a_line_for_each_seat_the_best_first() {
        let person = Seat { name: "Ida".into(), colour: SeatColour::Red, who: Who::Person };
        let bot = Seat {
            name: "Kit".into(),
            colour: SeatColour::Blue,
            who: Who::Bot { bot: "skilled-racer".into() },
        };
        let mut card = GameCard {
            game: GameId(1),
            title: "our secret name".into(),
            map: "europe".into(),
            seats: vec![person, bot],
            summary: Summary {
                to_move: None,
                round: 30,
                scores: vec![-5, 104],
                winners: vec![SeatId(1)],
                claims: Claims::default(),
            },
            played: 0,
            taken_back: false,
            branch: None,
        };
        assert_eq!(
            text(&card),
            "Railhead · Europe · Kit won\nKit (Skilled engine driver): 104 points\nIda: \u{2212}5 points"
        );
        card.summary.scores = vec![104, 104];
        assert!(text(&card).contains("Kit won\nKit"), "more than points has decided: {}", text(&card));
    }
}
