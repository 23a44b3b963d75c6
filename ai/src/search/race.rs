//! Compares moves by playing each in the same imagined worlds, until one is clearly ahead.

use super::belief::{Belief, Reading, World};
use super::options::{self, Rivals};
use super::verdict::Verdict;
use crate::bot::{Progress, Settled, Thought};
use crate::bots::Driver;
use crate::choice::{Candidate, Choice, Evaluation, Reason};
use crate::clock::Clock;
use crate::parts::board::Board;
use crate::parts::explain;
use crate::parts::plan::Plan;
use crate::parts::sight::{Sight, position_for};
use crate::policy::{self, Memos, Policy, play_on};
use crate::rollout::{Paired, outcome};
use crate::seed::chance_of;
use crate::taste::Taste;
use crate::value::Value;
use engine::{Action, Chance, Phase, Quiet, RouteId, SeatId, State, View};
use std::sync::Arc;

/// How much it searches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// Imagined games for one decision.
    pub(crate) games: u64,
    /// Moves compared with the first.
    pub(crate) breadth: usize,
    /// Rounds that an imagined game is played for before it is evaluated.
    pub(crate) rounds: u32,
    /// No choice of tickets is dropped before this many worlds: it decides the whole game, and the first few worlds say
    /// little about it.
    pub(crate) ticket_worlds: u32,
    /// Games, to the very end, by which it judges its chance to win with the move that it has chosen, and with the move it
    /// was asked about. 0: it says what the comparison says.
    pub(crate) judged: u32,
}

impl Settings {
    pub(crate) const VETERAN: Settings =
        Settings { games: 100, breadth: 4, rounds: 8, ticket_worlds: MIN_WORLDS, judged: 0 };

    pub(crate) const EXPERT: Settings =
        Settings { games: 3_000, breadth: 10, rounds: 8, ticket_worlds: 80, judged: 300 };

    /// The expert as it was first released.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const EXPERT_1: Settings =
        Settings { ticket_worlds: MIN_WORLDS, judged: 0, ..Settings::EXPERT };
}

/// No move is dropped or preferred before this many worlds.
const MIN_WORLDS: u32 = 12;

/// A move is dropped when it is `BEHIND` standard errors behind the best, and preferred to the policy's own only when it is
/// `AHEAD` ahead of it: among a dozen moves, one is always a little ahead by chance.
const BEHIND: f64 = 2.0;
const AHEAD: f64 = 1.6;

/// Who chooses, who plays in the imagined games, and what their positions are worth.
pub(crate) struct Minds {
    /// Its own move, unless another is found to be better.
    pub(crate) driver: Driver,
    /// Itself in imagined games: quicker, for it does without what was learnt last.
    pub(crate) own: Driver,
    /// The opponents there, unless they are imagined as Planner or Racer.
    pub(crate) other: Driver,
    pub(crate) value: &'static Value,
}

/// A decision in progress.
pub(crate) struct Race {
    board: Arc<Board>,
    seat: SeatId,
    belief: Belief,
    chance: Chance,
    own: Driver,
    /// How opponents play, unless they are imagined as Planner or Racer.
    other: Driver,
    /// The first is the policy's own.
    runners: Vec<Runner>,
    /// The current world.
    world: Option<World>,
    /// The next runner to be played in it.
    next: usize,
    /// The result of each runner in it so far.
    results: Vec<Option<(f64, f64)>>,
    /// Games played, over all worlds.
    done: u64,
    /// No move is dropped before this many worlds.
    least: u32,
    verdict: Option<Verdict>,
    settings: Settings,
    value: &'static Value,
}

struct Runner {
    action: Action,
    reasons: Vec<Reason>,
    /// The style's bonus, relative to the first runner's.
    bonus: f64,
    /// Compared with the first runner, with the bonus.
    paired: Paired,
    dropped: bool,
}

