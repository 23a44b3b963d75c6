//! SQLite: the only place that knows SQL. One file for each table, with its statements.

mod arrival;
mod aside;
mod backup;
mod connection;
mod error;
mod event;
mod game;
mod migration;
mod rescue;
mod result;
mod schema;
mod setting;

use engine::Event;
use rusqlite::{Connection, Transaction};

pub(crate) use arrival::{Adopted, Arrival, Times};
pub(crate) use backup::{Backup, is_database};
pub use connection::{BROWSER_FILE, Location};
pub(crate) use error::StoreError;
pub(crate) use game::{Foreign, Listed, Save, Saved};
pub(crate) use result::{FinishedGame, SeatResult};

use migration::STEPS;

use crate::protocol::{Achievement, Filter, GameId, Group, Rescue, Seat, Settings, Summary};

/// The database of one player's device.
pub(crate) struct Store {
    connection: Connection,
}

impl Store {
    /// Opens the database, makes it if there is none, and brings an older one up to date. A damaged file is
    /// put aside, and what can be saved of it taken over.
    pub(crate) fn open(place: &Location) -> Result<(Store, Option<Rescue>), StoreError> {
        match (Store::open_whole(place), place) {
            (Ok(store), _) => Ok((store, None)),
            (Err(error), Location::File(path)) if rescue::is_damage(&error) => {
                let aside = aside::put_aside(path)?;
                let damaged = connection::connect_to_damaged(&aside).ok();
                let (store, rescue) = Store::open_after(place, damaged, aside.display().to_string())?;
                Ok((store, Some(rescue)))
            }
            // What can't be read at all is damage too, for whoever can put it aside.
            (Err(error), _) if rescue::is_damage(&error) => Err(StoreError::Damaged(error.to_string())),
            (Err(error), _) => Err(error),
        }
    }

    /// Opens a new database in the place of a damaged one, whose bytes are these and which lies at `moved_to` now.
    pub(crate) fn open_after_damage(
        place: &Location,
        damaged: &[u8],
        moved_to: String,
    ) -> Result<(Store, Rescue), StoreError> {
        Store::open_after(place, backup::harmless(damaged).ok(), moved_to)
    }

    /// A file of which nothing can be read had nothing to save.
    fn open_after(
        place: &Location,
        damaged: Option<Connection>,
        moved_to: String,
    ) -> Result<(Store, Rescue), StoreError> {
        let mut store = Store::open_whole(place)?;
        let rescue = match damaged {
            Some(damaged) => rescue::salvage(&damaged, &mut store, moved_to)?,
            None => Rescue { moved_to, games: 0, lost: 0 },
        };
        Ok((store, rescue))
    }

    fn open_whole(place: &Location) -> Result<Store, StoreError> {
        let mut connection = connection::connect(place)?;
        let taken = migration::taken(&connection, STEPS)?;
        rescue::check(&connection)?;
        // A file that is not ours is found out before anything of it is changed.
        if taken > 0 {
            schema::check(&connection, taken)?;
        }
        connection::prepare(&connection, place)?;
        migration::migrate(&mut connection, place, taken, STEPS)?;
        let mut store = Store { connection };
        store.transact(game::purge)?;
        Ok(store)
    }

    /// Keeps a new game with the events of its deal.
    pub(crate) fn create(
        &mut self,
        save: &Save,
        events: &[Event],
        summary: &Summary,
    ) -> Result<GameId, StoreError> {
        self.transact(|transaction| {
            let id = game::insert(transaction, save, summary)?;
            event::append(transaction, id, 0, events)?;
            Ok(id)
        })
    }

    /// Keeps what one action led to. `from` is the number of events there were before it; `results` are
    /// there when it was the last one of the game.
    pub(crate) fn append(
        &mut self,
        id: GameId,
        from: u32,
        events: &[Event],
        summary: &Summary,
        results: &[SeatResult],
    ) -> Result<(), StoreError> {
        self.transact(|transaction| {
            event::append(transaction, id, from, events)?;
            result::insert(transaction, id, results, None)?;
            game::touch(transaction, id, summary)
        })
    }

    /// Forgets the events after the first `keep`. `marked` says for good that the game was taken back.
    pub(crate) fn rewind(
        &mut self,
        id: GameId,
        keep: u32,
        summary: &Summary,
        marked: bool,
    ) -> Result<(), StoreError> {
        self.transact(|transaction| {
            event::forget_after(transaction, id, keep)?;
            result::forget(transaction, id)?;
            if marked {
                game::mark_taken_back(transaction, id)?;
            }
            game::touch(transaction, id, summary)
        })
    }

