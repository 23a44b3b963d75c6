//! The opponents that people can choose: a level and a style of play.

use serde::{Deserialize, Serialize};

/// How well an opponent plays. Levels differ in how well they rate their moves, in how many moves and how far they look
/// ahead, and in how often they slip; never in what they see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Finishes what it can, claims what it sees, and is in nobody's way.
    Newcomer,
    /// Plays as someone who has played a few games.
    Learner,
    /// Plays a plan, slowly.
    Novice,
    /// Plays by simple rules.
    Casual,
    /// Plays with part of what was learnt from many games.
    Skilled,
    /// Plays with most or all of it.
    Strong,
    /// Also looks ahead a little.
    Veteran,
    /// Looks ahead as much as its clock allows: the best there is.
    Expert,
}

impl Level {
    /// The weakest first.
    pub const ALL: [Level; 8] = [
        Level::Newcomer,
        Level::Learner,
        Level::Novice,
        Level::Casual,
        Level::Skilled,
        Level::Strong,
        Level::Veteran,
        Level::Expert,
    ];

    /// Its name in saves and commands.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Newcomer => "newcomer",
            Level::Learner => "learner",
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Strong => "strong",
            Level::Veteran => "veteran",
            Level::Expert => "expert",
        }
    }
}

/// What an opponent likes to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// Whatever wins.
    AllRounder,
    /// Tickets with many points, and one connected network for all of them.
    Planner,
    /// Long routes and an early end.
    Racer,
    /// Claims that are in the others' way.
    Blocker,
    /// Tickets, and more tickets.
    Collector,
}

impl Style {
    /// The all-rounder first.
    pub const ALL: [Style; 5] =
        [Style::AllRounder, Style::Planner, Style::Racer, Style::Blocker, Style::Collector];

    /// Its name in saves and commands.
    pub const fn key(self) -> &'static str {
        match self {
            Style::AllRounder => "all-rounder",
            Style::Planner => "planner",
            Style::Racer => "racer",
            Style::Blocker => "blocker",
            Style::Collector => "collector",
        }
    }
}

/// An opponent: a level and a style.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Persona {
    /// How well it plays.
    pub level: Level,
    /// How it likes to play.
    pub style: Style,
}

/// Made by `cargo xtask ladder --ratings`.
const RATINGS: &str = include_str!("../data/ratings.txt");

impl Persona {
    /// Every persona: the weakest level first, and the all-rounder first in each level.
    pub fn all() -> impl Iterator<Item = Persona> {
        Level::ALL.into_iter().flat_map(|level| Style::ALL.map(|style| Persona { level, style }))
    }

    /// Its name in saves and commands: `expert` for the all-rounder, else `expert-racer`.
    pub fn key(self) -> String {
        match self.style {
            Style::AllRounder => self.level.key().into(),
            Style::Planner | Style::Racer | Style::Blocker | Style::Collector => {
                format!("{}-{}", self.level.key(), self.style.key())
            }
        }
    }

    /// The persona of that name.
    pub fn of(key: &str) -> Option<Persona> {
        Persona::all().find(|persona| persona.has_key(key))
    }

    /// Is this its key? Statistics check this for every bot of every game, so it does not build a string.
    fn has_key(self, key: &str) -> bool {
        let style = key.strip_prefix(self.level.key());
        match self.style {
            Style::AllRounder => style == Some(""),
            Style::Planner | Style::Racer | Style::Blocker | Style::Collector => {
                style.and_then(|style| style.strip_prefix('-')) == Some(self.style.key())
            }
        }
    }

    /// Its rating on the ladder; `None` if it was not measured yet.
    pub fn rating(self) -> Option<i16> {
        rating(&self.key())
    }
}

/// The rating of the bot of that name.
pub(crate) fn rating(name: &str) -> Option<i16> {
    let fields = RATINGS.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_once(' '));
    fields.flatten().find(|(bot, _)| *bot == name).and_then(|(_, rating)| rating.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_persona_is_found_by_its_key() {
        assert_eq!(Persona::all().count(), 40);
        for persona in Persona::all() {
            assert_eq!(Persona::of(&persona.key()), Some(persona));
        }
        assert_eq!(Persona::of("expert-all-rounder"), None, "each has one name");
        let racer = Persona { level: Level::Expert, style: Style::Racer };
        assert_eq!(racer.key(), "expert-racer");
    }

    #[test]
    fn every_line_of_the_ratings_is_about_a_bot_that_exists() {
        for line in RATINGS.lines().filter(|line| !line.starts_with('#')) {
            let name = line.split(' ').next().unwrap();
            assert!(crate::named(name).is_some(), "{name}");
            assert!(rating(name).is_some(), "{line}");
        }
    }

    #[test]
    fn every_persona_is_rated() {
        for persona in Persona::all() {
            assert!(persona.rating().is_some(), "{}", persona.key());
        }
    }
}
