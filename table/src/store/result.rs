//! How each seat of the finished games fared.

use rusqlite::types::Value;
use rusqlite::{Connection, ErrorCode, Row, Transaction, params, params_from_iter};

use super::StoreError;
use crate::protocol::{Achievement, Filter, GameId, Group};

const INSERT: &str = "INSERT INTO result (game, finished, map, seats, seat, bot, name, won, score, margin,
                                          routes, completed, failed, longest, stations, feats,
                                          longest_points, station_points)
                      SELECT id, coalesce(?15, unixepoch()), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
                             ?12, ?13, ?14, ?16, ?17, ?18
                      FROM game WHERE id = ?1 AND NOT taken_back AND id NOT IN (SELECT game FROM branch)";
const ARE_THERE: &str = "SELECT EXISTS (SELECT 1 FROM result WHERE game = ?1)";
// Only the columns that every version has. Feats are worked out again from the games.
const ALL: &str =
    "SELECT game, finished, map, seats, seat, bot, name, won, score, margin, routes, completed, failed,
                          longest, stations FROM result ORDER BY rowid";
const KEEP: &str = "INSERT INTO result (game, finished, map, seats, seat, bot, name, won, score, margin,
                                        routes, completed, failed, longest, stations)
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)";
const FORGET: &str = "DELETE FROM result WHERE game = ?1";
const PEOPLE: &str = "SELECT name FROM result WHERE bot IS NULL GROUP BY name ORDER BY count(*) DESC, name";
const OF_PERSON: &str =
    "SELECT game, seat, finished, map, seats, won, score, margin, routes, completed, failed, longest,
            stations, feats, longest_points, station_points,
            (SELECT group_concat(other.bot) FROM result AS other
             WHERE other.game = result.game AND other.seat <> result.seat)
     FROM result WHERE bot IS NULL AND name = ?1 ORDER BY finished, rowid";
/// The parameters are the filter's three fields. The level is that of the bot itself, whatever its style.
const BOTS: &str = "SELECT bot, count(*), sum(won), avg(score) FROM result
     WHERE bot IS NOT NULL
       AND (?1 IS NULL OR map = ?1)
       AND (?2 IS NULL OR seats = ?2)
       AND (?3 IS NULL OR bot = ?3 OR substr(bot, 1, length(?3) + 1) = ?3 || '-')
     GROUP BY bot ORDER BY count(*) DESC, bot";
const NAMES: &str = "SELECT DISTINCT name FROM result WHERE game = ?1 AND bot IS NULL";
const WITHOUT_FEATS: &str = "SELECT DISTINCT game FROM result WHERE bot IS NULL AND feats IS NULL";
const SET_FEATS: &str = "UPDATE result SET feats = ?3 WHERE game = ?1 AND seat = ?2";
const NO_FEATS: &str = "UPDATE result SET feats = '[]' WHERE game = ?1 AND bot IS NULL AND feats IS NULL";

/// How one seat fared.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SeatResult {
    pub(crate) map: String,
    pub(crate) seats: u8,
    pub(crate) seat: u8,
    pub(crate) bot: Option<String>,
    pub(crate) name: String,
    pub(crate) won: f64,
    pub(crate) score: i16,
    pub(crate) margin: i16,
    pub(crate) routes: i16,
    pub(crate) completed: u8,
    pub(crate) failed: u8,
    pub(crate) longest: bool,
    pub(crate) stations: u8,
    pub(crate) feats: Vec<Achievement>,
    pub(crate) longest_points: i16,
    pub(crate) station_points: i16,
}

/// A finished game of a person.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct FinishedGame {
    pub(crate) game: GameId,
    pub(crate) seat: u8,
    /// Seconds since 1970.
    pub(crate) finished: i64,
    pub(crate) map: String,
    pub(crate) seats: u8,
    pub(crate) won: f64,
    pub(crate) score: i32,
    pub(crate) margin: i32,
    pub(crate) routes: i32,
    pub(crate) completed: u8,
    pub(crate) failed: u8,
    pub(crate) longest: bool,
    pub(crate) stations: u8,
    pub(crate) feats: Vec<Achievement>,
    /// The points for the longest path and for stations not built. Results of the first versions lack them.
    pub(crate) longest_points: Option<i32>,
    pub(crate) station_points: Option<i32>,
    /// The keys of the bots that sat at the table.
    pub(crate) bots: Vec<String>,
}

/// Saves how a game ended, unless it was taken back. `finished` is when it ended; `None` for now.
pub(super) fn insert(
    transaction: &Transaction,
    game: GameId,
    results: &[SeatResult],
    finished: Option<i64>,
) -> Result<(), StoreError> {
    let mut insert = transaction.prepare_cached(INSERT)?;
    for r in results {
        insert.execute(params![
            game.0,
            r.map,
            r.seats,
            r.seat,
            r.bot,
            r.name,
            r.won,
            r.score,
            r.margin,
            r.routes,
            r.completed,
            r.failed,
            r.longest,
            r.stations,
            finished,
            serde_json::to_string(&r.feats)?,
            r.longest_points,
            r.station_points,
        ])?;
    }
    Ok(())
}

