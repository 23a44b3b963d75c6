//! A damaged database: put aside under another name, and whatever of it can be read taken over into a
//! new one. Only for files; a browser's own files have no names to tell.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use engine::{Event, Game, ReplayError, Setup};
use rusqlite::{Connection, OpenFlags};

use super::{Fault, Place, Store, event, game};
use crate::protocol::{GameId, Rescue};
use crate::summary::summary;

/// Does SQLite find the file whole?
pub(super) fn check(connection: &Connection) -> Result<(), Fault> {
    let verdict: String = connection.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(Fault::Damaged(verdict)) }
}

/// Puts the damaged file aside, and opens a new one with all that could be saved.
pub(super) fn rescue(path: &Path) -> Result<(Store, Rescue), Fault> {
    let aside = put_aside(path)?;
    let mut store = Store::open_whole(&Place::File(path.to_owned()))?;
    let mut rescue = Rescue { moved_to: aside.display().to_string(), games: 0, lost: 0 };
    // A file of which not even the list of games can be read had nothing to save.
    let Ok(damaged) = Connection::open_with_flags(&aside, OpenFlags::SQLITE_OPEN_READ_WRITE) else {
        return Ok((store, rescue));
    };
    for id in ids(&damaged) {
        match read(&damaged, id) {
            Some((saved, game)) => {
                store.create(&saved, game.history(), &summary(&game))?;
                rescue.games += 1;
            }
            None => rescue.lost += 1,
        }
    }
    Ok((store, rescue))
}

/// Renames the file, with what belongs to it, to the first name that is free.
fn put_aside(path: &Path) -> Result<PathBuf, Fault> {
    let named = |number: u32| path.with_extension(format!("damaged-{number}.db"));
    let aside = (1..).map(named).find(|name| !name.exists()).unwrap_or_else(|| named(0));
    for suffix in ["", "-wal", "-shm"] {
        let (from, to) = (with_suffix(path, suffix), with_suffix(&aside, suffix));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(|error| Fault::Folder {
                path: from.display().to_string(),
                reason: error.to_string(),
            })?;
        }
    }
    Ok(aside)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// The games that can be listed, from both ends: a broken page in the middle hides what lies behind it.
pub(super) fn ids(damaged: &Connection) -> BTreeSet<GameId> {
    let listed = |statement: &str| -> Vec<GameId> {
        let Ok(mut statement) = damaged.prepare(statement) else { return Vec::new() };
        let Ok(rows) = statement.query_map([], |row| Ok(GameId(row.get(0)?))) else { return Vec::new() };
        rows.map_while(Result::ok).collect()
    };
    let up = listed("SELECT id FROM game ORDER BY id");
    let down = listed("SELECT id FROM game ORDER BY id DESC");
    up.into_iter().chain(down).collect()
}

/// A game as far as it can be read and follows the rules: at least its deal.
fn read(damaged: &Connection, id: GameId) -> Option<(game::Save, Game)> {
    let save = game::find(damaged, id).ok()??;
    let events = event::readable(damaged, id);
    let game = longest(&save.setup, &events)?;
    Some((save, game))
}

fn longest(setup: &Setup, events: &[Event]) -> Option<Game> {
    match Game::replay(setup.clone(), events) {
        Ok(game) => Some(game),
        Err(ReplayError::Setup(_)) => None,
        Err(
            ReplayError::Illegal { at, .. } | ReplayError::Mismatch { at } | ReplayError::Truncated { at },
        ) => {
            // What is wrong may be the end of an action whose beginning lies before it.
            (0..at.min(events.len())).rev().find_map(|end| Game::replay(setup.clone(), &events[..end]).ok())
        }
    }
}

/// Is this a fault that a new file would mend?
pub(super) fn is_damage(fault: &Fault) -> bool {
    match fault {
        Fault::Damaged(_) => true,
        Fault::Sqlite(error) => matches!(
            error.sqlite_error_code(),
            Some(rusqlite::ErrorCode::DatabaseCorrupt | rusqlite::ErrorCode::NotADatabase)
        ),
        Fault::Folder { .. } | Fault::Newer { .. } | Fault::NotOurs | Fault::Unreadable(_) => false,
    }
}
