//! The habits of the schemers: all-train's were tuned for five minutes against `strong-1` by trying changes, a few at a time.

use super::schemer::Habits;

/// Claims early, and what the others seem to need.
pub(super) static BLOCKER: Habits = Habits {
    turn: 6,
    each: 34,
    ready: 2,
    many: 14,
    late: 22,
    critical: 12,
    near: 3,
    filler: 5,
    rush: 5,
    points: 3,
    missing: 4,
    joins: 8,
    odd: 5,
    block: 60,
};

/// Collects cards until it can pay for nearly everything.
pub(super) static HOARDER: Habits =
    Habits { ready: 1, many: 30, critical: 30, filler: 6, block: u16::MAX, ..BLOCKER };

/// Claims what is critical at once, and long fillers as soon as they cost the plan nothing.
pub(super) static ALL_TRAIN: Habits = Habits { many: 18, late: 20, critical: 20, block: u16::MAX, ..BLOCKER };
