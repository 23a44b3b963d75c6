//! One game between bots, and its statistics.

use super::entrant::{Budget, Entrant};
use super::run::LadderError;
use engine::{Game, Phase, SeatId, Setup};
use std::time::{Duration, Instant};

/// The statistics of one game for one entrant.
#[derive(Clone, Debug)]
pub(super) struct Note {
    pub(super) entrant: usize,
    /// 1 for a win, less if it was shared.
    pub(super) won: f64,
    pub(super) score: i16,
    /// Points ahead of the best other seat.
    pub(super) margin: i16,
    pub(super) turns: u32,
    /// Of these, the ones that began with neither deck nor discards: with no card to draw but those in the row.
    pub(super) dry: u32,
    pub(super) completed: usize,
    pub(super) held: usize,
    pub(super) longest: bool,
    /// The time of each decision.
    pub(super) times: Vec<Duration>,
}

/// Plays one game; `order[seat]` is the entrant who sits there.
pub(super) fn play(
    entrants: &[Entrant],
    order: &[usize],
    setup: Setup,
    budget: Budget,
) -> Result<Vec<Note>, LadderError> {
    let (seed, bots) = (setup.seed, setup.bot_seed());
    let mut game = Game::new(setup)?;
    let mut bots: Vec<_> =
        order.iter().map(|n| (entrants[*n].make)(bots ^ ((*n as u64 + 1) << 56))).collect();
    let mut times = vec![Vec::new(); order.len()];
    let (mut turns, mut dry) = (vec![0; order.len()], vec![0; order.len()]);
    while let Some(seat) = game.to_move() {
        let view = game.view(seat);
        let begins = view.phase == Phase::Choose;
        turns[seat.index()] += u32::from(begins);
        let (deck, discards) = (game.state().deck(), game.state().discards());
        dry[seat.index()] += u32::from(begins && deck.is_empty() && discards.is_empty());
        let start = Instant::now();
        let action = bots[seat.index()].choose(&view, &budget.clock());
        times[seat.index()].push(start.elapsed());
        if let Err(why) = game.apply(action) {
            if entrants[order[seat.index()]].may_forfeit {
                return Ok(forfeited(notes(&game, order, times, &turns, &dry), seat));
            }
            let name = entrants[order[seat.index()]].name.clone();
            return Err(LadderError::Illegal { name, seed, action: Box::new(action), why });
        }
    }
    Ok(notes(&game, order, times, &turns, &dry))
}

/// Whoever forfeits has lost, and all others share the win. The rest is as it stood.
fn forfeited(mut notes: Vec<Note>, seat: SeatId) -> Vec<Note> {
    let share = 1.0 / (notes.len().max(2) - 1) as f64;
    for (n, note) in notes.iter_mut().enumerate() {
        note.won = if n == seat.index() { 0.0 } else { share };
    }
    notes
}

fn notes(game: &Game, order: &[usize], times: Vec<Vec<Duration>>, turns: &[u32], dry: &[u32]) -> Vec<Note> {
    let scores = game.scores();
    let share = 1.0 / scores.winners.len().max(1) as f64;
    let best_other = |seat: SeatId| {
        let others = scores.seats.iter().filter(|score| score.seat != seat);
        others.map(|score| score.total).max().unwrap_or(0)
    };
    let note = |(score, times): (&engine::Score, Vec<Duration>)| Note {
        entrant: order[score.seat.index()],
        won: if scores.winners.contains(&score.seat) { share } else { 0.0 },
        score: score.total,
        margin: score.total - best_other(score.seat),
        turns: turns[score.seat.index()],
        dry: dry[score.seat.index()],
        completed: score.completed(),
        held: score.tickets.len(),
        longest: score.longest.bonus > 0,
        times,
    };
    scores.seats.iter().zip(times).map(note).collect()
}
