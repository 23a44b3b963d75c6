//! The application without its user interface: open games and lessons, the bots' moves, the saves.
//!
//! A page (in a native window or a browser) and a table exchange only what [`protocol`] lists.
//! The page is built with the protocol alone; the feature `host` adds the table that answers it.

pub mod protocol;

#[cfg(feature = "host")]
mod client;
#[cfg(feature = "host")]
mod export;
#[cfg(feature = "host")]
mod feats;
#[cfg(all(feature = "host", not(target_family = "wasm")))]
pub mod home;
#[cfg(feature = "host")]
mod import;
#[cfg(feature = "host")]
mod job;
#[cfg(feature = "host")]
mod jobs;
#[cfg(feature = "host")]
mod lesson;
#[cfg(feature = "host")]
mod link;
#[cfg(feature = "host")]
mod remarks;
#[cfg(feature = "host")]
mod results;
#[cfg(feature = "host")]
mod session;
#[cfg(feature = "host")]
mod statistics;
#[cfg(feature = "host")]
mod store;
#[cfg(feature = "host")]
mod suggestion;
#[cfg(feature = "host")]
mod summary;
#[cfg(feature = "host")]
mod table;
#[cfg(feature = "host")]
mod title;
#[cfg(feature = "host")]
mod undo;
#[cfg(feature = "host")]
mod viewer;

#[cfg(feature = "host")]
pub use ai::Now;
#[cfg(all(feature = "host", not(target_family = "wasm")))]
pub use ai::machine_now;
#[cfg(feature = "host")]
pub use client::ClientId;
#[cfg(feature = "host")]
pub use export::ExportFile;
#[cfg(feature = "host")]
pub use job::{FinishedJob, Job, JobHandle, JobKey, JobProgress, Task};
#[cfg(feature = "host")]
pub use store::{BROWSER_FILE, Location};
#[cfg(feature = "host")]
pub use table::{Damaged, Table};
