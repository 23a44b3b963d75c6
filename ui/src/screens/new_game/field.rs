//! The field of the form that an error belongs to.

use engine::{SeatColour, SetupErrorKind};
use table::protocol::StartError;

/// A field of the form that can have an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Map,
    Seats,
    Name(usize),
    Bot(usize),
    Colour(SeatColour),
    First,
    Seed,
}

pub(super) fn field(error: &StartError) -> Field {
    match error {
        StartError::Rules(SetupErrorKind::Map(_)) => Field::Map,
        StartError::Rules(SetupErrorKind::SeatCount(_)) => Field::Seats,
        StartError::Rules(SetupErrorKind::ColourTwice(colour)) => Field::Colour(*colour),
        StartError::Rules(SetupErrorKind::FirstSeat(_)) => Field::First,
        StartError::NoName { seat } | StartError::LongName { seat } | StartError::NameTwice { seat } => {
            Field::Name(usize::from(*seat))
        }
        StartError::NoSuchBot { seat, .. } => Field::Bot(usize::from(*seat)),
        StartError::BadSeed => Field::Seed,
    }
}
