//! A game as the protocol describes it.

use engine::{MapName, RouteId, SeatColour, SeatId, View};
use serde::{Deserialize, Serialize};

use super::{Branch, Lesson, LessonStep};

/// A saved game's number in its database.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

/// What a client can have open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SessionId {
    Game(GameId),
    Lesson(Lesson),
    /// A saved game, to be walked through.
    Replay(GameId),
    /// The game of a link, to be walked through; a digest of its text.
    Link(u64),
}

impl From<GameId> for SessionId {
    fn from(game: GameId) -> SessionId {
        SessionId::Game(game)
    }
}

impl From<Lesson> for SessionId {
    fn from(lesson: Lesson) -> SessionId {
        SessionId::Lesson(lesson)
    }
}

impl SessionId {
    /// The saved game that is played on, if it is one.
    pub fn game(self) -> Option<GameId> {
        match self {
            SessionId::Game(game) => Some(game),
            SessionId::Lesson(_) | SessionId::Replay(_) | SessionId::Link(_) => None,
        }
    }
}

/// A seat: its name, its colour, and who plays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    pub name: String,
    pub colour: SeatColour,
    pub who: Who,
}

/// A person, or a bot by its key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Who {
    Person,
    Bot { bot: String },
}

impl Seat {
    pub fn is_person(&self) -> bool {
        self.who == Who::Person
    }
}

/// How a session stands, as one client may see it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    pub session: SessionId,
    /// How many events there have been.
    pub revision: u32,
    pub seats: Vec<Seat>,
    /// The person to hand the device to, if several share it. Until that person says that they have it,
    /// the view is what everyone may see.
    pub curtain: Option<SeatId>,
    /// What can be taken back, and how.
    pub back: Back,
    /// The current step, if this is a lesson.
    pub lesson: Option<LessonStep>,
    /// The seat to move, if it is played by a bot that this version does not have: the game goes on when another bot
    /// sits there ([`ReplaceBot`](super::ReplaceBot)).
    pub missing_bot: Option<SeatId>,
    /// The seed that deals this game again. Only once it is over: before, it would tell what nobody can know.
    pub seed: Option<u64>,
    pub view: View,
}

/// In which ways one can go back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Back {
    /// The last action revealed nothing: it can be undone without a trace.
    pub undo: bool,
    /// Against bots only, one may return to one's last turn while the game is played; it is marked as taken back.
    pub take_back: bool,
}

/// A saved game as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameCard {
    pub game: GameId,
    /// The name that a person gave it, or empty.
    pub title: String,
    pub map: MapName,
    pub seats: Vec<Seat>,
    pub summary: Summary,
    /// Seconds since 1970.
    pub played: i64,
    /// Someone returned to an earlier turn: it does not count in the statistics.
    pub taken_back: bool,
    /// Where it branched off another game, if it did. It does not count in the statistics either.
    pub branch: Option<Branch>,
}

/// How a saved game stands, public things only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Whose turn it is; nobody's when the game is over.
    pub to_move: Option<SeatId>,
    /// Rounds begun.
    pub round: u16,
    /// The points for routes while it is played, the final scores when it is over.
    pub scores: Vec<i16>,
    /// The seats in first place, usually one; none while it is played. Saves of older versions lack them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<SeatId>,
    /// Who has claimed what, for a picture of the board. Saves of the first versions lack it.
    #[serde(default)]
    pub claims: Claims,
}

/// The claimed routes as one string, each as the letter of its seat and its number: `a12b7`. A list of ten thousand
/// games can be read quickly because the string is only parsed when the board is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Claims(String);

impl Claims {
    pub fn of(claims: impl IntoIterator<Item = (SeatId, RouteId)>) -> Claims {
        let word = |(seat, route): (SeatId, RouteId)| format!("{}{}", char::from(b'a' + seat.0), route.0);
        Claims(claims.into_iter().map(word).collect())
    }

    /// Each claim. Unreadable ones are left out.
    pub fn iter(&self) -> impl Iterator<Item = (SeatId, RouteId)> + '_ {
        let starts = self.0.match_indices(|letter: char| letter.is_ascii_lowercase());
        starts.filter_map(|(at, letter)| {
            let rest = self.0.get(at + 1..)?;
            let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
            let seat = letter.bytes().next()? - b'a';
            Some((SeatId(seat), RouteId(rest.get(..end)?.parse().ok()?)))
        })
    }
}

impl Summary {
    pub fn is_finished(&self) -> bool {
        self.to_move.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claims_are_read_as_they_were_written() {
        let claims = [(SeatId(0), RouteId(12)), (SeatId(4), RouteId(0)), (SeatId(1), RouteId(100))];
        let written = Claims::of(claims);
        assert_eq!(written.0, "a12e0b100");
        assert_eq!(written.iter().collect::<Vec<_>>(), claims);
        assert_eq!(Claims::default().iter().count(), 0);
        assert_eq!(Claims("a?é 9999b1c999".into()).iter().collect::<Vec<_>>(), [(SeatId(1), RouteId(1))]);
    }
}
