//! What can be wrong with a map file.

/// Why a map file was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct MapError {
    /// The line, counted from 1; the line after the last if something is missing.
    pub line: usize,
    /// What is wrong there.
    pub kind: MapErrorKind,
}

/// What can be wrong with a line of a map file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum MapErrorKind {
    #[error("`{0}` is no statement of a map file")]
    UnknownStatement(String),
    #[error("a `{0}` line reads `{1}`")]
    Shape(&'static str, &'static str),
    #[error("`{0}` is no number from {1} to {2}")]
    Number(String, u8, u8),
    #[error("`{0}` is no key: use up to 40 of a-z, 0-9 and -")]
    Key(String),
    #[error(
        "`{0}` is no name: it has up to 40 characters, and none of , ; : ( ) – + ? or a dash or `with` between spaces"
    )]
    Name(String),
    #[error("there is no city `{0}`")]
    UnknownCity(String),
    #[error("`{0}` is no colour")]
    UnknownColour(String),
    #[error("`{0}` occurs twice")]
    Twice(String),
    #[error("it joins a city with itself")]
    Loop,
    #[error("a third track between the same two cities")]
    ThirdTrack,
    #[error("the second track of a double route stands on the line after the first")]
    TwinApart,
    #[error("the two tracks of a double route differ in length or kind, or mix grey with a colour")]
    UnlikeTwins,
    #[error("a ferry is grey and has at most as many locomotives as spaces")]
    Ferry,
    #[error("more than {1} {0}")]
    TooMany(&'static str, usize),
    #[error("a seat could get more than {0} points for its routes, which is more than can be counted")]
    TooManyPoints(u8),
    #[error("the file has no `{0}` line")]
    Missing(&'static str),
    #[error("too few {0} tickets to deal five seats")]
    TooFewTickets(&'static str),
    #[error("{0} cannot be reached from {1}")]
    Apart(String, String),
}
