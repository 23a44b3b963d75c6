//! Why an action was refused, in a sentence that a person can read.

use crate::card::Card;
use serde::{Deserialize, Serialize};

/// The reason why an action is not legal now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Illegal {
    #[error("the game is over")]
    #[serde(rename = "over")]
    Over,
    #[error("first choose which opening tickets to keep")]
    #[serde(rename = "opening-first")]
    OpeningFirst,
    #[error("first take the second card")]
    #[serde(rename = "second-card-first")]
    SecondCardFirst,
    #[error("first choose which tickets to keep")]
    #[serde(rename = "tickets-first")]
    TicketsFirst,
    #[error("first pay for the tunnel or decline it")]
    #[serde(rename = "tunnel-first")]
    TunnelFirst,
    #[error("no tickets are offered now")]
    #[serde(rename = "no-offer")]
    NoOffer,
    #[error("no tunnel is being built now")]
    #[serde(rename = "no-tunnel")]
    NoTunnel,
    #[error("the deck is empty")]
    #[serde(rename = "deck-empty")]
    DeckEmpty,
    #[error("no card lies there")]
    #[serde(rename = "no-card-there")]
    NoCardThere,
    #[error("a face-up locomotive can only be the first card of a turn")]
    #[serde(rename = "locomotive-second")]
    LocomotiveSecond,
    #[error("there are no tickets left to draw")]
    #[serde(rename = "no-tickets")]
    NoTickets,
    #[error("at least {least} of the tickets must be kept")]
    #[serde(rename = "keep-more")]
    KeepMore { least: u8 },
    #[error("only tickets that are offered can be kept")]
    #[serde(rename = "not-offered")]
    NotOffered,
    #[error("there is no such route on this map")]
    #[serde(rename = "no-such-route")]
    NoSuchRoute,
    #[error("{route} is already yours")]
    #[serde(rename = "route-yours")]
    RouteYours { route: String },
    #[error("{route} is already taken")]
    #[serde(rename = "route-taken")]
    RouteTaken { route: String },
    #[error("the other track of {route} is yours, and nobody owns both")]
    #[serde(rename = "twin-yours")]
    TwinYours { route: String },
    #[error("the other track of {route} is taken, and with 2 or 3 players that closes this one")]
    #[serde(rename = "twin-taken")]
    TwinTaken { route: String },
    #[error("{route} needs {needed} trains and you have {left} left")]
    #[serde(rename = "too-few-trains")]
    TooFewTrains { route: String, needed: u8, left: u8 },
    #[error("{route} needs {needed} locomotives and you have {held}")]
    #[serde(rename = "too-few-locomotives")]
    TooFewLocomotives { route: String, needed: u8, held: u8 },
    #[error("{route} needs {needed} {colour} cards and you have {held}, locomotives included")]
    #[serde(rename = "too-few-cards")]
    TooFewCards { route: String, colour: Card, needed: u8, held: u8 },
    #[error("{route} needs {needed} cards of one colour and you have {held} at most, locomotives included")]
    #[serde(rename = "too-few-alike")]
    TooFewAlike { route: String, needed: u8, held: u8 },
    #[error("you do not have those cards")]
    #[serde(rename = "not-in-hand")]
    NotInHand,
    #[error("it costs {needed} cards, not {paid}")]
    #[serde(rename = "wrong-number")]
    WrongNumber { needed: u8, paid: u8 },
    #[error("{route} must be paid in {colour}")]
    #[serde(rename = "wrong-colour")]
    WrongColour { route: String, colour: Card },
    #[error("at least {needed} of the cards paid for {route} must be locomotives")]
    #[serde(rename = "locomotives-missing")]
    LocomotivesMissing { route: String, needed: u8 },
    #[error("the extra cards must be of the colour shown, or locomotives")]
    #[serde(rename = "wrong-extra")]
    WrongExtra,
    #[error("it takes {needed} more of the colour shown, or locomotives, and you have {held}")]
    #[serde(rename = "too-few-extra")]
    TooFewExtra { colour: Card, needed: u8, held: u8 },
    #[error("this is not a way to write a payment")]
    #[serde(rename = "malformed-payment")]
    MalformedPayment,
    #[error("this map has no stations")]
    #[serde(rename = "no-stations")]
    NoStations,
    #[error("you have built all your stations")]
    #[serde(rename = "stations-used-up")]
    StationsUsedUp,
    #[error("there is no such city on this map")]
    #[serde(rename = "no-such-city")]
    NoSuchCity,
    #[error("{city} already has a station")]
    #[serde(rename = "station-there")]
    StationThere { city: String },
    #[error("your next station costs {needed} cards of one colour and you have {held} at most")]
    #[serde(rename = "station-too-dear")]
    StationTooDear { needed: u8, held: u8 },
    #[error("you can only pass when nothing else is possible")]
    #[serde(rename = "not-stuck")]
    NotStuck,
}
