//! The screens, one a file.

mod game;
mod home;
mod new_game;
mod saved;
mod settings;
mod standing;

pub(crate) use game::Game;
pub(crate) use home::Home;
pub(crate) use new_game::NewGame;
pub(crate) use saved::Saved;
pub(crate) use settings::Settings;
