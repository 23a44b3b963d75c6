//! Why something can't be done now, in the words of the catalogue.

use engine::Illegal;

use super::words::colour;
use crate::t;

pub(super) fn words(why: &Illegal) -> String {
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
            let colour = colour(*card);
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
        // What a person can't meet by touching what is shown; the engine's own words will do.
        Illegal::Over
        | Illegal::NoOffer
        | Illegal::NoTunnel
        | Illegal::NoCardThere
        | Illegal::KeepMore { .. }
        | Illegal::NotOffered
        | Illegal::NoSuchRoute
        | Illegal::NotInHand
        | Illegal::WrongNumber { .. }
        | Illegal::WrongColour { .. }
        | Illegal::LocomotivesMissing { .. }
        | Illegal::WrongExtra
        | Illegal::MalformedPayment
        | Illegal::NoStations
        | Illegal::NoSuchCity
        | Illegal::NotStuck => why.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use engine::Card;

    use super::*;

    #[test]
    fn a_reason_names_what_is_missing() {
        let why = Illegal::TooFewCards { route: "A–B".into(), colour: Card::Red, needed: 4, held: 2 };
        assert_eq!(words(&why), "A–B takes 4 red cards; you have 2, locomotives included.");
        let why = Illegal::TooFewTrains { route: "A–B".into(), needed: 6, left: 5 };
        assert_eq!(words(&why), "A–B takes 6 trains; you have 5 left.");
    }
}
