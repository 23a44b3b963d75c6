//! R1–R5, R27, R29: before the first turn.

use super::*;
use engine::{
    Cards, Event, Illegal, Keep, MapName, Phase, SeatColour, SeenEvent, Setup, SetupErrorKind, UnknownMap,
};

fn keep(bits: u8) -> Action {
    Action::KeepTickets { keep: Keep(bits) }
}

fn new(map: &str, seats: usize, seed: u64) -> Game {
    Game::new(Setup::new(map, seats, seed)).unwrap()
}

#[test]
fn r01_two_to_five_seats_with_45_trains_each() {
    for seats in 2..=5 {
        let game = new("usa", seats, 1);
        assert!((0..seats as u8).all(|n| game.state().trains(seat(n)) == 45));
    }
    for seats in [0, 1, 6, 7] {
        let errors = Game::new(Setup::new("usa", seats, 1)).unwrap_err().errors;
        assert!(errors.contains(&SetupErrorKind::SeatCount(seats)), "{seats} seats");
    }
}

#[test]
fn r01_every_fault_of_a_setup_is_named_at_once() {
    let setup = Setup {
        map: MapName::built_in("mars"),
        seats: vec![SeatColour::Red; 6],
        first: Some(seat(9)),
        seed: 0,
        bots: None,
    };
    let error = Game::new(setup).unwrap_err();
    assert_eq!(
        error.errors,
        [
            SetupErrorKind::Map(UnknownMap::Key("mars".into())),
            SetupErrorKind::SeatCount(6),
            SetupErrorKind::ColourTwice(SeatColour::Red),
            SetupErrorKind::FirstSeat(seat(9)),
        ]
    );
    assert!(error.to_string().contains("there is no map `mars`; a game has 2 to 5 seats"));
}

#[test]
fn r02_there_are_110_cards() {
    assert_eq!(Cards::ALL.total(), 110);
    assert!(Card::COLOURS.into_iter().all(|colour| Cards::ALL[colour] == 12));
    assert_eq!(Cards::ALL[Card::Locomotive], 14);
    assert!(Card::ALL.into_iter().all(|card| card.supply() == Cards::ALL[card]));
}

#[test]
fn r03_four_cards_to_each_seat_and_five_face_up() {
    for seats in 2..=5 {
        let game = new("europe", seats, 3);
        assert!((0..seats as u8).all(|n| game.state().hand(seat(n)).total() == 4));
        assert!(game.state().row().iter().all(Option::is_some));
        let out = 4 * seats as u8 + 5 + game.state().discards().total();
        assert_eq!(game.state().deck().total(), 110 - out);
    }
}

#[test]
fn r04_the_first_seat_is_the_one_named_or_drawn_from_the_seed_and_play_goes_clockwise() {
    let named = |first| Setup { first: Some(seat(first)), ..Setup::new("usa", 3, 5) };
    for first in 0..3 {
        let mut game = Game::new(named(first)).unwrap();
        for n in 0..3 {
            assert_eq!(game.to_move(), Some(seat((first + n) % 3)), "openings go around");
            game.apply(keep(0b111)).unwrap();
        }
        assert_eq!(game.to_move(), Some(seat(first)), "and the first turn is the first seat's");
    }
    let drawn: Vec<_> = (0..40).map(|seed| new("usa", 3, seed).to_move().unwrap().0).collect();
    assert!((0..3).all(|n| drawn.contains(&n)), "each seat begins for some seed");
    assert_eq!(new("usa", 3, 8).to_move(), new("usa", 3, 8).to_move());
}

#[test]
fn r04_naming_the_first_seat_does_not_change_the_deal() {
    let drawn = new("usa", 4, 11);
    let named = Game::new(Setup { first: Some(seat(2)), ..Setup::new("usa", 4, 11) }).unwrap();
    assert_eq!(drawn.state().hand(seat(0)), named.state().hand(seat(0)));
    assert_eq!(drawn.state().row(), named.state().row());
}

#[test]
fn r05_nobody_sees_how_many_the_others_kept_until_all_have_chosen() {
    let setup = Setup { first: Some(seat(0)), ..Setup::new("usa", 3, 5) };
    let (mut all, mut two) = (Game::new(setup.clone()).unwrap(), Game::new(setup).unwrap());
    all.apply(keep(0b111)).unwrap();
    two.apply(keep(0b011)).unwrap();
    for viewer in [Some(seat(1)), Some(seat(2)), None] {
        assert_eq!(all.view_of(viewer), two.view_of(viewer), "3 kept or 2 kept look alike");
    }
    assert_ne!(all.view(seat(0)), two.view(seat(0)), "one's own choice is known");
    for game in [&mut all, &mut two] {
        game.apply(keep(0b111)).unwrap();
        game.apply(keep(0b111)).unwrap();
    }
    assert_eq!(all.view(seat(1)).seats[0].tickets, Some(3), "afterwards the numbers are public");
    assert_eq!(two.view(seat(1)).seats[0].tickets, Some(2));
}

