//! A whole game in the text of a link, short enough to be sent with a message.
//!
//! The text is the number of the format, then base64url of what [`pack`] squeezed out of the game: who sits where, the
//! seed, each action by its place among the legal ones, and whatever chance decided, by what was left in the decks.
//! The rules of the reader play the game again from that. So the order in which [`crate::Game::legal_actions`] lists is
//! part of the format, as are the orders of cards and tickets: `engine/tests/links` has links that must be read for ever.
//! Two checks protect whoever opens one: the first tells a text that was cut off or altered, the second a game that the
//! rules of this version would play otherwise. Then nothing is shown but a sentence.
//!
//! Like a save, a link has everything in it, hidden cards and the seed included.

mod check;
mod course;
mod error;
mod header;
mod letters;
mod pack;
mod prose;

use crate::ids::{MAX_SEATS, SeatId};
use crate::record::Record;
use check::Check;
pub use error::LinkError;
use header::Header;
use pack::{Coder, Packer, Unpacker};

/// The format that is written; the first character of the text.
const FORMAT: char = '1';

/// What stands before the packed game in an address.
const MARK: &str = "#g=";

/// The most characters of a link. No game on a built-in map needs a tenth of it; the rest is for the texts of others.
pub const LINK_MOST_CHARS: usize = 16_384;

/// The most characters that are looked at for a link: an address around it, and line breaks in it.
const MOST_AROUND: usize = 4 * LINK_MOST_CHARS;

/// The longest key of a bot.
const LONGEST_KEY: usize = 40;

/// A game that can be sent as a link: its record, which seats bots have, and perhaps the moment to open it at.
///
/// ```
/// use engine::{Game, Link, Name, Record, SeatId, Setup};
/// let mut game = Game::new(Setup::new("usa", 2, 7))?;
/// game.apply(game.legal_actions()[0])?;
/// let record = Record::new(game).with_name(SeatId(0), Name::new("Ada"));
/// let link = Link::new(record).with_bot(SeatId(1), "planner");
///
/// let text = link.write()?;
/// assert!(text.len() < 100);
/// assert!(Link::read(&format!("https://railhead/play/#g={text}"))? == link);
///
/// let cut_off = &text[..text.len() - 1];
/// assert_eq!(Link::read(cut_off).unwrap_err().to_string(), "part of this link is missing or was changed: copy all of it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    record: Record,
    bots: [Option<String>; MAX_SEATS],
    moment: Option<usize>,
}

impl Link {
    /// A link to a game between people, opened where it ends.
    pub fn new(record: Record) -> Link {
        Link { record, bots: Default::default(), moment: None }
    }

    /// Says that the bot of this key has that seat. Does nothing if the game has no such seat, or if no key looks like
    /// this: up to 40 of a-z, 0-9 and hyphens.
    #[must_use]
    pub fn with_bot(mut self, seat: SeatId, key: &str) -> Link {
        if seat.index() < self.record.game().setup().seats.len()
            && header::is_key(key)
            && let Some(place) = self.bots.get_mut(seat.index())
        {
            *place = Some(key.to_owned());
        }
        self
    }

    /// Opens the game where so many events had happened.
    #[must_use]
    pub fn at(mut self, events: usize) -> Link {
        self.moment = Some(events.min(self.record.game().history().len()));
        self
    }

    /// The game, and the names of those who play it.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The record alone.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// The key of the bot at this seat; `None` for a person. There may be no such bot in this version.
    pub fn bot(&self, seat: SeatId) -> Option<&str> {
        self.bots.get(seat.index())?.as_deref()
    }

    /// How many events had happened where it should be opened; `None` for where it ends.
    pub fn moment(&self) -> Option<usize> {
        self.moment
    }

    /// The packed text: what stands behind `#g=` in an address. [`Link::read`] reads it back as this link.
    pub fn write(&self) -> Result<String, LinkError> {
        let game = self.record.game();
        let mut packer = Packer::new();
        Header::of(self).pass(&mut packer)?;
        course::write(game, &mut packer)?;
        packer.number32(Check::of(game));
        let text = letters::write(FORMAT, packer.finish());
        if text.len() > LINK_MOST_CHARS { Err(LinkError::MapTooLong) } else { Ok(text) }
    }

    /// Reads a packed text, or the one behind the first `#g=` of an address or a message. Line breaks and spaces that a
    /// mail has put into it mean nothing. It may come from anywhere: its size is limited, and the rules play its game
    /// again.
    pub fn read(text: &str) -> Result<Link, LinkError> {
        if text.len() > MOST_AROUND {
            return Err(LinkError::TooLong(text.len()));
        }
        let packed = text.split_once(MARK).map_or(text, |(_, packed)| packed);
        let first_word = packed.split_whitespace().next().unwrap_or_default();
        let bytes = letters::read(FORMAT, packed)
            .or_else(|error| letters::read(FORMAT, first_word).map_err(|_| error))?;
        let mut unpacker = Unpacker::new(&bytes);
        let mut header = Header::default();
        header.pass(&mut unpacker)?;
        let game = course::read(header.setup(), header.actions, &mut unpacker)?;
        if unpacker.number32(0) != Check::of(&game) {
            return Err(LinkError::OtherRules);
        }
        header.link(game)
    }
}

#[cfg(test)]
mod tests {
    use super::header::Header;
    use super::pack::{Coder, MOST_WEIGHT, Packer};
    use super::{FORMAT, LINK_MOST_CHARS, Link, LinkError, course::MOST_ACTIONS, letters};
    use crate::chance::Chance;
    use crate::map::maps;
    use crate::{Game, Record, Setup};

    /// The longest that somebody can keep a reader busy: as many moves as a link can say, read from random bytes.
    #[test]
    fn the_longest_course_of_random_bytes_is_refused() {
        for seed in 0..20 {
            let mut chance = Chance::new(seed);
            let setup = Setup::new(maps()[seed as usize % 2].key(), 5, seed);
            let link = Link::new(Record::new(Game::new(setup).expect("a good setup")));
            let mut packer = Packer::new();
            let mut header = Header::of(&link);
            header.actions = MOST_ACTIONS;
            header.pass(&mut packer).expect("a good header");
            for _ in 0..LINK_MOST_CHARS * 3 / 8 - 50 {
                packer.number(MOST_WEIGHT, chance.below(u64::from(MOST_WEIGHT)) as u32);
            }
            let text = letters::write(FORMAT, packer.finish());
            assert!(text.len() <= LINK_MOST_CHARS && text.len() > LINK_MOST_CHARS * 9 / 10, "{}", text.len());
            let refused = Link::read(&text).unwrap_err();
            assert!(matches!(refused, LinkError::Damaged | LinkError::OtherRules), "{refused}");
        }
    }
}
