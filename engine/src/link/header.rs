//! What a link says before the course of its game: map, seats, seed, names, bots, and the moment to open it at.

use super::pack::{Coder, MOST_WEIGHT};
use super::{LONGEST_KEY, Link, LinkError, course::MOST_ACTIONS, prose};
use crate::game::Game;
use crate::ids::{MAX_SEATS, MIN_SEATS, SeatId};
use crate::map::{Map, MapName};
use crate::record::{Name, Record};
use crate::setup::{SeatColour, Setup};

/// The built-in maps by their number in a link. A new one is added at the end.
pub(super) const MAPS: [&str; 2] = ["usa", "europe"];

/// The number of a map that is not built in: its text follows.
const OWN_MAP: u32 = 15;

/// The longest text of a map. What fits in a link is known only when it is packed.
const LONGEST_MAP: u32 = 40_000;

/// What may follow, each behind its number, in any order, until [`Field::End`]. A reader that does not know a number below
/// [`IGNORABLE`] refuses the link as newer; one from there on stands before its length in bytes, and is skipped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    End = 0,
    Names = 1,
    Bots = 2,
    Moment = 3,
    BotSeed = 4,
}

const FIELDS: u32 = 32;
const IGNORABLE: u32 = 16;
const LONGEST_IGNORED: u32 = 1_024;

/// What a bot's key is written with; 0 ends it.
const KEY_LETTERS: &[u8; 37] = b"abcdefghijklmnopqrstuvwxyz0123456789-";

/// Can this be a bot's key?
pub(super) fn is_key(key: &str) -> bool {
    (1..=LONGEST_KEY).contains(&key.len()) && key.bytes().all(|byte| KEY_LETTERS.contains(&byte))
}

/// Everything but the course of the game. A reader begins with an empty one.
#[derive(Default)]
pub(super) struct Header {
    map: Option<MapName>,
    seats: Vec<SeatColour>,
    first: Option<SeatId>,
    seed: u64,
    bot_seed: Option<u64>,
    names: [Option<Name>; MAX_SEATS],
    bots: [Option<String>; MAX_SEATS],
    moment: Option<usize>,
    /// How many actions the game has.
    pub(super) actions: usize,
}

impl Header {
    pub(super) fn of(link: &Link) -> Header {
        let (game, record) = (link.record.game(), &link.record);
        let setup = game.setup();
        Header {
            map: Some(setup.map.clone()),
            seats: setup.seats.clone(),
            first: setup.first,
            seed: setup.seed,
            bot_seed: setup.bots,
            names: std::array::from_fn(|seat| record.name(SeatId(seat as u8)).cloned()),
            bots: link.bots.clone(),
            moment: link.moment,
            actions: game.played().len(),
        }
    }

    /// Passes all of it through.
    pub(super) fn pass(&mut self, coder: &mut impl Coder) -> Result<(), LinkError> {
        self.pass_map(coder)?;
        self.pass_seats(coder);
        let first = self.first.map_or(0, |first| u32::from(first.0) + 1);
        let first = coder.number(MAX_SEATS as u32 + 1, first);
        self.first = first.checked_sub(1).map(|seat| SeatId(seat as u8));
        self.seed = coder.number64(self.seed);
        self.pass_fields(coder)?;
        if self.actions > MOST_ACTIONS {
            return Err(LinkError::TooManyMoves);
        }
        self.actions = coder.number(MOST_ACTIONS as u32 + 1, self.actions as u32) as usize;
        Ok(())
    }

    fn pass_map(&mut self, coder: &mut impl Coder) -> Result<(), LinkError> {
        let name = self.map.take().unwrap_or_else(|| MapName::built_in(""));
        let known = MAPS.iter().position(|key| name.text.is_none() && *key == name.key);
        let number = coder.number(OWN_MAP + 1, known.map_or(OWN_MAP, |number| number as u32));
        self.map = Some(match MAPS.get(number as usize) {
            Some(key) => MapName { digest: name.digest, ..MapName::built_in(key) },
            None if number == OWN_MAP => own_map(coder, name)?,
            None => return Err(LinkError::Newer),
        });
        Ok(())
    }

