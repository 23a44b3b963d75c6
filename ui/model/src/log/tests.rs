use engine::{Action, Card, Game, Payment, Setup};

use super::*;

/// A game with this number of seats, after everyone has kept tickets; the first seat is to move.
fn begun(map: &str, seats: usize) -> Game {
    let mut game = Game::new(Setup { first: Some(SeatId(0)), ..Setup::new(map, seats, 4) }).expect("a game");
    for _ in 0..seats {
        game.apply(game.legal_actions()[0]).expect("tickets are kept");
    }
    game
}

#[test]
fn turns_follow_one_another_and_every_event_is_in_one_of_them() {
    let mut game = begun("usa", 2);
    while !game.is_over() {
        let legal = game.legal_actions();
        let claim = legal.iter().find(|action| matches!(action, Action::Claim { .. }));
        game.apply(*claim.unwrap_or(&legal[0])).expect("legal");
    }
    let view = game.spectator_view();
    let turns = turns(&view);
    assert_eq!(turns[0].seat, None, "before the first turn");
    assert!(turns[1..].windows(2).all(|pair| pair[0].seat != pair[1].seat), "two turns of a seat in a row");
    let events: Vec<_> = turns.into_iter().flat_map(|turn| turn.events).collect();
    assert_eq!(events, view.history);
}

#[test]
fn what_the_others_did_is_news_in_ones_own_turn_only() {
    let mut game = begun("usa", 3);
    assert!(news(&game.view(SeatId(0))).is_empty(), "nobody has done anything");
    for _ in 0..6 {
        game.apply(Action::DrawBlind).expect("a card");
    }
    let told = news(&game.view(SeatId(0)));
    let seats: Vec<_> = told.iter().map(|turn| turn.seat).collect();
    assert_eq!(seats, [1, 2].map(|seat| Some(SeatId(seat))));
    assert!(news(&game.view(SeatId(1))).is_empty(), "it is not that seat's turn");
    game.apply(Action::DrawBlind).expect("a card");
    assert_eq!(news(&game.view(SeatId(0))), told, "one's own first card is no news");
}

#[test]
fn what_happened_since_begins_at_the_given_event() {
    let mut game = begun("usa", 2);
    let from = game.view(SeatId(0)).history.len();
    game.apply(Action::DrawBlind).expect("a card");
    let since = turns_since(&game.view(SeatId(0)), from);
    let told: Vec<_> = since.iter().filter(|turn| !turn.events.is_empty()).map(|turn| turn.seat).collect();
    assert_eq!(told, [Some(SeatId(0))]);
    assert!(turns_since(&game.view(SeatId(0)), 9_999).is_empty(), "there are no events after the end");
}

#[test]
fn cards_that_are_turned_up_together_are_one_quiet_line() {
    let map = Map::named("europe").expect("a map");
    let route = map.routes().iter().find(|route| route.is_tunnel()).expect("a tunnel").id;
    let seat = SeatId(0);
    let events = vec![
        SeenEvent::TunnelTried { seat, route, payment: Payment::new(Card::Red, 2, 0) },
        SeenEvent::TunnelCard { card: Card::Red },
        SeenEvent::TunnelCard { card: Card::Blue },
        SeenEvent::TunnelExtra { extra: 1 },
    ];
    let turn = Turn { seat: Some(seat), events };
    let lines = turn.entries(map);
    assert_eq!(lines.iter().map(|line| line.events.len()).collect::<Vec<_>>(), [1, 2, 1]);
    assert_eq!(lines.iter().map(|line| line.is_quiet).collect::<Vec<_>>(), [false, true, true]);
    assert_eq!(lines[0].light, Spotlight::Route(route));
}

#[test]
fn what_every_seat_gets_alike_has_no_line() {
    let view = begun("usa", 2).view(SeatId(0));
    let opening = &turns(&view)[0];
    let is_alike =
        |event: &SeenEvent| matches!(event, SeenEvent::Dealt { .. } | SeenEvent::TicketsOffered { .. });
    assert!(opening.events.iter().any(is_alike), "this proves nothing");
    assert!(opening.entries(&view.map).iter().all(|line| !is_alike(&line.events[0])));
}

#[test]
fn two_cards_of_one_turn_are_one_line_and_so_is_what_is_turned_up_for_them() {
    let view = begun("usa", 2).view(SeatId(0));
    let seat = SeatId(0);
    let drew = |slot| SeenEvent::DrewFaceUp { seat, slot, card: Card::Red };
    let up = |slot| SeenEvent::TurnedUp { slot, card: Card::Blue };
    let events = vec![drew(1), up(1), drew(2), up(2)];
    let turn = Turn { seat: Some(seat), events };
    let lines: Vec<_> = turn.entries(&view.map).into_iter().map(|line| line.events).collect();
    assert_eq!(lines, [vec![drew(1), drew(2)], vec![up(1), up(2)]]);
    let events = vec![drew(1), up(1), SeenEvent::RowDiscarded, up(0), up(1)];
    let flushed = Turn { seat: Some(seat), events };
    let lines: Vec<_> = flushed.entries(&view.map).iter().map(|line| line.events.len()).collect();
    assert_eq!(lines, [1, 1, 1, 2], "the new row is another thing");
}
