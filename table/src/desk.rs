//! The game in play: apply, keep, tell.

use engine::{Action, Event, Game, SeatId};

use crate::protocol::{GameId, Position, Seat, StartFault, Trouble, Update};
use crate::store::{Save, Saved, Store};

/// A game that a window has open.
pub(crate) struct Desk {
    id: GameId,
    seats: Vec<Seat>,
    game: Game,
}

impl Desk {
    /// Deals a new game and keeps it.
    pub(crate) fn start(save: Save, store: &mut Store) -> Result<Desk, Trouble> {
        let game = Game::new(save.setup.clone()).map_err(|error| Trouble::Start {
            faults: error.faults.into_iter().map(StartFault::Rules).collect(),
        })?;
        let id = store.create(&save, game.history())?;
        Ok(Desk { id, seats: save.seats, game })
    }

    /// Rebuilds a saved game from its events, checking each against the rules.
    pub(crate) fn resume(id: GameId, saved: Saved) -> Result<Desk, Trouble> {
        let game = Game::replay(saved.save.setup, &saved.events)
            .map_err(|error| Trouble::BrokenGame { reason: error.to_string() })?;
        Ok(Desk { id, seats: saved.save.seats, game })
    }

    pub(crate) fn id(&self) -> GameId {
        self.id
    }

    /// Does an action: on a copy first, then on the disk, and only then for everyone to see.
    pub(crate) fn play(
        &mut self,
        revision: u32,
        action: Action,
        store: &mut Store,
    ) -> Result<Update, Trouble> {
        let now = self.revision();
        if revision != now {
            return Err(Trouble::Stale { now });
        }
        let mut game = self.game.clone();
        let events = game.apply(action).map_err(|reason| Trouble::Illegal { reason })?;
        store.append(self.id, now, &events)?;
        self.game = game;
        Ok(self.told(&events))
    }

    /// How the game stands for the seat to move.
    pub(crate) fn position(&self) -> Position {
        Position {
            game: self.id,
            revision: self.revision(),
            seats: self.seats.clone(),
            view: self.game.view_of(self.viewer()),
        }
    }

    /// How many events there have been.
    pub(crate) fn revision(&self) -> u32 {
        u32::try_from(self.game.history().len()).unwrap_or(u32::MAX)
    }

    /// Whose eyes the window is: the seat to move has the device; nobody has it when the game is over.
    fn viewer(&self) -> Option<SeatId> {
        self.game.to_move()
    }

    fn told(&self, events: &[Event]) -> Update {
        let viewer = self.viewer();
        Update::Moved {
            events: events.iter().map(|event| event.seen_by(viewer)).collect(),
            position: Box::new(self.position()),
        }
    }
}
