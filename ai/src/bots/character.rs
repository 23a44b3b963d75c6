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
use crate::search::{Race, Settings};
use crate::seed::chance_of;
use crate::taste::Taste;
use crate::weights::Weights;
use engine::{Action, Phase, View};

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
        let [novice, casual, skilled, strong] = shares(map);
        let plain = |learnt| Skill { learnt, slips: 0, exact: false, search: None };
        let ahead = |search| Skill { search: Some(search), ..plain(1.0) };
        Play::Rating(match level {
            Level::Newcomer => return Play::Simply(Gentle::newcomer(style)),
            Level::Learner => return Play::Simply(Gentle::learner(style)),
            Level::Novice => Skill { slips: 12, ..plain(novice) },
            Level::Casual => plain(casual),
            Level::Skilled => plain(skilled),
            Level::Strong => Skill { exact: true, ..plain(strong) },
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
                let search = (persona.level == Level::Expert).then_some(Settings::EXPERT_1);
                Play::Rating(Skill { exact: false, search: search.or(now.search), ..now })
            }
        }
    }
}

/// How well a level plays.
struct Skill {
    /// How far its weights are from the start towards those learnt: 0 nothing learnt, 1 all.
    learnt: f32,
    /// In how many of 256 turns it takes an unseen card instead of what it meant to do.
    slips: u64,
    /// Does it work out its last turn exactly?
    exact: bool,
    /// How it searches, if it does.
    search: Option<Settings>,
}

/// `Skill::learnt` of novice, casual, skilled and strong; below 0 is a little away from what was learnt. Learning gains
/// more on one map than on another, so the shares are chosen such that each level wins two to three of four games against
/// the one below it (`docs/bots.md`).
fn shares(map: &str) -> [f32; 4] {
    match map {
        "europe" => [-0.077, -0.03, 0.085, 1.0],
        _ => [-0.045, 0.0, 0.15, 0.8],
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
        let all = Weights::learnt(&board.map, view.seats.len() as u8);
        let driver = Driver::new(&board, taste.adjust(Weights::START.toward(all, learnt)));
        let driver = if exact { driver.exact_at_the_end() } else { driver };
        #[cfg(not(target_arch = "wasm32"))]
        let driver = if self.version == Version::First { driver.hoarding() } else { driver };
        if let Some(settings) = search {
            // Only the all-rounder's word is kept as an appraisal. Judging changes no move.
            let judged = if self.persona.style == Style::AllRounder { settings.judged } else { 0 };
            let settings = Settings { judged, ..settings };
            return Race::begin(driver, settings, taste, self.seed, view, None);
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

/// What the strongest bot thinks of the viewer's moves: its choice, with an evaluation of each move that it compared. The
/// move `asked` about is always among them, so that a coach can ask about a move that a person made or that a bot made
/// without search. If there is only one legal move, it has no evaluation.
pub fn appraise(view: &View, asked: Option<Action>, seed: u64) -> Box<dyn Thought> {
    LazyThought::boxed(view, move |view| {
        let board = Board::of(&view.map);
        let driver = Driver::learnt(&board, view.seats.len() as u8).exact_at_the_end();
        Race::begin(driver, Settings::EXPERT, Taste::of(Style::AllRounder), seed, view, asked)
    })
}

impl Bot for Character {
    fn consider(&self, view: &View) -> Box<dyn Thought> {
        let bot = *self;
        LazyThought::boxed(view, move |view| bot.begin(view))
    }
}
