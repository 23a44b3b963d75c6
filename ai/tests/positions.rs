//! Small positions in which it is obvious what to do.

// In the helpers, a failed `unwrap` fails the test.
#![allow(clippy::unwrap_used)]

use ai::{Choice, Clock, Reason, named};
use engine::{Action, Game, PositionBuilder, SeatId, Setup};

fn decide(bot: &str, game: &Game) -> Choice {
    let seat = game.to_move().unwrap();
    named(bot).unwrap().make(1).decide(&game.view(seat), &Clock::iterations(250))
}

fn claimed(game: &Game, action: Action) -> String {
    match action {
        Action::Claim { route, .. } => game.map().route_name(route),
        other => format!("{other:?}"),
    }
}

/// The seat to move, which has few trains left, claims a route that is not a tunnel: the others have one more turn.
fn begin_last_round(game: &mut Game) {
    let is_plain = |action: &Action| matches!(action, Action::Claim { route, .. } if !game.map().route(*route).is_tunnel());
    let claim = game.legal_actions().into_iter().find(is_plain).unwrap();
    game.apply(claim).unwrap();
}

/// The bots that plan by rules, by weights and by imagined games.
const PLANNERS: [&str; 10] =
    ["planner", "wary", "newcomer", "learner", "novice", "casual", "skilled", "strong", "veteran", "expert"];

#[test]
fn the_last_link_is_finished() {
    let game = PositionBuilder::new("usa", 2)
        .hand(0, "GGGRRRWW")
        .row("YYOOK")
        .ticket(0, "denver", "el-paso")
        .owns(0, "denver", "santa-fe")
        .build()
        .unwrap();
    for bot in ["planner", "wary", "casual"] {
        let choice = decide(bot, &game);
        assert_eq!(claimed(&game, choice.action), "El Paso–Santa Fe", "{bot}");
        let reasons = &choice.chosen().unwrap().reasons;
        assert!(matches!(reasons[0], Reason::CompletesTicket(_)), "{bot} says why: {reasons:?}");
    }
}

#[test]
fn a_choice_of_tickets_is_explained_ticket_by_ticket() {
    for map in ["usa", "europe"] {
        let game = Game::new(Setup::new(map, 2, 3)).unwrap();
        let offer = game.view(game.to_move().unwrap()).offer;
        for bot in PLANNERS {
            let choice = decide(bot, &game);
            let Action::KeepTickets { keep } = choice.action else { panic!("{bot}: {:?}", choice.action) };
            let (kept, returned) = offer.split(keep);
            let reasons = &choice.chosen().unwrap().reasons;
            for ticket in kept.tickets() {
                let said = [Reason::Keeps(*ticket), Reason::KeepsInVain(*ticket)];
                assert!(said.iter().any(|said| reasons.contains(said)), "{bot}, {ticket:?}: {reasons:?}");
            }
            for ticket in returned.tickets() {
                let says = |it: &Reason| matches!(it, Reason::PutsBack(back, _) if back == ticket);
                assert!(reasons.iter().any(says), "{bot}, {ticket:?}: {reasons:?}");
            }
        }
    }
}

/// While there is time, bots that look ahead may collect cards first; on the last turn none may.
#[test]
fn the_last_link_is_finished_on_the_last_turn() {
    let mut game = PositionBuilder::new("usa", 2)
        .hand(0, "GGGRRRWW")
        .hand(1, "BBBBBB")
        .row("YYOOK")
        .ticket(0, "denver", "el-paso")
        .owns(0, "denver", "santa-fe")
        .trains(1, 3)
        .turn(1)
        .build()
        .unwrap();
    begin_last_round(&mut game);
    for bot in PLANNERS {
        assert_eq!(claimed(&game, decide(bot, &game).action), "El Paso–Santa Fe", "{bot}");
    }
}

#[test]
fn no_tickets_are_drawn_in_the_last_round() {
    for bot in PLANNERS.into_iter().chain(["one-step", "long-route", "racer"]) {
        let mut game = PositionBuilder::new("usa", 2)
            .hand(0, "")
            .hand(1, "BBBBBB")
            .row("YYOOK")
            .trains(1, 3)
            .turn(1)
            .build()
            .unwrap();
        begin_last_round(&mut game);
        assert!(game.view(SeatId(0)).turns_left.is_some(), "the last round");
        assert_ne!(decide(bot, &game).action, Action::DrawTickets, "{bot}");
    }
}

#[test]
fn a_bot_ends_the_game_when_its_tickets_are_done_and_it_is_ahead() {
    let game = PositionBuilder::new("usa", 2)
        .hand(0, "GGGGGG")
        .row("YYOOK")
        .ticket(0, "denver", "el-paso")
        .owns(0, "denver", "santa-fe")
        .owns(0, "el-paso", "santa-fe")
        .trains(0, 6)
        .build()
        .unwrap();
    // The gentlest is in no hurry.
    for bot in PLANNERS.into_iter().chain(["racer"]).filter(|bot| *bot != "newcomer") {
        let choice = decide(bot, &game);
        assert!(matches!(choice.action, Action::Claim { .. }), "{bot} plays {:?}", choice.action);
        assert!(choice.chosen().unwrap().reasons.contains(&Reason::EndsGame), "{bot}");
    }
}

