//! The screens, one a file.

mod game;
mod home;
mod new_game;
mod saved;
mod settings;
mod standing;
mod statistics;

pub(crate) use game::{Game, why};
pub(crate) use home::Home;
pub(crate) use new_game::NewGame;
pub(crate) use saved::Saved;
pub(crate) use settings::Settings;
pub(crate) use statistics::Statistics;
