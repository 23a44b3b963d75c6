//! How players have fared, over the finished games of this device.

use serde::{Deserialize, Serialize};

/// Which games count; where nothing is named, all do. Games that were taken back never do.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Filter {
    /// The key of a map.
    pub map: Option<String>,
    /// How many seats.
    pub seats: Option<u8>,
    /// The key of a bot that sat at the table, `skilled-racer`.
    pub against: Option<String>,
    /// The level of a bot that sat at the table, whatever its style: `skilled`.
    #[serde(default)]
    pub level: Option<String>,
}

/// Everyone who has finished a game.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Statistics {
    /// The most games first.
    pub people: Vec<Player>,
    pub bots: Vec<Player>,
}

/// How one player has fared.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// A person's name, a bot's key.
    pub name: String,
    pub games: u32,
    /// A shared win counts in part.
    pub wins: f64,
    pub average_score: f64,
    pub best_score: i32,
    /// Points ahead of the best other seat, on average.
    pub average_margin: f64,
    pub tickets_completed: u32,
    pub tickets_failed: u32,
    /// Games in which this player held the longest path.
    pub longest: u32,
    /// Games won in a row, up to the last one and at best.
    pub streak: u32,
    pub best_streak: u32,
    /// Every game, the oldest first.
    pub scores: Vec<Outcome>,
}

/// One finished game of a player.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// Seconds since 1970.
    pub finished: i64,
    pub score: i32,
    pub won: f64,
}

impl Player {
    /// The share of games won, 0 to 1.
    pub fn win_rate(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins / f64::from(self.games) }
    }
}
