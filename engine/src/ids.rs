//! Newtypes for the numbers of seats, cities, routes and tickets.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The number as an index into a list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// A place at the table, counted clockwise from 0.
    SeatId
);
id!(
    /// A city of a map, in the order of its file.
    CityId
);
id!(
    /// A route of a map, in the order of its file. A double route is two of these.
    RouteId
);
id!(
    /// A destination ticket of a map, in the order of its file.
    TicketId
);

/// The fewest seats any table has (R1).
pub const MIN_SEATS: usize = 2;

/// The most seats any table has (R1).
pub const MAX_SEATS: usize = 5;

/// The members of a bit set, lowest first.
#[inline]
pub(crate) fn bits64(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let n = set.trailing_zeros() as u8;
            set &= set - 1;
            n
        })
    })
}

/// The members of a bit set, lowest first.
#[inline]
pub(crate) fn bits128(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let n = set.trailing_zeros() as u8;
            set &= set - 1;
            n
        })
    })
}