#[test]
fn on_the_last_turn_a_station_saves_the_ticket() {
    let mut game = PositionBuilder::new("europe", 2)
        .hand(0, "G")
        .hand(1, "BBBBBBBB")
        .ticket(0, "berlin", "roma")
        .owns(0, "berlin", "wien")
        .owns(0, "munchen", "wien")
        .owns(0, "roma", "venezia")
        .owns(1, "munchen", "venezia")
        .trains(1, 3)
        .turn(1)
        .build()
        .unwrap();
    begin_last_round(&mut game);
    for bot in PLANNERS {
        let choice = decide(bot, &game);
        assert!(matches!(choice.action, Action::BuildStation { .. }), "{bot} plays {:?}", choice.action);
        assert!(matches!(choice.chosen().unwrap().reasons[0], Reason::Borrows(_)), "{bot}");
    }
}

#[test]
fn a_tunnel_is_not_tried_without_a_card_to_spare_while_there_is_time() {
    let with = |hand: &str| {
        let table = PositionBuilder::new("europe", 2).hand(0, hand).row("GGOOK").ticket(0, "berlin", "roma");
        let table = table.owns(0, "berlin", "wien").owns(0, "munchen", "wien").owns(0, "roma", "venezia");
        table.build().unwrap()
    };
    let (bare, rich) = (with("BB"), with("BBB"));
    for bot in PLANNERS {
        assert!(
            !matches!(decide(bot, &bare).action, Action::Claim { .. }),
            "{bot}: one try in two would fail"
        );
    }
    // Bots that have learnt more may collect more cards first.
    for bot in ["planner", "wary", "novice", "casual", "skilled"] {
        assert_eq!(claimed(&rich, decide(bot, &rich).action), "München–Venezia", "{bot}");
    }
}

#[test]
fn a_tunnel_is_tried_with_the_last_cards_on_the_last_turn() {
    let mut game = PositionBuilder::new("europe", 2)
        .hand(0, "BB")
        .hand(1, "RRRRRRRR")
        .row("GGOOK")
        .ticket(0, "berlin", "roma")
        .owns(0, "berlin", "wien")
        .owns(0, "munchen", "wien")
        .owns(0, "roma", "venezia")
        .trains(1, 3)
        .turn(1)
        .build()
        .unwrap();
    begin_last_round(&mut game);
    for bot in PLANNERS {
        let choice = decide(bot, &game);
        assert_eq!(claimed(&game, choice.action), "München–Venezia", "{bot}: there is nothing to lose");
    }
}

#[test]
fn extra_cards_for_a_wanted_tunnel_are_paid_and_locomotives_kept() {
    let mut game = PositionBuilder::new("europe", 2)
        .hand(0, "BBBBLL")
        .deck("BBB")
        .ticket(0, "berlin", "roma")
        .owns(0, "berlin", "wien")
        .owns(0, "munchen", "wien")
        .owns(0, "roma", "venezia")
        .build()
        .unwrap();
    let choice = decide("planner", &game);
    assert_eq!(claimed(&game, choice.action), "München–Venezia");
    game.apply(choice.action).unwrap();
    let paid = Action::PayTunnel { extra: engine::Payment::new(engine::Card::Blue, 2, 1) };
    assert_eq!(
        decide("planner", &game).action,
        paid,
        "three blue cards were turned up, and two blue and a locomotive pay for them"
    );
    // Bots that search may find that five cards are too many.
    for bot in ["wary", "novice", "casual", "skilled", "strong"] {
        let choice = decide(bot, &game);
        assert!(matches!(choice.action, Action::PayTunnel { .. }), "{bot} plays {:?}", choice.action);
    }
}

/// The other seat has built from both ends towards one short route, and has trains for nothing longer. Many claims score as
/// much, but only this one costs the other seat its ticket.
#[test]
fn the_only_corridor_is_blocked() {
    let game = PositionBuilder::new("usa", 2)
        .hand(0, "LL")
        .hand(1, "OOOOOOKKKK")
        .row("YYWWG")
        .ticket(1, "vancouver", "montreal")
        .owns(1, "vancouver", "calgary")
        .owns(1, "calgary", "winnipeg")
        .owns(1, "winnipeg", "sault-st-marie")
        .owns(1, "montreal", "toronto")
        .owns(1, "vancouver", "seattle")
        .owns(1, "calgary", "seattle")
        .owns(1, "calgary", "helena")
        .owns(1, "helena", "winnipeg")
        .owns(1, "duluth", "winnipeg")
        .owns(1, "duluth", "sault-st-marie")
        .owns(0, "montreal", "sault-st-marie")
        .trains(0, 9)
        .trains(1, 4)
        .build()
        .unwrap();
    for bot in ["expert", "expert-blocker"] {
        let choice = decide(bot, &game);
        assert_eq!(claimed(&game, choice.action), "Sault St. Marie–Toronto", "{bot}");
        let reasons = &choice.chosen().unwrap().reasons;
        assert!(reasons.contains(&Reason::Blocks(SeatId(1))), "{bot} says why: {reasons:?}");
    }
}

#[test]
fn a_search_says_what_its_moves_are_expected_to_lead_to() {
    let game = Game::new(Setup::new("usa", 2, 4)).unwrap();
    let choice = decide("expert", &game);
    let chosen = choice.chosen().unwrap().evaluation.unwrap();
    assert!(choice.candidates.len() > 2 && chosen.games > 10 && (0.0..=1.0).contains(&chosen.win_chance));
    assert_eq!(choice.candidates[0].action, choice.action, "the chosen action is the first candidate");
}
