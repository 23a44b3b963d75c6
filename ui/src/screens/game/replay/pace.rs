//! How fast a game is played.

use crate::t;

/// Slow enough to follow each card, or quick enough for a whole game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    Slow,
    Usual,
    Fast,
    Fastest,
}

impl Pace {
    pub(super) const ALL: [Pace; 4] = [Pace::Slow, Pace::Usual, Pace::Fast, Pace::Fastest];

    pub(super) fn percent(self) -> u64 {
        match self {
            Pace::Slow => 50,
            Pace::Usual => 100,
            Pace::Fast => 250,
            Pace::Fastest => 800,
        }
    }

    /// Its name in the page's markup.
    pub(super) fn key(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Usual => "usual",
            Pace::Fast => "fast",
            Pace::Fastest => "fastest",
        }
    }

    pub(super) fn named(key: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.key() == key)
    }

    pub(super) fn words(self) -> String {
        match self {
            Pace::Slow => t!("replay-pace-slow"),
            Pace::Usual => t!("replay-pace-usual"),
            Pace::Fast => t!("replay-pace-fast"),
            Pace::Fastest => t!("replay-pace-fastest"),
        }
    }
}
