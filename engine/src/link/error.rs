//! Why a text is no link, or a game fits in none: sentences for people.

use super::{LINK_MOST_CHARS, course::MOST_ACTIONS};
use crate::setup::SetupError;
use serde::{Deserialize, Serialize};

/// Why a link was refused, or could not be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
pub enum LinkError {
    /// It is longer than any link.
    #[error("this text has {0} characters, and no link needs more than {LINK_MOST_CHARS}")]
    #[serde(rename = "too-long")]
    TooLong(usize),
    /// There is no packed game in it.
    #[error("this is no link to a game")]
    #[serde(rename = "not-a-link")]
    NotALink,
    /// A later version wrote it.
    #[error("this link was made by a newer version of Railhead, and this one cannot read it")]
    #[serde(rename = "newer")]
    Newer,
    /// It was cut off or altered on the way.
    #[error("part of this link is missing or was changed: copy all of it")]
    #[serde(rename = "damaged")]
    Damaged,
    /// No game can be made of what it says, for example because there is no such map.
    #[error("{0}")]
    #[serde(rename = "setup")]
    Setup(#[from] SetupError),
    /// The rules of this version would make another game of it.
    #[error("this link was made by another version of Railhead, whose rules or map this one does not have")]
    #[serde(rename = "other-rules")]
    OtherRules,
    /// The game was set up by hand.
    #[error("this game was set up by hand: only a game with a beginning fits in a link")]
    #[serde(rename = "no-beginning")]
    NoBeginning,
    /// The game is too long.
    #[error("this game has more than {MOST_ACTIONS} moves, too many for a link: send it as a file")]
    #[serde(rename = "too-many-moves")]
    TooManyMoves,
    /// The map is not built in, and its text is too long.
    #[error("the map of this game is too large for a link: send the game as a file")]
    #[serde(rename = "map-too-long")]
    MapTooLong,
}
