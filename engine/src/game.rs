//! A game: its position, and everything that happened on the way to it.

use crate::action::Action;
use crate::card::Cards;
use crate::event::Event;
use crate::ids::{MAX_SEATS, SeatId};
use crate::illegal::Illegal;
use crate::known::update_known;
use crate::map::Map;
use crate::score::Scores;
use crate::setup::{Setup, SetupError};
use crate::state::State;
use std::sync::Arc;

/// A game, in play or over. Only [`Game::apply`] changes it.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) map: Arc<Map>,
    pub(crate) state: State,
    pub(crate) history: Vec<Event>,
    pub(crate) played: Vec<Played>,
    /// The cards that everyone can know each seat to hold.
    pub(crate) known: [Cards; MAX_SEATS],
}

/// An action that was taken, and where its events begin in the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who acted.
    pub seat: SeatId,
    /// What it did.
    pub action: Action,
    /// The index of its first event in [`Game::history`].
    pub at: usize,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.setup == other.setup && self.state == other.state && self.history == other.history
    }
}

impl Game {
    /// Deals a new game, or returns everything that is wrong with its setup.
    pub fn new(setup: Setup) -> Result<Game, SetupError> {
        let (setup, map) = setup.check()?;
        let mut history = Vec::new();
        let state = State::deal(&map, setup.seats.len() as u8, setup.first, setup.seed, &mut history);
        Ok(Game { history, ..Game::from_position(setup, map, state) })
    }

    /// A game that begins at this position, with an empty history.
    pub(crate) fn from_position(setup: Setup, map: Arc<Map>, state: State) -> Game {
        let (history, played) = (Vec::new(), Vec::new());
        Game { setup, map, state, history, played, known: [Cards::NONE; MAX_SEATS] }
    }

    /// What the game was made from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The map.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// The position, with everything in it.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Everything that happened, in order. With the setup, this is the save.
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// Every action taken, in order.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Who is to act; nobody once the game is over.
    pub fn to_move(&self) -> Option<SeatId> {
        (!self.is_over()).then_some(self.state.to_move)
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// Everything the seat to move may do: exactly what [`Game::apply`] accepts. Empty once it is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.state.legal(&self.map, &mut list);
        list
    }

    /// Does `action` for the seat to move and returns what happened, in order.
    /// On `Err` the game is unchanged.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        self.state.check(&self.map, action)?;
        let seat = self.state.to_move;
        let mut events = Vec::new();
        self.state.play(&self.map, action, &mut events);
        self.record(seat, action, &events);
        Ok(events)
    }

    pub(crate) fn record(&mut self, seat: SeatId, action: Action, events: &[Event]) {
        self.played.push(Played { seat, action, at: self.history.len() });
        update_known(&mut self.known, events);
        self.history.extend_from_slice(events);
    }

    /// The final scores, or what they would be if the game ended now.
    pub fn scores(&self) -> Scores {
        Scores::of(&self.map, &self.state)
    }
}
