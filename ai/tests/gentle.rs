//! The two gentlest levels play as people do who are new to the game, and every level is a step above the one below.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use ai::ladder::{Budget, Entrant, Match, Report, play};
use ai::{Clock, Reason, named};
use engine::{Action, Game, PositionBuilder, SeatId, Setup, View};

const GENTLE: [&str; 2] = ["newcomer", "learner"];

fn decided(bot: &str, position: PositionBuilder) -> String {
    let game = position.build().unwrap();
    match named(bot).unwrap().make(1).choose(&game.view(SeatId(0)), &Clock::unlimited()) {
        Action::Claim { route, .. } => game.map().route_name(route),
        other => format!("{other:?}"),
    }
}

fn matched(map: &str, bots: [&str; 2], games: u32) -> Report {
    let entrants = bots.map(|name| Entrant::named(name).unwrap());
    let config = Match { map: map.into(), games, seed: 51, budget: Budget::Unlimited, threads: 2 };
    play(&entrants, &config, &|_, _| ()).unwrap()
}

#[test]
fn what_can_be_finished_is_finished() {
    for bot in GENTLE {
        let built =
            PositionBuilder::new("usa", 2).ticket(0, "denver", "el-paso").owns(0, "denver", "santa-fe");
        assert_eq!(decided(bot, built.hand(0, "YYGGPP").row("RRWWB")), "El Paso–Santa Fe", "{bot}");
    }
}

#[test]
fn cards_that_pile_up_are_spent_on_what_lies_near() {
    for bot in GENTLE {
        let built =
            PositionBuilder::new("usa", 2).ticket(0, "denver", "el-paso").owns(0, "denver", "santa-fe");
        let waiting = built.hand(0, "YYGGPPRRBWK").row("RRWWB").owns(1, "el-paso", "santa-fe");
        let action = decided(bot, waiting);
        assert!(action.contains('–'), "{bot} holds many cards, and its way is blocked: {action}");
    }
}

#[test]
fn a_locomotive_in_the_row_is_hard_to_resist() {
    for bot in GENTLE {
        let position =
            PositionBuilder::new("usa", 2).ticket(0, "denver", "el-paso").hand(0, "G").row("WWLRR");
        assert_eq!(decided(bot, position), "DrawFaceUp { slot: 2 }", "{bot}");
    }
}

/// Is there a way between two cities of others that this claim takes from them, though no ticket needs it?
fn is_in_the_way(view: &View, seat: SeatId, action: Action, reasons: &[Reason]) -> bool {
    let Action::Claim { route, .. } = action else { return false };
    let others = view.seats.iter().enumerate().filter(|(n, _)| *n != seat.index());
    let theirs: Vec<_> =
        others.flat_map(|(_, seat)| seat.routes.iter().flat_map(|id| view.map.route(*id).ends)).collect();
    let for_a_ticket = reasons.iter().any(|reason| {
        matches!(reason, Reason::CompletesTicket(_) | Reason::AdvancesTicket(_) | Reason::KeepsPossible(_))
    });
    view.map.route(route).ends.iter().all(|city| theirs.contains(city)) && !for_a_ticket
}

#[test]
fn the_gentlest_is_never_in_the_way_of_others_unless_its_ticket_needs_it() {
    let mut claims = 0;
    for (map, seats, seed) in
        [("usa", 2, 1), ("usa", 3, 2), ("europe", 2, 3), ("europe", 4, 4), ("usa", 5, 5)]
    {
        let mut game = Game::new(Setup::new(map, seats, seed)).unwrap();
        while let Some(seat) = game.to_move() {
            let view = game.view(seat);
            let gentle = seat.0 == 0;
            let bot = named(if gentle { "newcomer" } else { "planner" }).unwrap().make(seed);
            let choice = bot.decide(&view, &Clock::unlimited());
            // In the last round everyone takes what scores, and without cards to draw there is nothing else to do.
            if gentle && view.turns_left.is_none() && view.deck > 0 {
                claims += usize::from(matches!(choice.action, Action::Claim { .. }));
                let reasons = &choice.chosen().unwrap().reasons;
                assert!(!is_in_the_way(&view, seat, choice.action, reasons), "{map}: {:?}", choice.action);
            }
            game.apply(choice.action).unwrap();
        }
    }
    assert!(claims > 40, "{claims} claims");
}

/// Fixed deals, so the shares are the same in each run. The ladder's figures in docs/bots.md are of more games.
#[test]
fn every_quick_level_is_a_step_above_the_one_below() {
    let levels = ["newcomer", "learner", "novice", "casual", "skilled"];
    for map in ["usa", "europe"] {
        for pair in levels.windows(2) {
            let share = matched(map, [pair[1], pair[0]], 300).rows[0].wins.share;
            assert!((0.58..0.87).contains(&share), "{map}: {} won {share:.2} against {}", pair[1], pair[0]);
        }
    }
}

#[test]
fn someone_who_has_only_read_the_rules_beats_the_gentlest() {
    for map in ["usa", "europe"] {
        let share = matched(map, ["beginner", "newcomer"], 400).rows[0].wins.share;
        assert!(share >= 0.6, "{map}: {share:.2}");
    }
}

#[test]
fn the_gentlest_is_in_no_hurry_to_end_the_game() {
    for map in ["usa", "europe"] {
        let turns = |bot: &str| matched(map, [bot, bot], 60).rows[0].turns;
        let (gentlest, casual) = (turns("newcomer"), turns("casual"));
        assert!(gentlest > casual + 2.0, "{map}: {gentlest:.1} turns, casual {casual:.1}");
    }
}
