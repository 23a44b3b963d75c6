//! The screens, one a file.

mod about;
mod game;
mod home;
mod learn;
mod new_game;
mod progress;
mod rules;
mod saved;
mod settings;
mod statistics;

pub(crate) use about::About;
pub(crate) use game::{Game, Replay, why};
pub(crate) use home::Home;
pub(crate) use learn::Learn;
pub(crate) use new_game::{Form, NewGame};
pub(crate) use rules::Rules;
pub(crate) use saved::Saved;
pub(crate) use settings::Settings;
pub(crate) use statistics::Statistics;
