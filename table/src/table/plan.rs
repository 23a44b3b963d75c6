//! Checking what a new game is to be started with.

use engine::{Luck, Name, SeatId, Setup, SetupErrorKind};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::protocol::{Deck, NAME_LIMIT, Seat, Start, StartError, TableError, Who};
use crate::store::Save;

/// The number for the bots of a game whose seed was typed: the same seed is to be the same game for everyone who types it.
const OF_TYPED_SEEDS: u64 = 1;

/// Turns the new-game form into a save, or lists everything that is wrong with it.
pub(super) fn plan(start: Start) -> Result<Save, TableError> {
    let mut errors = name_errors(&start.seats);
    errors.extend(bot_errors(&start.seats));
    let (seed, bots) = match start.seed.as_deref().map(str::trim) {
        None | Some("") => (Some(drawn()?), drawn()?),
        Some(text) => (text.parse().ok(), OF_TYPED_SEEDS),
    };
    if seed.is_none() {
        errors.push(StartError::BadSeed);
    }
    let setup = Setup {
        map: start.map,
        seats: start.seats.iter().map(|seat| seat.colour).collect(),
        first: start.first.map(SeatId),
        seed: seed.unwrap_or_default(),
        bots: Some(bots),
    };
    // The rules check it too, so that all errors are reported at once.
    errors.extend(setup.errors().into_iter().map(StartError::Rules));
    if !errors.is_empty() {
        return Err(TableError::Start { errors });
    }
    Ok(Save { setup, seats: start.seats.into_iter().map(tidied).collect() })
}

/// Who takes over which seat of a game, or everything that is wrong with that. The colours stay as they are.
pub(super) fn take_over(before: &[Seat], seats: Vec<Seat>) -> Result<Vec<Seat>, TableError> {
    let mut errors = name_errors(&seats);
    errors.extend(bot_errors(&seats));
    if seats.len() != before.len() {
        errors.push(StartError::Rules(SetupErrorKind::SeatCount(seats.len())));
    }
    if !errors.is_empty() {
        return Err(TableError::Start { errors });
    }
    let taken = |(seat, before): (Seat, &Seat)| Seat { colour: before.colour, ..tidied(seat) };
    Ok(seats.into_iter().zip(before).map(taken).collect())
}

/// What comes in a game that begins at a moment of another.
pub(super) fn luck(deck: Deck, seats: &[Seat]) -> Result<Luck, TableError> {
    let mut people = (0..).map(SeatId).zip(seats).filter(|(_, seat)| seat.is_person());
    Ok(match (deck, people.next(), people.next()) {
        (Deck::Same, ..) => Luck::Same,
        (Deck::Fresh, Some((seat, _)), None) => Luck::Seen { seat, seed: drawn()? },
        (Deck::Fresh, ..) => Luck::Open { seed: drawn()? },
    })
}

fn tidied(seat: Seat) -> Seat {
    Seat { name: Name::new(&seat.name).map_or(seat.name, |name| name.to_string()), ..seat }
}

fn name_errors(seats: &[Seat]) -> Vec<StartError> {
    let mut people = Vec::new();
    let error = |(seat, Seat { name, who, .. }): (u8, &Seat)| match Name::new(name) {
        None => Some(StartError::NoName { seat }),
        Some(_) if name.trim().chars().count() > NAME_LIMIT => Some(StartError::LongName { seat }),
        // A person's name must be unique: the curtain and the statistics tell people apart by name.
        Some(name) if *who == Who::Person => {
            let is_taken = people.contains(&name);
            people.push(name);
            is_taken.then_some(StartError::NameTwice { seat })
        }
        Some(_) => None,
    };
    (0..).zip(seats).filter_map(error).collect()
}

fn bot_errors(seats: &[Seat]) -> Vec<StartError> {
    let error = |(seat, Seat { who, .. }): (u8, &Seat)| match who {
        Who::Bot { bot } if ai::named(bot).is_none() => {
            Some(StartError::NoSuchBot { seat, bot: bot.clone() })
        }
        Who::Bot { .. } | Who::Person => None,
    };
    (0..).zip(seats).filter_map(error).collect()
}

fn drawn() -> Result<u64, TableError> {
    SysRng.try_next_u64().map_err(|error| TableError::Crashed { reason: error.to_string() })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use engine::SeatColour;

    use super::*;

    fn planned(seed: Option<&str>) -> Setup {
        let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
        let bot = Who::Bot { bot: "learner".into() };
        let seats = vec![seat("Ada", SeatColour::Blue, Who::Person), seat("Maud", SeatColour::Red, bot)];
        let start = Start { map: "usa".into(), seats, first: None, seed: seed.map(str::to_owned) };
        plan(start).unwrap().setup
    }

    #[test]
    fn what_bots_leave_to_chance_tells_nothing_of_the_deal_and_is_on_record() {
        let [one, other] = [planned(None), planned(None)];
        assert!(one.seed != other.seed && one.bots != other.bots, "both numbers are drawn");
        assert!(one.bots.is_some_and(|bots| bots != one.seed));
        let [typed, again, different] = ["7", "7", "8"].map(|seed| planned(Some(seed)));
        assert_eq!(typed, again, "the same seed is the same game for everyone");
        assert_eq!(typed.bots, different.bots, "and says nothing of the seed");
        assert!(typed.bots.is_some());
    }
}
