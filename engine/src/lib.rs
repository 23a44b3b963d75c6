//! The rules: pure, deterministic, the same in a window and in a browser.
//!
//! - [`Map`]: a board and its tickets, read from a map file; [`maps`] lists the built-in ones.
//! - [`Setup`] may be invalid; [`Game::new`] makes a game from it or returns everything that is wrong with it.
//! - [`Game::legal_actions`] lists exactly what [`Game::apply`] accepts. `apply` returns what happened as
//!   [`Event`]s; or an [`Illegal`], and then the game is unchanged.
//! - [`Game::view`] is what one seat may know, [`Event::seen_by`] the same for a single event.
//!   [`imagine`] deals a full [`State`] that fits a [`View`].
//! - [`Game::replay`] rebuilds a game from its setup and its events.
//! - [`Record`]: a game as text that people can read, and that can be read back.
//! - [`Link`]: a game in the text of a link.
//! - [`Game::branch`]: a new game from any moment of one, with the same deck or fresh [`Luck`].
//! - [`Game::scores`] at any time: "if the game ended now".
//! - [`State`] is for search: small, flat, quickly copied; [`State::play`] with [`Quiet`] records nothing.
//!
//! A whole game, played by claiming a route whenever one can be claimed:
//! ```
//! use engine::{Action, Game, SeatId, Setup};
//!
//! let mut game = Game::new(Setup::new("usa", 2, 7))?;
//! while !game.is_over() {
//!     let actions = game.legal_actions();
//!     let claim = actions.iter().find(|action| matches!(action, Action::Claim { .. }));
//!     let events = game.apply(*claim.unwrap_or(&actions[0]))?;
//!     assert!(!events.is_empty());
//! }
//! let scores = game.scores();
//! assert_eq!(scores.seats.len(), 2);
//! assert!(game.view(SeatId(0)).scores.is_some());
//!
//! let again = Game::replay(game.setup().clone(), game.history())?;
//! assert_eq!(again.scores(), scores);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod action;
mod attempt;
mod branch;
mod card;
mod chance;
mod event;
mod game;
mod ids;
mod illegal;
mod imagine;
mod known;
mod legal;
mod lengths;
mod link;
mod longest;
mod map;
mod path;
mod position_builder;
mod record;
mod replay;
mod rules;
mod score;
mod setup;
mod sink;
mod spelling;
mod state;
mod stations;
mod view;

pub use action::{Action, Keep, Offer, Payment};
pub use attempt::Attempt;
pub use branch::{BranchError, Luck};
pub use card::{Card, Cards, KINDS};
pub use chance::Chance;
pub use event::{Choice, Deal, Event, SeenEvent};
pub use game::{Game, Played};
pub use ids::{CityId, MAX_SEATS, MIN_SEATS, RouteId, SeatId, TicketId};
pub use illegal::Illegal;
pub use imagine::{Belief, imagine, imagine_by};
pub use legal::ActionList;
pub use link::{LINK_MOST_CHARS, Link, LinkError};
pub use map::{
    City, Digest, Drawing, Features, MAX_LENGTH, Map, MapError, MapErrorKind, MapName, NoDigest, Opening,
    Returned, Route, RouteKind, Ticket, Tie, UnknownMap, maps,
};
pub use path::Path;
pub use position_builder::{PositionBuilder, PositionError};
pub use record::{Name, RECORD_FORMAT, RECORD_MOST_BYTES, Record, RecordError, RecordErrorKind};
pub use replay::ReplayError;
pub use score::{Decider, LongestPath, Score, Scores, StationUse, TicketScore};
pub use setup::{SeatColour, Setup, SetupError, SetupErrorKind};
pub use sink::{Quiet, Sink};
pub use spelling::SpellingError;
pub use state::{Phase, ROW, Row, State, Tunnel};
pub use view::{SeatView, View};

/// The version of the rules and of every format here. A save of a newer version cannot be read.
pub const FORMAT: u32 = 1;