/// Are there results of this game?
pub(super) fn are_there(connection: &Connection, game: GameId) -> Result<bool, StoreError> {
    Ok(connection.prepare_cached(ARE_THERE)?.query_row([game.0], |row| row.get(0))?)
}

/// Copies the results of a damaged database, up to the first row that can't be read.
pub(super) fn salvage(damaged: &Connection, transaction: &Transaction) -> Result<(), StoreError> {
    let mut keep = transaction.prepare_cached(KEEP)?;
    let Ok(mut statement) = damaged.prepare(ALL) else { return Ok(()) };
    let columns = statement.column_count();
    let Ok(mut rows) = statement.query([]) else { return Ok(()) };
    while let Ok(Some(row)) = rows.next() {
        let values = (0..columns).map(|column| row.get::<_, Value>(column)).collect::<Result<Vec<_>, _>>();
        // The new table refuses values of the wrong kind; only that row is lost.
        if let Ok(values) = values
            && let Err(error) = keep.execute(params_from_iter(values))
            && error.sqlite_error_code() != Some(ErrorCode::ConstraintViolation)
        {
            return Err(error.into());
        }
    }
    Ok(())
}

/// Deletes the results of a game that is no longer finished.
pub(super) fn forget(transaction: &Transaction, game: GameId) -> Result<(), StoreError> {
    transaction.prepare_cached(FORGET)?.execute([game.0])?;
    Ok(())
}

/// Everyone who has finished a game, the most games first.
pub(super) fn people(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(PEOPLE)?;
    let names = statement.query_map([], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// The people of a game.
pub(super) fn people_of(connection: &Connection, game: GameId) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(NAMES)?;
    let names = statement.query_map([game.0], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// Every finished game of a person, the oldest first. Unreadable rows are left out.
pub(super) fn of_person(connection: &Connection, name: &str) -> Result<Vec<FinishedGame>, StoreError> {
    let mut statement = connection.prepare_cached(OF_PERSON)?;
    let mut rows = statement.query([name])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        games.extend(finished(row).ok());
    }
    Ok(games)
}

fn finished(row: &Row) -> rusqlite::Result<FinishedGame> {
    let feats: Option<String> = row.get(13)?;
    let bots: Option<String> = row.get(16)?;
    Ok(FinishedGame {
        game: GameId(row.get(0)?),
        seat: row.get(1)?,
        finished: row.get(2)?,
        map: row.get(3)?,
        seats: row.get(4)?,
        won: row.get(5)?,
        score: row.get(6)?,
        margin: row.get(7)?,
        routes: row.get(8)?,
        completed: row.get(9)?,
        failed: row.get(10)?,
        longest: row.get(11)?,
        stations: row.get(12)?,
        feats: feats.and_then(|feats| serde_json::from_str(&feats).ok()).unwrap_or_default(),
        longest_points: row.get(14)?,
        station_points: row.get(15)?,
        bots: bots.map(|bots| bots.split(',').map(str::to_owned).collect()).unwrap_or_default(),
    })
}

/// How each bot has fared, the most games first.
pub(super) fn of_bots(connection: &Connection, filter: &Filter) -> Result<Vec<Group>, StoreError> {
    let mut statement = connection.prepare_cached(BOTS)?;
    let group = |row: &Row| {
        Ok(Group { key: row.get(0)?, games: row.get(1)?, wins: row.get(2)?, average_score: row.get(3)? })
    };
    let groups = statement.query_map(params![filter.map, filter.seats, filter.level], group)?;
    Ok(groups.collect::<Result<_, _>>()?)
}

/// The finished games whose achievements have not been worked out yet.
pub(super) fn without_feats(connection: &Connection) -> Result<Vec<GameId>, StoreError> {
    let mut statement = connection.prepare_cached(WITHOUT_FEATS)?;
    let games = statement.query_map([], |row| Ok(GameId(row.get(0)?)))?;
    Ok(games.collect::<Result<_, _>>()?)
}

/// Saves what each seat achieved in a game. A person's seat that is not in `feats` gets none.
pub(super) fn set_feats(
    transaction: &Transaction,
    game: GameId,
    feats: &[(u8, Vec<Achievement>)],
) -> Result<(), StoreError> {
    let mut set = transaction.prepare_cached(SET_FEATS)?;
    for (seat, feats) in feats {
        set.execute((game.0, seat, serde_json::to_string(feats)?))?;
    }
    transaction.prepare_cached(NO_FEATS)?.execute([game.0])?;
    Ok(())
}
