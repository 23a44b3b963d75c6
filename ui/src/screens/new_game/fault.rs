//! Where on the form a fault belongs.

use engine::{SeatColour, SetupFault};
use table::protocol::StartFault;

/// A place on the form that something can be wrong with.
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

pub(super) fn field(fault: &StartFault) -> Field {
    match fault {
        StartFault::Rules(SetupFault::Map(_)) => Field::Map,
        StartFault::Rules(SetupFault::SeatCount(_)) => Field::Seats,
        StartFault::Rules(SetupFault::ColourTwice(colour)) => Field::Colour(*colour),
        StartFault::Rules(SetupFault::FirstSeat(_)) => Field::First,
        StartFault::NoName { seat } | StartFault::LongName { seat } | StartFault::NameTwice { seat } => {
            Field::Name(usize::from(*seat))
        }
        StartFault::NoSuchBot { seat, .. } => Field::Bot(usize::from(*seat)),
        StartFault::BadSeed => Field::Seed,
    }
}
