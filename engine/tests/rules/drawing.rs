//! R6–R13: drawing train cards.

use super::*;
use engine::{Illegal, Phase, Setup};

fn row(game: &Game) -> String {
    let letter = |card: &Option<Card>| card.map_or('.', |card| "PBOWGYKRL".as_bytes()[card as usize] as char);
    game.state().row().iter().map(letter).collect()
}

#[test]
fn r06_a_turn_is_exactly_one_thing() {
    let here = route("usa", "dallas", "houston");
    let start = || table("usa", 2).hand(0, "RR").row("RGBWK");
    let mut game = start().game();
    game.apply(claim(here, "R")).unwrap();
    assert_eq!(game.to_move(), Some(seat(1)), "a claim is a turn");
    let mut game = start().game();
    game.apply(BLIND).unwrap();
    assert_eq!(game.to_move(), Some(seat(0)));
    assert_eq!(game.apply(claim(here, "R")), Err(Illegal::SecondCardFirst));
    game.apply(BLIND).unwrap();
    assert_eq!(game.to_move(), Some(seat(1)), "two cards are a turn");
    let mut game = start().game();
    game.apply(Action::DrawTickets).unwrap();
    assert_eq!(game.to_move(), Some(seat(0)));
    game.apply(game.legal_actions()[0]).unwrap();
    assert_eq!(game.to_move(), Some(seat(1)), "tickets are a turn");
}

#[test]
fn r07_two_cards_face_up_or_unseen_and_a_face_up_one_is_replaced_at_once() {
    let mut game = table("usa", 2).row("RGBWK").deck("YYYYYY").game();
    game.apply(face_up(1)).unwrap();
    assert_eq!(row(&game), "RYBWK", "replaced before the second draw");
    game.apply(face_up(1)).unwrap();
    assert_eq!(game.state().hand(seat(0))[Card::Yellow], 1, "and the replacement can be taken");
    assert_eq!(game.to_move(), Some(seat(1)));
    game.apply(BLIND).unwrap();
    game.apply(face_up(0)).unwrap();
    assert_eq!(game.state().hand(seat(1)).total(), 2);
    assert_eq!(game.to_move(), Some(seat(0)));
}

#[test]
fn r07_an_empty_or_unknown_place_holds_no_card() {
    let mut game = table("usa", 2).row("RGB").deck("").discards("").game();
    assert_eq!(game.apply(face_up(3)), Err(Illegal::NoCardThere));
    assert_eq!(game.apply(face_up(5)), Err(Illegal::NoCardThere));
    assert_eq!(game.apply(face_up(255)), Err(Illegal::NoCardThere));
}

