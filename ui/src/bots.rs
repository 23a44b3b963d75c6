//! The bots as people meet them: a character for each style, with a name, a face and a line about how it plays. And
//! the faces of people beside them.

mod face;
mod portrait;
mod traveller;

pub(crate) use ai::persona::{Level, Persona, Style};

use crate::t;
pub(crate) use face::Face;
pub(crate) use portrait::Portrait;
pub(crate) use traveller::{Traveller, TravellerPortrait};

/// The bot that is proposed for a new seat: someone's first game is to be one that they can win.
pub(crate) const USUAL: Persona = Persona { level: Level::Learner, style: Style::AllRounder };

/// The character's own name.
pub(crate) fn name(style: Style) -> String {
    match style {
        Style::AllRounder => t!("bot-all-rounder-name"),
        Style::Planner => t!("bot-planner-name"),
        Style::Racer => t!("bot-racer-name"),
        Style::Blocker => t!("bot-blocker-name"),
        Style::Collector => t!("bot-collector-name"),
    }
}

/// What the character does for a living.
pub(crate) fn trade(style: Style) -> String {
    match style {
        Style::AllRounder => t!("bot-all-rounder-trade"),
        Style::Planner => t!("bot-planner-trade"),
        Style::Racer => t!("bot-racer-trade"),
        Style::Blocker => t!("bot-blocker-trade"),
        Style::Collector => t!("bot-collector-trade"),
    }
}

/// How the character plays, in a line. Who does whatever wins must know what that is.
pub(crate) fn about(persona: Persona) -> String {
    match persona.style {
        Style::AllRounder => match persona.level {
            Level::Newcomer => t!("bot-newcomer-about"),
            Level::Learner => t!("bot-learner-about"),
            Level::Novice
            | Level::Casual
            | Level::Skilled
            | Level::Strong
            | Level::Veteran
            | Level::Expert => t!("bot-all-rounder-about"),
        },
        Style::Planner => t!("bot-planner-about"),
        Style::Racer => t!("bot-racer-about"),
        Style::Blocker => t!("bot-blocker-about"),
        Style::Collector => t!("bot-collector-about"),
    }
}

pub(crate) fn level(level: Level) -> String {
    match level {
        Level::Newcomer => t!("bot-newcomer"),
        Level::Learner => t!("bot-learner"),
        Level::Novice => t!("bot-novice"),
        Level::Casual => t!("bot-casual"),
        Level::Skilled => t!("bot-skilled"),
        Level::Strong => t!("bot-strong"),
        Level::Veteran => t!("bot-veteran"),
        Level::Expert => t!("bot-expert"),
    }
}

/// How strong it is: its level, and its rating if that was measured.
pub(crate) fn strength(persona: Persona) -> String {
    match persona.rating() {
        Some(rating) => t!("bot-rated", level = level(persona.level), rating = rating),
        None => level(persona.level),
    }
}

/// A bot in a few words, by the key it is saved under. The first versions saved bots that had no character yet.
pub(crate) fn describe(key: &str) -> String {
    match Persona::of(key) {
        Some(persona) => {
            t!("bot-described", level = level(persona.level), trade = trade(persona.style))
        }
        None => t!("bot-old"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_persona_is_described_and_an_old_bot_too() {
        let all: Vec<String> = Persona::all().map(|persona| describe(&persona.key())).collect();
        for (number, words) in all.iter().enumerate() {
            assert!(!all[..number].contains(words), "{words} describes two");
        }
        assert_eq!(describe("one-step"), "Bot");
    }
}
