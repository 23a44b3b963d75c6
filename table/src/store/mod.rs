//! SQLite: the only place that knows SQL. One file for each table, with its statements.

mod arrival;
mod aside;
mod backup;
mod branch;
mod connection;
mod error;
mod event;
mod game;
mod migration;
mod rescue;
mod result;
mod schema;
mod setting;

use std::collections::BTreeMap;

use engine::Event;
use rusqlite::{Connection, Transaction};

pub(crate) use arrival::{Adopted, Arrival, Times};
pub(crate) use backup::{Backup, is_database};
pub use connection::{BROWSER_FILE, Location};
pub(crate) use error::StoreError;
pub(crate) use game::{Foreign, Listed, Save, Saved};
pub(crate) use result::{FinishedGame, SeatResult};

use migration::STEPS;

use crate::protocol::{Achievement, Branch, Filter, GameId, Group, Rescue, Seat, Settings, Summary};

/// The database of one player's device.
pub(crate) struct Store {
    connection: Connection,
}

impl Store {
    /// Opens the database, creates it if there is none, and migrates an older one. A damaged file is renamed, and
    /// what can be read of it is copied into a new database.
    pub(crate) fn open(place: &Location) -> Result<(Store, Option<Rescue>), StoreError> {
        match (Store::open_whole(place), place) {
            (Ok(store), _) => Ok((store, None)),
            (Err(error), Location::File(path)) if rescue::is_damage(&error) => {
                let aside = aside::put_aside(path)?;
                let damaged = connection::connect_to_damaged(&aside).ok();
                let (store, rescue) = Store::open_after(place, damaged, aside.display().to_string())?;
                Ok((store, Some(rescue)))
            }
            // Elsewhere the host renames the damaged file and calls `open_after_damage`.
            (Err(error), _) if rescue::is_damage(&error) => Err(StoreError::Damaged(error.to_string())),
            (Err(error), _) => Err(error),
        }
    }

    /// Opens a new database in the place of the `damaged` one, which is now at `moved_to`.
    pub(crate) fn open_after_damage(
        place: &Location,
        damaged: &[u8],
        moved_to: String,
    ) -> Result<(Store, Rescue), StoreError> {
        Store::open_after(place, backup::open_untrusted(damaged).ok(), moved_to)
    }

    /// Opens a new database and copies into it what can be read of the damaged one, if it can be opened at all.
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
        // A foreign database must be detected before anything in it is changed.
        if taken > 0 {
            schema::check(&connection, taken)?;
        }
        connection::prepare(&connection, place)?;
        migration::migrate(&mut connection, place, taken, STEPS)?;
        let mut store = Store { connection };
        store.transact(game::purge)?;
        Ok(store)
    }

    /// Saves a new game with the events of its deal.
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

    /// Saves a game that begins at a moment of another, with the events up to there.
    pub(crate) fn branch(
        &mut self,
        save: &Save,
        events: &[Event],
        summary: &Summary,
        origin: Branch,
    ) -> Result<GameId, StoreError> {
        self.transact(|transaction| {
            let id = game::insert(transaction, save, summary)?;
            branch::insert(transaction, id, origin)?;
            event::append(transaction, id, 0, events)?;
            Ok(id)
        })
    }

    /// Where games branched off others.
    pub(crate) fn branches(&self) -> Result<BTreeMap<GameId, Branch>, StoreError> {
        branch::all(&self.connection)
    }

    /// Saves the events of one action. `from` is the number of events before it; `results` is empty unless it was the
    /// last action of the game.
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

    /// Deletes the events after the first `keep`. `mark_taken_back` marks the game for good as taken back.
    pub(crate) fn rewind(
        &mut self,
        id: GameId,
        keep: u32,
        summary: &Summary,
        mark_taken_back: bool,
    ) -> Result<(), StoreError> {
        self.transact(|transaction| {
            event::forget_after(transaction, id, keep)?;
            result::forget(transaction, id)?;
            if mark_taken_back {
                game::mark_taken_back(transaction, id)?;
            }
            game::touch(transaction, id, summary)
        })
    }

    /// Loads a game; `None` if there is no such game, or it was deleted.
    pub(crate) fn load(&self, id: GameId) -> Result<Option<Saved>, StoreError> {
        let Some(save) = game::find(&self.connection, id)? else { return Ok(None) };
        let (title, taken_back) = game::rest(&self.connection, id)?;
        Ok(Some(Saved { save, title, taken_back, events: event::all(&self.connection, id)? }))
    }

    /// Adds the games that are not here yet; none of them if there is an error.
    pub(crate) fn adopt(&mut self, arrivals: impl Iterator<Item = Arrival>) -> Result<Adopted, StoreError> {
        self.transact(|transaction| arrival::adopt(transaction, arrivals))
    }

    /// The whole database as one file.
    pub(crate) fn backup(&self) -> Result<Vec<u8>, StoreError> {
        backup::make(&self.connection)
    }

    /// Today's date, as in `2026-11-16`.
    pub(crate) fn today(&self) -> Result<String, StoreError> {
        Ok(self.connection.query_row("SELECT date('now')", [], |row| row.get(0))?)
    }

    /// All games, the last played first.
    pub(crate) fn list(&self) -> Result<Vec<Listed>, StoreError> {
        game::list(&self.connection)
    }

    /// Replaces the summaries of these games in one transaction, but not when they were last played.
    pub(crate) fn sum_up<'a>(&mut self, games: impl Iterator<Item = &'a Listed>) -> Result<(), StoreError> {
        self.transact(|transaction| {
            games.into_iter().try_for_each(|game| game::sum_up(transaction, game.id, &game.summary))
        })
    }

    pub(crate) fn reseat(&mut self, id: GameId, seats: &[Seat]) -> Result<(), StoreError> {
        self.transact(|transaction| game::reseat(transaction, id, seats))
    }

    /// This, `delete` and `restore` return whether there was such a game.
    pub(crate) fn rename(&mut self, id: GameId, title: &str) -> Result<bool, StoreError> {
        self.transact(|transaction| game::rename(transaction, id, title))
    }

    pub(crate) fn delete(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.transact(|transaction| game::set_deleted(transaction, id, true))
    }

    pub(crate) fn restore(&mut self, id: GameId) -> Result<bool, StoreError> {
        self.transact(|transaction| game::set_deleted(transaction, id, false))
    }

    /// Everyone who has finished a game, the most games first.
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

    /// How each bot has fared, the most games first.
    pub(crate) fn records_of_bots(&self, filter: &Filter) -> Result<Vec<Group>, StoreError> {
        result::of_bots(&self.connection, filter)
    }

    /// The finished games whose achievements have not been worked out yet.
    pub(crate) fn without_feats(&self) -> Result<Vec<GameId>, StoreError> {
        result::without_feats(&self.connection)
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

    /// Runs every change as one transaction: all of it is saved, or nothing.
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