#[test]
fn r08_a_face_up_locomotive_is_the_only_card_of_its_turn() {
    let mut game = table("usa", 2).row("LRGBK").game();
    game.apply(face_up(0)).unwrap();
    assert_eq!(game.state().hand(seat(0)).locomotives(), 1);
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn r08_a_face_up_locomotive_is_never_the_second_card() {
    let mut game = table("usa", 2).row("LLRGB").game();
    game.apply(face_up(2)).unwrap();
    assert_eq!(game.apply(face_up(0)), Err(Illegal::LocomotiveSecond), "it lay there before");
    let mut game = table("usa", 2).row("RWOGB").deck("LLL").game();
    game.apply(face_up(0)).unwrap();
    assert_eq!(row(&game), "LWOGB");
    assert_eq!(game.apply(face_up(0)), Err(Illegal::LocomotiveSecond), "it came as the replacement");
    assert!(!game.legal_actions().contains(&face_up(0)));
}

#[test]
fn r09_a_locomotive_drawn_blind_counts_as_an_ordinary_card() {
    let mut game = table("usa", 2).row("RGBWK").deck("LLL").game();
    game.apply(BLIND).unwrap();
    assert_eq!(game.state().phase(), Phase::SecondCard, "a second card is due");
    game.apply(BLIND).unwrap();
    assert_eq!(game.state().hand(seat(0)).locomotives(), 2);
}

#[test]
fn r10_three_locomotives_at_the_deal_are_swept_away() {
    let flushed = (0..2000)
        .map(|seed| Game::new(Setup::new("usa", 2, seed)).unwrap())
        .filter(|game| has(game.history(), |event| *event == Event::RowDiscarded))
        .inspect(|game| {
            assert!(row(game).matches('L').count() < 3);
            assert!(game.state().discards().locomotives() >= 3);
            assert_eq!(game.state().discards().total() % 5, 0, "all five went");
        })
        .count();
    assert!(flushed > 5, "it happens about once in a hundred deals: {flushed}");
}

#[test]
fn r10_three_locomotives_in_mid_draw_are_swept_away_before_the_second_card() {
    // Only a locomotive can come as the replacement; then only other cards are left to turn up.
    let mut game = table("usa", 2).row("LLRGB").deck("L").discards("WWWWWWYYYYYYKKKKKK").game();
    let events = game.apply(face_up(2)).unwrap();
    assert!(has(&events, |event| *event == Event::RowDiscarded));
    assert_eq!(game.state().phase(), Phase::SecondCard);
    assert!(row(&game).matches('L').count() < 3);
    assert!(!row(&game).contains('.'));
}

#[test]
fn r10_three_locomotives_after_a_reshuffle_are_swept_away() {
    // No deck, two locomotives in a short row: the cards paid become the deck and fill it.
    let route = route("usa", "los-angeles", "san-francisco");
    let mut game = table("usa", 3).hand(0, "LLLYYYKKK").hand(1, "").row("LLW").deck("").discards("").game();
    let before = game.state().row().iter().flatten().count();
    assert_eq!(before, 3);
    let events = game.apply(claim(route, "LLL")).unwrap();
    assert!(has(&events, |event| matches!(event, Event::Reshuffled { cards: 3 })));
    // One other card is left in all: no row of five could have fewer than three locomotives.
    assert!(!has(&events, |event| *event == Event::RowDiscarded));
    assert_eq!(row(&game), "LLWLL");
}

#[test]
fn r10_a_row_that_no_flush_could_better_stays() {
    let mut game = table("usa", 3).hand(1, "").row("LLRGB").deck("LLL").discards("").game();
    // Red goes: two other cards are left in deck, discards and row together.
    game.apply(face_up(2)).unwrap();
    assert_eq!(row(&game), "LLLGB");
    assert_eq!(game.state().deck().total(), 2);
    assert_eq!(game.state().phase(), Phase::SecondCard, "and play goes on");
}

#[test]
fn r10_a_row_that_stayed_goes_as_soon_as_the_discards_could_help() {
    let route = route("usa", "los-angeles", "san-francisco");
    let mut game = table("usa", 3).hand(0, "PPPG").hand(1, "").row("LLLGB").deck("LLLL").discards("").game();
    let events = game.apply(claim(route, "PPP")).unwrap();
    assert!(has(&events, |event| *event == Event::RowDiscarded), "the cards paid make a better row possible");
    assert!(row(&game).matches('L').count() < 3);
}

#[test]
fn r10_two_fives_with_three_locomotives_each_do_not_replace_each_other_for_ever() {
    for seed in 0..200 {
        // After the draw six locomotives and four others are left: row and deck of five each.
        let mut game = table("usa", 3).seed(seed).hand(1, "").row("LLRGB").deck("LLLLWY").discards("").game();
        game.apply(face_up(2)).unwrap();
        assert!(row(&game).matches('L').count() < 3, "seed {seed}: the discards are mixed in");
    }
}

#[test]
fn r11_an_empty_deck_is_made_from_the_discards_at_once() {
    let mut game = table("usa", 3).hand(1, "").row("RGBWK").deck("Y").discards("OOO").game();
    let events = game.apply(BLIND).unwrap();
    assert_eq!(events[1], Event::Reshuffled { cards: 3 }, "in mid-turn, right after the last card");
    assert_eq!(game.state().deck()[Card::Orange], 3);
    game.apply(BLIND).unwrap();
    assert_eq!(game.state().hand(seat(0))[Card::Orange], 1, "the second card comes from the new deck");
}

#[test]
fn r11_a_short_row_is_filled_as_soon_as_cards_exist_again() {
    let route = route("usa", "dallas", "houston");
    let mut game = table("usa", 3).hand(0, "RR").hand(1, "").row("GBW").deck("").discards("").game();
    game.apply(claim(route, "R")).unwrap();
    assert_eq!(row(&game), "GBWR.", "the card paid is the new deck and is turned up");
    assert!(game.state().deck().is_empty() && game.state().discards().is_empty());
}

#[test]
fn r11_a_row_of_gaps_stays_where_nothing_is_left_to_fill_it() {
    let mut game = table("usa", 3).hand(1, "").row("GBWRK").deck("").discards("").game();
    game.apply(face_up(1)).unwrap();
    assert_eq!(row(&game), "G.WRK");
    game.apply(face_up(4)).unwrap();
    assert_eq!(row(&game), "G.WR.");
}

#[test]
fn r12_face_up_cards_can_be_taken_without_a_deck_and_nothing_can_be_drawn_from_nothing() {
    let mut game = table("usa", 3).hand(1, "").row("G").deck("").discards("").game();
    assert_eq!(game.apply(BLIND), Err(Illegal::DeckEmpty));
    let events = game.apply(face_up(0)).unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!(game.to_move(), Some(seat(1)), "no second card exists: the turn ends there");
    let draws = |action: &Action| matches!(action, Action::DrawBlind | Action::DrawFaceUp { .. });
    assert!(!game.legal_actions().iter().any(draws));
}

#[test]
fn r12_a_row_of_locomotives_alone_holds_no_second_card() {
    let mut game = table("usa", 3).hand(1, "").row("GLL").deck("").discards("").game();
    game.apply(face_up(0)).unwrap();
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn r12_a_second_card_is_in_the_deck_or_in_the_row() {
    for (row, deck) in [("GLL", "R"), ("GWLL", "")] {
        let mut game = table("usa", 3).hand(1, "").row(row).deck(deck).discards("").game();
        game.apply(face_up(0)).unwrap();
        assert_eq!(game.to_move(), Some(seat(0)), "{row} and {deck}");
    }
}

#[test]
fn r13_there_is_no_hand_limit() {
    let mut game = table("usa", 2).row("RGBWK").game();
    for _ in 0..104 {
        game.apply(BLIND).unwrap();
    }
    assert_eq!(game.state().hand(seat(0)).total() + game.state().hand(seat(1)).total(), 104);
    assert_eq!(game.state().deck().total(), 1);
    assert!(game.legal_actions().contains(&BLIND));
}
