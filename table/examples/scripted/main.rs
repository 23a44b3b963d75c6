//! Plays one scripted game to its end on a given database, and prints each revision that was acknowledged. The kill
//! tests kill it at any moment and start it again.

// A browser has no processes to kill.
#[cfg(not(target_family = "wasm"))]
mod game;

fn main() {
    #[cfg(not(target_family = "wasm"))]
    game::play();
}
