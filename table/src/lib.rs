//! The application without a window: seats and who sits in them, the games in play, the saves.
//!
//! A window (or a browser's page) and a table exchange what [`protocol`] lists and nothing else.
//! The page is built with the protocol alone; the feature `desk` adds what answers it.

pub mod protocol;

#[cfg(feature = "desk")]
mod client;
#[cfg(feature = "desk")]
mod feats;
#[cfg(feature = "desk")]
mod handout;
#[cfg(all(feature = "desk", not(target_family = "wasm")))]
pub mod home;
#[cfg(feature = "desk")]
mod import;
#[cfg(feature = "desk")]
mod job;
#[cfg(feature = "desk")]
mod jobs;
#[cfg(feature = "desk")]
mod lesson;
#[cfg(feature = "desk")]
mod remarks;
#[cfg(feature = "desk")]
mod results;
#[cfg(feature = "desk")]
mod session;
#[cfg(feature = "desk")]
mod statistics;
#[cfg(feature = "desk")]
mod store;
#[cfg(feature = "desk")]
mod summary;
#[cfg(feature = "desk")]
mod table;
#[cfg(feature = "desk")]
mod title;
#[cfg(feature = "desk")]
mod undo;
#[cfg(feature = "desk")]
mod viewer;

#[cfg(feature = "desk")]
pub use ai::Now;
#[cfg(all(feature = "desk", not(target_family = "wasm")))]
pub use ai::machine_now;
#[cfg(feature = "desk")]
pub use client::ClientId;
#[cfg(feature = "desk")]
pub use handout::Handout;
#[cfg(feature = "desk")]
pub use job::{Finished, Job, JobKey, Step, Task};
#[cfg(feature = "desk")]
pub use store::{BROWSER_FILE, Place};
#[cfg(feature = "desk")]
pub use table::{Damaged, Table};
