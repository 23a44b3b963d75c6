//! What a map states of itself is what its games are played by: each feature on a map that has it otherwise than the
//! built-in ones.

use super::*;
use engine::{Decider, Illegal, Keep, MapName, Phase, Scores, Setup};
use std::sync::Arc;

/// A built-in map in which some lines are others.
fn changed(map: &str, lines: &[(&str, &str)]) -> Arc<Map> {
    let mut text = Map::named(map).unwrap().write();
    for (before, after) in lines {
        assert!(text.contains(before), "{before} stands in the map");
        text = text.replacen(before, after, 1);
    }
    Map::bring(&text).unwrap()
}

fn on(map: &Map, seats: usize) -> PositionBuilder {
    PositionBuilder::new(MapName::of(map), seats)
}

fn new(map: &Map, seats: usize) -> Game {
    Game::new(Setup { first: Some(seat(0)), ..Setup::around(MapName::of(map), seats, 5) }).unwrap()
}

fn scores(position: PositionBuilder) -> Scores {
    position.game().scores()
}

#[test]
fn r01_r03_a_map_states_trains_and_cards() {
    let map = changed("usa", &[("trains 45", "trains 12"), ("cards 4", "cards 1")]);
    let game = new(&map, 3);
    assert_eq!((0..3).map(|n| game.state().trains(seat(n))).collect::<Vec<_>>(), [12; 3]);
    assert!((0..3).all(|n| game.view(seat(n)).hand.total() == 1));
}

#[test]
fn r27_r29_a_map_states_where_opening_tickets_go_that_are_not_kept() {
    for (returned, left) in [("returned under", 30 - 2 * 2), ("returned out", 30 - 2 * 3)] {
        let map = changed("usa", &[("returned under", returned)]);
        let mut game = new(&map, 2);
        for _ in 0..2 {
            game.apply(Action::KeepTickets { keep: Keep(0b011) }).unwrap();
        }
        assert_eq!(game.spectator_view().ticket_deck, left, "{returned}");
    }
}

#[test]
fn r19_a_map_states_how_many_tickets_are_drawn_and_kept() {
    let map = changed("usa", &[("draw 3 keep 1 returned under", "draw 4 keep 2 returned out")]);
    let mut game = on(&map, 2).game();
    let before = game.spectator_view().ticket_deck;
    game.apply(Action::DrawTickets).unwrap();
    assert_eq!(game.view(seat(0)).offer.len(), 4);
    let one = game.apply(Action::KeepTickets { keep: Keep(0b0001) });
    assert!(matches!(one, Err(Illegal::KeepMore { .. })), "{one:?}");
    game.apply(Action::KeepTickets { keep: Keep(0b0011) }).unwrap();
    assert_eq!(game.spectator_view().ticket_deck, before - 4, "those not kept are out of the game");
    assert_eq!(game.state().phase(), Phase::Choose);
}

#[test]
fn r18_r22_a_map_states_the_points_of_a_length_and_of_the_longest_path() {
    let map = changed("usa", &[("points 1 2 4 7", "points 3 9 4 7"), ("longest 10", "longest 0")]);
    let result = scores(on(&map, 2).owns(0, "denver", "santa-fe").owns(1, "atlanta", "charleston"));
    let first = &result.seats[0];
    assert_eq!((first.routes, first.longest.bonus, first.total), (9, 0, 9));
    assert!(first.longest.holds, "the longest path is known, and worth nothing");
}

#[test]
fn r38_most_completed_tickets_are_worth_a_bonus_where_the_map_says_so() {
    let plain = on(&changed("usa", &[("name USA", "name Usa")]), 3);
    let bonus = on(&changed("usa", &[("most-tickets 0", "most-tickets 15")]), 3);
    let played = |position: PositionBuilder| {
        let position = position.owns(0, "denver", "santa-fe").owns(0, "santa-fe", "el-paso");
        scores(position.ticket(0, "denver", "el-paso")).seats
    };
    let (without, with) = (played(plain), played(bonus));
    assert_eq!(with.iter().map(|score| score.most_tickets).collect::<Vec<_>>(), [15, 0, 0]);
    assert_eq!(with[0].total, without[0].total + 15);
}

