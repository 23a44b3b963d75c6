//! Instructions for a random game, counted by valgrind: the same on a busy machine as on an idle one.

use crate::figure::Figure;
use engine::maps;
use std::process::Command;

/// Games in the short run and in the long one; start-up cancels out in the difference.
const GAMES: [u64; 2] = [50, 550];

pub(crate) fn count() -> Result<Vec<Figure>, String> {
    let mut figures = Vec::new();
    for map in maps() {
        for seats in 2..=5 {
            let [short, long] = GAMES.map(|games| run(map.key(), seats, games));
            let value = (long? - short?) / (GAMES[1] - GAMES[0]) as f64;
            figures.push(Figure::fixed("instructions_per_random_game", map.key(), seats, value));
        }
    }
    Ok(figures)
}

/// Runs this program under valgrind, playing games and doing nothing else, and returns its instructions.
fn run(map: &str, seats: u8, games: u64) -> Result<f64, String> {
    let program = std::env::current_exe().map_err(|why| why.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args([map, &seats.to_string(), &games.to_string()])
        .output()
        .map_err(|why| {
            format!("valgrind cannot be started ({why}); install it, or leave out --instructions")
        })?;
    let log = String::from_utf8_lossy(&output.stderr);
    let line = log.lines().find(|line| line.contains("Collected")).ok_or("valgrind counted nothing")?;
    let count = line.rsplit(' ').next().and_then(|word| word.parse().ok());
    count.ok_or_else(|| format!("valgrind said `{line}`"))
}
