//! Makes Planner's move, unless another does clearly better in imagined games.

use super::planner::Planner;
use crate::bot::{Bot, LazyThought, Progress, Settled, Thought};
use crate::choice::{Candidate, Choice, Reason};
use crate::clock::Clock;
use crate::parts::board::Board;
use crate::parts::sight::{Sight, position_for};
use crate::parts::{explain, options};
use crate::policy::{self, Policy, play_out};
use crate::rollout::{Paired, outcome};
use crate::seed::chance_of;
use engine::{Action, Chance, MAX_SEATS, Quiet, SeatId, View, imagine};
use std::sync::Arc;

/// Plays imagined games from Planner's move and from up to eight others, in pairs that share the same imagined deal and
/// the same random numbers. Makes another move only if it is clearly better.
#[derive(Clone, Copy, Debug)]
pub struct PairedRollout {
    seed: u64,
    pairs: u64,
}

impl PairedRollout {
    /// Plays `pairs` pairs of games for each decision; the same seed plays the same.
    pub const fn new(seed: u64, pairs: u64) -> PairedRollout {
        PairedRollout { seed, pairs }
    }

    fn begin(self, view: &View) -> Box<dyn Thought> {
        let default = policy::choice(&Planner, view);
        let Some(seat) = view.viewer.filter(|_| view.legal.len() > 1) else {
            return Box::new(Settled(default));
        };
        let board = Board::of(&view.map);
        let state = position_for(view);
        let sight = Sight::of(&board, view, &state, seat);
        let others = options::alternatives(&sight, default.action);
        if others.is_empty() {
            return Box::new(Settled(default));
        }
        let plan = Planner.aims(&sight);
        let rival = |action: Action| Rival {
            action,
            reasons: explain::reasons(&sight, action, &plan),
            paired: Paired::default(),
            dropped: false,
        };
        Box::new(Trial {
            board: Arc::clone(&board),
            seat,
            view: view.clone(),
            chance: chance_of(self.seed, view),
            default: rival(default.action),
            rivals: others.into_iter().map(rival).collect(),
            next: 0,
            world: None,
            done: 0,
            limit: self.pairs,
        })
    }
}

impl Bot for PairedRollout {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        let bot = *self;
        LazyThought::boxed(view, move |view| bot.begin(view))
    }
}

/// A decision in progress.
struct Trial {
    board: Arc<Board>,
    seat: SeatId,
    view: View,
    chance: Chance,
    default: Rival,
    rivals: Vec<Rival>,
    /// The next rival to be played in this world.
    next: usize,
    /// The imagined deal, and the result of the default move in it.
    world: Option<(engine::State, (f64, f64))>,
    done: u64,
    limit: u64,
}

struct Rival {
    action: Action,
    reasons: Vec<Reason>,
    paired: Paired,
    dropped: bool,
}

/// No rival is dropped or chosen before this many pairs.
const MIN_PAIRS: u32 = 8;

impl Trial {
    /// Plays one pair: the next rival in the current world. Makes a new world if there is none.
    fn pair(&mut self) {
        let Some(n) = (self.next..self.rivals.len()).find(|n| !self.rivals[*n].dropped) else {
            self.next = 0;
            self.world = None;
            return;
        };
        let (world, base) = match self.world {
            Some(world) => world,
            None => {
                let state = imagine(&self.view, &mut self.chance);
                let base = self.play(state, self.default.action);
                self.default.paired.note(base, base);
                (state, base)
            }
        };
        self.world = Some((world, base));
        let result = self.play(world, self.rivals[n].action);
        let rival = &mut self.rivals[n];
        rival.paired.note(result, base);
        let paired = &rival.paired;
        rival.dropped = paired.games() >= MIN_PAIRS && paired.gain() + paired.error() < 0.0;
        self.next = n + 1;
        self.done += 1;
    }

    fn play(&self, world: engine::State, action: Action) -> (f64, f64) {
        let mut state = world;
        state.play(&self.board.map, action, &mut Quiet);
        let policies: [&dyn Policy; MAX_SEATS] = [&Planner; MAX_SEATS];
        play_out(&self.board, &mut state, &policies);
        outcome(&self.board, &state, self.seat)
    }

    fn is_decided(&self) -> bool {
        self.done >= self.limit || self.rivals.iter().all(|rival| rival.dropped)
    }
}

impl Thought for Trial {
    fn work(&mut self, slice: &Clock) -> Progress {
        loop {
            if self.is_decided() || slice.is_spent(self.done) {
                return Progress::Done(self.so_far());
            }
            if slice.is_out() {
                return Progress::More;
            }
            self.pair();
        }
    }

    fn share(&self) -> f32 {
        self.done as f32 / self.limit.max(1) as f32
    }

    fn so_far(&self) -> Choice {
        let clear = |rival: &&Rival| {
            let paired = &rival.paired;
            paired.games() >= MIN_PAIRS && paired.gain() - paired.error() > 0.0
        };
        let best =
            self.rivals.iter().filter(clear).max_by(|a, b| a.paired.gain().total_cmp(&b.paired.gain()));
        let action = best.map_or(self.default.action, |rival| rival.action);
        let mut all: Vec<&Rival> = std::iter::once(&self.default).chain(&self.rivals).collect();
        let rank = |rival: &Rival| (rival.action != action, rival.dropped);
        all.sort_by(|a, b| rank(a).cmp(&rank(b)).then(b.paired.gain().total_cmp(&a.paired.gain())));
        let candidate = |rival: &&Rival| {
            let mut reasons = rival.reasons.clone();
            if rival.action == action && action != self.default.action {
                reasons.push(Reason::Search);
            }
            let paired = &rival.paired;
            let evaluation = paired.evaluation();
            Candidate { action: rival.action, evaluation, reasons }
        };
        Choice { action, candidates: all.iter().map(candidate).collect() }
    }
}