#[test]
fn r05_kept_tickets_stay_secret_until_final_scoring_and_are_never_given_back() {
    let mut game = new("usa", 2, 5);
    let chooser = game.to_move().unwrap();
    let offer = *game.state().offer(chooser);
    let events = game.apply(keep(0b101)).unwrap();
    let other = seat(1 - chooser.0);
    assert_eq!(events[0].seen_by(Some(other)), SeenEvent::OpeningKept { seat: chooser, choice: None });
    assert!(game.state().tickets(chooser).eq({
        let mut kept = [offer.tickets()[0], offer.tickets()[2]];
        kept.sort();
        kept
    }));
    assert_eq!(game.view(other).tickets.len(), 0);
    game.apply(keep(0b011)).unwrap();
    assert!(game.apply(keep(0b001)).is_err(), "nothing is offered any more");
}

#[test]
fn r27_usa_deals_three_keeps_two_and_puts_the_others_under_the_deck() {
    let map = Map::named("usa").unwrap();
    assert_eq!((map.cities().len(), map.tickets().len()), (36, 30));
    let mut game = new("usa", 2, 9);
    let first = game.to_move().unwrap();
    assert_eq!(game.state().offer(first).len(), 3);
    assert_eq!(game.apply(keep(0b100)), Err(Illegal::KeepMore { least: 2 }));
    assert_eq!(game.apply(keep(0b1011)), Err(Illegal::NotOffered));
    assert_eq!(game.apply(BLIND), Err(Illegal::OpeningFirst));
    let returned = game.state().offer(first).tickets()[1];
    assert_eq!(game.state().ticket_deck(), 24);
    game.apply(keep(0b101)).unwrap();
    assert_eq!(game.state().ticket_deck(), 25, "under the deck, not out of the game");
    game.apply(keep(0b111)).unwrap();
    // It is the last to come up: 24 others lie above it.
    let mut drawn = Vec::new();
    while game.state().ticket_deck() > 0 {
        let seat = game.to_move().unwrap();
        game.apply(Action::DrawTickets).unwrap();
        drawn.extend_from_slice(game.state().offer(seat).tickets());
        game.apply(keep((1 << game.state().offer(seat).len()) - 1)).unwrap();
    }
    assert_eq!(drawn.len(), 25);
    assert_eq!(drawn.last(), Some(&returned));
}

#[test]
fn r29_europe_deals_one_long_and_three_regular_and_what_is_returned_leaves_the_game() {
    let map = Map::named("europe").unwrap();
    assert_eq!((map.cities().len(), map.tickets().len()), (47, 46));
    assert_eq!(map.tickets().iter().filter(|ticket| ticket.long).count(), 6);
    for seats in 2..=5 {
        let mut game = new("europe", seats, 21);
        for _ in 0..seats {
            let offer = *game.state().offer(game.to_move().unwrap());
            let long: Vec<bool> = offer.tickets().iter().map(|t| map.ticket(*t).long).collect();
            assert_eq!(long, [true, false, false, false]);
            assert_eq!(game.apply(keep(0b1000)), Err(Illegal::KeepMore { least: 2 }));
            // Any two may be kept: here the long one goes.
            game.apply(keep(0b0110)).unwrap();
        }
        assert_eq!(game.state().phase(), Phase::Choose);
        assert_eq!(usize::from(game.state().ticket_deck()), 40 - 3 * seats, "only what was never dealt");
        while game.state().ticket_deck() > 0 {
            let seat = game.to_move().unwrap();
            game.apply(Action::DrawTickets).unwrap();
            assert!(game.state().offer(seat).tickets().iter().all(|t| !map.ticket(*t).long));
            game.apply(keep((1 << game.state().offer(seat).len()) - 1)).unwrap();
        }
    }
}

#[test]
fn r29_all_four_may_be_kept() {
    let mut game = new("europe", 2, 2);
    let events = game.apply(keep(0b1111)).unwrap();
    assert!(matches!(events[0], Event::OpeningKept { kept, .. } if kept.len() == 4));
}
