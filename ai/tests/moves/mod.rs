//! Games whose every move is decided by view, seed and iterations: the same here and in a browser.

use ai::{Clock, named};
use engine::{Game, Setup};

/// Who moves, in turn.
const BOTS: [&str; 7] =
    ["expert", "novice", "expert-collector", "skilled-racer", "strong-blocker", "wary", "paired-rollout-300"];

/// What the games come to. Whoever changes how bots play on purpose puts what the test says here.
pub const EXPECTED: &str = "\
usa 117 6e727de4a422b28f [111, 75]
europe 220 a91e55e3007977dd [86, 110, 77]
";

/// Plays the games: for each a line with its moves in one number, and the scores.
pub fn played() -> String {
    let mut text = String::new();
    for (map, seats) in [("usa", 2), ("europe", 3)] {
        let mut game = Game::new(Setup::new(map, seats, 11)).unwrap();
        let (mut moves, mut digest) = (0, 0xcbf2_9ce4_8422_2325_u64);
        while let Some(seat) = game.to_move() {
            let bot = named(BOTS[moves % BOTS.len()]).unwrap();
            let action = bot.make(5).choose(&game.view(seat), &Clock::iterations(30));
            // FNV-1a, over the words of the action.
            for byte in format!("{action:?}").bytes() {
                digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            game.apply(action).unwrap();
            moves += 1;
        }
        let scores: Vec<i16> = game.scores().seats.iter().map(|score| score.total).collect();
        text += &format!("{map} {moves} {digest:016x} {scores:?}\n");
    }
    text
}
