//! What a person has chosen about the app.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::GameId;

/// Every setting, each with its default. A field that is missing or unreadable in an older or newer
/// database takes its default and spoils no other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language tag such as `en`; `None` for the system's language.
    pub language: Option<String>,
    pub theme: Theme,
    /// How fast others' moves are shown, in percent of the usual speed; 0 shows them at once.
    pub speed: u16,
    /// Which moves are asked about before they are made.
    pub confirm: Confirm,
    /// In percent.
    pub effects: u8,
    /// In percent.
    pub music: u8,
    /// In percent of the usual size.
    pub text_size: u16,
    pub reduced_motion: bool,
    pub left_handed: bool,
    /// Whether a claim, a completed ticket and a refusal are felt, on devices that can vibrate.
    pub vibration: bool,
    pub card_counter: bool,
    /// Whether single letters and digits are shortcuts in a game. People who dictate want to turn them off.
    pub shortcuts: bool,
    /// Whether the offer of a first lesson was declined: then it is made no more.
    pub welcome_declined: bool,
    /// The keys of the finished lessons.
    pub learnt: Vec<String>,
    /// The faces that people have picked: keys of the page's, by the name they play under.
    pub faces: BTreeMap<String, String>,
    /// By player, the last game of the streak after which another level was suggested: never twice for the same one.
    pub suggested: BTreeMap<String, GameId>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            speed: 100,
            confirm: Confirm::OnTouch,
            effects: 70,
            music: 0,
            text_size: 100,
            reduced_motion: false,
            left_handed: false,
            vibration: true,
            card_counter: false,
            shortcuts: true,
            welcome_declined: false,
            learnt: Vec::new(),
            faces: BTreeMap::new(),
            suggested: BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    System,
    Light,
    Dark,
    HighContrast,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirm {
    /// Every claim, and what is risky.
    Always,
    /// What is risky; on a touch screen every claim.
    OnTouch,
    /// Nothing: a risky move waits for some seconds, in which it can be cancelled.
    Undo,
    /// Nothing, and nothing waits.
    Never,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_in_an_older_version_still_holds() {
        for (written, chosen) in
            [("always", Confirm::Always), ("on_touch", Confirm::OnTouch), ("never", Confirm::Never)]
        {
            let settings = format!("{{\"confirm\":\"{written}\"}}");
            let settings: Settings = serde_json::from_str(&settings).expect("settings");
            assert_eq!(settings, Settings { confirm: chosen, ..Settings::default() });
        }
    }
}
