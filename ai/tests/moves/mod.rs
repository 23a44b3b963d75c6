//! Games in which every move depends only on view, seed and iterations: the same here and in a browser.

use ai::{Clock, Reason, named};
use engine::{Game, Setup};

/// The bots that move, in turn.
const BOTS: [&str; 9] = [
    "expert",
    "novice",
    "expert-collector",
    "skilled-racer",
    "strong-blocker",
    "wary",
    "paired-rollout-300",
    "learner",
    "newcomer-blocker",
];

/// The results of the games. After a deliberate change of how bots play, copy the new results from the failed test.
pub const EXPECTED: &str = "\
usa 129 36ed58ddaf0be401 [30, 71] 2 by search
europe 210 ae99299a0818b362 [107, 78, 86] 7 by search
";

/// Plays the games and returns a line for each: the number of moves, a digest of them, and the scores.
pub fn played() -> String {
    let mut text = String::new();
    for (map, seats) in [("usa", 2), ("europe", 3)] {
        let mut game = Game::new(Setup::new(map, seats, 11)).unwrap();
        let (mut moves, mut searched, mut digest) = (0, 0, 0xcbf2_9ce4_8422_2325_u64);
        while let Some(seat) = game.to_move() {
            let bot = named(BOTS[moves % BOTS.len()]).unwrap();
            // Now and then the expert has enough iterations for its search to change the move.
            let iterations = if moves % (3 * BOTS.len()) == 0 { 400 } else { 30 };
            let choice = bot.make(5).decide(&game.view(seat), &Clock::iterations(iterations));
            searched +=
                u32::from(choice.chosen().is_some_and(|chosen| chosen.reasons.contains(&Reason::Search)));
            // FNV-1a over the move and all its candidates, to the last digit.
            for byte in format!("{choice:?}").bytes() {
                digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            game.apply(choice.action).unwrap();
            moves += 1;
        }
        let scores: Vec<i16> = game.scores().seats.iter().map(|score| score.total).collect();
        text += &format!("{map} {moves} {digest:016x} {scores:?} {searched} by search\n");
    }
    text
}
