//! Playing on from a moment of a game: with the same deck, or with fresh luck.
//!
//! A branch is an ordinary game. Its setup has the seed that decides what comes, and its history begins with what had
//! happened: so it is saved, recorded and loaded like any other.

mod cards;
mod deal;

use crate::game::Game;
use crate::ids::SeatId;
use crate::replay::ReplayError;
use crate::setup::{Setup, seed_from_text, seed_to_text};
use serde::{Deserialize, Serialize};

/// What chance decides after the moment at which a branch begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Luck {
    /// What would have come, comes: the same moves lead to the same events. Drawing tickets at another moment than the
    /// original did changes what comes after it, since one seed decides cards and tickets together.
    #[serde(rename = "same")]
    Same,
    /// Everything lies open. Hands, tickets and the tickets under the deck stay; what has not been drawn yet is shuffled
    /// anew.
    #[serde(rename = "open")]
    Open {
        /// Decides what comes.
        #[serde(serialize_with = "seed_to_text", deserialize_with = "seed_from_text")]
        seed: u64,
    },
    /// Everything that this seat could not know at that moment is dealt anew: see [`crate::View::deal_anew`].
    #[serde(rename = "seen")]
    Seen {
        /// Who knows what stays as it is.
        seat: SeatId,
        /// Decides what is dealt, and what comes.
        #[serde(serialize_with = "seed_to_text", deserialize_with = "seed_from_text")]
        seed: u64,
    },
}

/// Why a game could not be continued from one of its moments.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
pub enum BranchError {
    /// The game was set up by hand, and its history does not begin with the deal.
    #[error(
        "this game was set up by hand: only a game with a beginning can be played again from a moment of it"
    )]
    #[serde(rename = "no-beginning")]
    NoBeginning,
    /// The game was over at that moment.
    #[error("the game is over here: choose an earlier moment")]
    #[serde(rename = "over")]
    Over,
    /// The game has no such seat.
    #[error("there is no such seat in this game")]
    #[serde(rename = "no-seat")]
    NoSeat,
    /// No other deal was found that fits what the seat knows.
    #[error("nothing else could have been dealt that fits what this seat knows")]
    #[serde(rename = "no-deal")]
    NoDeal,
}

impl Game {
    /// How many events had happened each time that a seat had to act, and at the end. The first is the end of the deal.
    pub fn moments(&self) -> impl Iterator<Item = usize> + '_ {
        self.played.iter().map(|played| played.at).chain([self.history.len()])
    }

    /// The last moment at which no more than so many events had happened, or else the end of the deal.
    pub fn moment_at(&self, events: usize) -> usize {
        let later = self.played.partition_point(|played| played.at <= events);
        match self.played.get(later.saturating_sub(1)) {
            Some(_) if events >= self.history.len() => self.history.len(),
            Some(played) => played.at,
            None => self.history.len(),
        }
    }

    /// The game as it stood at that moment (see [`Game::moment_at`]), and as it would have gone on: the same moves lead to
    /// the same events, also after it was saved and loaded.
    pub fn at(&self, events: usize) -> Result<Game, BranchError> {
        self.cut(self.setup.clone(), events)
    }

    /// A new game that begins at that moment of this one (see [`Game::moment_at`]).
    pub fn branch(&self, events: usize, luck: Luck) -> Result<Game, BranchError> {
        if self.is_over() && self.moment_at(events) == self.history.len() {
            return Err(BranchError::Over);
        }
        match luck {
            Luck::Same => self.at(events),
            // The events say what was dealt so far; the seed only decides what comes.
            Luck::Open { seed } => self.cut(Setup { seed, ..self.setup.clone() }, events),
            Luck::Seen { seat, .. } if seat.index() >= self.setup.seats.len() => Err(BranchError::NoSeat),
            // From here on there is only the view: nothing that the seat does not know can come through.
            Luck::Seen { seat, seed } => self.at(events)?.view(seat).deal_anew(seed, self.setup.bots),
        }
    }

    fn cut(&self, setup: Setup, events: usize) -> Result<Game, BranchError> {
        let before = &self.history[..self.moment_at(events)];
        Game::replay(setup, before).map_err(|error: ReplayError| match error {
            ReplayError::Setup(_)
            | ReplayError::Illegal { .. }
            | ReplayError::Mismatch { .. }
            | ReplayError::Truncated { .. } => BranchError::NoBeginning,
        })
    }
}
