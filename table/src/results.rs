//! How the seats of a finished game fared, for the statistics.

use engine::{Game, Map, Score};

use crate::feats::feats;
use crate::protocol::{Seat, Who};
use crate::store::SeatResult;

/// Names a map in the results: a built-in one by its key. Any other has its digest as well, because it may have the same key.
fn map_key(map: &Map) -> String {
    if map.is_built_in() { map.key().to_owned() } else { format!("{}@{}", map.key(), map.digest()) }
}

/// How each seat fared. Empty while the game is still played.
pub(crate) fn results(game: &Game, seats: &[Seat]) -> Vec<SeatResult> {
    if !game.is_over() {
        return Vec::new();
    }
    let scores = game.scores();
    let share = 1.0 / scores.winners.len().max(1) as f64;
    let result = |(score, seat): (&Score, &Seat)| {
        let others = scores.seats.iter().filter(|other| other.seat != score.seat);
        let best_other = others.map(|other| other.total).max().unwrap_or_default();
        let completed = score.completed() as u8;
        SeatResult {
            map: map_key(game.map()),
            seats: scores.seats.len() as u8,
            seat: score.seat.0,
            bot: match &seat.who {
                Who::Person => None,
                Who::Bot { bot } => Some(bot.clone()),
            },
            name: seat.name.clone(),
            won: if scores.winners.contains(&score.seat) { share } else { 0.0 },
            score: score.total,
            margin: score.total - best_other,
            routes: score.routes,
            completed,
            failed: score.tickets.len() as u8 - completed,
            longest: score.longest.holds,
            stations: score.stations.len() as u8,
            longest_points: score.longest.bonus,
            station_points: score.unbuilt_stations,
            feats: if seat.is_person() { feats(game, seats, &scores, score) } else { Vec::new() },
        }
    };
    scores.seats.iter().zip(seats).map(result).collect()
}

#[cfg(test)]
mod tests {
    use engine::{MapName, SeatColour, Setup, maps};

    use super::*;

    #[test]
    fn a_map_that_is_not_built_in_does_not_count_as_the_one_whose_key_it_has() {
        let brought = Map::bring(&maps()[0].write().replace("trains 45", "trains 5")).expect("a map");
        for (map, wanted) in [(&maps()[0], "usa".to_owned()), (&brought, format!("usa@{}", brought.digest()))]
        {
            let setup = Setup { map: MapName::of(map), ..Setup::new("usa", 2, 3) };
            let mut game = Game::new(setup).expect("a good setup");
            let seat = |colour| Seat { name: "Ada".into(), colour, who: Who::Person };
            let seats = [SeatColour::Blue, SeatColour::Red].map(seat);
            assert!(results(&game, &seats).is_empty(), "it has only begun");
            while let Some(action) = game.legal_actions().last().copied() {
                game.apply(action).expect("legal");
            }
            let keys: Vec<String> = results(&game, &seats).into_iter().map(|result| result.map).collect();
            assert_eq!(keys, [wanted.clone(), wanted]);
        }
    }
}
