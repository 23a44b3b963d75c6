//! Names for seats without one, as in many records: the table calls them by their colour in English, the page translates
//! that. And numbers for seats of the same name, which a record may have.

use engine::SeatColour;
use table::protocol::Seat;

use crate::t;

pub(crate) fn name(seats: &mut [Seat]) {
    for seat in seats.iter_mut().filter(|seat| seat.name == seat.colour.name()) {
        seat.name = colour(seat.colour);
    }
    for seat in 1..seats.len() {
        let is_called = |seat: &Seat, name: &str| seat.name.to_lowercase() == name.to_lowercase();
        let own = seats[seat].name.clone();
        if seats[..seat].iter().any(|other| is_called(other, &own)) {
            seats[seat].name = numbered(&own, |name| seats.iter().any(|other| is_called(other, name)));
        }
    }
}

/// This name, or, if it is taken, this name with the first free number from 2 on.
pub(crate) fn numbered(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut all =
        std::iter::once(name.to_owned()).chain((2..).map(|number: usize| format!("{name} {number}")));
    all.find(|name| !is_taken(name)).unwrap_or_default()
}

/// A seat's colour as a name.
pub(crate) fn colour(colour: SeatColour) -> String {
    match colour {
        SeatColour::Blue => t!("seat-blue"),
        SeatColour::Red => t!("seat-red"),
        SeatColour::Green => t!("seat-green"),
        SeatColour::Yellow => t!("seat-yellow"),
        SeatColour::Black => t!("seat-black"),
    }
}

#[cfg(test)]
mod tests {
    use table::protocol::Who;

    use super::*;
    use crate::words::{Language, speak};

    #[test]
    fn a_seat_without_a_name_is_called_by_its_colour_in_the_language_of_the_page() {
        speak(Language::Romanian);
        let seat = |(name, colour): (&str, _)| Seat { name: name.into(), colour, who: Who::Person };
        let mut seats =
            [("red", SeatColour::Red), ("red", SeatColour::Black), ("Ida", SeatColour::Blue)].map(seat);
        name(&mut seats);
        assert_eq!(seats.map(|seat| seat.name), ["Roșu", "red", "Ida"], "a name that was given stays");
        speak(Language::default());
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        let seat = |name: &str| Seat { name: name.into(), colour: SeatColour::Red, who: Who::Person };
        let mut seats = ["Ida", "ida", "Ida 2", "Maud", "Ida"].map(seat);
        name(&mut seats);
        let names = seats.map(|seat| seat.name);
        assert_eq!(names, ["Ida", "ida 3", "Ida 2", "Maud", "Ida 4"], "the first keeps the name");
    }
}
