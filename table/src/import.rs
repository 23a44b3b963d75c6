//! Importing games from a file that may come from anywhere. Nothing in it is trusted: its size is checked before
//! its bytes are read, every move is replayed by the rules, and what the list and the statistics say of a game is
//! worked out anew.

use engine::{Game, Map, Name, RECORD_MOST_BYTES, Record, SeatColour, SeatId, SetupErrorKind, UnknownMap};

use crate::protocol::{BACKUP_LIMIT, Imported, LineError, Refused, Seat, TableError, Who};
use crate::remarks::{self, Remarks};
use crate::results::results;
use crate::store::{Arrival, Backup, Foreign, Save, Store, StoreError, is_database};
use crate::summary::summary;
use crate::title;

/// The first words of every record.
const RECORD: &[u8] = b"Railhead record";

/// The longest key that a bot of any version may have.
const LONGEST_KEY: usize = 40;

/// Imports the games of a file into the store.
pub(crate) fn import(file: &[u8], store: &mut Store) -> Result<Imported, TableError> {
    if is_database(file) {
        if file.len() > BACKUP_LIMIT { Err(TableError::too_big()) } else { from_backup(file, store) }
    } else if file.len() > RECORD_MOST_BYTES {
        Err(TableError::too_big())
    } else {
        from_record(text(file)?, store)
    }
}

/// The text of a record, or an error with the first line that is not UTF-8.
fn text(file: &[u8]) -> Result<&str, TableError> {
    std::str::from_utf8(file).map_err(|error| {
        let line = 1 + file[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        match file.windows(RECORD.len()).any(|part| part == RECORD) {
            true => TableError::BadRecord { line, error: LineError::NotText },
            false => TableError::NotOurs,
        }
    })
}

fn from_record(text: &str, store: &mut Store) -> Result<Imported, TableError> {
    let record = Record::read(text).map_err(remarks::refusal)?;
    let remarks = remarks::read(text);
    let seats = seats(&record, &remarks)?;
    let game = record.into_game();
    check_map(game.map(), &remarks)?;
    let arrival =
        Arrival { title: title::cut(&remarks.title), taken_back: remarks.taken_back, ..alone(game, seats) };
    let adopted = store.adopt([arrival].into_iter())?;
    Ok(Imported { added: adopted.added, known: adopted.known, ..Imported::default() })
}

/// A game that came by itself, of which no more is known. Anyone may have played it, so it does not count in the statistics.
pub(crate) fn alone(game: Game, seats: Vec<Seat>) -> Arrival {
    Arrival {
        save: Save { setup: game.setup().clone(), seats },
        title: String::new(),
        taken_back: false,
        summary: summary(&game),
        results: Vec::new(),
        branch: None,
        times: None,
        game,
    }
}

/// A built-in map may have changed since the record was written; then it was another game.
fn check_map(map: &Map, remarks: &Remarks) -> Result<(), TableError> {
    match remarks.map {
        Some((line, wanted)) if wanted != map.digest() => {
            let (key, here) = (map.key().to_owned(), map.digest());
            let error = SetupErrorKind::Map(UnknownMap::Version { key, here, wanted });
            Err(TableError::BadRecord { line, error: LineError::Setup(error) })
        }
        Some(_) | None => Ok(()),
    }
}

/// Who sits where: the names from the record, the bots from its remarks.
pub(crate) fn seats(record: &Record, remarks: &Remarks) -> Result<Vec<Seat>, TableError> {
    let seat = |(seat, colour): (u8, SeatColour)| {
        let name = record.name(SeatId(seat)).map_or(colour.to_string(), Name::to_string);
        let remark = remarks.bots.iter().rev().find(|remark| remark.colour == colour);
        let who = match remark {
            None => Who::Person,
            Some(remark) if is_bot(&remark.bot) => Who::Bot { bot: remark.bot.clone() },
            Some(remark) => {
                let error = LineError::Misplaced(title::cut(&remark.bot));
                return Err(TableError::BadRecord { line: remark.line, error });
            }
        };
        Ok(Seat { name, colour, who })
    };
    (0..).zip(record.game().setup().seats.iter().copied()).map(seat).collect()
}

/// Can this be a bot's key? It may be a bot of another version: if the game is not over, another bot can take its seat.
fn is_bot(bot: &str) -> bool {
    let is_key = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    !bot.is_empty() && bot.len() <= LONGEST_KEY && bot.chars().all(is_key)
}

fn from_backup(file: &[u8], store: &mut Store) -> Result<Imported, TableError> {
    let backup = Backup::open(file).map_err(backup_error)?;
    let mut refused = Vec::new();
    let arrivals = backup.games().map_err(backup_error)?.into_iter().filter_map(|id| {
        let foreign = backup.game(id);
        let title = foreign.as_ref().map_or(String::new(), |foreign| title::cut(&foreign.title));
        let arrival = foreign.map_err(|error| error.to_string()).and_then(check);
        arrival.map_err(|reason| refused.push(Refused { title, reason })).ok()
    });
    let adopted = store.adopt(arrivals)?;
    Ok(Imported { added: adopted.added, known: adopted.known, refused, damaged: backup.is_damaged() })
}

fn backup_error(error: StoreError) -> TableError {
    match error {
        StoreError::Newer { found, known } => TableError::NewerBackup { found, known },
        StoreError::NotOurs => TableError::NotOurs,
        error => TableError::BadBackup { reason: error.to_string() },
    }
}

/// Replays a game of a backup by the rules. The error is a sentence for a person.
fn check(foreign: Foreign) -> Result<Arrival, String> {
    let Foreign { save, title, taken_back, times, branch, events } = foreign;
    let game = Game::replay(save.setup.clone(), &events).map_err(|error| error.to_string())?;
    if !save.seats.iter().map(|seat| &seat.colour).eq(&save.setup.seats) {
        return Err("its seats are not those it was started with".into());
    }
    let tidied = |seat: Seat| {
        if matches!(&seat.who, Who::Bot { bot } if !is_bot(bot)) {
            return Err("one of its bots has no possible name".into());
        }
        let name = Name::new(&seat.name).map_or(seat.colour.to_string(), |name| name.to_string());
        Ok(Seat { name, ..seat })
    };
    let seats = save.seats.into_iter().map(tidied).collect::<Result<Vec<_>, String>>()?;
    let results = results(&game, &seats);
    let save = Save { setup: game.setup().clone(), seats };
    let summary = summary(&game);
    let (title, times) = (title::cut(&title), Some(times));
    Ok(Arrival { save, title, taken_back, summary, results, branch, times, game })
}
