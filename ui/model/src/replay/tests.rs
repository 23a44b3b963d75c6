use engine::{Chance, Game, SeatId, Setup, View, maps};

use super::*;

/// A game from deal to end, by chance: everything occurs in one or another of them.
fn game(map: &str, seats: usize, seed: u64) -> Game {
    let mut chance = Chance::new(seed);
    let mut game = Game::new(Setup::new(map, seats, seed)).expect("a good setup");
    while !game.is_over() {
        let legal = game.legal_actions();
        game.apply(legal[chance.below(legal.len() as u64) as usize]).expect("legal");
    }
    game
}

/// How the game stood after so many actions.
fn stood(game: &Game, step: usize) -> Game {
    let at = game.played().get(step).map_or(game.history().len(), |played| played.at);
    Game::replay(game.setup().clone(), &game.history()[..at]).expect("a part of a game")
}

/// What the rules say of that moment. Nothing can be done in a replay.
fn expected(game: &Game, step: usize, viewer: Option<SeatId>) -> View {
    View { legal: Vec::new(), ..stood(game, step).view_of(viewer) }
}

/// Compares without printing: a view has the whole map in it.
fn assert_stood(course: &Course, game: &Game, step: usize, viewer: Option<SeatId>) {
    let (shown, expected) = (course.at(step).view, expected(game, step, viewer));
    assert_eq!(shown.seats, expected.seats, "{viewer:?} at step {step}");
    let decks = |view: &View| (view.row, view.deck, view.discards, view.ticket_deck);
    assert_eq!(decks(&shown), decks(&expected), "{viewer:?} at step {step}");
    let turn = |view: &View| (view.to_move, view.phase, view.turns_left, view.passes);
    assert_eq!(turn(&shown), turn(&expected), "{viewer:?} at step {step}");
    let own = |view: &View| (view.viewer, view.hand, view.tickets.clone(), view.offer);
    assert_eq!(own(&shown), own(&expected), "{viewer:?} at step {step}");
    assert!(shown == expected, "{viewer:?} at step {step}: history or scores");
}

#[test]
fn every_moment_is_what_the_viewer_saw_then() {
    for map in maps() {
        for seats in 2..=5 {
            let game = game(map.key(), seats, 30 + seats as u64);
            let last = game.played().len();
            let viewers = (0..seats as u8).map(|seat| Some(SeatId(seat))).chain([None]);
            for viewer in viewers {
                let course = Course::of(game.view_of(viewer));
                assert_eq!(course.last(), last, "a step for each action");
                // All of them would take long: what is wrong once stays wrong.
                for step in (0..=last).step_by(7).chain([last - 1, last]) {
                    assert_stood(&course, &game, step, viewer);
                }
            }
        }
    }
}

#[test]
fn a_game_in_play_is_walked_through_up_to_where_it_stands() {
    let whole = game("europe", 3, 5);
    for step in [0, 2, 3, 40] {
        let game = stood(&whole, step);
        let course = Course::of(game.view(SeatId(1)));
        assert_eq!(course.last(), step);
        for step in [step, step.min(1)] {
            assert_stood(&course, &whole, step, Some(SeatId(1)));
        }
    }
}

#[test]
fn a_finished_game_is_seen_with_anybodys_eyes_or_with_all_open() {
    let game = game("europe", 4, 11);
    let end = game.view(SeatId(2));
    for seat in (0..4).map(SeatId) {
        let course = Course::with(Eyes::Seat(seat), &end, game.history());
        for step in [60, course.last()] {
            assert_stood(&course, &game, step, Some(seat));
        }
    }
    let open = Course::with(Eyes::Open, &end, game.history());
    for step in [0, 5, 60, open.last()] {
        let state = *stood(&game, step).state();
        for held in open.at(step).held {
            assert_eq!(held.cards, *state.hand(held.seat), "{:?} at {step}", held.seat);
            assert_eq!(held.tickets, state.tickets(held.seat).collect::<Vec<_>>());
            assert_eq!(held.offer, state.offer(held.seat).tickets());
        }
    }
    let table = Course::with(Eyes::Table, &end, game.history());
    assert_stood(&table, &game, 60, None);
}

#[test]
fn a_turn_ends_where_the_next_seat_acts() {
    let game = game("usa", 3, 8);
    let course = Course::of(game.spectator_view());
    let seats: Vec<SeatId> = game.played().iter().map(|played| played.seat).collect();
    assert_eq!(course.turn_of(0), 0);
    assert_eq!(course.end_of_turn(0), 3, "the deal and three choices");
    for turn in 1..=course.turn_count() {
        let end = course.end_of_turn(turn);
        assert_eq!(course.turn_of(end), turn);
        assert_ne!(seats.get(end - 1), seats.get(end), "step {end} is the last of its turn");
    }
    assert_eq!(course.end_of_turn(course.turn_count()), course.last());
    let (mut there, mut back) = (vec![0], vec![course.last()]);
    while there.last() != Some(&course.last()) {
        there.push(course.turn_after(there[there.len() - 1]));
    }
    while back.last() != Some(&0) {
        back.push(course.turn_before(back[back.len() - 1]));
    }
    assert_eq!(there.len(), course.turn_count() + 2, "the deal, the opening, and each turn");
    assert_eq!(back.len(), there.len(), "back one comes by as many");
    assert!((0..game.history().len()).all(|event| {
        let step = course.step_of(event);
        event < course.events_by(step) && (step == 0 || event >= course.events_by(step - 1))
    }));
}

#[test]
fn each_kind_of_event_is_found_forward_and_back() {
    let game = game("europe", 3, 2);
    let course = Course::of(game.spectator_view());
    for kind in Kind::ALL {
        let steps = kind.steps(&course);
        assert!(!steps.is_empty(), "{kind:?} occurs");
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(next) = course.next(kind, at) {
            found.push(next);
            at = next;
        }
        assert_eq!(found, steps);
        assert_eq!(course.before(kind, course.last() + 1), steps.last().copied());
        assert_eq!(course.before(kind, steps[0]), None);
        assert_eq!(Kind::named(kind.key()), Some(kind));
    }
    let leader = |step| {
        let view = course.at(step).view;
        let most = view.seats.iter().map(|seat| seat.points).max();
        let first: Vec<_> = view.seats.iter().filter(|seat| Some(seat.points) == most).collect();
        (first.len() == 1).then(|| first[0].seat)
    };
    for step in Kind::Lead.steps(&course) {
        assert_ne!(leader(step), leader(step - 1), "the lead changes at {step}");
    }
}
