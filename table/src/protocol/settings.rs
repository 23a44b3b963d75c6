//! What a person has chosen about the app.

use serde::{Deserialize, Serialize};

/// Every setting, each with its default. A field that is missing or unreadable in an older or newer
/// database takes its default and spoils no other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language tag such as `en`; the system's where there is none.
    pub language: Option<String>,
    pub theme: Theme,
    /// How fast others' moves are shown, in percent of the usual speed; 0 shows them at once.
    pub speed: u16,
    /// Whether a claim is asked for once more before it is made.
    pub confirm: Confirm,
    /// In percent.
    pub effects: u8,
    /// In percent.
    pub music: u8,
    /// In percent of the usual size.
    pub text_size: u16,
    pub reduced_motion: bool,
    pub left_handed: bool,
    pub card_counter: bool,
    /// Whether single letters and digits act anywhere in a game. Who dictates wants them to do nothing.
    pub shortcuts: bool,
    /// The lessons that were taken to their end, by their keys.
    pub learnt: Vec<String>,
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
            card_counter: false,
            shortcuts: true,
            learnt: Vec::new(),
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
    Always,
    OnTouch,
    Never,
}
