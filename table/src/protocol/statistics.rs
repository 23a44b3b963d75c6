//! How a person has fared, over the finished games of this device. Games that were taken back never count.

use ai::persona::Level;
use engine::SeatId;
use serde::{Deserialize, Serialize};

use super::{Achievement, GameId};

/// Which games count. A field that is `None` filters nothing out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Filter {
    /// The key of a map.
    pub map: Option<String>,
    /// How many seats.
    pub seats: Option<u8>,
    /// The level of a bot that sat at the table, whatever its style: `skilled`.
    pub level: Option<String>,
}

/// The answer to [`ReadStatistics`](super::ReadStatistics): one person's statistics, and the bots'.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Statistics {
    /// Everyone who has finished a game here, the most games first. The filter does not matter.
    pub people: Vec<String>,
    /// The person who was asked for, or the first of `people`. `None` if no game was finished yet.
    pub player: Option<Player>,
    /// What that person has achieved, the oldest first. The filter does not matter.
    pub earned: Vec<Earned>,
    /// How each bot has fared here against anyone, by its key.
    pub bots: Vec<Group>,
}

/// How one person has fared in the games that pass the filter.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    pub games: u32,
    /// A shared win counts as a fraction.
    pub wins: f64,
    pub average_score: f64,
    pub best_score: i32,
    /// Points ahead of the best other seat, on average.
    pub average_margin: f64,
    pub tickets_completed: u32,
    pub tickets_failed: u32,
    /// Games in which this player held the longest path.
    pub longest: u32,
    /// Games won in a row, up to the last one; then the longest such streak.
    pub streak: u32,
    pub best_streak: u32,
    /// The parts of the average score.
    pub parts: Parts,
    /// All games, the oldest first, in at most [`STRETCHES`] stretches.
    pub course: Vec<Stretch>,
    pub by_map: Vec<Group>,
    pub by_seats: Vec<Group>,
    /// A game counts for every level of bot that sat at the table.
    pub by_level: Vec<Group>,
    /// By the key of each bot that sat at the table.
    pub by_bot: Vec<Group>,
}

/// The most stretches that a course has.
pub const STRETCHES: usize = 40;

/// Average points per game. Together they are the average score.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Parts {
    pub routes: f64,
    /// Tickets that were not completed are subtracted, so it may be negative.
    pub tickets: f64,
    pub longest: f64,
    /// For stations that were not built.
    pub stations: f64,
}

/// Consecutive games as one point of a chart: one game each, until there are too many.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Stretch {
    /// When the last of them ended, in seconds since 1970.
    pub finished: i64,
    pub games: u32,
    pub wins: f64,
    pub average_score: f64,
}

/// Games that have something in common.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// A map's key, a number of seats, a level's key or a bot's.
    pub key: String,
    pub games: u32,
    pub wins: f64,
    pub average_score: f64,
}

/// Something that was achieved for the first time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earned {
    pub achievement: Achievement,
    /// When the game ended, in seconds since 1970.
    pub finished: i64,
}

/// Another level of bots for a person, whose last games against one level were all won, or all lost, by far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggestion {
    /// The level of the bots in those games.
    pub from: Level,
    /// The next one up or down.
    pub to: Level,
    /// The last of those games. Once this is in [`Settings::suggested`](super::Settings), they are not counted again.
    pub after: GameId,
}

/// What a person at a table has achieved for the first time in that game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    pub seat: SeatId,
    pub achievement: Achievement,
}
