//! The measurements for one map and number of seats.

use crate::figure::{Figure, Stopwatch};
use engine::{Action, Chance, Game, Map, Quiet, SeatId, Setup, State, View, imagine};
use std::hint::black_box;

/// Every figure is measured over this many positions, so that none depends on a single lucky one.
const POSITIONS: u64 = 32;

pub(crate) struct Case {
    map: &'static Map,
    seats: u8,
    /// Whole games played at random.
    games: Vec<Game>,
    /// Positions at the beginning of a turn, from all parts of a game.
    turns: Vec<State>,
    /// What the seat to move sees there.
    views: Vec<View>,
}

/// Plays to the end at random and counts the actions.
pub(crate) fn play_out(map: &Map, state: &mut State, rng: &mut Chance) -> u64 {
    let mut actions = 0;
    while let Some(action) = state.random_action(map, rng) {
        state.play(map, action, &mut Quiet);
        actions += 1;
    }
    actions
}

/// A random game from its deal to its end.
pub(crate) fn random_game(map: &Map, seats: u8, seed: u64) -> u64 {
    play_out(map, &mut State::dealt(map, seats, seed), &mut Chance::new(!seed))
}

impl Case {
    pub(crate) fn new(map: &'static Map, seats: u8) -> Case {
        let mut case = Case { map, seats, games: Vec::new(), turns: Vec::new(), views: Vec::new() };
        for seed in 0..POSITIONS {
            let Ok(mut game) = Game::new(Setup::new(map.key(), usize::from(seats), seed)) else { continue };
            let mut rng = Chance::new(!seed);
            let mut turns = Vec::new();
            while let Some(action) = game.state().random_action(map, &mut rng) {
                if game.state().phase() == engine::Phase::Choose {
                    turns.push((*game.state(), game.played().len()));
                }
                if game.apply(action).is_err() {
                    break;
                }
            }
            // The position is taken near the beginning of the first game, and near the end of the last.
            let (state, played) = turns[turns.len() * seed as usize / POSITIONS as usize];
            case.turns.push(state);
            case.views.push(view_after(&game, played, state.to_move()));
            case.games.push(game);
        }
        case
    }

    pub(crate) fn measure(&self, watch: &Stopwatch) -> Vec<Figure> {
        let (map, seats) = (self.map, self.seats);
        let game_ns = watch.time(|n| random_game(map, seats, n % 256));
        let actions = (0..256).map(|seed| random_game(map, seats, seed)).sum::<u64>() as f64 / 256.0;
        let mut list = Vec::new();
        let mut rng = Chance::new(7);
        let legal = watch.time(|n| {
            self.turn(n).legal(map, &mut list);
            list.len()
        });
        let figure = |name: &str, ns| Figure::new(name, map.key(), seats, ns);
        vec![
            figure("random_games_per_s", game_ns.per_second(1.0)),
            figure("actions_per_s", game_ns.per_second(actions)),
            figure("legal_actions_ns", legal),
            Figure::fixed("legal_actions", map.key(), seats, self.average_legal_actions()),
            figure("apply_ns", self.each_action(watch, |game| self.apply_all(game))),
            figure("play_ns", self.each_action(watch, |game| self.play_all(game))),
            figure("clone_ns", watch.time(|n| *black_box(self.turn(n)))),
            figure(
                "imagine_ns",
                watch.time(|n| imagine(&self.views[n as usize % self.views.len()], &mut rng)),
            ),
            figure("final_score_ns", watch.time(|n| self.game(n).scores())),
            figure("totals_ns", watch.time(|n| self.game(n).state().totals(map))),
            figure("longest_trail_ns", {
                watch.time(|n| self.game(n).state().longest_trail(map, SeatId((n % u64::from(seats)) as u8)))
            }),
        ]
    }

    /// How many actions there are at the beginning of a turn, on average.
    fn average_legal_actions(&self) -> f64 {
        let all: u32 = self.turns.iter().map(|state| state.count_actions(self.map)).sum();
        f64::from(all) / self.turns.len() as f64
    }

    fn game(&self, n: u64) -> &Game {
        &self.games[n as usize % self.games.len()]
    }

    fn turn(&self, n: u64) -> &State {
        &self.turns[n as usize % self.turns.len()]
    }

    /// The time for each action, where `work` repeats all the actions of a game.
    fn each_action<T>(&self, watch: &Stopwatch, work: impl Fn(&Game) -> T) -> crate::figure::Times {
        let actions: usize = self.games.iter().map(|game| game.played().len()).sum();
        let whole = watch.time(|_| self.games.iter().map(&work).map(black_box).count());
        whole.shared_by(actions as f64)
    }

    /// As a table plays: every action is checked, and its events are returned and recorded.
    fn apply_all(&self, played: &Game) -> Option<Game> {
        let mut game = Game::new(played.setup().clone()).ok()?;
        actions(played).for_each(|action| drop(black_box(game.apply(action))));
        Some(game)
    }

    /// As search plays: without checks or events.
    fn play_all(&self, played: &Game) -> State {
        let mut state = State::dealt(self.map, self.seats, played.setup().seed);
        actions(played).for_each(|action| state.play(self.map, action, &mut Quiet));
        state
    }
}

fn actions(game: &Game) -> impl Iterator<Item = Action> + '_ {
    game.played().iter().map(|played| played.action)
}

/// What `seat` saw of a game after its first `played` actions.
fn view_after(game: &Game, played: usize, seat: SeatId) -> View {
    let mut again = game.clone();
    if let Ok(fresh) = Game::new(game.setup().clone()) {
        again = fresh;
    }
    actions(game).take(played).for_each(|action| drop(again.apply(action)));
    again.view(seat)
}