#[test]
fn r38_all_tied_seats_get_the_bonus_and_nobody_for_none() {
    let map = changed("usa", &[("most-tickets 0", "most-tickets 15")]);
    let none = scores(on(&map, 3).ticket(1, "denver", "el-paso"));
    assert!(none.seats.iter().all(|score| score.most_tickets == 0), "nobody has completed one");
    let tied = on(&map, 3)
        .owns(0, "denver", "santa-fe")
        .owns(0, "santa-fe", "el-paso")
        .ticket(0, "denver", "el-paso")
        .owns(2, "dallas", "houston")
        .owns(2, "dallas", "oklahoma-city")
        .owns(2, "kansas-city", "oklahoma-city")
        .ticket(2, "kansas-city", "houston");
    let bonus: Vec<i16> = scores(tied).seats.iter().map(|score| score.most_tickets).collect();
    assert_eq!(bonus, [15, 0, 15]);
}

#[test]
fn r21_r34_a_map_states_its_stations_and_what_one_is_worth() {
    let map = changed("europe", &[("stations 3 unused 4", "stations 2 unused 7")]);
    let score = scores(on(&map, 2).station(0, "wien")).seats[0].clone();
    assert_eq!((score.unbuilt_stations, score.total), (7, 7));
    let none = changed("europe", &[("stations 3 unused 4", "stations 0 unused 0")]);
    let game = on(&none, 2).hand(0, "RRRR").game();
    assert!(stations(&game, city("europe", "wien")).is_empty(), "there are none to build");
}

#[test]
fn r17_a_map_states_from_how_many_seats_on_both_tracks_are_open() {
    let map = changed("usa", &[("both-tracks 4", "both-tracks 2")]);
    let both = tracks("usa", "dallas", "houston");
    let position = |map: &Map| on(map, 2).owns(1, "dallas", "houston").hand(0, "RR");
    assert!(!claims(&position(&map).game(), both[1]).is_empty());
    let usual = changed("usa", &[("name USA", "name Usa")]);
    assert!(claims(&position(&usual).game(), both[1]).is_empty(), "with two seats the twin is closed");
}

#[test]
fn r23_a_map_states_what_decides_a_tie() {
    let position = |map: &Map| {
        on(map, 2)
            .owns(0, "helena", "duluth")
            .owns(1, "atlanta", "miami")
            .owns(1, "denver", "phoenix")
            .owns(1, "chicago", "pittsburgh")
            .owns(1, "dallas", "houston")
    };
    let by_path = scores(position(&changed("usa", &[("name USA", "name Usa")])));
    assert_eq!(by_path.decided_by, Decider::Longest);
    let by_nothing = scores(position(&changed("usa", &[("ties tickets longest", "ties")])));
    assert_eq!((by_nothing.winners.len(), by_nothing.decided_by), (2, Decider::Shared));
}

#[test]
fn a_map_beyond_the_limits_is_refused_with_a_sentence() {
    let map = Map::named("usa").unwrap();
    let keys: Vec<&str> = map.cities().iter().map(|city| city.key.as_str()).collect();
    let pairs = keys.iter().enumerate().flat_map(|(n, a)| keys[n + 1..].iter().map(move |b| (*a, *b)));
    let text = map.write();
    let is_new = |a: &str, b: &str| {
        let ticket = |a, b| text.contains(&format!("ticket {a} {b} "));
        tracks("usa", a, b).is_empty() && !ticket(a, b) && !ticket(b, a)
    };
    let apart = pairs.filter(|(a, b)| is_new(a, b));
    let cities: String = (0..40).map(|n| format!("city place-{n} Place {n}\n")).collect();
    let (routes, tickets): (Vec<_>, Vec<_>) = apart
        .map(|(a, b)| (format!("route {a} {b} 2 gray\n"), format!("ticket {a} {b} 3\n")))
        .take(60)
        .unzip();
    for (more, words) in [
        (cities, "more than 64 cities"),
        (routes.concat(), "more than 128 routes"),
        (tickets.concat(), "more than 64 tickets"),
    ] {
        let error = Map::bring(&format!("{text}{more}")).unwrap_err().to_string();
        assert!(error.starts_with("line ") && error.contains(words), "{error}");
    }
}
