//! Playing on from a moment of a game.
#![cfg(not(target_family = "wasm"))]
// The lint knows test functions, not the functions they share.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "checks/mod.rs"]
mod checks;
#[path = "record/player.rs"]
mod player;

use engine::{
    Action, BranchError, Chance, Event, Game, Luck, MapName, Name, Phase, PositionBuilder, Record, SeatId,
    Setup, maps,
};

fn setup(number: u64) -> Setup {
    let mut chance = Chance::new(number);
    let map = match chance.below(4) {
        0 => MapName::of(&checks::any_map(number)),
        n => MapName::built_in(maps()[n as usize % 2].key()),
    };
    let first = (chance.below(3) == 0).then_some(SeatId(1));
    Setup { first, ..Setup::around(map, 2 + chance.below(4) as usize, chance.next()) }
}

fn loaded(game: &Game) -> Game {
    let by_events = Game::replay(game.setup().clone(), game.history()).unwrap();
    let by_record = Record::read(&Record::new(game.clone()).write()).unwrap().into_game();
    assert!(by_events == *game && by_record == *game, "a branch is saved and loaded like any game");
    by_record
}

/// A moment somewhere in the game before its end.
fn any_moment(game: &Game, chance: &mut Chance) -> usize {
    let moments: Vec<usize> = game.moments().collect();
    moments[chance.below(moments.len() as u64 - 1) as usize]
}

/// Plays on until the end, by chance.
fn finish(mut game: Game, seed: u64) -> Game {
    let mut chance = Chance::new(seed);
    while let Some(action) = player::choose(&game, &mut chance) {
        game.apply(action).unwrap();
    }
    game
}

#[test]
fn a_thousand_branches_with_the_same_deck_and_the_same_moves_are_the_same_games() {
    for number in 0..100 {
        let original = player::play(setup(number), number, usize::MAX);
        let record = Record::new(original.clone()).write();
        let mut chance = Chance::new(!number);
        for _ in 0..10 {
            let events = any_moment(&original, &mut chance);
            let mut branch = loaded(&original.branch(events, Luck::Same).unwrap());
            assert_eq!(branch.history(), &original.history()[..events]);
            let done = branch.played().len();
            for played in &original.played()[done..] {
                branch.apply(played.action).unwrap();
            }
            assert_eq!(Record::new(branch).write(), record, "game {number} from event {events}");
        }
    }
}

#[test]
fn every_number_of_events_has_its_moment() {
    let game = player::play(setup(2), 2, 90);
    let moments: Vec<usize> = game.moments().collect();
    assert_eq!(moments.len(), game.played().len() + 1);
    for events in 0..=game.history().len() + 5 {
        let moment = game.moment_at(events);
        let last = moments.iter().rev().find(|moment| **moment <= events).unwrap_or(&moments[0]);
        assert_eq!(moment, *last, "at {events} of {moments:?}");
        assert_eq!(game.at(events).unwrap().history(), &game.history()[..moment]);
    }
    let dealt = Game::new(setup(2)).unwrap();
    assert_eq!(dealt.moment_at(0), dealt.history().len());
    assert!(dealt.at(0).unwrap() == dealt);
}

#[test]
fn fresh_luck_on_an_open_table_changes_only_what_comes() {
    let mut others = 0;
    for number in 0..40 {
        let original = player::play(setup(number), number, usize::MAX);
        let events = any_moment(&original, &mut Chance::new(number));
        let before = original.at(events).unwrap();
        let branch = loaded(&original.branch(events, Luck::Open { seed: number }).unwrap());
        assert_eq!(branch.history(), before.history());
        for seat in (0..branch.state().seats()).map(SeatId) {
            assert_eq!(branch.view(seat), before.view(seat), "hands and tickets are as they were");
        }
        assert_eq!(branch.setup().seed, number);
        let end = finish(branch, number);
        others += u32::from(end.history() != finish(before, number).history());
    }
    assert!(others >= 30, "{others} of 40 games went another way with the same kind of play");
}

/// The games and moments that fresh luck is tried on.
fn moments(games: u64) -> impl Iterator<Item = (u64, Game, SeatId)> {
    (0..games).flat_map(|number| {
        let mut chance = Chance::new(number ^ 77);
        let original = player::play(setup(number), number, usize::MAX);
        (0..5).map(move |_| {
            let before = original.at(any_moment(&original, &mut chance)).unwrap();
            let seat = SeatId(chance.below(u64::from(before.state().seats())) as u8);
            (chance.next(), before, seat)
        })
    })
}

