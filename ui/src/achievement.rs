//! What can be achieved, in words: what it is called, and what it takes.

use table::protocol::Achievement;

use crate::t;

pub(crate) fn name(which: Achievement) -> String {
    match which {
        Achievement::LongRoute => t!("achievement-long-route"),
        Achievement::LongTicket => t!("achievement-long-ticket"),
        Achievement::EveryTicket => t!("achievement-every-ticket"),
        Achievement::SixTickets => t!("achievement-six-tickets"),
        Achievement::LongestPath => t!("achievement-longest-path"),
        Achievement::EmptyShed => t!("achievement-empty-shed"),
        Achievement::Hundred => t!("achievement-hundred"),
        Achievement::Ferry => t!("achievement-ferry"),
        Achievement::DearTunnel => t!("achievement-dear-tunnel"),
        Achievement::Borrowed => t!("achievement-borrowed"),
        Achievement::StationsKept => t!("achievement-stations-kept"),
        Achievement::CloseCall => t!("achievement-close-call"),
        Achievement::FullTable => t!("achievement-full-table"),
        Achievement::EveryMap => t!("achievement-every-map"),
        Achievement::BeatNovice => t!("achievement-beat-novice"),
        Achievement::BeatCasual => t!("achievement-beat-casual"),
        Achievement::BeatSkilled => t!("achievement-beat-skilled"),
        Achievement::BeatStrong => t!("achievement-beat-strong"),
        Achievement::BeatExpert => t!("achievement-beat-expert"),
        Achievement::EveryCharacter => t!("achievement-every-character"),
    }
}

pub(crate) fn about(which: Achievement) -> String {
    match which {
        Achievement::LongRoute => t!("achievement-long-route-about"),
        Achievement::LongTicket => t!("achievement-long-ticket-about"),
        Achievement::EveryTicket => t!("achievement-every-ticket-about"),
        Achievement::SixTickets => t!("achievement-six-tickets-about"),
        Achievement::LongestPath => t!("achievement-longest-path-about"),
        Achievement::EmptyShed => t!("achievement-empty-shed-about"),
        Achievement::Hundred => t!("achievement-hundred-about"),
        Achievement::Ferry => t!("achievement-ferry-about"),
        Achievement::DearTunnel => t!("achievement-dear-tunnel-about"),
        Achievement::Borrowed => t!("achievement-borrowed-about"),
        Achievement::StationsKept => t!("achievement-stations-kept-about"),
        Achievement::CloseCall => t!("achievement-close-call-about"),
        Achievement::FullTable => t!("achievement-full-table-about"),
        Achievement::EveryMap => t!("achievement-every-map-about"),
        Achievement::BeatNovice => t!("achievement-beat-about", level = t!("bot-novice")),
        Achievement::BeatCasual => t!("achievement-beat-about", level = t!("bot-casual")),
        Achievement::BeatSkilled => t!("achievement-beat-about", level = t!("bot-skilled")),
        Achievement::BeatStrong => t!("achievement-beat-about", level = t!("bot-strong-or-veteran")),
        Achievement::BeatExpert => t!("achievement-beat-about", level = t!("bot-expert")),
        Achievement::EveryCharacter => t!("achievement-every-character-about"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_called_the_same() {
        let names = Achievement::ALL.map(name);
        for (number, name) in names.iter().enumerate() {
            assert!(!names[..number].contains(name), "{name} stands for two");
        }
    }
}
