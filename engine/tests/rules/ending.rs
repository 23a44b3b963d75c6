//! R20, R24–R26: how games end, and what is unfinished or hidden until then.

use super::*;
use engine::{Illegal, Keep, Phase};

#[test]
fn r20_two_trains_left_give_every_seat_one_more_turn() {
    let short = route("usa", "dallas", "houston"); // one grey
    let mut game = table("usa", 3).turn(1).hand(1, "RR").row("GBWKY").trains(1, 3).game();
    let events = game.apply(claim(short, "R")).unwrap();
    assert!(has(&events, |event| *event == Event::LastRound { seat: seat(1) }));
    assert_eq!(game.state().turns_left(), Some(3));
    for n in [2, 0, 1] {
        assert_eq!(game.to_move(), Some(seat(n)), "clockwise, the seat that began it last");
        assert!(!game.is_over());
        game.apply(BLIND).unwrap();
        game.apply(BLIND).unwrap();
    }
    assert!(game.is_over());
    assert_eq!(game.history().last(), Some(&Event::Ended));
    assert_eq!(game.apply(BLIND), Err(Illegal::Over));
    assert!(game.legal_actions().is_empty());
    assert_eq!(game.to_move(), None);
}

#[test]
fn r20_three_trains_left_change_nothing() {
    let short = route("usa", "dallas", "houston");
    let mut game = table("usa", 2).hand(0, "RR").row("GBWKY").trains(0, 4).game();
    game.apply(claim(short, "R")).unwrap();
    assert_eq!(game.state().turns_left(), None);
}

#[test]
fn r20_a_second_seat_reaching_two_changes_nothing() {
    let (one, two) = (route("usa", "dallas", "houston"), route("usa", "portland", "seattle"));
    let mut game = table("usa", 2).hand(0, "RR").hand(1, "GG").row("GBWKY").trains(0, 3).trains(1, 3).game();
    game.apply(claim(one, "R")).unwrap();
    let events = game.apply(claim(two, "G")).unwrap();
    assert!(!has(&events, |event| matches!(event, Event::LastRound { .. })));
    assert_eq!(game.state().turns_left(), Some(1));
    game.apply(BLIND).unwrap();
    game.apply(BLIND).unwrap();
    assert!(game.is_over());
}

/// Nobody has anything to do: no cards to draw, no tickets, hands too poor for what is open.
fn stuck() -> Game {
    // The last seat holds all the cards and no trains to use them.
    table("usa", 3).hand(0, "").hand(1, "").deck("").discards("").ticket_deck(&[]).trains(2, 0).game()
}

#[test]
fn r24_a_seat_with_nothing_to_do_passes_and_when_all_have_the_game_ends() {
    let mut game = stuck();
    for n in 0..3 {
        assert_eq!(game.to_move(), Some(seat(n)));
        assert_eq!(game.legal_actions(), [Action::Pass]);
        assert!(!game.is_over());
        game.apply(Action::Pass).unwrap();
    }
    assert!(game.is_over());
}

#[test]
fn r24_passing_is_legal_only_where_nothing_else_is() {
    let mut game = table("usa", 2).row("RGBWK").game();
    assert_eq!(game.apply(Action::Pass), Err(Illegal::NotStuck));
    assert!(!game.legal_actions().contains(&Action::Pass));
}

#[test]
fn r24_a_turn_between_them_takes_the_passes_back() {
    let short = route("usa", "dallas", "houston");
    let game = || {
        let tickets = &[("denver", "el-paso")];
        table("usa", 3).hand(0, "").hand(1, "R").deck("").discards("").ticket_deck(&tickets[..0]).trains(2, 0)
    };
    let mut game = game().game();
    game.apply(Action::Pass).unwrap();
    game.apply(claim(short, "R")).unwrap();
    // The card paid is turned up: it can be taken, and is not.
    assert!(!game.is_over());
    assert_eq!(game.legal_actions(), [face_up(0)]);
    game.apply(face_up(0)).unwrap();
    for _ in 0..3 {
        assert!(!game.is_over());
        game.apply(Action::Pass).unwrap();
    }
    assert!(game.is_over());
}

#[test]
fn r24_hoarding_until_nobody_can_move_ends_the_game() {
    let mut game = table("usa", 2).row("RGBWK").trains(0, 0).trains(1, 0).ticket_deck(&[]).game();
    let mut turns = 0;
    while !game.is_over() {
        // Nobody has trains: cards are drawn until none is left, then all pass.
        game.apply(game.legal_actions()[0]).unwrap();
        turns += 1;
        assert!(turns < 200);
    }
    let held = game.state().hand(seat(0)).total() + game.state().hand(seat(1)).total();
    assert!(held > 0);
}

#[test]
fn r25_what_has_begun_must_be_finished() {
    let mut game = table("usa", 2).hand(0, "RR").row("GBWKY").game();
    game.apply(BLIND).unwrap();
    assert_eq!(game.apply(Action::DrawTickets), Err(Illegal::SecondCardFirst));
    assert_eq!(game.apply(Action::Pass), Err(Illegal::SecondCardFirst));
    let mut game = table("usa", 2).hand(0, "RR").row("GBWKY").game();
    game.apply(Action::DrawTickets).unwrap();
    for action in [BLIND, face_up(0), Action::DrawTickets, claim(route("usa", "dallas", "houston"), "R")] {
        assert_eq!(game.apply(action), Err(Illegal::TicketsFirst));
    }
    let mut game = table("europe", 2).hand(0, "RRR").deck("RRR").row("GBWKY").game();
    game.apply(claim(route("europe", "barcelona", "pamplona"), "RR")).unwrap();
    assert!(matches!(game.state().phase(), Phase::Tunnel(_)));
    for action in
        [BLIND, face_up(0), Action::DrawTickets, Action::KeepTickets { keep: Keep(1) }, Action::Pass]
    {
        assert_eq!(game.apply(action), Err(Illegal::TunnelFirst));
    }
}

#[test]
fn r26_what_was_public_stays_known_and_what_was_hidden_stays_hidden() {
    let mut game = table("usa", 2).row("GBWKY").deck("OOOOO").game();
    game.apply(face_up(0)).unwrap();
    game.apply(BLIND).unwrap();
    let view = game.view(seat(1));
    assert_eq!(view.seats[0].known[Card::Green], 1, "taken face up");
    assert_eq!(view.seats[0].known[Card::Orange], 0, "drawn blind");
    assert_eq!(view.seats[0].cards, 2);
    assert!(
        view.history.iter().any(|event| *event == engine::SeenEvent::DrewBlind { seat: seat(0), card: None })
    );
    assert_eq!(view.hand.total(), 0);
    assert_eq!(game.view(seat(0)).hand.total(), 2);
}

#[test]
fn r26_a_payment_uses_up_what_is_known_first() {
    let here = route("usa", "dallas", "houston");
    let mut game = table("usa", 2).hand(0, "G").row("GBWKY").game();
    game.apply(face_up(0)).unwrap();
    game.apply(face_up(1)).unwrap();
    game.apply(BLIND).unwrap();
    game.apply(BLIND).unwrap();
    game.apply(claim(here, "G")).unwrap();
    let known = game.view(seat(1)).seats[0].known;
    assert_eq!((known[Card::Green], known[Card::Blue]), (0, 1), "it may have been the other green card");
}
