//! The opponents for people: a level and a style.

use super::Driver;
use super::gentle::Gentle;
use crate::bot::{Bot, LazyThought, Settled, Thought};
use crate::choice::Choice;
use crate::parts::board::Board;
use crate::parts::explain;
use crate::parts::sight::{Sight, position_for};
use crate::persona::{Level, Persona, Style};
use crate::policy::{self, Policy};
use crate::search::{Minds, Race, Settings};
use crate::seed::chance_of;
use crate::taste::Taste;
use crate::value::Value;
use crate::weights::Weights;
use engine::{Action, Map, Phase, View};

/// The bot that plays as a persona.
#[derive(Clone, Copy, Debug)]
pub struct Character {
    persona: Persona,
    seed: u64,
    version: Version,
}

/// Levels are kept as they were first released, to be measured against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Version {
    #[cfg(not(target_arch = "wasm32"))]
    First,
    Current,
}

/// How a persona plays.
enum Play {
    /// By simple habits, as people do who are new to the game.
    Simply(Gentle),
    /// By rating its moves, and perhaps by searching.
    Rating(Skill),
}

impl Play {
    fn of(Persona { level, style }: Persona, map: &str) -> Play {
        let [novice, casual, skilled] = shares(map);
        let plain = |learnt| Skill { learnt, slips: 0, exact: false, search: None };
        let [novice, casual, skilled] = [novice, casual, skilled].map(|share| plain(Learnt::First(share)));
        let ahead = |search| Skill { search: Some(search), ..plain(Learnt::League(1.0)) };
        Play::Rating(match level {
            Level::Newcomer => return Play::Simply(Gentle::newcomer(style)),
            Level::Learner => return Play::Simply(Gentle::learner(style)),
            Level::Novice => Skill { slips: 12, ..novice },
            Level::Casual => casual,
            Level::Skilled => skilled,
            Level::Strong => Skill { exact: true, ..plain(Learnt::League(first_strong(map))) },
            Level::Veteran => ahead(Settings::VETERAN),
            Level::Expert => Skill { exact: true, ..ahead(Settings::EXPERT) },
        })
    }

    /// As that persona was first released.
    #[cfg(not(target_arch = "wasm32"))]
    fn first(persona: Persona, map: &str) -> Play {
        match Play::of(persona, map) {
            Play::Simply(gentle) => Play::Simply(gentle),
            Play::Rating(now) => {
                let (Learnt::First(learnt) | Learnt::League(learnt)) = now.learnt;
                let search = (persona.level == Level::Expert).then_some(Settings::EXPERT_1);
                let search = search.or(now.search);
                Play::Rating(Skill { learnt: Learnt::First(learnt), exact: false, search, ..now })
            }
        }
    }
}

/// What a level knows.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Learnt {
    /// So much of what was learnt before the first release: 0 nothing, 1 all.
    First(f32),
    /// What was learnt in the league; at tables where that is no better, so much of what was learnt at first.
    League(f32),
}

/// How well a level plays.
struct Skill {
    learnt: Learnt,
    /// In how many of 256 turns it takes an unseen card instead of what it meant to do.
    slips: u64,
    /// Does it work out its last turn exactly?
    exact: bool,
    /// How it searches, if it does.
    search: Option<Settings>,
}

/// How far the weights of novice, casual and skilled are from the start towards those learnt at first: 0 nothing learnt, 1
/// all, below 0 a little away. Learning gains more on one map than on another, so the shares are chosen such that each level
/// wins two to three of four games against the one below it (`docs/bots.md`).
fn shares(map: &str) -> [f32; 3] {
    match map {
        "europe" => [-0.077, -0.03, 0.085],
        _ => [-0.045, 0.0, 0.15],
    }
}

/// The same of `strong` as it was first released.
fn first_strong(map: &str) -> f32 {
    if map == "europe" { 1.0 } else { 0.8 }
}

impl Learnt {
    fn weights(self, map: &Map, seats: u8) -> Weights {
        match self {
            Learnt::First(share) => Weights::START.toward(Weights::first(map, seats), share),
            Learnt::League(share) => {
                Weights::league(map, seats).unwrap_or_else(|| Learnt::First(share).weights(map, seats))
            }
        }
    }
}

impl Character {
    /// The same seed plays the same.
    pub const fn new(persona: Persona, seed: u64) -> Character {
        Character { persona, seed, version: Version::Current }
    }

