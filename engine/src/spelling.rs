//! An action as a few words, as it is sent over the wire: `claim 12 red 3 1`. A seat with a full hand may have a thousand
//! legal actions; with every field named they would take ninety kilobytes a turn.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Keep, Payment};
use crate::card::Card;
use crate::ids::{CityId, RouteId};

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::DrawBlind => to.write_str("draw-blind"),
            Action::DrawFaceUp { slot } => write!(to, "draw-face-up {slot}"),
            Action::Claim { route, payment } => write!(to, "claim {} {}", route.0, Paid(*payment)),
            Action::DrawTickets => to.write_str("draw-tickets"),
            Action::KeepTickets { keep } => write!(to, "keep-tickets {}", keep.0),
            Action::BuildStation { city, payment } => {
                write!(to, "build-station {} {}", city.0, Paid(*payment))
            }
            Action::PayTunnel { extra } => write!(to, "pay-tunnel {}", Paid(*extra)),
            Action::DeclineTunnel => to.write_str("decline-tunnel"),
            Action::Pass => to.write_str("pass"),
        }
    }
}

/// A payment inside an action.
struct Paid(Payment);

impl fmt::Display for Paid {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} {} {}", self.0.colour.name(), self.0.cards, self.0.locomotives)
    }
}

/// The text is not an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this spells no action")]
pub struct SpellingError;

impl FromStr for Action {
    type Err = SpellingError;

    fn from_str(text: &str) -> Result<Action, SpellingError> {
        let mut words = text.split(' ');
        let action = read(&mut words).ok_or(SpellingError)?;
        if words.next().is_some() { Err(SpellingError) } else { Ok(action) }
    }
}

fn read<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Action> {
    Some(match words.next()? {
        "draw-blind" => Action::DrawBlind,
        "draw-face-up" => Action::DrawFaceUp { slot: number(words)? },
        "claim" => Action::Claim { route: RouteId(number(words)?), payment: payment(words)? },
        "draw-tickets" => Action::DrawTickets,
        "keep-tickets" => Action::KeepTickets { keep: Keep(number(words)?) },
        "build-station" => Action::BuildStation { city: CityId(number(words)?), payment: payment(words)? },
        "pay-tunnel" => Action::PayTunnel { extra: payment(words)? },
        "decline-tunnel" => Action::DeclineTunnel,
        "pass" => Action::Pass,
        _ => return None,
    })
}

fn payment<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Payment> {
    Some(Payment { colour: Card::named(words.next()?)?, cards: number(words)?, locomotives: number(words)? })
}

fn number<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<u8> {
    let word = words.next()?;
    // The standard library also accepts `+3` and `03`, but an action has one spelling only.
    let plain = word == "0" || word.starts_with(|first| matches!(first, '1'..='9'));
    word.parse().ok().filter(|_| plain)
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Action, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_spelt_in_a_few_words() {
        let payment = Payment::new(Card::Red, 3, 1);
        for (action, words) in [
            (Action::DrawFaceUp { slot: 4 }, "draw-face-up 4"),
            (Action::Claim { route: RouteId(12), payment }, "claim 12 red 3 1"),
            (Action::KeepTickets { keep: Keep(5) }, "keep-tickets 5"),
            (Action::BuildStation { city: CityId(7), payment }, "build-station 7 red 3 1"),
            (Action::PayTunnel { extra: Payment::locomotives(2) }, "pay-tunnel locomotive 0 2"),
            (Action::Pass, "pass"),
        ] {
            assert_eq!(action.to_string(), words);
            assert_eq!(words.parse(), Ok(action));
        }
    }

    #[test]
    fn text_that_spells_no_action_is_refused() {
        for words in [
            "",
            "claim",
            "claim 12",
            "claim 12 red 3",
            "claim 999 red 3 1",
            "claim 12 pink 3 1",
            "claim 12 red 3 1 more",
            "pass ",
            "Pass",
            "draw-face-up -1",
            "draw-face-up +1",
            "draw-face-up 01",
            "claim 12 red +3 1",
            "draw-face-up x",
        ] {
            assert_eq!(words.parse::<Action>(), Err(SpellingError), "{words:?}");
        }
    }
}
