//! The search among saved games.

use table::protocol::GameCard;

use crate::screens::progress;
use crate::words::folded;

/// Is every word found in the name of the game, of its map, or of its players?
pub(super) fn matches(card: &GameCard, words: &str) -> bool {
    let names = card.seats.iter().map(|seat| seat.name.clone());
    let said = [progress::title(card), progress::map_name(card), progress::of(card)];
    let text = folded(&names.chain(said).collect::<Vec<_>>().join("\n"));
    folded(words).split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use engine::{SeatColour, SeatId};
    use table::protocol::{Claims, GameId, Seat, Summary, Who};

    use super::*;

    #[test]
    fn a_game_is_found_by_its_name_its_map_and_its_players() {
        let seat = Seat { name: "Idá".into(), colour: SeatColour::Red, who: Who::Person };
        let card = GameCard {
            game: GameId(1),
            title: "Rainy Sunday".into(),
            map: "europe".into(),
            seats: vec![seat],
            summary: Summary {
                to_move: Some(SeatId(0)),
                round: 2,
                scores: vec![0],
                winners: Vec::new(),
                claims: Claims::default(),
            },
            played: 0,
            taken_back: false,
            branch: None,
        };
        for words in ["", "sunday", "IDA", "europe", "ida rain", "turn", "idá"] {
            assert!(matches(&card, words), "{words}");
        }
        for words in ["otto", "sunday otto", "usa"] {
            assert!(!matches(&card, words), "{words}");
        }
    }
}
