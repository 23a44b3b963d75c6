//! SQLite: the only place that knows SQL. One file for each table, with its statements.

mod connection;
mod event;
mod fault;
mod game;
mod migration;

pub(crate) use game::Save;

use engine::Event;
use rusqlite::Connection;

pub use connection::Place;
pub(crate) use fault::Fault;

use crate::protocol::GameId;

/// The database of one player's device.
pub(crate) struct Store {
    connection: Connection,
}

/// A game as it was saved: what it was set up with and everything that has happened in it.
pub(crate) struct Saved {
    pub(crate) save: Save,
    pub(crate) events: Vec<Event>,
}

/// A line of the list of saved games.
pub(crate) struct Listed {
    pub(crate) id: GameId,
    pub(crate) save: Save,
    /// Seconds since 1970 of the last action.
    pub(crate) played: i64,
}

impl Store {
    /// Opens the database, makes it if there is none, and brings an older one up to date.
    pub(crate) fn open(place: &Place) -> Result<Store, Fault> {
        let mut connection = connection::connect(place)?;
        let taken = migration::taken(&connection)?;
        connection::prepare(&connection, place)?;
        migration::migrate(&mut connection, taken)?;
        Ok(Store { connection })
    }

    /// Keeps a new game with the events of its deal, all or nothing.
    pub(crate) fn create(&mut self, save: &Save, events: &[Event]) -> Result<GameId, Fault> {
        let transaction = self.connection.transaction()?;
        let id = game::insert(&transaction, save)?;
        event::append(&transaction, id, 0, events)?;
        transaction.commit()?;
        Ok(id)
    }

    /// Keeps what one action led to. `from` is the number of events there were before it.
    pub(crate) fn append(&mut self, id: GameId, from: u32, events: &[Event]) -> Result<(), Fault> {
        let transaction = self.connection.transaction()?;
        event::append(&transaction, id, from, events)?;
        game::touch(&transaction, id)?;
        transaction.commit()?;
        Ok(())
    }

    /// Finds a game again; `None` if there is no such game.
    pub(crate) fn load(&self, id: GameId) -> Result<Option<Saved>, Fault> {
        let Some(save) = game::find(&self.connection, id)? else { return Ok(None) };
        Ok(Some(Saved { save, events: event::all(&self.connection, id)? }))
    }

    /// All games, the last played first.
    pub(crate) fn list(&self) -> Result<Vec<Listed>, Fault> {
        game::list(&self.connection)
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