    /// As it was first released.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const fn first(persona: Persona, seed: u64) -> Character {
        Character { persona, seed, version: Version::First }
    }

    /// The driver of `strong` as it was first released, for training.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn first_driver(board: &Board, seats: u8) -> Driver {
        let learnt = Learnt::First(first_strong(board.map.key()));
        Driver::new(board, learnt.weights(&board.map, seats)).hoarding()
    }

    fn value(&self, board: &Board, seats: u8) -> &'static Value {
        match self.version {
            #[cfg(not(target_arch = "wasm32"))]
            Version::First => Value::first(&board.map, seats),
            Version::Current => Value::learnt(&board.map, seats),
        }
    }

    fn play(&self, map: &str) -> Play {
        match self.version {
            #[cfg(not(target_arch = "wasm32"))]
            Version::First => Play::first(self.persona, map),
            Version::Current => Play::of(self.persona, map),
        }
    }

    /// Does it slip on this move, and take an unseen card instead? That costs time but is never senseless.
    fn slips(&self, view: &View, slips: u64) -> bool {
        let turn = matches!(view.phase, Phase::Choose | Phase::SecondCard) && view.turns_left.is_none();
        // Not the random stream that the moves are chosen by.
        let lot = chance_of(self.seed ^ 0x511b, view).below(256);
        turn && lot < slips && view.legal.contains(&Action::DrawBlind)
    }

    fn begin(self, view: &View) -> Box<dyn Thought> {
        let board = Board::of(&view.map);
        let Skill { learnt, slips, exact, search } = match self.play(board.map.key()) {
            Play::Simply(gentle) => return Box::new(Settled(policy::choice(&gentle, view))),
            Play::Rating(skill) => skill,
        };
        let taste = Taste::of(self.persona.style);
        let seats = view.seats.len() as u8;
        let driver = Driver::new(&board, taste.adjust(learnt.weights(&board.map, seats)));
        let driver = if exact { driver.exact_at_the_end() } else { driver };
        #[cfg(not(target_arch = "wasm32"))]
        let driver = if self.version == Version::First { driver.hoarding() } else { driver };
        if let Some(settings) = search {
            // Only the all-rounder's word is kept as an appraisal. Judging changes no move.
            let judged = if self.persona.style == Style::AllRounder { settings.judged } else { 0 };
            let settings = Settings { judged, ..settings };
            let minds = minds(driver, taste, &board, self.value(&board, seats), seats);
            return Race::begin(minds, settings, taste, self.seed, view, None);
        }
        let mut choice = policy::choice(&driver, view);
        if self.slips(view, slips)
            && let Some(seat) = view.viewer
        {
            let state = position_for(view);
            let sight = Sight::of(&board, view, &state, seat);
            let reasons = explain::reasons(&sight, Action::DrawBlind, &driver.aims(&sight));
            choice = Choice::because(Action::DrawBlind, reasons);
        }
        Box::new(Settled(choice))
    }
}

/// Everyone in its imagined games plays by what was learnt first: that takes less than half the time of all that was learnt,
/// and what positions are worth was learnt from such games.
fn minds(driver: Driver, taste: Taste, board: &Board, value: &'static Value, seats: u8) -> Minds {
    let own = taste.adjust(Learnt::First(1.0).weights(&board.map, seats));
    let other = Weights::first(&board.map, seats);
    let [own, other] = [own, other].map(|weights| Driver::new(board, weights));
    Minds { driver, own, other, value }
}

/// What the strongest bot thinks of the viewer's moves: its choice, with an evaluation of each move that it compared. The
/// move `asked` about is always among them, so that a coach can ask about a move that a person made or that a bot made
/// without search. If there is only one legal move, it has no evaluation.
pub fn appraise(view: &View, asked: Option<Action>, seed: u64) -> Box<dyn Thought> {
    LazyThought::boxed(view, move |view| {
        let board = Board::of(&view.map);
        let seats = view.seats.len() as u8;
        let driver = Driver::learnt(&board, seats).exact_at_the_end();
        let taste = Taste::of(Style::AllRounder);
        let minds = minds(driver, taste, &board, Value::learnt(&board.map, seats), seats);
        Race::begin(minds, Settings::EXPERT, taste, seed, view, asked)
    })
}

impl Bot for Character {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        let bot = *self;
        LazyThought::boxed(view, move |view| bot.begin(view))
    }
}
