//! R26: a seat's record tells what that seat may know, and nothing else.

use crate::checks::with_another;
use crate::{cases, player, setups};
use engine::{Card, Chance, Event, Game, Offer, Record, RecordErrorKind, SeatId, Setup, TicketId};
use proptest::prelude::*;

fn viewers(game: &Game) -> impl Iterator<Item = Option<SeatId>> + use<> {
    (0..game.state().seats()).map(|seat| Some(SeatId(seat))).chain([None])
}

/// The record without its result, which at the end of a game is everyone's to know.
fn before_the_end(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("result: ")).collect::<Vec<_>>().join("\n")
}

/// The same history with one hidden thing changed, and the seat that knows it.
fn changed(event: &Event, rng: &mut Chance, tickets: usize) -> Option<(Event, SeatId)> {
    let other = Card::ALL[rng.below(9) as usize];
    match *event {
        Event::DrewBlind { seat, .. } => Some((Event::DrewBlind { seat, card: other }, seat)),
        Event::Dealt { seat, cards } => {
            let cards = with_another(cards, rng, other);
            Some((Event::Dealt { seat, cards }, seat))
        }
        Event::TicketsOffered { seat, tickets: offer } => {
            let mut offer = offer.tickets().to_vec();
            let place = rng.below(offer.len() as u64) as usize;
            offer[place] = TicketId(rng.below(tickets as u64) as u8);
            Some((Event::TicketsOffered { seat, tickets: offer.into_iter().collect() }, seat))
        }
        _ => None,
    }
}

/// The choice that follows a changed offer names the tickets of the new one.
fn follow(events: &mut [Event], at: usize, old: Offer, new: Offer, owner: SeatId) {
    let swap = |offer: &mut Offer| {
        let ticket = |kept: &TicketId| {
            let place = old.tickets().iter().position(|ticket| ticket == kept);
            place.map_or(*kept, |place| new.tickets()[place])
        };
        *offer = offer.tickets().iter().map(ticket).collect();
    };
    for event in &mut events[at..] {
        match event {
            Event::OpeningKept { seat, kept, returned } | Event::TicketsKept { seat, kept, returned }
                if *seat == owner =>
            {
                swap(kept);
                swap(returned);
                return;
            }
            _ => {}
        }
    }
}

#[test]
fn what_a_seat_cannot_know_changes_nothing_in_its_record() {
    let (mut compared, mut offers) = (0, 0);
    for number in 0..u64::from(cases(24).cases) {
        let mut rng = Chance::new(number);
        let map = if number % 2 == 0 { "usa" } else { "europe" };
        let setup = Setup::new(map, 2 + rng.below(4) as usize, rng.next());
        let (play, most) = (rng.next(), rng.below(150) as usize);
        let game = player::play(setup.clone(), play, most);
        let record = Record::new(game.clone());
        for (at, event) in game.history().iter().enumerate() {
            let Some((other, owner)) = changed(event, &mut rng, game.map().tickets().len()) else { continue };
            let mut events = game.history().to_vec();
            events[at] = other;
            if let (Event::TicketsOffered { tickets: old, .. }, Event::TicketsOffered { tickets: new, .. }) =
                (*event, other)
            {
                follow(&mut events, at, old, new, owner);
            }
            // Where the rules do not allow the other card or ticket, this is not a game.
            let Ok(twin) = Game::replay(setup.clone(), &events) else { continue };
            compared += u32::from(other != *event);
            offers += u32::from(other != *event && matches!(event, Event::TicketsOffered { .. }));
            let twin = Record::new(twin);
            for viewer in viewers(&game) {
                let (seen, twins) = (record.seen_by(viewer), twin.seen_by(viewer));
                if viewer == Some(owner) {
                    assert!(other == *event || seen != twins, "its own it does see");
                } else {
                    assert_eq!(before_the_end(&seen), before_the_end(&twins), "{viewer:?}");
                }
            }
        }
    }
    let games = cases(24).cases;
    assert!(
        compared > 5 * games && offers > games,
        "only {compared} other games, {offers} with other tickets"
    );
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn a_seats_record_has_no_seed_and_is_not_read(setup in setups(), play: u64, most in 0..400usize) {
        let game = player::play(setup, play, most);
        let (seed, record) = (game.setup().seed.to_string(), Record::new(game.clone()));
        for viewer in viewers(&game) {
            let text = record.seen_by(viewer);
            prop_assert!(seed.len() < 6 || !text.contains(&seed));
            let error = Record::read(&text).unwrap_err();
            prop_assert!(matches!(error.kind, RecordErrorKind::SeenOnly(_)), "{}", error);
            // Not even where someone takes the mark away.
            let (_, body) = text.split_once('\n').unwrap();
            let unmarked = format!("Railhead record 1\n{body}");
            prop_assert!(Record::read(&unmarked).is_err());
        }
    }

    /// Line by line the seat's record is the full one, with `?` for what is hidden.
    #[test]
    fn a_seats_record_has_the_lines_of_the_full_one(setup in setups(), play: u64, most in 0..400usize) {
        let game = player::play(setup, play, most);
        let record = Record::new(game.clone());
        let full = record.write();
        for viewer in viewers(&game) {
            let seen = record.seen_by(viewer);
            prop_assert_eq!(seen.lines().count(), full.lines().count());
            for (seen, full) in seen.lines().zip(full.lines()).skip(1) {
                prop_assert!(seen == full || seen.contains('?'), "{} / {}", seen, full);
            }
        }
    }
}

/// During the opening not even the number kept is told (R5).
#[test]
fn r05_the_number_kept_is_told_when_all_have_chosen() {
    for most in [1, 2] {
        let records: Vec<Record> =
            (0..20).map(|play| Record::new(player::play(Setup::new("usa", 2, 3), play, most))).collect();
        let seen: Vec<String> = records.iter().map(|record| record.seen_by(None)).collect();
        let differ = seen.iter().any(|text| *text != seen[0]);
        assert_eq!(differ, most == 2, "{}", seen[0]);
    }
}
