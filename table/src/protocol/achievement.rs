//! The achievements. Each can be earned once; together they lead through everything that the game has.

use serde::{Deserialize, Serialize};

/// The serialised names must never change: they are in the saves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Achievement {
    /// A route of six spaces or more.
    LongRoute,
    /// A ticket of 20 points or more, done.
    LongTicket,
    /// At least three tickets, and all of them done.
    EveryTicket,
    /// Six tickets done in one game.
    SixTickets,
    /// The bonus for the longest path.
    LongestPath,
    /// Not one train left.
    EmptyShed,
    /// A hundred points or more.
    Hundred,
    /// A ferry.
    Ferry,
    /// A tunnel that cost extra cards, and was claimed.
    DearTunnel,
    /// A station through which a route was borrowed for a ticket.
    Borrowed,
    /// A finished game without building a station.
    StationsKept,
    /// A win by five points or fewer.
    CloseCall,
    /// A win against four others.
    FullTable,
    /// A win on every map.
    EveryMap,
    BeatNovice,
    BeatCasual,
    BeatSkilled,
    BeatStrong,
    BeatExpert,
    /// A win against each of the five characters.
    EveryCharacter,
}

impl Achievement {
    /// In the order in which most people come to them.
    pub const ALL: [Achievement; 20] = [
        Achievement::LongRoute,
        Achievement::LongTicket,
        Achievement::EveryTicket,
        Achievement::SixTickets,
        Achievement::LongestPath,
        Achievement::EmptyShed,
        Achievement::Hundred,
        Achievement::Ferry,
        Achievement::DearTunnel,
        Achievement::Borrowed,
        Achievement::StationsKept,
        Achievement::CloseCall,
        Achievement::FullTable,
        Achievement::EveryMap,
        Achievement::BeatNovice,
        Achievement::BeatCasual,
        Achievement::BeatSkilled,
        Achievement::BeatStrong,
        Achievement::BeatExpert,
        Achievement::EveryCharacter,
    ];
}
