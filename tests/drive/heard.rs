//! What a screen reader tells of a game: the current prompt, the player's cards and tickets, and what can be drawn.

use super::{AccessibilityTree, Catalogue};

/// What the first player, who is alone at the device, is asked to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prompt {
    Tickets,
    Turn,
    SecondCard,
    Tunnel,
    Pass,
    /// The score is being counted, which can be skipped.
    Counting,
    Over,
}

impl AccessibilityTree {
    /// The current prompt; `None` while others move or a move is being made.
    pub fn prompt(&self, catalogue: &Catalogue) -> Option<Prompt> {
        let questions = [
            (Prompt::Over, "table", "ending-table"),
            (Prompt::Counting, "button", "ending-skip"),
            (Prompt::Tickets, "heading", "game-offer"),
            (Prompt::Tunnel, "heading", "game-tunnel"),
            (Prompt::Pass, "button", "game-pass"),
        ];
        let question = questions.into_iter().find(|(_, role, key)| self.has(role, catalogue.text(key)));
        let own = catalogue.format("new-game-player", &[("number", "1")]);
        let turns = [
            (Prompt::Turn, "turn-alone"),
            (Prompt::Turn, "turn-own"),
            (Prompt::SecondCard, "game-second-card"),
        ];
        let is_shown = |key: &str| self.has("StaticText", &catalogue.format(key, &[("name", &own)]));
        // On a phone the cards to draw may be behind a tab.
        let is_behind_tab = !self.has("region", catalogue.text("game-row"));
        let can_draw = || is_behind_tab || self.can_draw(catalogue);
        let turn = || turns.into_iter().find(|(_, key)| is_shown(key) && can_draw());
        question.map(|(prompt, ..)| prompt).or_else(|| turn().map(|(prompt, _)| prompt))
    }

    /// The number of entries in the game's log.
    pub fn log_length(&self, catalogue: &Catalogue) -> usize {
        self.all_within(("region", catalogue.text("log-title")), "listitem").len()
    }

    /// Whether there is an enabled button with these words.
    pub fn is_enabled(&self, words: &str) -> bool {
        self.find("button", words).is_some_and(|it| !it.disabled)
    }

    /// Whether a card or tickets can be drawn.
    pub fn can_draw(&self, catalogue: &Catalogue) -> bool {
        let buttons = ["game-draw-tickets", "game-deck"].map(|key| catalogue.text(key));
        buttons.into_iter().any(|it| self.is_enabled(it))
            || self.face_up_cards(catalogue).iter().any(|(_, can)| *can)
    }

    /// The face-up cards from left to right, and whether each can be taken. Empty places are left out.
    pub fn face_up_cards(&self, catalogue: &Catalogue) -> Vec<(&str, bool)> {
        let buttons = self.all_within(("region", catalogue.text("game-row")), "button").into_iter();
        let cards = buttons.filter(|it| it.name.chars().all(char::is_alphabetic));
        cards.map(|it| (it.name.as_str(), !it.disabled)).collect()
    }

    /// The kinds of cards in the hand and their counts, the largest count first. The page names them like `Red: 3`.
    pub fn hand(&self, catalogue: &Catalogue) -> Vec<(&str, u32)> {
        let stacks = self.all_within(("region", catalogue.text("game-hand")), "button").into_iter();
        let held = stacks.filter_map(|it| it.name.split_once(": "));
        let mut held: Vec<_> = held.filter_map(|(card, count)| Some((card, count.parse().ok()?))).collect();
        held.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        held
    }

    /// The cities on the player's own tickets.
    pub fn ticket_cities(&self, catalogue: &Catalogue) -> Vec<&str> {
        let told = self.all_within(("region", catalogue.text("game-own-tickets")), "StaticText").into_iter();
        let ends = told.filter_map(|it| it.name.split_once(" – "));
        ends.flat_map(|(from, to)| [from, to]).collect()
    }
}