#[test]
fn fresh_luck_as_a_seat_sees_it_leaves_what_the_seat_sees() {
    let mut rehanded = 0;
    for (seed, before, seat) in moments(60) {
        let events = before.history().len();
        let branch = loaded(&before.branch(events, Luck::Seen { seat, seed }).unwrap());
        assert_eq!(branch.view(seat), before.view(seat), "seed {seed}, {seat}");
        assert_eq!(branch.setup().seed, seed);
        checks::assert_conserved(&branch);
        let hidden = |game: &Game| {
            let seats = (0..game.state().seats()).map(SeatId).filter(|other| *other != seat);
            seats.map(|seat| (*game.state().hand(seat), game.state().ticket_set(seat))).collect::<Vec<_>>()
        };
        rehanded += u32::from(hidden(&branch) != hidden(&before));
        assert!(finish(branch, seed).is_over());
    }
    assert!(rehanded > 240, "{rehanded} of 300 times the others have something else");
}

/// Two games that a seat cannot tell apart are dealt anew alike: so nothing of what it does not know comes through.
#[test]
fn fresh_luck_never_tells_what_the_original_hid() {
    for (seed, before, seat) in moments(25) {
        let events = before.history().len();
        let twin = before.branch(events, Luck::Seen { seat, seed: !seed }).unwrap();
        let luck = Luck::Seen { seat, seed };
        assert!(twin.branch(events, luck).unwrap() == before.branch(events, luck).unwrap());
    }
}

/// By example: a rival who drew four cards unseen has each of them about as often as the deck has it.
#[test]
fn what_a_rival_drew_is_as_likely_as_the_deck_makes_it() {
    let mut game = Game::new(Setup { first: Some(SeatId(1)), ..Setup::new("usa", 2, 5) }).unwrap();
    while game.state().phase() == Phase::Opening {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    for action in [Action::DrawBlind; 2] {
        game.apply(action).unwrap();
    }
    let view = game.view(SeatId(0));
    let unseen = view.unseen();
    let mut counts = [0u32; 9];
    let deals = 3_000;
    for seed in 0..deals {
        let other = view.deal_anew(seed, Some(7)).unwrap();
        for (place, (_, n)) in other.state().hand(SeatId(1)).iter().enumerate() {
            counts[place] += u32::from(n);
        }
    }
    for (place, (card, n)) in unseen.iter().enumerate() {
        let expected = f64::from(deals as u32) * 6.0 * f64::from(n) / f64::from(unseen.total());
        let off = (f64::from(counts[place]) - expected).abs() / expected;
        assert!(off < 0.1, "{card}: {} where {expected:.0} are expected", counts[place]);
    }
}

/// By example: a rival paid three red ones for a route, none of them taken face up. So it had drawn them before.
#[test]
fn what_a_rival_paid_it_had() {
    for number in 0..30 {
        let original = player::play(Setup::new("usa", 2, number), number, usize::MAX);
        let claims =
            |game: &Game| game.history().iter().filter(|e| matches!(e, Event::Claimed { .. })).count();
        let seat = SeatId(0);
        let before = original.at(original.history().len() - 1).unwrap();
        let branch = before.branch(usize::MAX, Luck::Seen { seat, seed: number }).unwrap();
        assert_eq!(claims(&branch), claims(&before));
        assert_eq!(branch.scores().seats[1].routes, before.scores().seats[1].routes);
    }
}

#[test]
fn what_cannot_be_branched_is_refused_with_a_sentence() {
    let mut by_hand = PositionBuilder::new("usa", 2).hand(0, "RRL").row("LRGBK").build().unwrap();
    by_hand.apply(Action::DrawFaceUp { slot: 1 }).unwrap();
    for luck in [Luck::Same, Luck::Open { seed: 1 }, Luck::Seen { seat: SeatId(0), seed: 1 }] {
        assert_eq!(by_hand.branch(1, luck).unwrap_err(), BranchError::NoBeginning);
    }
    assert_eq!(by_hand.view(SeatId(0)).deal_anew(1, None).unwrap_err(), BranchError::NoBeginning);
    let game = player::play(setup(1), 1, 30);
    let nobody = Luck::Seen { seat: SeatId(7), seed: 1 };
    assert_eq!(game.branch(20, nobody).unwrap_err(), BranchError::NoSeat);
    let over = player::play(setup(1), 1, usize::MAX);
    for luck in [Luck::Same, Luck::Open { seed: 1 }, Luck::Seen { seat: SeatId(0), seed: 1 }] {
        assert_eq!(over.branch(usize::MAX, luck).unwrap_err(), BranchError::Over);
    }
}

#[test]
fn a_branch_keeps_its_names_in_its_own_record() {
    let original = player::play(setup(3), 3, usize::MAX);
    let branch = original.branch(60, Luck::Seen { seat: SeatId(1), seed: 9 }).unwrap();
    let record = Record::new(branch).with_name(SeatId(0), Name::new("Ada"));
    assert!(Record::read(&record.write()).unwrap() == record);
}

#[test]
fn luck_is_written_with_its_whole_seed() {
    let luck = Luck::Seen { seat: SeatId(1), seed: u64::MAX };
    let text = serde_json::to_string(&luck).unwrap();
    assert_eq!(text, r#"{"seen":{"seat":1,"seed":"18446744073709551615"}}"#);
    assert_eq!(serde_json::from_str::<Luck>(&text).unwrap(), luck);
}
