//! Plays one scripted game to its end on the database that is named, and says of each action that it was
//! acknowledged. The kill tests end it at any moment and start it again.

// A browser has no processes to kill.
#[cfg(not(target_family = "wasm"))]
mod game;

fn main() {
    #[cfg(not(target_family = "wasm"))]
    game::play();
}
