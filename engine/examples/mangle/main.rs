//! Mangles links and reads them: `cargo xtask soak --links`. Fails if one opens another game, or panics.
//!
//! ```text
//! mangle LINKS [FIRST]    half of them as they are sent, half with a check that is right
//! ```

mod trial;

use std::process::ExitCode;
use std::thread;
use std::time::Duration;
use trial::{Count, Kind, Trial};

/// What a person may have to wait for a sentence.
const PATIENCE: Duration = Duration::from_millis(100);

fn main() -> ExitCode {
    let words: Option<Vec<u64>> = std::env::args().skip(1).map(|word| word.parse().ok()).collect();
    let (links, first) = match words.as_deref() {
        Some([links]) => (*links, 0),
        Some([links, first]) => (*links, *first),
        Some(_) | None => {
            eprintln!("mangle LINKS [FIRST]");
            return ExitCode::FAILURE;
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = |core: u64| {
        let mut count = Count::default();
        let mut trial = Trial::new(first);
        for number in (first..first + links).skip(core as usize).step_by(cores as usize) {
            let kind = if (number / cores).is_multiple_of(2) { Kind::Sent } else { Kind::Sealed };
            trial.mangled(kind, number, &mut count);
            // A fresh set of links now and then.
            if number % 10_000 < cores {
                trial = Trial::new(number);
            }
        }
        count
    };
    let mut count = Count::default();
    let whole = thread::scope(|scope| {
        let shares: Vec<_> = (0..cores).map(|core| scope.spawn(move || share(core))).collect();
        shares.into_iter().all(|share| share.join().map(|share| count.add(&share)).is_ok())
    });
    println!("[soak] {count}");
    if count.slowest > PATIENCE {
        println!("[soak] one took longer than {PATIENCE:?}: slow, or this machine is busy");
    }
    if whole && count.other_games == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
