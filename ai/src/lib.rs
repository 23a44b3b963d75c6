//! The bots. A bot sees what its seat sees, and nothing else.
//!
//! - A [`Bot`] is given a [`View`](engine::View) and a [`Clock`]. All it knows of the past is the view's history, so
//!   nothing of a bot needs to be saved with a game.
//! - [`Bot::consider`] begins a [`Thought`], which works in slices: between two slices the caller can stop, save or
//!   cancel. [`Bot::choose`] does it all at once.
//! - A [`Choice`] is an action with the [`Candidate`]s it was chosen from, and the [`Reason`]s of each.
//! - The same view, seed and iteration budget give the same move, on every platform.
//!
//! ```
//! use ai::{Bot, Clock, Random};
//! use engine::{Game, Setup};
//!
//! let mut game = Game::new(Setup::new("usa", 2, 7))?;
//! let mut bot = Random::new(1);
//! while let Some(seat) = game.to_move() {
//!     let action = bot.choose(&game.view(seat), &Clock::iterations(100));
//!     game.apply(action)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod bot;
mod bots;
#[cfg(not(target_arch = "wasm32"))]
pub mod calibrate;
mod choice;
mod clock;
#[cfg(not(target_arch = "wasm32"))]
pub mod ladder;
mod learnt;
mod parts;
pub mod persona;
mod policy;
mod rollout;
mod roster;
mod search;
mod seed;
#[cfg(not(target_arch = "wasm32"))]
mod sparring;
mod taste;
#[cfg(not(target_arch = "wasm32"))]
pub mod train;
mod value;
mod weights;

pub use bot::{Bot, Progress, Settled, Thought};
pub use bots::{Character, LongRoute, OneStep, PairedRollout, Planner, Racer, Random, Wary, appraise};
pub use choice::{Candidate, Choice, Evaluation, Reason};
#[cfg(not(target_arch = "wasm32"))]
pub use clock::machine_now;
pub use clock::{Cancel, Clock, Now};
pub use persona::{Level, Persona, Style};
pub use policy::rehearse;
pub use roster::{Named, Rung, named, roster};
#[cfg(not(target_arch = "wasm32"))]
pub use sparring::Sparring;
