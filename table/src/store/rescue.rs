//! Copies what can be read of a damaged database into a new one: games, statistics and settings. The damaged file
//! itself was renamed and stays as it was.

use std::collections::BTreeSet;

use engine::{Event, Game, ReplayError, Setup};
use rusqlite::Connection;

use super::{Arrival, Save, Store, StoreError, branch, event, game, result, setting};
use crate::protocol::{GameId, Rescue};
use crate::results::results;
use crate::summary::summary;

/// Checks the file with SQLite's own check.
pub(super) fn check(connection: &Connection) -> Result<(), StoreError> {
    let verdict: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::Damaged(verdict)) }
}

/// Is this an error that a new file would solve?
pub(super) fn is_damage(error: &StoreError) -> bool {
    match error {
        StoreError::Damaged(_) => true,
        StoreError::Sqlite(error) => matches!(
            error.sqlite_error_code(),
            Some(rusqlite::ErrorCode::DatabaseCorrupt | rusqlite::ErrorCode::NotADatabase)
        ),
        StoreError::Folder { .. }
        | StoreError::ReadOnly
        | StoreError::Newer { .. }
        | StoreError::NotOurs
        | StoreError::Unreadable(_) => false,
    }
}

/// Copies what can be read. `moved_to` is where the damaged file is now.
pub(super) fn salvage(
    damaged: &Connection,
    store: &mut Store,
    moved_to: String,
) -> Result<Rescue, StoreError> {
    let mut rescue = Rescue { moved_to, games: 0, lost: 0 };
    store.transact(|transaction| {
        // The results come first: only a finished game whose results could not be read gets them from its events.
        result::salvage(damaged, transaction)?;
        setting::salvage(damaged, transaction)?;
        for id in ids(damaged) {
            let Some(arrival) = read(damaged, id) else {
                rescue.lost += 1;
                continue;
            };
            game::adopt(transaction, &arrival, Some(id))?;
            if let Some(origin) = arrival.branch {
                branch::insert(transaction, id, origin)?;
            }
            event::append(transaction, id, 0, arrival.game.history())?;
            if !result::are_there(transaction, id)? {
                result::insert(transaction, id, &arrival.results, arrival.times.map(|times| times.played))?;
            }
            rescue.games += 1;
        }
        Ok(())
    })?;
    Ok(rescue)
}

/// The ids that can be listed, from both ends: a broken page in the middle hides those behind it.
pub(super) fn ids(damaged: &Connection) -> BTreeSet<GameId> {
    let listed = |statement: &str| -> Vec<GameId> {
        let Ok(mut statement) = damaged.prepare(statement) else { return Vec::new() };
        let Ok(rows) = statement.query_map([], |row| Ok(GameId(row.get(0)?))) else { return Vec::new() };
        rows.map_while(Result::ok).collect()
    };
    let ascending = listed("SELECT id FROM game WHERE NOT deleted ORDER BY id");
    let descending = listed("SELECT id FROM game WHERE NOT deleted ORDER BY id DESC");
    ascending.into_iter().chain(descending).collect()
}

/// A game, as far as it can be read and follows the rules. `None` if not even its deal can be read.
fn read(damaged: &Connection, id: GameId) -> Option<Arrival> {
    let foreign = game::foreign(damaged, id).ok()?;
    let game = longest_legal(&foreign.save.setup, &event::readable(damaged, id))?;
    Some(Arrival {
        title: foreign.title,
        taken_back: foreign.taken_back,
        summary: summary(&game),
        results: results(&game, &foreign.save.seats),
        times: Some(foreign.times),
        // Older files have no such table.
        branch: branch::find(damaged, id).ok().flatten(),
        save: Save { setup: game.setup().clone(), seats: foreign.save.seats },
        game,
    })
}

fn longest_legal(setup: &Setup, events: &[Event]) -> Option<Game> {
    match Game::replay(setup.clone(), events) {
        Ok(game) => Some(game),
        Err(ReplayError::Setup(_)) => None,
        Err(
            ReplayError::Illegal { at, .. } | ReplayError::Mismatch { at } | ReplayError::Truncated { at },
        ) => {
            // The wrong event may belong to an action that began before it, so the cut may have to be earlier.
            (0..at.min(events.len())).rev().find_map(|end| Game::replay(setup.clone(), &events[..end]).ok())
        }
    }
}
