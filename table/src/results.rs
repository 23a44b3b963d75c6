//! How the seats of a finished game fared, for the statistics.

use engine::{Game, Score};

use crate::feats::feats;
use crate::protocol::{Seat, Who};
use crate::store::SeatResult;

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
            map: game.map().key().to_owned(),
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
