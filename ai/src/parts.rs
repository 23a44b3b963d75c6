//! The parts that bots are made of. All of them see the position through a [`Sight`](sight::Sight), so the same code
//! plays a real seat from its view and every seat of an imagined game, and sees nothing hidden in either.

pub(crate) mod bits;
pub(crate) mod board;
pub(crate) mod draw;
pub(crate) mod explain;
pub(crate) mod finish;
pub(crate) mod keep;
pub(crate) mod need;
pub(crate) mod options;
pub(crate) mod path;
pub(crate) mod pay;
pub(crate) mod plan;
pub(crate) mod rush;
pub(crate) mod sight;
pub(crate) mod station;
pub(crate) mod tunnel;
