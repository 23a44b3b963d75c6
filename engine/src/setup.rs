//! The setup of a game: possibly invalid at first, and checked before a game is made of it.

use crate::ids::{MAX_SEATS, MIN_SEATS, SeatId};
use crate::map::{Map, MapName, UnknownMap};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// The colour of a seat's trains (R1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum SeatColour {
    #[serde(rename = "blue")]
    Blue,
    #[serde(rename = "red")]
    Red,
    #[serde(rename = "green")]
    Green,
    #[serde(rename = "yellow")]
    Yellow,
    #[serde(rename = "black")]
    Black,
}

impl SeatColour {
    /// All five, in the order a table is filled by default.
    pub const ALL: [SeatColour; MAX_SEATS] =
        [SeatColour::Blue, SeatColour::Red, SeatColour::Green, SeatColour::Yellow, SeatColour::Black];

    /// The word for it, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            SeatColour::Blue => "blue",
            SeatColour::Red => "red",
            SeatColour::Green => "green",
            SeatColour::Yellow => "yellow",
            SeatColour::Black => "black",
        }
    }

    /// The seat colour of that name.
    pub fn named(name: &str) -> Option<SeatColour> {
        SeatColour::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl fmt::Display for SeatColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a game is made from. It may be invalid; `Game::new` returns what is wrong with it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The map.
    pub map: MapName,
    /// The colour of each seat, clockwise: 2 to 5 different ones (R1).
    pub seats: Vec<SeatColour>,
    /// The seat that begins; drawn from the seed if `None` (R4).
    #[serde(default)]
    pub first: Option<SeatId>,
    /// Decides everything that chance decides. Written as text: a JSON number would lose digits.
    #[serde(serialize_with = "seed_to_text", deserialize_with = "seed_from_text")]
    pub seed: u64,
    /// Decides whatever bots leave to chance: a number of its own, so that nothing dealt can be worked out from it. The
    /// rules don't use it. `None` in games of the first versions: see [`Setup::bot_seed`].
    #[serde(default, skip_serializing_if = "Option::is_none", with = "bots_as_text")]
    pub bots: Option<u64>,
}

impl Setup {
    /// A setup on a built-in map, with seats in the default colours and the first seat drawn from the seed.
    pub fn new(map: &str, seats: usize, seed: u64) -> Setup {
        Setup::around(MapName::built_in(map), seats, seed)
    }

    /// The same on any map.
    pub fn around(map: MapName, seats: usize, seed: u64) -> Setup {
        let seats = SeatColour::ALL.into_iter().cycle().take(seats).collect();
        Setup { map, seats, first: None, seed, bots: None }
    }

    /// What bots take their random numbers from: the seed itself where the setup has no number for them, as in games of the
    /// first versions.
    pub fn bot_seed(&self) -> u64 {
        self.bots.unwrap_or(self.seed)
    }

    /// Everything that is wrong with it; empty if a game can be made of it.
    pub fn errors(&self) -> Vec<SetupErrorKind> {
        match self.map.find() {
            Ok(_) => self.seat_errors(),
            Err(unknown) => std::iter::once(SetupErrorKind::Map(unknown)).chain(self.seat_errors()).collect(),
        }
    }

    fn seat_errors(&self) -> Vec<SetupErrorKind> {
        let mut errors = Vec::new();
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats.len()) {
            errors.push(SetupErrorKind::SeatCount(self.seats.len()));
        }
        for colour in SeatColour::ALL {
            if self.seats.iter().filter(|seat| **seat == colour).count() > 1 {
                errors.push(SetupErrorKind::ColourTwice(colour));
            }
        }
        if let Some(first) = self.first
            && first.index() >= self.seats.len()
        {
            errors.push(SetupErrorKind::FirstSeat(first));
        }
        errors
    }

    /// The setup with its map named by digest, and the map itself, if nothing is wrong.
    pub(crate) fn check(self) -> Result<(Setup, Arc<Map>), SetupError> {
        let errors = self.errors();
        match self.map.find() {
            Ok(map) if errors.is_empty() => Ok((Setup { map: MapName::of(&map), ..self }, map)),
            Ok(_) | Err(_) => Err(SetupError { errors }),
        }
    }
}

/// Everything that is wrong with a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[error("{}", self.errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError {
    /// At least one.
    pub errors: Vec<SetupErrorKind>,
}

/// One thing that is wrong with a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum SetupErrorKind {
    #[error(transparent)]
    #[serde(rename = "map")]
    Map(UnknownMap),
    #[error("a game has 2 to 5 seats, not {0}")]
    #[serde(rename = "seat-count")]
    SeatCount(usize),
    #[error("two seats are {0}")]
    #[serde(rename = "colour-twice")]
    ColourTwice(SeatColour),
    #[error("seat {} cannot begin: the table has no such seat", u16::from(.0.0) + 1)]
    #[serde(rename = "first-seat")]
    FirstSeat(SeatId),
}

pub(crate) fn seed_to_text<S: Serializer>(seed: &u64, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(seed)
}

pub(crate) fn seed_from_text<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|_| serde::de::Error::custom(format!("`{text}` is no seed")))
}

/// As the seed; a setup without the number has no such field.
mod bots_as_text {
    use super::{Deserializer, Serializer, seed_from_text};

    #[allow(clippy::ref_option, reason = "serde passes a reference to the field")]
    pub(super) fn serialize<S: Serializer>(number: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
        match number {
            Some(number) => to.collect_str(number),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
        seed_from_text(from).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_without_a_number_for_bots_is_written_as_it_always_was_and_theirs_is_the_seed() {
        let old = r#"{"map":"usa","seats":["blue","red"],"first":null,"seed":"18446744073709551615"}"#;
        let setup: Setup = serde_json::from_str(old).unwrap();
        assert_eq!((setup.bots, setup.bot_seed()), (None, u64::MAX));
        assert!(!serde_json::to_string(&setup).unwrap().contains("bots"));
        let new = Setup { bots: Some(u64::MAX - 1), ..setup };
        let text = serde_json::to_string(&new).unwrap();
        assert!(
            text.ends_with(r#""bots":"18446744073709551614"}"#),
            "as text, which keeps every digit: {text}"
        );
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), new);
        assert_eq!(new.bot_seed(), u64::MAX - 1);
    }
}
