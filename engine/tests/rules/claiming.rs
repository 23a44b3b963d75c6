//! R14–R18: claiming routes.

use super::*;
use engine::Illegal;

#[test]
fn r14_pay_as_many_cards_of_the_routes_colour_as_it_has_spaces() {
    let here = route("usa", "miami", "new-orleans"); // six red
    let game = table("usa", 2).hand(0, "RRRRRRRGGGGGG").game();
    let try_with = |cards: &str| game.clone().apply(claim(here, cards)).map(|_| ());
    assert_eq!(try_with("RRRRRR"), Ok(()));
    assert_eq!(try_with("RRRRR"), Err(Illegal::WrongNumber { needed: 6, paid: 5 }));
    assert_eq!(try_with("RRRRRRR"), Err(Illegal::WrongNumber { needed: 6, paid: 7 }));
    let wrong = try_with("GGGGGG").unwrap_err();
    assert_eq!(wrong.to_string(), "Miami–New Orleans must be paid in red");
    assert_eq!(try_with("RRRRRL"), Err(Illegal::NotInHand));
}

#[test]
fn r14_a_grey_route_takes_any_one_colour() {
    let here = route("usa", "atlanta", "charleston"); // two grey
    let game = table("usa", 2).hand(0, "RRGGB").game();
    assert_eq!(claims(&game, here), [pay("GG"), pay("RR")]);
}

#[test]
fn r14_a_full_hand_pays_the_longest_grey_route_in_every_way_there_is() {
    let route = route("europe", "petrograd", "stockholm"); // eight
    let hand = "PBOWGYKRL".repeat(8);
    let game = table("europe", 2).hand(0, &hand).game();
    let ways = claims(&game, route);
    assert_eq!(ways.len(), 8 * 8 + 1, "each colour with 0 to 7 locomotives, and eight of those alone");
    assert!(ways.iter().all(|payment| payment.total() == 8));
}

#[test]
fn r14_locomotives_stand_for_any_colour_in_any_number_also_alone() {
    let here = route("usa", "atlanta", "charleston");
    let game = table("usa", 2).hand(0, "RRLL").game();
    assert_eq!(claims(&game, here), [pay("RR"), pay("RL"), pay("LL")]);
    let red = route("usa", "miami", "new-orleans");
    let game = table("usa", 2).hand(0, "RRLLLLLL").game();
    assert_eq!(claims(&game, red), [pay("RRLLLL"), pay("RLLLLL"), pay("LLLLLL")]);
}

#[test]
fn r14_a_payment_has_one_form() {
    let here = route("usa", "atlanta", "charleston");
    let mut game = table("usa", 2).hand(0, "RRLL").game();
    for payment in [
        Payment { colour: Card::Locomotive, cards: 2, locomotives: 0 },
        Payment { colour: Card::Red, cards: 0, locomotives: 2 },
    ] {
        assert_eq!(game.apply(Action::Claim { route: here, payment }), Err(Illegal::MalformedPayment));
    }
}

#[test]
fn r15_the_seat_needs_trains_for_the_whole_route() {
    let here = route("usa", "calgary", "seattle"); // four grey
    let mut game = table("usa", 2).hand(0, "RRRR").trains(0, 3).game();
    let refused = game.apply(claim(here, "RRRR")).unwrap_err();
    assert_eq!(refused.to_string(), "Calgary–Seattle needs 4 trains and you have 3 left");
    assert!(claims(&game, here).is_empty());
    assert_eq!(game.view(seat(0)).why_not(here), Some(refused));
}

#[test]
fn r15_a_route_need_not_touch_anything_the_seat_owns() {
    let far = route("usa", "atlanta", "charleston");
    let mut game = table("usa", 2).owns(0, "calgary", "seattle").hand(0, "RR").game();
    game.apply(claim(far, "RR")).unwrap();
    assert_eq!(game.state().owner(far), Some(seat(0)));
}

#[test]
fn r15_a_taken_route_is_taken() {
    let here = route("usa", "calgary", "seattle");
    let mut game = table("usa", 2).owns(1, "calgary", "seattle").hand(0, "RRRR").game();
    assert_eq!(game.apply(claim(here, "RRRR")).unwrap_err().to_string(), "Calgary–Seattle is already taken");
    let mut game = table("usa", 2).owns(0, "calgary", "seattle").hand(0, "RRRR").game();
    assert!(matches!(game.apply(claim(here, "RRRR")), Err(Illegal::RouteYours { .. })));
    let nowhere = claim(RouteId(200), "RRRR");
    assert_eq!(game.apply(nowhere), Err(Illegal::NoSuchRoute));
}

#[test]
fn r16_cards_are_discarded_trains_placed_and_points_counted_at_once() {
    let here = route("usa", "miami", "new-orleans");
    let mut game = table("usa", 2).hand(0, "RRRRRLG").row("RGBWK").game();
    game.apply(claim(here, "RRRRRL")).unwrap();
    assert_eq!(game.state().hand(seat(0)).total(), 1);
    assert_eq!(game.state().discards()[Card::Red], 5);
    assert_eq!(game.state().discards().locomotives(), 1);
    assert_eq!(game.state().trains(seat(0)), 39);
    assert_eq!(game.state().route_points(seat(0)), 15);
}

