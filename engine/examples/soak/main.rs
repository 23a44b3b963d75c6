//! Plays hundreds of thousands of random games and checks every guarantee of the rules in each: `cargo xtask soak`.
//!
//! ```text
//! soak GAMES [FIRST]    plays the games FIRST, FIRST + 1 …; its number decides a game completely
//! ```

#[path = "../../tests/checks/mod.rs"]
mod checks;
mod player;
mod trial;

use std::cell::Cell;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

thread_local! {
    /// The game that this thread is playing.
    static GAME: Cell<u64> = const { Cell::new(0) };
}

/// Makes a failed check print the number of the game, so that it can be played again.
fn name_the_game_on_failure() {
    let default_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        default_hook(panic);
        let game = GAME.get();
        eprintln!("\ngame {game} failed; `cargo xtask soak --first {game} --games 1` plays it again");
        std::process::exit(1);
    }));
}

fn numbers() -> Option<(u64, u64)> {
    let words: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().ok()).collect::<Option<_>>()?;
    match words[..] {
        [games] => Some((games, 0)),
        [games, first] => Some((games, first)),
        _ => None,
    }
}

fn main() -> ExitCode {
    let Some((games, first)) = numbers() else {
        eprintln!("soak GAMES [FIRST]");
        return ExitCode::FAILURE;
    };
    name_the_game_on_failure();
    let (start, next, actions) = (Instant::now(), AtomicU64::new(0), AtomicU64::new(0));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= games {
                        return;
                    }
                    GAME.set(first + n);
                    actions.fetch_add(trial::play(first + n), Ordering::Relaxed);
                    if n % 1_000 == 999 {
                        print!(
                            "\r[soak] {} of {games} games, {:.0} s ",
                            n + 1,
                            start.elapsed().as_secs_f64()
                        );
                        // Progress that is not shown at once is no reason to stop.
                        let _ = std::io::stdout().flush();
                    }
                }
            });
        }
    });
    let (seconds, actions) = (start.elapsed().as_secs_f64(), actions.into_inner());
    println!(
        "\r[soak] {games} games from {first} on, {actions} actions, every check passed in {seconds:.0} s"
    );
    ExitCode::SUCCESS
}