    fn pass_seats(&mut self, coder: &mut impl Coder) {
        let most = MAX_SEATS - MIN_SEATS + 1;
        let count = coder.number(most as u32, self.seats.len().saturating_sub(MIN_SEATS) as u32) as usize;
        let colours = SeatColour::ALL;
        self.seats = (0..count + MIN_SEATS)
            .map(|seat| {
                let colour = self.seats.get(seat).map_or(0, |colour| *colour as u32);
                colours[coder.number(colours.len() as u32, colour) as usize]
            })
            .collect();
    }

    fn pass_fields(&mut self, coder: &mut impl Coder) -> Result<(), LinkError> {
        let mut due = vec![Field::End];
        due.extend(self.bot_seed.map(|_| Field::BotSeed));
        due.extend(self.moment.map(|_| Field::Moment));
        due.extend(self.bots.iter().any(Option::is_some).then_some(Field::Bots));
        due.extend(self.names.iter().any(Option::is_some).then_some(Field::Names));
        loop {
            // A reader has none due; the numbers tell it what follows.
            let number = coder.number(FIELDS, due.pop().map_or(0, |field| field as u32));
            match number {
                n if n == Field::End as u32 => return Ok(()),
                n if n == Field::Names as u32 => self.pass_names(coder)?,
                n if n == Field::Bots as u32 => self.pass_bots(coder)?,
                n if n == Field::Moment as u32 => {
                    let moment = self.moment.unwrap_or_default().min(MOST_WEIGHT as usize - 1);
                    self.moment = Some(coder.number(MOST_WEIGHT, moment as u32) as usize);
                }
                n if n == Field::BotSeed as u32 => {
                    self.bot_seed = Some(coder.number64(self.bot_seed.unwrap_or_default()));
                }
                n if n >= IGNORABLE => {
                    for _ in 0..coder.number(LONGEST_IGNORED, 0) {
                        coder.number(256, 0);
                    }
                }
                _ => return Err(LinkError::Newer),
            }
            if coder.is_exhausted() {
                return Err(LinkError::Damaged);
            }
        }
    }

    fn pass_names(&mut self, coder: &mut impl Coder) -> Result<(), LinkError> {
        let seats = self.seats.len();
        for name in self.names.iter_mut().take(seats) {
            let written = name.as_ref().map_or("", Name::as_str).as_bytes();
            let read: Vec<u8> =
                ended(coder, 256, written.iter().map(|byte| u32::from(*byte)), 4 * Name::MOST)
                    .into_iter()
                    .map(|byte| byte as u8)
                    .collect();
            let text = String::from_utf8(read).map_err(|_| LinkError::Damaged)?;
            let tidy = Name::new(&text);
            if tidy.as_ref().map_or("", Name::as_str) != text {
                return Err(LinkError::Damaged);
            }
            *name = tidy;
        }
        Ok(())
    }

    fn pass_bots(&mut self, coder: &mut impl Coder) -> Result<(), LinkError> {
        let seats = self.seats.len();
        for bot in self.bots.iter_mut().take(seats) {
            let place =
                |byte: u8| KEY_LETTERS.iter().position(|letter| *letter == byte).unwrap_or(0) as u32 + 1;
            let written = bot.as_deref().unwrap_or_default().bytes().map(place);
            let letters = ended(coder, KEY_LETTERS.len() as u32 + 1, written, LONGEST_KEY);
            let key: String = letters.iter().map(|n| char::from(KEY_LETTERS[*n as usize - 1])).collect();
            *bot = is_key(&key).then_some(key);
        }
        Ok(())
    }

    /// What the game is made from.
    pub(super) fn setup(&self) -> Setup {
        let map = self.map.clone().unwrap_or_else(|| MapName::built_in(""));
        Setup { map, seats: self.seats.clone(), first: self.first, seed: self.seed, bots: self.bot_seed }
    }

