//! A game as it is told to whoever hears the page: what is asked, what one holds, what there is to take.

use super::{Tree, Words};

/// What is asked of the first player, who is at the device alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    Tickets,
    Turn,
    SecondCard,
    Tunnel,
    Pass,
    /// The score is being counted, which can be skipped.
    Counting,
    Over,
}

impl Tree {
    /// What is asked now; nothing, while others move or a move is being made.
    pub fn asked(&self, words: &Words) -> Option<Asked> {
        let questions = [
            (Asked::Over, "table", "ending-table"),
            (Asked::Counting, "button", "ending-skip"),
            (Asked::Tickets, "heading", "game-offer"),
            (Asked::Tunnel, "heading", "game-tunnel"),
            (Asked::Pass, "button", "game-pass"),
        ];
        let question = questions.into_iter().find(|(_, role, key)| self.has(role, words.say(key)));
        let own = words.write("new-game-player", &[("number", "1")]);
        let turns = [(Asked::Turn, "game-turn"), (Asked::SecondCard, "game-second-card")];
        let is_told = |key: &str| self.has("StaticText", &words.write(key, &[("name", &own)]));
        // On a phone what there is to take may be behind a tab.
        let is_out_of_sight = !self.has("region", words.say("game-row"));
        let can_take = || is_out_of_sight || self.can_take(words);
        let turn = || turns.into_iter().find(|(_, key)| is_told(key) && can_take());
        question.map(|(asked, ..)| asked).or_else(|| turn().map(|(asked, _)| asked))
    }

    /// How much of the game its log tells.
    pub fn told(&self, words: &Words) -> usize {
        self.within(("region", words.say("log-title")), "listitem").len()
    }

    /// Is there a button with these words that does something now?
    pub fn can(&self, words: &str) -> bool {
        self.find("button", words).is_some_and(|it| !it.disabled)
    }

    /// Is there anything to take, be it a card or tickets?
    pub fn can_take(&self, words: &Words) -> bool {
        let buttons = ["game-draw-tickets", "game-deck"].map(|key| words.say(key));
        buttons.into_iter().any(|it| self.can(it)) || self.row(words).iter().any(|(_, can)| *can)
    }

    /// The face-up cards from left to right, and whether each can be taken. Where nothing lies, nothing is told.
    pub fn row(&self, words: &Words) -> Vec<(&str, bool)> {
        let buttons = self.within(("region", words.say("game-row")), "button").into_iter();
        let cards = buttons.filter(|it| it.name.chars().all(char::is_alphabetic));
        cards.map(|it| (it.name.as_str(), !it.disabled)).collect()
    }

    /// The cards in the hand, most of a kind first: `Red: 3`.
    pub fn hand(&self, words: &Words) -> Vec<(&str, u32)> {
        let stacks = self.within(("region", words.say("game-hand")), "button").into_iter();
        let held = stacks.filter_map(|it| it.name.split_once(": "));
        let mut held: Vec<_> = held.filter_map(|(card, count)| Some((card, count.parse().ok()?))).collect();
        held.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        held
    }

    /// The cities that one's own tickets name.
    pub fn own_cities(&self, words: &Words) -> Vec<&str> {
        let told = self.within(("region", words.say("game-own-tickets")), "StaticText").into_iter();
        let ends = told.filter_map(|it| it.name.split_once(" – "));
        ends.flat_map(|(from, to)| [from, to]).collect()
    }
}
