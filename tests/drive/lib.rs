//! Drives what a person uses: a real browser with the web build, and the real native window.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod browser;
mod desktop;
mod devtools;
mod driver;
mod environment;
mod faces;
mod finished;
mod handed;
mod heard;
mod listener;
mod page;
mod patience;
mod player;
mod proxy;
mod recorded;
mod scores;
mod server;
mod shape;
mod sockets;
mod stranger;
mod tale;
mod tree;
mod window;
mod words;

pub use browser::Browser;
pub use desktop::{Desktop, WindowId};
pub use environment::required;
pub use finished::FinishedGames;
pub use handed::wait_for_file;
pub use heard::Prompt;
pub use listener::{DOWN, ENTER, ESCAPE, LEFT, RIGHT, SPACE, ScreenReaderUser, TAB, UP};
pub use page::{Page, Pointer};
pub use patience::{TIMEOUT, wait_for};
pub use player::{Coverage, Player};
pub use proxy::Proxy;
pub use recorded::recorded_coverage;
pub use scores::{check_scores_against_engine, expected_scores, shown_scores};
pub use server::{Server, asset, build, copy_build, copy_of_build, unpacked};
pub use shape::{ColourScheme, Shape};
pub use sockets::Sockets;
pub use stranger::{ForeignServer, WORKER_SCRIPT};
pub use tale::{RecordedGame, at_a_tunnel, at_its_last_turn, before_a_tunnel, finished, stuck};
pub use tree::{AccessibilityTree, AccessibleNode};
pub use window::{Window, app};
pub use words::{Catalogue, Language};
