//! Cards and payments in words.

pub(crate) mod why;

use engine::{Card, Map, Offer, Payment};
use model::parts;

use crate::t;
use crate::words::list;

/// A card's name, as in a heading.
pub(super) fn card_name(card: Card) -> String {
    match card {
        Card::Purple => t!("card-purple"),
        Card::Blue => t!("card-blue"),
        Card::Orange => t!("card-orange"),
        Card::White => t!("card-white"),
        Card::Green => t!("card-green"),
        Card::Yellow => t!("card-yellow"),
        Card::Black => t!("card-black"),
        Card::Red => t!("card-red"),
        Card::Locomotive => t!("card-locomotive"),
    }
}

/// The colour of a number of cards or spaces within a sentence.
pub(super) fn colour_of(card: Card, count: u8) -> String {
    if count == 1 { colour(card) } else { colours(card) }
}

/// The colour of one card within a sentence.
pub(super) fn colour(card: Card) -> String {
    match card {
        Card::Purple => t!("colour-purple"),
        Card::Blue => t!("colour-blue"),
        Card::Orange => t!("colour-orange"),
        Card::White => t!("colour-white"),
        Card::Green => t!("colour-green"),
        Card::Yellow => t!("colour-yellow"),
        Card::Black => t!("colour-black"),
        Card::Red => t!("colour-red"),
        Card::Locomotive => t!("colour-locomotive"),
    }
}

/// The colour of several cards or spaces within a sentence.
pub(super) fn colours(card: Card) -> String {
    match card {
        Card::Purple => t!("colours-purple"),
        Card::Blue => t!("colours-blue"),
        Card::Orange => t!("colours-orange"),
        Card::White => t!("colours-white"),
        Card::Green => t!("colours-green"),
        Card::Yellow => t!("colours-yellow"),
        Card::Black => t!("colours-black"),
        Card::Red => t!("colours-red"),
        Card::Locomotive => t!("colour-locomotive"),
    }
}

/// A number of cards of one kind: `3 red`, `1 locomotive`.
fn count(card: Card, count: u8) -> String {
    if card.is_locomotive() {
        t!("count-locomotives", count = count)
    } else {
        t!("count-colour", count = count, colour = colour_of(card, count))
    }
}

/// Tickets within a sentence, by their cities.
pub(super) fn tickets(map: &Map, tickets: &Offer) -> String {
    list(tickets.tickets().iter().map(|ticket| map.ticket_name(*ticket)))
}

/// A payment within a sentence: `3 red and 1 locomotive`.
pub(super) fn payment(payment: Payment) -> String {
    list(parts(payment).map(|(card, number)| count(card, number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_read_as_people_say_them() {
        assert_eq!(payment(Payment::new(Card::Red, 3, 1)), "3 red and 1 locomotive");
        assert_eq!(payment(Payment::locomotives(2)), "2 locomotives");
        assert_eq!(payment(Payment::new(Card::White, 1, 0)), "1 white");
    }
}
