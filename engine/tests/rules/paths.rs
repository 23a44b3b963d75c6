//! What a window asks beside the rules: the shortest way left, and why a card can't be taken.

use super::*;
use engine::{Illegal, Path};

fn way(game: &Game, a: &str, b: &str) -> Option<Path> {
    let map = game.map().key();
    game.view(seat(0)).path([city(map, a), city(map, b)])
}

#[test]
fn a_way_takes_the_fewest_trains_and_own_routes_cost_none() {
    let game = table("usa", 2).game();
    let found = way(&game, "seattle", "san-francisco").unwrap();
    assert_eq!((found.trains, found.routes.len()), (6, 2), "by Portland: 1 and 5");
    let long = route("usa", "helena", "seattle"); // six
    let game = table("usa", 2).owns(0, "helena", "seattle").game();
    let found = way(&game, "seattle", "helena").unwrap();
    assert_eq!((found.trains, &found.routes[..], &found.to_claim[..]), (0, &[long][..], &[][..]));
}

#[test]
fn a_route_that_another_owns_or_that_its_twin_closes_is_walked_around() {
    let game = table("usa", 2).owns(1, "portland", "seattle").game();
    let found = way(&game, "portland", "seattle").unwrap();
    assert!(found.trains > 1, "both tracks are closed at a table of two: {found:?}");
    let game = table("usa", 4).owns(1, "portland", "seattle").game();
    assert_eq!(way(&game, "portland", "seattle").unwrap().trains, 1, "at a table of four one is open");
}

#[test]
fn no_way_is_left_without_the_trains_for_it() {
    let game = table("usa", 2).trains(0, 3).game();
    assert_eq!(way(&game, "seattle", "miami"), None);
    assert!(way(&game, "seattle", "portland").is_some());
}

#[test]
fn where_every_route_is_taken_a_station_still_opens_one() {
    let game = table("europe", 2).owns(1, "edinburgh", "london").game();
    let found = way(&game, "edinburgh", "london").unwrap();
    assert_eq!((found.trains, found.to_borrow.len()), (0, 1), "R35: one route of another");
    let neighbours = ["atlanta", "charleston", "new-orleans"];
    let game = neighbours.iter().fold(table("usa", 2), |game, near| game.owns(1, "miami", near)).game();
    assert_eq!(way(&game, "miami", "atlanta"), None, "a map without stations has no such way");
}

#[test]
fn r08_a_window_can_ask_why_a_card_is_not_for_taking() {
    let mut game = table("usa", 2).row("LRGBW").game();
    assert_eq!(game.view(seat(0)).why_not_draw(0), None);
    game.apply(face_up(1)).unwrap();
    assert_eq!(game.view(seat(0)).why_not_draw(0), Some(Illegal::LocomotiveSecond));
    assert_eq!(game.view(seat(0)).why_not_draw(2), None);
}

#[test]
fn r25_a_window_can_ask_what_comes_before_a_turn() {
    let mut game = table("usa", 2).row("LRGBW").game();
    assert_eq!(game.view(seat(0)).why_no_turn(), None, "a turn begins");
    game.apply(face_up(1)).unwrap();
    assert_eq!(game.view(seat(0)).why_no_turn(), Some(Illegal::SecondCardFirst));
    assert_eq!(game.view(seat(1)).why_no_turn(), None, "nothing that the next one has to do");
}

#[test]
fn r35_a_window_can_ask_what_a_station_would_be_good_for() {
    let game = table("europe", 2)
        .owns(0, "edinburgh", "london")
        .owns(0, "dieppe", "london")
        .owns(1, "dieppe", "paris")
        .ticket(0, "edinburgh", "paris")
        .game();
    let uses = game.view(seat(0)).station_uses_with(city("europe", "paris"));
    assert_eq!(uses.len(), 1);
    assert_eq!(
        (uses[0].city, uses[0].borrows),
        (city("europe", "paris"), Some(route("europe", "dieppe", "paris")))
    );
    let uses = game.view(seat(0)).station_uses_with(city("europe", "roma"));
    assert_eq!(uses[0].borrows, None, "it would be of no use there");
}