#[test]
fn r17_with_two_or_three_players_one_track_closes_the_other() {
    let [first, second] = tracks("usa", "atlanta", "new-orleans")[..] else { panic!("a double route") };
    for seats in [2, 3] {
        let mut game = table("usa", seats).owns(1, "atlanta", "new-orleans").hand(0, "YYYYOOOO").game();
        assert!(matches!(game.apply(claim(first, "YYYY")), Err(Illegal::RouteTaken { .. })));
        assert!(matches!(game.apply(claim(second, "OOOO")), Err(Illegal::TwinTaken { .. })), "{seats} seats");
        assert!(claims(&game, second).is_empty());
        assert_eq!(game.view(seat(0)).closed(), [second], "and nothing else");
    }
}

#[test]
fn r17_with_four_or_five_players_both_tracks_can_be_claimed_but_not_by_one_seat() {
    let [first, second] = tracks("usa", "atlanta", "new-orleans")[..] else { panic!("a double route") };
    assert_eq!(Map::named("usa").unwrap().route(first).twin, Some(second));
    for seats in [4, 5] {
        let hand = "YYYYOOOO";
        let mut game = table("usa", seats).owns(1, "atlanta", "new-orleans").hand(0, hand).game();
        assert_eq!(game.view(seat(0)).closed(), [], "it is still to be had");
        let colour = Map::named("usa").unwrap().route(second).colour.unwrap();
        let cards = if colour == Card::Yellow { "YYYY" } else { "OOOO" };
        assert_eq!(game.apply(claim(second, cards)).map(|_| ()), Ok(()), "{seats} seats");
        let mut game = table("usa", seats).owns(0, "atlanta", "new-orleans").hand(0, hand).game();
        assert!(matches!(game.apply(claim(second, cards)), Err(Illegal::TwinYours { .. })));
        assert!(claims(&game, second).is_empty());
    }
}

#[test]
fn r18_points_by_length() {
    let points = |length: u8| match length {
        1 => 1,
        2 => 2,
        3 => 4,
        4 => 7,
        5 => 10,
        6 => 15,
        8 => 21,
        _ => panic!("no route of {length} spaces is printed"),
    };
    for map in engine::maps() {
        assert!(map.routes().iter().all(|route| route.points == points(route.length)));
    }
}

#[test]
fn the_window_is_told_why_a_route_cannot_be_claimed() {
    let game = table("europe", 2).hand(0, "RRG").owns(1, "essen", "frankfurt").game();
    let why = |a, b| game.view(seat(0)).why_not(route("europe", a, b)).map(|why| why.to_string());
    assert_eq!(
        why("brest", "paris").unwrap(),
        "Brest–Paris needs 3 black cards and you have 0, locomotives included"
    );
    assert_eq!(
        why("barcelona", "marseille").unwrap(),
        "Barcelona–Marseille needs 4 cards of one colour and you have 2 at most, locomotives included"
    );
    assert_eq!(why("essen", "frankfurt").unwrap(), "Essen–Frankfurt is already taken");
    assert!(why("munchen", "zurich").is_some(), "two yellow");
    assert_eq!(why("danzig", "warszawa"), None, "two of any colour");
    assert_eq!(game.view(seat(0)).claims(route("europe", "danzig", "warszawa")).count(), 1);
}

#[test]
fn r15_a_seat_is_told_what_it_lacks_for_a_route_and_nothing_where_it_has_enough() {
    let orange = route("europe", "brest", "dieppe"); // two
    let grey = route("europe", "danzig", "warszawa"); // two
    let why =
        |hand: &str, wanted: RouteId| table("europe", 2).hand(0, hand).game().view(seat(0)).why_not(wanted);
    for (hand, held) in
        [("", Some(0)), ("O", Some(1)), ("L", Some(1)), ("OL", None), ("OO", None), ("LL", None)]
    {
        match why(hand, orange) {
            Some(Illegal::TooFewCards { colour, needed, held: told, .. }) => {
                assert_eq!((colour, needed, Some(told)), (Card::Orange, 2, held), "{hand}");
            }
            other => assert_eq!((other, held), (None, None), "{hand}"),
        }
    }
    for (hand, held) in [("RG", Some(1)), ("L", Some(1)), ("RR", None), ("RL", None), ("LL", None)] {
        match why(hand, grey) {
            Some(Illegal::TooFewAlike { needed, held: told, .. }) => {
                assert_eq!((needed, Some(told)), (2, held), "{hand}");
            }
            other => assert_eq!((other, held), (None, None), "{hand}"),
        }
    }
}

#[test]
fn r17_what_is_told_of_a_second_track_is_what_is_done() {
    let [_, second] = tracks("usa", "atlanta", "new-orleans")[..] else { panic!("a double route") };
    for seats in 2..=5 {
        let game = table("usa", seats).owns(1, "atlanta", "new-orleans").hand(0, "YYYYOOOO").game();
        let why = game.view(seat(0)).why_not(second);
        assert_eq!(why.is_none(), seats >= 4, "{seats} seats: {why:?}");
    }
}
