//! Why something can't be done now, in the words of the catalogue.

use engine::{Card, Illegal, View};

use super::{colour_of, colours};
use crate::t;

/// The reason for the viewer: the rule that forbids it, or else that it is another seat's turn.
pub(crate) fn now(view: &View, why: Option<Illegal>) -> Option<String> {
    let viewer = view.viewer?;
    let is_anothers = view.to_move.is_some_and(|seat| seat != viewer);
    why.map(|why| words(&why)).or_else(|| is_anothers.then(|| t!("why-not-your-turn")))
}

pub(crate) fn words(why: &Illegal) -> String {
    match why {
        Illegal::RouteYours { route } => t!("why-route-yours", route = route.clone()),
        Illegal::RouteTaken { route } => t!("why-route-taken", route = route.clone()),
        Illegal::TwinYours { route } => t!("why-twin-yours", route = route.clone()),
        Illegal::TwinTaken { route } => t!("why-twin-taken", route = route.clone()),
        Illegal::TooFewTrains { route, needed, left } => {
            t!("why-too-few-trains", route = route.clone(), needed = *needed, left = *left)
        }
        Illegal::TooFewLocomotives { route, needed, held } => {
            t!("why-too-few-locomotives", route = route.clone(), needed = *needed, held = *held)
        }
        Illegal::TooFewCards { route, colour: card, needed, held } => {
            let colour = colour_of(*card, *needed);
            t!("why-too-few-cards", route = route.clone(), colour = colour, needed = *needed, held = *held)
        }
        Illegal::TooFewAlike { route, needed, held } => {
            t!("why-too-few-alike", route = route.clone(), needed = *needed, held = *held)
        }
        Illegal::LocomotiveSecond => t!("why-locomotive-second"),
        Illegal::DeckEmpty => t!("why-deck-empty"),
        Illegal::NoTickets => t!("why-no-tickets"),
        Illegal::OpeningFirst | Illegal::TicketsFirst => t!("why-tickets-first"),
        Illegal::SecondCardFirst => t!("why-second-card-first"),
        Illegal::TunnelFirst => t!("why-tunnel-first"),
        Illegal::StationsUsedUp => t!("why-stations-used-up"),
        Illegal::StationThere { city } => t!("why-station-there", city = city.clone()),
        Illegal::StationTooDear { needed, held } => {
            t!("why-station-too-dear", needed = *needed, held = *held)
        }
        Illegal::Over => t!("why-over"),
        Illegal::NoOffer => t!("why-no-offer"),
        Illegal::NoTunnel => t!("why-no-tunnel"),
        Illegal::NoCardThere => t!("why-no-card-there"),
        Illegal::KeepMore { least } => t!("why-keep-more", least = *least),
        Illegal::NotOffered => t!("why-not-offered"),
        Illegal::NoSuchRoute => t!("why-no-such-route"),
        Illegal::NotInHand => t!("why-not-in-hand"),
        Illegal::WrongNumber { needed, paid } => t!("why-wrong-number", needed = *needed, paid = *paid),
        Illegal::WrongColour { route, colour: card } => {
            t!("why-wrong-colour", route = route.clone(), colour = colours(*card))
        }
        Illegal::LocomotivesMissing { route, needed } => {
            t!("why-locomotives-missing", route = route.clone(), needed = *needed)
        }
        Illegal::WrongExtra => t!("why-wrong-extra"),
        Illegal::TooFewExtra { colour: Card::Locomotive, needed, held } => {
            t!("why-too-few-extra-locomotives", missing = needed.saturating_sub(*held))
        }
        Illegal::TooFewExtra { colour: card, needed, held } => {
            let missing = needed.saturating_sub(*held);
            t!("why-too-few-extra", missing = missing, colour = colour_of(*card, missing))
        }
        Illegal::MalformedPayment => t!("why-malformed-payment"),
        Illegal::NoStations => t!("why-no-stations"),
        Illegal::NoSuchCity => t!("why-no-such-city"),
        Illegal::NotStuck => t!("why-not-stuck"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_names_what_is_missing() {
        let why = Illegal::TooFewCards { route: "A–B".into(), colour: Card::Red, needed: 4, held: 2 };
        assert_eq!(words(&why), "A–B takes 4 red cards. You have 2, counting locomotives.");
        let why = Illegal::TooFewTrains { route: "A–B".into(), needed: 6, left: 5 };
        assert_eq!(words(&why), "A–B takes 6 trains. You have 5 left.");
        let why = Illegal::TooFewExtra { colour: Card::Yellow, needed: 1, held: 0 };
        assert_eq!(words(&why), "You need one more yellow card or locomotive.");
        let why = Illegal::TooFewExtra { colour: Card::Locomotive, needed: 3, held: 1 };
        assert_eq!(words(&why), "You need 2 more locomotives.");
    }
}
