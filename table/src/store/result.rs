//! How each seat of the finished games fared, and what that adds up to.

use rusqlite::types::Value;
use rusqlite::{Connection, ErrorCode, Row, Transaction, params, params_from_iter};

use super::Fault;
use crate::protocol::{Filter, GameId, Outcome, Player, Statistics};

const INSERT: &str = "INSERT INTO result (game, finished, map, seats, seat, bot, name, won, score, margin,
                                          routes, completed, failed, longest, stations)
                      SELECT id, coalesce(?15, unixepoch()), ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
                             ?12, ?13, ?14
                      FROM game WHERE id = ?1 AND NOT taken_back";
const ARE_THERE: &str = "SELECT EXISTS (SELECT 1 FROM result WHERE game = ?1)";
const ALL: &str =
    "SELECT game, finished, map, seats, seat, bot, name, won, score, margin, routes, completed, failed,
                          longest, stations FROM result ORDER BY rowid";
const KEEP: &str = "INSERT INTO result (game, finished, map, seats, seat, bot, name, won, score, margin,
                                        routes, completed, failed, longest, stations)
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)";
const FORGET: &str = "DELETE FROM result WHERE game = ?1";

/// The results that count, by the filter's four parameters. Bots of one key are one player; people are
/// told apart by their names.
macro_rules! counted {
    () => {
        "WITH counted AS (
            SELECT coalesce(bot, name) AS player, bot IS NOT NULL AS is_bot, result.rowid AS place, result.*
            FROM result
            WHERE (?1 IS NULL OR result.map = ?1)
              AND (?2 IS NULL OR result.seats = ?2)
              AND (?3 IS NULL OR EXISTS (SELECT 1 FROM result AS other
                                         WHERE other.game = result.game AND other.bot = ?3
                                           AND other.seat <> result.seat))
              AND (?4 IS NULL OR EXISTS (SELECT 1 FROM result AS other
                                         WHERE other.game = result.game AND other.seat <> result.seat
                                           AND (other.bot = ?4
                                                OR substr(other.bot, 1, length(?4) + 1) = ?4 || '-')))
        )"
    };
}

/// Wins in a row have one difference between the number of the game and the number of the win.
const PLAYERS: &str = concat!(
    counted!(),
    ", numbered AS (
        SELECT *,
               row_number() OVER (PARTITION BY is_bot, player ORDER BY finished, place)
             - row_number() OVER (PARTITION BY is_bot, player, won > 0 ORDER BY finished, place) AS island,
               row_number() OVER (PARTITION BY is_bot, player ORDER BY finished DESC, place DESC) AS from_last
        FROM counted
    ),
    streaks AS (
        SELECT is_bot, player, count(*) AS length, min(from_last) AS newest
        FROM numbered WHERE won > 0 GROUP BY is_bot, player, island
    ),
    best AS (
        SELECT is_bot, player, max(length) AS best, max(length) FILTER (WHERE newest = 1) AS now
        FROM streaks GROUP BY is_bot, player
    )
    SELECT is_bot, player, count(*), sum(won), avg(score), max(score), avg(margin), sum(completed), sum(failed),
           sum(longest), coalesce(max(now), 0), coalesce(max(best), 0)
    FROM counted LEFT JOIN best USING (is_bot, player)
    GROUP BY is_bot, player ORDER BY is_bot, count(*) DESC, player"
);

const SCORES: &str =
    concat!(counted!(), " SELECT is_bot, player, finished, score, won FROM counted ORDER BY finished, place");

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
}

/// Keeps how a game ended, unless it was taken back. It ended now, or when it is said to have ended.
pub(super) fn insert(
    transaction: &Transaction,
    game: GameId,
    results: &[SeatResult],
    finished: Option<i64>,
) -> Result<(), Fault> {
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
            finished
        ])?;
    }
    Ok(())
}

/// Is it known how this game ended?
pub(super) fn are_there(connection: &Connection, game: GameId) -> Result<bool, Fault> {
    Ok(connection.prepare_cached(ARE_THERE)?.query_row([game.0], |row| row.get(0))?)
}

/// Takes over what can be read of a damaged database, up to the first row that can't.
pub(super) fn salvage(damaged: &Connection, transaction: &Transaction) -> Result<(), Fault> {
    let mut keep = transaction.prepare_cached(KEEP)?;
    let Ok(mut statement) = damaged.prepare(ALL) else { return Ok(()) };
    let columns = statement.column_count();
    let Ok(mut rows) = statement.query([]) else { return Ok(()) };
    while let Ok(Some(row)) = rows.next() {
        let values = (0..columns).map(|column| row.get::<_, Value>(column)).collect::<Result<Vec<_>, _>>();
        // A value of the wrong kind is refused by the new table, and costs its row alone.
        if let Ok(values) = values
            && let Err(error) = keep.execute(params_from_iter(values))
            && error.sqlite_error_code() != Some(ErrorCode::ConstraintViolation)
        {
            return Err(error.into());
        }
    }
    Ok(())
}

/// The game is no longer finished.
pub(super) fn forget(transaction: &Transaction, game: GameId) -> Result<(), Fault> {
    transaction.prepare_cached(FORGET)?.execute([game.0])?;
    Ok(())
}

pub(super) fn statistics(connection: &Connection, filter: &Filter) -> Result<Statistics, Fault> {
    let parameters = params![filter.map, filter.seats, filter.against, filter.level];
    let mut statistics = Statistics::default();
    let mut statement = connection.prepare_cached(PLAYERS)?;
    let mut rows = statement.query(parameters)?;
    while let Some(row) = rows.next()? {
        list(&mut statistics, row.get(0)?).push(player(row)?);
    }
    let mut statement = connection.prepare_cached(SCORES)?;
    let mut rows = statement.query(parameters)?;
    while let Some(row) = rows.next()? {
        let name: String = row.get(1)?;
        let outcome = Outcome { finished: row.get(2)?, score: row.get(3)?, won: row.get(4)? };
        if let Some(player) = list(&mut statistics, row.get(0)?).iter_mut().find(|player| player.name == name)
        {
            player.scores.push(outcome);
        }
    }
    Ok(statistics)
}

fn list(statistics: &mut Statistics, is_bot: bool) -> &mut Vec<Player> {
    if is_bot { &mut statistics.bots } else { &mut statistics.people }
}

fn player(row: &Row) -> rusqlite::Result<Player> {
    Ok(Player {
        name: row.get(1)?,
        games: row.get(2)?,
        wins: row.get(3)?,
        average_score: row.get(4)?,
        best_score: row.get(5)?,
        average_margin: row.get(6)?,
        tickets_completed: row.get(7)?,
        tickets_failed: row.get(8)?,
        longest: row.get(9)?,
        streak: row.get(10)?,
        best_streak: row.get(11)?,
        scores: Vec::new(),
    })
}
