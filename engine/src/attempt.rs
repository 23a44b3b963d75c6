//! An action that can still be undone: a caller that must save it first may fail to do so.

use crate::action::Action;
use crate::card::Cards;
use crate::event::Event;
use crate::game::Game;
use crate::ids::MAX_SEATS;
use crate::illegal::Illegal;
use crate::state::State;

/// A game in which an action has been done provisionally. Dropping this (also in a panic) undoes the action; only
/// [`Attempt::keep`] makes it final. Trying it on a copy would be safe too, but would copy the whole history.
#[derive(Debug)]
pub struct Attempt<'g> {
    game: &'g mut Game,
    events: Vec<Event>,
    before: Option<Before>,
}

/// What is needed to undo the action.
#[derive(Debug)]
struct Before {
    state: State,
    known: [Cards; MAX_SEATS],
    history: usize,
    played: usize,
}

impl Game {
    /// Does `action` provisionally. On `Err` the game is unchanged.
    pub fn attempt(&mut self, action: Action) -> Result<Attempt<'_>, Illegal> {
        let (history, played) = (self.history.len(), self.played.len());
        let before = Before { state: self.state, known: self.known, history, played };
        // The guard comes first: it also restores the game if the rules panic halfway.
        let mut attempt = Attempt { game: self, events: Vec::new(), before: Some(before) };
        attempt.events = attempt.game.apply(action)?;
        Ok(attempt)
    }
}

impl Attempt<'_> {
    /// The game after the action.
    pub fn game(&self) -> &Game {
        self.game
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Makes the action final and returns what happened.
    pub fn keep(mut self) -> Vec<Event> {
        self.before = None;
        std::mem::take(&mut self.events)
    }
}

impl Drop for Attempt<'_> {
    fn drop(&mut self) {
        if let Some(before) = self.before.take() {
            (self.game.state, self.game.known) = (before.state, before.known);
            self.game.history.truncate(before.history);
            self.game.played.truncate(before.played);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Game, Setup};

    #[test]
    fn an_attempt_is_undone_unless_it_is_kept() {
        let mut game = Game::new(Setup::new("europe", 3, 5)).expect("a good setup");
        let mut kept = game.clone();
        for turn in 0..200 {
            let legal = game.legal_actions();
            let Some(action) = legal.get(turn % legal.len().max(1)).copied() else { break };
            let before = game.clone();
            drop(game.attempt(action).expect("legal"));
            assert_eq!(game, before);
            assert_eq!((game.known, game.played.len()), (before.known, before.played.len()));

            let events = kept.apply(action).expect("legal");
            assert_eq!(game.attempt(action).expect("legal").keep(), events);
            assert_eq!((&game, game.known), (&kept, kept.known));
        }
    }
}