    /// Finds a game again; `None` if there is no such game, or it was deleted.
    pub(crate) fn load(&self, id: GameId) -> Result<Option<Saved>, StoreError> {
        let Some(save) = game::find(&self.connection, id)? else { return Ok(None) };
        let (title, taken_back) = game::rest(&self.connection, id)?;
        Ok(Some(Saved { save, title, taken_back, events: event::all(&self.connection, id)? }))
    }

    /// Adds the games that are not here yet: all of them, or on a fault none.
    pub(crate) fn adopt(&mut self, arrivals: impl Iterator<Item = Arrival>) -> Result<Adopted, StoreError> {
        self.transact(|transaction| arrival::adopt(transaction, arrivals))
    }

    /// The whole database as one file.
    pub(crate) fn backup(&self) -> Result<Vec<u8>, StoreError> {
        backup::make(&self.connection)
    }

    /// This day, as in `2026-11-16`.
    pub(crate) fn today(&self) -> Result<String, StoreError> {
        Ok(self.connection.query_row("SELECT date('now')", [], |row| row.get(0))?)
    }

    /// All games, the last played first.
    pub(crate) fn list(&self) -> Result<Vec<Listed>, StoreError> {
        game::list(&self.connection)
    }

    /// Tells of these games anew, all at once; when they were played stays as it was.
    pub(crate) fn sum_up<'a>(&mut self, games: impl Iterator<Item = &'a Listed>) -> Result<(), StoreError> {
        self.transact(|transaction| {
            games.into_iter().try_for_each(|game| game::sum_up(transaction, game.id, &game.summary))
        })
    }

    pub(crate) fn reseat(&mut self, id: GameId, seats: &[Seat]) -> Result<(), StoreError> {
        self.transact(|transaction| game::reseat(transaction, id, seats))
    }

    /// These three tell whether there was such a game.
    pub(crate) fn rename(&mut self, id: GameId, title: &str) -> Result<bool, StoreError> {
        self.transact(|transaction| game::rename(transaction, id, title))
    }

    pub(crate) fn delete(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.transact(|transaction| game::set_deleted(transaction, id, true))
    }

    pub(crate) fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.transact(|transaction| game::set_deleted(transaction, id, false))
    }

    /// Whoever has finished a game, the most games first.
    pub(crate) fn people(&self) -> Result<Vec<String>, StoreError> {
        result::people(&self.connection)
    }

    pub(crate) fn people_of(&self, id: GameId) -> Result<Vec<String>, StoreError> {
        result::people_of(&self.connection, id)
    }

    /// Every finished game of a person, the oldest first.
    pub(crate) fn finished(&self, name: &str) -> Result<Vec<FinishedGame>, StoreError> {
        result::of_person(&self.connection, name)
    }

    /// The bots' own records, the most games first.
    pub(crate) fn records_of_bots(&self, filter: &Filter) -> Result<Vec<Group>, StoreError> {
        result::of_bots(&self.connection, filter)
    }

    /// The finished games of which nobody has looked what was achieved in them.
    pub(crate) fn unseen(&self) -> Result<Vec<GameId>, StoreError> {
        result::unseen(&self.connection)
    }

    pub(crate) fn set_feats(
        &mut self,
        id: GameId,
        feats: &[(u8, Vec<Achievement>)],
    ) -> Result<(), StoreError> {
        self.transact(|transaction| result::set_feats(transaction, id, feats))
    }

    pub(crate) fn settings(&self) -> Result<Settings, StoreError> {
        setting::read(&self.connection)
    }

    pub(crate) fn change_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        self.transact(|transaction| setting::write(transaction, settings))
    }

    /// The one door to a change: all of it is kept, or nothing.
    fn transact<T>(
        &mut self,
        change: impl FnOnce(&Transaction) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let transaction = self.connection.transaction()?;
        let outcome = change(&transaction)?;
        transaction.commit()?;
        Ok(outcome)
    }
}

// The browser has no folders to test with; `tests/browser.rs` opens a table there.
#[cfg(test)]
#[cfg(not(target_family = "wasm"))]
mod tests;

#[cfg(test)]
#[cfg(not(target_family = "wasm"))]
mod hostile;
