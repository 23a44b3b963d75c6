//! Driving what a person uses: a real browser on the web build, the real native window.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod browser;
mod desktop;
mod devtools;
mod driver;
mod environment;
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
pub use desktop::{Desktop, Pane};
pub use environment::required;
pub use finished::FinishedGames;
pub use handed::handed_out;
pub use heard::Asked;
pub use listener::{DOWN, ENTER, ESCAPE, LEFT, Listener, RIGHT, SPACE, TAB, UP};
pub use page::{Page, Touch};
pub use patience::{PATIENCE, comes_about};
pub use player::{Player, Tried};
pub use proxy::Proxy;
pub use recorded::recorded;
pub use scores::{expected_scores, shown_scores, the_scores_are_the_engines};
pub use server::{Server, asset, build, copy_build, copy_of_build, unpacked};
pub use shape::{Light, Shape};
pub use sockets::Sockets;
pub use stranger::{Stranger, WORKER};
pub use tale::{Tale, at_a_tunnel, at_its_last_turn, finished, stuck};
pub use tree::{Named, Tree};
pub use window::{Window, app};
pub use words::{Language, Words};
