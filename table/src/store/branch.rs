//! Games that begin at a moment of another.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row, Transaction};

use super::StoreError;
use crate::protocol::{Branch, GameId};

const INSERT: &str = "INSERT INTO branch (game, parent, moment) VALUES (?1, ?2, ?3)";
const FIND: &str = "SELECT parent, moment FROM branch WHERE game = ?1";
const ALL: &str = "SELECT parent, moment, game FROM branch";

pub(super) fn insert(transaction: &Transaction, game: GameId, branch: Branch) -> Result<(), StoreError> {
    let parent = branch.parent.map(|parent| parent.0);
    transaction.prepare_cached(INSERT)?.execute((game.0, parent, branch.at))?;
    Ok(())
}

/// Where a game branched off; `None` if it began with its deal.
pub(super) fn find(connection: &Connection, game: GameId) -> Result<Option<Branch>, StoreError> {
    Ok(connection.prepare_cached(FIND)?.query_row([game.0], read).optional()?)
}

pub(super) fn all(connection: &Connection) -> Result<BTreeMap<GameId, Branch>, StoreError> {
    let mut statement = connection.prepare_cached(ALL)?;
    let rows = statement.query_map([], |row| Ok((GameId(row.get(2)?), read(row)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn read(row: &Row) -> rusqlite::Result<Branch> {
    Ok(Branch { parent: row.get::<_, Option<i64>>(0)?.map(GameId), at: row.get(1)? })
}