impl Race {
    /// Begins to think about a view. The move `asked` about, if any, is always among those compared.
    pub(crate) fn begin(
        minds: Minds,
        settings: Settings,
        taste: Taste,
        seed: u64,
        view: &View,
        asked: Option<Action>,
    ) -> Box<dyn Thought> {
        let Minds { driver, own, other, value } = minds;
        let Some(seat) = view.viewer.filter(|_| view.legal.len() > 1) else {
            return Box::new(Settled(policy::choice(&driver, view)));
        };
        let board = Board::of(&view.map);
        let state = position_for(view);
        let sight = Sight::of(&board, view, &state, seat);
        let mut chance = chance_of(seed, view);
        let belief = Belief::new(view, &board, &state, Reading::Saved);
        let rivals = Rivals::new(&belief, &sight, &mut chance);
        let mut moves = options::moves(&sight, &driver, &rivals, settings.breadth);
        let asked = asked.filter(|asked| view.legal.contains(asked));
        moves.extend(asked.filter(|asked| !moves.contains(asked)));
        if moves.len() < 2 {
            return Box::new(Settled(policy::choice(&driver, view)));
        }
        let bonus = |action: Action| {
            let blocked = claimed(action).into_iter().flat_map(|route| rivals.wanting(route));
            taste.bonus(&sight, action, blocked)
        };
        let first = bonus(moves[0]);
        let plan = driver.aims(&sight);
        let is_ticket_choice = matches!(sight.phase(), Phase::Opening | Phase::Tickets);
        let runner = |action: Action| Runner {
            action,
            reasons: reasons(&sight, &rivals, action, &plan),
            bonus: bonus(action) - first,
            paired: Paired::default(),
            dropped: false,
        };
        let verdict = (settings.judged > 0)
            .then(|| Verdict::new(Belief::new(view, &board, &state, Reading::ToGo), settings.judged, asked));
        Box::new(Race {
            board: Arc::clone(&board),
            seat,
            belief,
            chance,
            own,
            other,
            results: vec![None; moves.len()],
            runners: moves.into_iter().map(runner).collect(),
            world: None,
            next: 0,
            done: 0,
            verdict,
            least: if is_ticket_choice { settings.ticket_worlds } else { MIN_WORLDS },
            settings,
            value,
        })
    }

    /// Plays one game: the next runner in the current world.
    fn game(&mut self) {
        let Some(n) = (self.next..self.runners.len()).find(|n| !self.runners[*n].dropped) else {
            self.finish_world();
            return;
        };
        let world = match self.world {
            Some(world) => world,
            None => self.belief.world(&mut self.chance),
        };
        self.world = Some(world);
        let mut state = world.state;
        state.play(&self.board.map, self.runners[n].action, &mut Quiet);
        self.results[n] = Some(self.result(&mut state, &world.policies(self.seat, &self.own, &self.other)));
        self.next = n + 1;
        self.done += 1;
    }

    /// Plays on from here and returns the margin and the win, predicted if the game is not over by then.
    fn result(&self, state: &mut State, policies: &[&dyn Policy]) -> (f64, f64) {
        let mut memos = Memos::default();
        let turns = self.settings.rounds.saturating_mul(u32::from(state.seats()));
        play_on(&self.board, state, policies, &mut memos, turns);
        if state.is_over() {
            outcome(&self.board, state, self.seat)
        } else {
            self.value.guess(&self.board, state, &self.other, &mut memos, self.seat)
        }
    }

    /// Adds the results of the current world, and drops the runners that fell behind.
    fn finish_world(&mut self) {
        if let Some(base) = self.results[0] {
            for (runner, result) in self.runners.iter_mut().zip(&self.results) {
                if let Some(result) = result {
                    runner.paired.note_damped(*result, runner.bonus, base);
                }
            }
        }
        self.results.fill(None);
        (self.world, self.next) = (None, 0);
        let best = self.best();
        let (lead, lead_error) = (self.runners[best].paired.gain(), self.runners[best].paired.error());
        if self.runners[best].paired.games() < self.least {
            return;
        }
        for (n, runner) in self.runners.iter_mut().enumerate().skip(1) {
            let behind = lead - runner.paired.gain() > BEHIND * runner.paired.error().max(lead_error) + 0.01;
            runner.dropped |= n != best && behind;
        }
    }

