//! The text record: a whole game in one file that a person can read and even edit.
//!
//! The grammar, with an example game, is in `docs/record.md`. Whatever chance decided is written down, so reading a
//! record needs no generator. The seed is written too, so that an unfinished game continues as it would have.

mod body;
mod clause;
mod error;
mod header;
mod name;
mod reader;
mod result;
mod words;
mod writer;

use crate::game::Game;
use crate::ids::{MAX_SEATS, SeatId};

pub(crate) use error::quote;
pub use error::{RecordError, RecordErrorKind};
pub use name::Name;
pub(crate) use name::is_direction_mark;
pub use reader::MOST_BYTES as RECORD_MOST_BYTES;

/// The newest record that can be read, and the one that is written.
pub const RECORD_FORMAT: u32 = 1;

/// A game and who plays it: what a text record holds.
///
/// ```
/// use engine::{Game, Name, Record, SeatId, Setup};
/// let mut game = Game::new(Setup::new("usa", 2, 7))?;
/// let first = game.legal_actions()[0];
/// game.apply(first)?;
/// let record = Record::new(game).with_name(SeatId(0), Name::new("Ada"));
///
/// let text = record.write();
/// assert!(text.starts_with("Railhead record 1\nmap: usa\n"));
/// let again = Record::read(&text)?;
/// assert!(again == record);
///
/// let wrong = text.replace("map: usa", "map: atlantis");
/// assert_eq!(Record::read(&wrong).unwrap_err().to_string(), "line 2: there is no map `atlantis`");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    names: [Option<Name>; MAX_SEATS],
    game: Game,
}

impl Record {
    /// A record without names.
    ///
    /// A game made by `PositionBuilder` has no beginning on record: its record can be written and looked at, but not
    /// read back.
    pub fn new(game: Game) -> Record {
        Record { names: Default::default(), game }
    }

    /// Sets the name of a seat; does nothing for a seat that the game does not have.
    #[must_use]
    pub fn with_name(mut self, seat: SeatId, name: Option<Name>) -> Record {
        if seat.index() < self.game.setup().seats.len()
            && let Some(place) = self.names.get_mut(seat.index())
        {
            *place = name;
        }
        self
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game alone.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The name of a seat, if it is known.
    pub fn name(&self, seat: SeatId) -> Option<&Name> {
        self.names.get(seat.index())?.as_ref()
    }

    /// Rebuilds a game from a full record. The record is not trusted: the form of every line and every move are checked.
    /// The error names the line and the reason.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        reader::read(text)
    }

    /// The full record, hidden cards and tickets included. [`Record::read`] reads it back as this record.
    pub fn write(&self) -> String {
        writer::write(self)
    }

    /// The record as `viewer` may know it, or a spectator if that is `None`: hidden things are written as `?`. For
    /// people; a game cannot be rebuilt from it.
    pub fn seen_by(&self, viewer: Option<SeatId>) -> String {
        writer::write_for(self, viewer)
    }
}
