//! Games between bots of every kind, on both maps and at every size of table: what `cargo xtask soak --bots` runs. Fails
//! on an illegal move, and if a bot thought too long past its clock.

use ai::{Clock, Named};
use engine::{Chance, Game, Setup};
use std::time::{Duration, Instant};

/// The time for a move: short, so that the clock stops most bots that search.
const TIME: Duration = Duration::from_millis(5);

/// How long a thread may have to wait for a core on a busy machine.
const GRACE: Duration = Duration::from_millis(250);

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Some(Ok(games)), Some(Ok(first))) = (numbers.next(), numbers.next()) else {
        eprintln!("error: marathon wants two numbers: how many games, and the number of the first");
        std::process::exit(1);
    };
    let everyone: Vec<Named> = ai::roster().collect();
    let (mut moves, mut latest) = (0u64, (Duration::ZERO, String::new()));
    for number in first..first + games {
        let mut chance = Chance::new(number);
        let map = engine::maps()[chance.below(engine::maps().len() as u64) as usize].key();
        let seats = 2 + chance.below(4) as usize;
        let bot = |_| everyone[chance.below(everyone.len() as u64) as usize];
        let table: Vec<Named> = (0..seats).map(bot).collect();
        match play(map, &table, number) {
            Ok((played, over)) => {
                moves += played;
                latest = latest.max(over);
            }
            Err(error) => {
                eprintln!("error: game {number} on {map}: {error}");
                std::process::exit(1);
            }
        }
        if (number - first + 1).is_multiple_of(50) {
            eprintln!("[soak] {} of {games} games", number - first + 1);
        }
    }
    let (over, name) = latest;
    println!("{games} games, {moves} moves, all legal; at most {over:.1?} past the clock, by {name}");
    if over > GRACE {
        eprintln!("error: that is more than a busy machine explains");
        std::process::exit(1);
    }
}

/// Plays a game; returns its number of moves, and the longest time past the clock with the bot's name.
fn play(map: &str, table: &[Named], seed: u64) -> Result<(u64, (Duration, String)), String> {
    let mut game = Game::new(Setup::new(map, table.len(), seed)).map_err(|error| error.to_string())?;
    let (mut moves, mut latest) = (0, (Duration::ZERO, String::new()));
    while let Some(seat) = game.to_move() {
        let bot = table[seat.index()];
        let view = game.view(seat);
        let start = Instant::now();
        let action = bot.make(seed).choose(&view, &Clock::time(TIME));
        let over = start.elapsed().saturating_sub(TIME);
        if over > latest.0 {
            latest = (over, bot.name());
        }
        game.apply(action).map_err(|why| format!("{} played {action:?}: {why}", bot.name()))?;
        moves += 1;
    }
    Ok((moves, latest))
}
