//! The screens, one a file.

mod game;
mod home;
mod new_game;

pub(crate) use game::Game;
pub(crate) use home::Home;
pub(crate) use new_game::NewGame;
