//! Write, read, write: the identity, at every moment of a game.

use crate::{cases, player, setups};
use engine::{Action, Chance, Event, Game, Name, Phase, PositionBuilder, Record, SeatId, Setup, maps};
use proptest::prelude::*;

/// There and back: the same text, the same game, and the same future.
fn assert_round_trip(record: &Record) -> Record {
    let text = record.write();
    let again = Record::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(again == *record, "{text}");
    assert_eq!(again.game().played(), record.game().played());
    assert_eq!(again.write(), text);
    again
}

fn any_action(game: &Game, rng: &mut Chance) -> Option<Action> {
    let actions = game.legal_actions();
    (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u64) as usize])
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn every_moment_of_a_game_is_the_same_again(setup in setups(), play: u64) {
        let mut game = Game::new(setup).unwrap();
        let mut rng = Chance::new(play);
        assert_round_trip(&Record::new(game.clone()));
        let mut moments = 0;
        while let Some(action) = player::choose(&game, &mut rng) {
            game.apply(action).unwrap();
            let within = match game.state().phase() {
                Phase::Opening | Phase::SecondCard | Phase::Tickets | Phase::Tunnel(_) | Phase::Over => true,
                Phase::Choose => false,
            };
            // The beginnings of turns are many and much alike.
            moments += 1;
            if moments % 8 == 0 || (within && moments % 3 == 0) || game.is_over() {
                assert_round_trip(&Record::new(game.clone()));
            }
        }
    }

    #[test]
    fn a_game_read_back_goes_on_as_it_would_have(setup in setups(), play: u64, most in 0..400usize) {
        let mut game = player::play(setup, play, most);
        let mut again = assert_round_trip(&Record::new(game.clone())).into_game();
        let mut rng = Chance::new(play ^ 1);
        while let Some(action) = any_action(&game, &mut rng) {
            prop_assert_eq!(game.apply(action), again.apply(action));
        }
        prop_assert!(game == again);
        assert_round_trip(&Record::new(game));
    }

    /// Chance is on record: another seed may stand in the header, and the same cards come.
    #[test]
    fn reading_asks_no_generator(setup in setups(), play: u64, most in 0..300usize) {
        let game = player::play(setup, play, most);
        let seed = game.setup().seed;
        let text = Record::new(game.clone()).write();
        let other = text.replacen(&format!("\nseed: {seed}\n"), &format!("\nseed: {}\n", seed ^ 1), 1);
        let again = Record::read(&other).unwrap();
        prop_assert_eq!(again.game().history(), game.history());
        prop_assert_eq!(again.write(), other);
    }

    #[test]
    fn names_are_kept(names in proptest::collection::vec(any::<String>(), 5), seed: u64) {
        let record = Record::new(Game::new(Setup::new("europe", 5, seed)).unwrap());
        let named = (0..)
            .zip(&names)
            .fold(record, |record, (seat, name)| record.with_name(SeatId(seat), Name::new(name)));
        let again = assert_round_trip(&named);
        for (seat, name) in (0..).zip(&names) {
            prop_assert_eq!(again.name(SeatId(seat)).cloned(), Name::new(name));
        }
    }
}

/// Random play hoards, so that decks run out, rows are flushed and seats pass.
#[test]
fn games_without_sense_are_records_too() {
    let mut seen = [false; 6];
    for seed in 0..40 {
        let mut game =
            Game::new(Setup::new(maps()[seed as usize % 2].key(), 2 + seed as usize % 4, seed)).unwrap();
        let mut rng = Chance::new(seed);
        while let Some(action) = any_action(&game, &mut rng) {
            game.apply(action).unwrap();
        }
        for event in game.history() {
            match event {
                Event::RowDiscarded => seen[0] = true,
                Event::Reshuffled { .. } => seen[1] = true,
                Event::TunnelDeclined { .. } => seen[2] = true,
                Event::StationBuilt { .. } => seen[3] = true,
                Event::TicketsKept { .. } => seen[4] = true,
                Event::TunnelExtra { .. } => seen[5] = true,
                _ => {}
            }
        }
        assert_round_trip(&Record::new(game));
    }
    assert_eq!(seen, [true; 6], "these games should hold what is rare");
}

/// Draws until deck, row and tickets are used up.
#[test]
fn a_game_with_nothing_left_to_draw_is_a_record() {
    let mut game = Game::new(Setup::new("usa", 3, 11)).unwrap();
    loop {
        let actions = game.legal_actions();
        let cards = |action: &&Action| matches!(action, Action::DrawBlind | Action::DrawFaceUp { .. });
        let tickets = |action: &&Action| matches!(action, Action::DrawTickets | Action::KeepTickets { .. });
        let Some(action) = actions.iter().find(cards).or_else(|| actions.iter().find(tickets)) else { break };
        game.apply(*action).unwrap();
    }
    assert!(game.state().deck().is_empty() && game.state().ticket_deck() == 0);
    assert_round_trip(&Record::new(game));
}

/// What a line names must be one thing only.
#[test]
fn two_cities_name_one_ticket() {
    for map in maps() {
        let mut pairs: Vec<_> =
            map.tickets().iter().map(|ticket| (ticket.ends.iter().min(), ticket.ends.iter().max())).collect();
        let all = pairs.len();
        pairs.sort();
        pairs.dedup();
        assert_eq!(pairs.len(), all, "{}", map.key());
        for city in map.cities() {
            let plain = |c: char| !",;:()–+".contains(c);
            assert!(city.name.chars().all(plain) && !city.name.contains(" with "), "{}", city.name);
        }
    }
}

/// A position put together by hand can be looked at, though it has no beginning.
#[test]
fn a_position_is_written_but_not_read() {
    let mut game = PositionBuilder::new("usa", 2).hand(0, "RRL").row("LRGBK").build().unwrap();
    game.apply(Action::DrawFaceUp { slot: 1 }).unwrap();
    let text = Record::new(game).write();
    assert!(text.contains("\n1 blue takes red from place 2; row 2: "), "{text}");
    assert!(Record::read(&text).is_err());
}