    /// The link to this game.
    pub(super) fn link(self, game: Game) -> Result<Link, LinkError> {
        if self.moment.is_some_and(|moment| moment > game.history().len()) {
            return Err(LinkError::Damaged);
        }
        let record =
            (0..).map(SeatId).zip(self.names).fold(Record::new(game), |record, (seat, name)| match name {
                Some(name) => record.with_name(seat, Some(name)),
                None => record,
            });
        Ok(Link { record, bots: self.bots, moment: self.moment })
    }
}

/// Numbers from 1 on, at most so many, ended by a 0.
fn ended(coder: &mut impl Coder, below: u32, written: impl Iterator<Item = u32>, most: usize) -> Vec<u32> {
    let (mut written, mut passed) = (written, Vec::new());
    loop {
        match coder.number(below, written.next().unwrap_or(0)) {
            0 => return passed,
            number => passed.push(number),
        }
        if passed.len() == most {
            return passed;
        }
    }
}

/// A map by its text. Its name is worked out anew from that.
fn own_map(coder: &mut impl Coder, name: MapName) -> Result<MapName, LinkError> {
    let text = name.text.unwrap_or_default();
    if text.len() > LONGEST_MAP as usize {
        return Err(LinkError::MapTooLong);
    }
    let length = coder.number(LONGEST_MAP + 1, text.len() as u32) as usize;
    let passed = prose::pass(coder, text.as_bytes(), length);
    let text = String::from_utf8(passed).map_err(|_| LinkError::Damaged)?;
    let map = Map::bring(&text).map_err(|_| LinkError::OtherRules)?;
    Ok(MapName::of(&map))
}

#[cfg(test)]
mod tests {
    use super::{Header, MAPS};
    use crate::link::{LinkError, course::MOST_ACTIONS, pack::Packer};
    use crate::map::MapName;

    #[test]
    fn what_is_too_long_is_refused() {
        let map = Some(MapName::built_in("usa"));
        let mut header = Header { map, actions: MOST_ACTIONS, ..Header::default() };
        assert_eq!(header.pass(&mut Packer::new()), Ok(()));
        header.actions += 1;
        assert_eq!(header.pass(&mut Packer::new()), Err(LinkError::TooManyMoves));

        let text = "#".repeat(50_000);
        let own = MapName { text: Some(text), ..MapName::built_in("own") };
        let mut header = Header { map: Some(own), ..Header::default() };
        assert_eq!(header.pass(&mut Packer::new()), Err(LinkError::MapTooLong));
    }

    /// A later version may add fields; one that must be known is refused, any other is skipped.
    #[test]
    fn a_field_of_a_later_version_is_skipped_or_refused() {
        use crate::link::pack::{Coder, Unpacker};
        for (field, expected) in [(5, Err(LinkError::Newer)), (20, Ok(()))] {
            let mut packer = Packer::new();
            packer.number(super::OWN_MAP + 1, 0);
            packer.number(4, 0);
            packer.number(5, 0);
            packer.number(5, 1);
            packer.number(6, 0);
            packer.number64(7);
            packer.number(super::FIELDS, field);
            packer.number(super::LONGEST_IGNORED, 3);
            [1, 2, 3].into_iter().for_each(|byte| {
                packer.number(256, byte);
            });
            packer.number(super::FIELDS, 0);
            packer.number(MOST_ACTIONS as u32 + 1, 9);
            let bytes = packer.finish();
            let mut header = Header::default();
            assert_eq!(header.pass(&mut Unpacker::new(&bytes)), expected);
            if expected.is_ok() {
                assert_eq!((header.seed, header.actions), (7, 9));
            }
        }
    }

    #[test]
    fn every_built_in_map_has_its_number() {
        let keys: Vec<&str> = crate::maps().iter().map(|map| map.key()).collect();
        assert!(keys.iter().all(|key| MAPS.contains(key)), "{keys:?} in {MAPS:?}: a new one at the end");
        assert_eq!(MAPS[..2], ["usa", "europe"], "these numbers never change");
    }
}
