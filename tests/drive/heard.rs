//! A game as it is told to whoever hears the page: what is asked, what one holds, what there is to take.

use super::Tree;

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
    pub fn asked(&self) -> Option<Asked> {
        let questions = [
            (Asked::Over, "table", "Final scores"),
            (Asked::Counting, "button", "To the scores"),
            (Asked::Tickets, "heading", "Choose tickets"),
            (Asked::Tunnel, "heading", "The tunnel "),
            (Asked::Pass, "button", "Pass"),
        ];
        let question = questions.into_iter().find(|(_, role, words)| self.has(role, words));
        let turns = [(Asked::Turn, "Player 1 to move"), (Asked::SecondCard, "Player 1: one more card")];
        let turn = || turns.into_iter().find(|(_, words)| self.has("StaticText", words) && self.can_take());
        question.map(|(asked, ..)| asked).or_else(|| turn().map(|(asked, _)| asked))
    }

    /// How much of the game its log tells.
    pub fn told(&self) -> usize {
        self.within(("region", "What has happened"), "listitem").len()
    }

    /// Is there a button with these words that does something now?
    pub fn can(&self, words: &str) -> bool {
        self.find("button", words).is_some_and(|it| !it.disabled)
    }

    /// Is there anything to take, be it a card or tickets?
    pub fn can_take(&self) -> bool {
        self.can("Draw tickets") || self.can("Deck (") || self.row().iter().any(|(_, can)| *can)
    }

    /// The face-up cards from left to right, and whether each can be taken. Where nothing lies, nothing is told.
    pub fn row(&self) -> Vec<(&str, bool)> {
        let buttons = self.within(("region", "Cards to take"), "button").into_iter();
        let cards = buttons.filter(|it| it.name.chars().all(char::is_alphabetic));
        cards.map(|it| (it.name.as_str(), !it.disabled)).collect()
    }

    /// The cards in the hand, most of a kind first: `Red: 3`.
    pub fn hand(&self) -> Vec<(&str, u32)> {
        let stacks = self.within(("region", "Your hand"), "button").into_iter();
        let held = stacks.filter_map(|it| it.name.split_once(": "));
        let mut held: Vec<_> = held.filter_map(|(card, count)| Some((card, count.parse().ok()?))).collect();
        held.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        held
    }

    /// The cities that one's own tickets name.
    pub fn own_cities(&self) -> Vec<&str> {
        let words = self.within(("region", "Your tickets"), "StaticText").into_iter();
        let ends = words.filter_map(|it| it.name.split_once(" – "));
        ends.flat_map(|(from, to)| [from, to]).collect()
    }
}
