//! A saved game in words: what it is called, and how far it has come.

use table::protocol::GameCard;

use crate::t;
use crate::words::{self, list};

/// The name it was given, or that of its map.
pub(crate) fn title(card: &GameCard) -> String {
    if card.title.is_empty() { map_name(card) } else { card.title.clone() }
}

pub(crate) fn map_name(card: &GameCard) -> String {
    card.map.find().map_or_else(|_| card.map.key.clone(), |map| words::name_of(&map))
}

/// Whose turn it is in which round, or who has won.
pub(crate) fn of(card: &GameCard) -> String {
    let name = |seat: usize| card.seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default();
    match card.summary.to_move {
        Some(seat) if card.summary.round == 0 => t!("saved-opening", name = name(seat.index())),
        Some(seat) => t!("saved-turn", round = card.summary.round, name = name(seat.index())),
        None => match &card.summary.winners[..] {
            [winner] => t!("saved-won", name = name(winner.index())),
            // A save that can't be read any more does not know who has won.
            [] => t!("saved-over"),
            winners => t!("saved-shared", names = list(winners.iter().map(|seat| name(seat.index())))),
        },
    }
}

#[cfg(test)]
mod tests {
    use engine::{SeatColour, SeatId};
    use table::protocol::{Claims, GameId, Seat, Summary, Who};

    use super::*;

    fn card(to_move: Option<u8>, round: u16, winners: &[u8]) -> GameCard {
        let seat = |name: &str, colour| Seat { name: name.into(), colour, who: Who::Person };
        GameCard {
            game: GameId(1),
            title: String::new(),
            map: "usa".into(),
            seats: vec![seat("Ida", SeatColour::Red), seat("Otto", SeatColour::Blue)],
            summary: Summary {
                to_move: to_move.map(SeatId),
                round,
                scores: vec![98, 98],
                winners: winners.iter().copied().map(SeatId).collect(),
                claims: Claims::default(),
            },
            played: 0,
            taken_back: false,
            branch: None,
        }
    }

    #[test]
    fn a_game_in_play_says_whose_turn_it_is() {
        assert_eq!(of(&card(Some(1), 0, &[])), "Otto is choosing tickets");
        assert_eq!(of(&card(Some(0), 7, &[])), "Round 7 · Ida's turn");
    }

    #[test]
    fn a_finished_game_says_who_won_though_points_alone_do_not_tell() {
        assert_eq!(of(&card(None, 30, &[1])), "Otto won");
        assert_eq!(of(&card(None, 30, &[0, 1])), "Ida and Otto shared the win");
        assert_eq!(of(&card(None, 30, &[])), "Finished");
    }

    #[test]
    fn a_game_without_a_name_is_called_by_its_map() {
        let mut card = card(None, 1, &[]);
        assert_eq!(title(&card), "USA");
        card.title = "Sunday".into();
        assert_eq!(title(&card), "Sunday");
    }
}