    /// The runner with the highest average so far.
    fn best(&self) -> usize {
        let gain = |n: &usize| self.runners[*n].paired.gain();
        let alive = (0..self.runners.len()).filter(|n| !self.runners[*n].dropped);
        alive.max_by(|a, b| gain(a).total_cmp(&gain(b)).then(b.cmp(a))).unwrap_or(0)
    }

    /// Is the move chosen?
    fn is_decided(&self, slice: &Clock) -> bool {
        slice.is_spent(self.done)
            || self.done >= self.settings.games
            || self.runners[1..].iter().all(|runner| runner.dropped)
    }

    /// Is the verdict in? Where the iterations are limited, it has a third as many of its own: so the move is the same with
    /// it and without.
    fn is_judged(&self, slice: &Clock) -> bool {
        let verdict = self.verdict.as_ref();
        verdict.is_none_or(|verdict| verdict.is_in() || slice.is_spent(3 * verdict.done()))
    }

    /// Plays one more game for the verdict on the chosen move.
    fn judge(&mut self) {
        let chosen = self.runners[self.choice()].action;
        if let Some(verdict) = &mut self.verdict {
            verdict.game(&self.board, self.seat, [&self.own, &self.other], chosen, &mut self.chance);
        }
    }

    /// What a move is expected to lead to: by the verdict if there is one on it, else as far from that on the chosen move
    /// as the comparison says.
    fn evaluation(&self, n: usize, chosen: usize) -> Option<Evaluation> {
        let compared = self.runners[n].paired.evaluation()?;
        let verdict = self
            .verdict
            .as_ref()
            .and_then(|verdict| Some((verdict, verdict.on(self.runners[chosen].action)?)));
        let Some((verdict, best)) = verdict else { return Some(compared) };
        let own = verdict.on(self.runners[n].action);
        own.or_else(|| Some(compared.moved(self.runners[chosen].paired.evaluation()?, best)))
    }

    fn choice(&self) -> usize {
        let best = self.best();
        let runner = &self.runners[best];
        let clear =
            runner.paired.games() >= MIN_WORLDS && runner.paired.gain() > AHEAD * runner.paired.error();
        if clear { best } else { 0 }
    }
}

fn reasons(sight: &Sight<'_>, rivals: &Rivals, action: Action, plan: &Plan) -> Vec<Reason> {
    let mut reasons = explain::reasons(sight, action, plan);
    reasons.extend(claimed(action).into_iter().flat_map(|route| rivals.wanting(route)).map(Reason::Blocks));
    reasons
}

fn claimed(action: Action) -> Option<RouteId> {
    if let Action::Claim { route, .. } = action { Some(route) } else { None }
}

impl Thought for Race {
    fn work(&mut self, slice: &Clock) -> Progress {
        loop {
            let is_decided = self.is_decided(slice);
            if is_decided && self.is_judged(slice) {
                return Progress::Done(self.so_far());
            }
            if slice.is_out() {
                return Progress::More;
            }
            if is_decided { self.judge() } else { self.game() }
        }
    }

    fn share(&self) -> f32 {
        let (judged, most) = self.verdict.as_ref().map_or((0, 0), |verdict| (verdict.done(), verdict.most()));
        let all = self.settings.games + most;
        (self.done + judged) as f32 / all.max(1) as f32
    }

    fn so_far(&self) -> Choice {
        let chosen = self.choice();
        let mut order: Vec<usize> = (0..self.runners.len()).collect();
        let gain = |n: usize| self.runners[n].paired.gain();
        order.sort_by(|a, b| {
            let rank = |n: usize| (n != chosen, self.runners[n].dropped);
            rank(*a).cmp(&rank(*b)).then(gain(*b).total_cmp(&gain(*a)))
        });
        let candidate = |n: usize| {
            let Runner { action, reasons, .. } = &self.runners[n];
            let mut reasons = reasons.clone();
            if n == chosen && n != 0 {
                reasons.push(Reason::Search);
            }
            Candidate { action: *action, evaluation: self.evaluation(n, chosen), reasons }
        };
        let action = self.runners[chosen].action;
        Choice { action, candidates: order.into_iter().map(candidate).collect() }
    }
}
