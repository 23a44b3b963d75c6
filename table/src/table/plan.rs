//! What a new game is started with.

use engine::{Name, SeatId, Setup};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::protocol::{NAME_LIMIT, Seat, Start, StartFault, Trouble, Who};
use crate::store::Save;

/// Makes of a wish what a game is started with, or names everything that is wrong with it.
pub(super) fn plan(start: Start) -> Result<Save, Trouble> {
    let mut faults = name_faults(&start.seats);
    faults.extend(bot_faults(&start.seats));
    let seed = match start.seed.as_deref().map(str::trim) {
        None | Some("") => Some(seed()?),
        Some(text) => text.parse().ok(),
    };
    if seed.is_none() {
        faults.push(StartFault::BadSeed);
    }
    let setup = Setup {
        map: start.map,
        seats: start.seats.iter().map(|seat| seat.colour).collect(),
        first: start.first.map(SeatId),
        seed: seed.unwrap_or_default(),
    };
    // The rules are asked too, so that everything that is wrong is said at once.
    faults.extend(setup.faults().into_iter().map(StartFault::Rules));
    if !faults.is_empty() {
        return Err(Trouble::Start { faults });
    }
    let tidied =
        |seat: Seat| Seat { name: Name::new(&seat.name).map_or(seat.name, |name| name.to_string()), ..seat };
    Ok(Save { setup, seats: start.seats.into_iter().map(tidied).collect() })
}

fn name_faults(seats: &[Seat]) -> Vec<StartFault> {
    let mut people = Vec::new();
    let fault = |(seat, Seat { name, who, .. }): (u8, &Seat)| match Name::new(name) {
        None => Some(StartFault::NoName { seat }),
        Some(_) if name.trim().chars().count() > NAME_LIMIT => Some(StartFault::LongName { seat }),
        // People are known by their names: at the curtain, and in the statistics.
        Some(name) if *who == Who::Person => {
            let is_taken = people.contains(&name);
            people.push(name);
            is_taken.then_some(StartFault::NameTwice { seat })
        }
        Some(_) => None,
    };
    (0..).zip(seats).filter_map(fault).collect()
}

fn bot_faults(seats: &[Seat]) -> Vec<StartFault> {
    let fault = |(seat, Seat { who, .. }): (u8, &Seat)| match who {
        Who::Bot { bot } if ai::named(bot).is_none() => {
            Some(StartFault::NoSuchBot { seat, bot: bot.clone() })
        }
        Who::Bot { .. } | Who::Person => None,
    };
    (0..).zip(seats).filter_map(fault).collect()
}

fn seed() -> Result<u64, Trouble> {
    SysRng.try_next_u64().map_err(|error| Trouble::Crashed { reason: error.to_string() })
}
