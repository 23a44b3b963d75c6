//! Write, read: the same game, names, bots and moment.

use crate::{checks, player};
use engine::{
    Action, Chance, Game, LINK_MOST_CHARS, Link, LinkError, MapName, Name, PositionBuilder, Record, SeatId,
    Setup, maps,
};

fn assert_round_trip(link: &Link) -> String {
    let text = link.write().unwrap();
    let again = Link::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(again == *link, "{text}");
    assert_eq!(again.record().game().played(), link.record().game().played());
    assert_eq!(again.record().write(), link.record().write());
    assert_eq!(again.write().unwrap(), text);
    text
}

fn setup(number: u64) -> Setup {
    let mut chance = Chance::new(number);
    let map = match chance.below(3) {
        0 => MapName::of(&checks::any_map(number)),
        n => MapName::built_in(maps()[n as usize - 1].key()),
    };
    let seats = 2 + chance.below(4) as usize;
    let mut setup = Setup::around(map, seats, chance.next());
    setup.seats.rotate_left(chance.below(2) as usize);
    setup.bots = (chance.below(2) == 0).then(|| chance.next());
    setup.first = (chance.below(2) == 0).then(|| SeatId(chance.below(seats as u64) as u8));
    setup
}

#[test]
fn games_at_any_moment_are_the_same_again() {
    for number in 0..200 {
        let mut chance = Chance::new(!number);
        let most = if number % 2 == 0 { usize::MAX } else { chance.below(200) as usize };
        let game = player::play(setup(number), number, most);
        let events = game.history().len();
        let mut link = Link::new(Record::new(game));
        if number % 3 == 0 {
            link =
                link.at(chance.below(events as u64 + 1) as usize).with_bot(SeatId(1), "paired-rollout-300");
        }
        assert_round_trip(&link);
    }
}

/// Random play hoards, so that decks run out, rows are flushed and seats pass.
#[test]
fn games_without_sense_are_links_too() {
    for seed in 0..60 {
        let mut game = Game::new(setup(seed)).unwrap();
        let mut chance = Chance::new(seed);
        loop {
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            game.apply(legal[chance.below(legal.len() as u64) as usize]).unwrap();
        }
        assert_round_trip(&Link::new(Record::new(game)));
    }
}

#[test]
fn a_game_from_a_link_goes_on_as_it_would_have() {
    for number in 0..40 {
        let mut game = player::play(setup(number), number, 20 + number as usize);
        let text = Link::new(Record::new(game.clone())).write().unwrap();
        let mut again = Link::read(&text).unwrap().into_record().into_game();
        let mut chance = Chance::new(number);
        while let Some(action) = player::choose(&game, &mut chance) {
            assert_eq!(game.apply(action), again.apply(action));
        }
        assert!(game == again);
    }
}

#[test]
fn names_and_bots_are_kept() {
    let game = player::play(Setup::new("europe", 5, 3), 3, 50);
    let names = ["Ada", "Björn 🚂", "", &"ж".repeat(40), "x y z"];
    let record = (0..)
        .zip(names)
        .fold(Record::new(game), |record, (seat, name)| record.with_name(SeatId(seat), Name::new(name)));
    let link = Link::new(record).with_bot(SeatId(0), "a").with_bot(SeatId(4), &"-9".repeat(20)).at(0);
    let text = assert_round_trip(&link);
    let again = Link::read(&text).unwrap();
    for (seat, name) in (0..).zip(names) {
        assert_eq!(again.record().name(SeatId(seat)).cloned(), Name::new(name));
    }
    assert_eq!((again.bot(SeatId(0)), again.bot(SeatId(1))), (Some("a"), None));
    assert_eq!(again.moment(), Some(0));

    let unchanged =
        link.clone().with_bot(SeatId(1), "No Key").with_bot(SeatId(1), "").with_bot(SeatId(7), "a");
    assert!(unchanged == link, "what is no key or no seat is left out");
    assert!(link.at(usize::MAX).moment() < Some(1_000), "no moment after the last");
}

#[test]
fn a_link_is_found_in_an_address_and_in_a_message() {
    let link = Link::new(Record::new(player::play(Setup::new("usa", 2, 5), 5, 60)));
    let text = link.write().unwrap();
    let (start, end) = text.split_at(70);
    for around in [
        format!("https://railhead/#g={text}"),
        format!("look: https://railhead/?x=1#g={text} what a game!"),
        format!("  {text}\n"),
        format!("#g={start}\r\n {end}"),
    ] {
        assert!(Link::read(&around).unwrap() == link, "{around}");
    }
    assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'));
}

#[test]
fn a_position_set_up_by_hand_fits_in_no_link() {
    let mut game = PositionBuilder::new("usa", 2).hand(0, "RRL").row("LRGBK").build().unwrap();
    game.apply(Action::DrawFaceUp { slot: 1 }).unwrap();
    assert_eq!(Link::new(Record::new(game)).write(), Err(LinkError::NoBeginning));
}

/// Both built-in maps with another name are maps from outside: their whole text is in the link.
#[test]
fn a_map_that_is_not_built_in_is_in_the_link() {
    for map in maps() {
        let text = map.write().replace("\nname ", "\nname My ");
        let own = engine::Map::bring(&text).unwrap();
        let game = player::play(Setup::around(MapName::of(&own), 5, 9), 9, usize::MAX);
        let link = assert_round_trip(&Link::new(Record::new(game)));
        println!("{}: {} bytes of map, {} characters", map.key(), text.len(), link.len());
        assert!(link.len() < LINK_MOST_CHARS / 2, "{}", link.len());
    }
}
