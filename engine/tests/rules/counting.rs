//! What bots ask for without a list or a table of scores is what the list and the table say.

use super::*;
use engine::{Chance, Phase, Setup};
use std::mem::discriminant;

/// A game in every phase, and those that are nearly another.
fn phases() -> Vec<Game> {
    let opening = Game::new(Setup::new("usa", 2, 1)).unwrap();
    let turn = table("europe", 2).hand(0, "RRRLLG").row("PPOLL").game();
    let after = |game: &Game, action: Action| {
        let mut game = game.clone();
        game.apply(action).unwrap();
        game
    };
    let second = after(&turn, BLIND);
    let tickets = after(&turn, Action::DrawTickets);
    let no_deck = table("usa", 3).hand(0, "").hand(1, "").row("PPOLL").deck("").discards("").game();
    let second_without_deck = after(&no_deck, face_up(0));
    let tunnel =
        table("europe", 3).hand(0, "RRRRLL").hand(1, "").row("PPOOO").deck("RRR").discards("").game();
    let tunnel = after(&tunnel, claim(route("europe", "barcelona", "pamplona"), "RR"));
    let stuck = table("usa", 2).hand(0, "").deck("").discards("").ticket_deck(&[]).trains(1, 0).game();
    let over = after(&after(&stuck, Action::Pass), Action::Pass);
    vec![opening, turn, second, tickets, no_deck, second_without_deck, tunnel, stuck, over]
}

#[test]
fn every_phase_counts_and_picks_what_it_lists() {
    let mut seen = Vec::new();
    for game in phases() {
        let (map, state) = (game.map(), game.state());
        let list = game.legal_actions();
        let phase = state.phase();
        assert_eq!(state.count_actions(map) as usize, list.len(), "{phase:?}");
        for (n, action) in list.iter().enumerate() {
            assert_eq!(state.nth_action(map, n as u32), Some(*action), "{phase:?}");
        }
        assert_eq!(state.nth_action(map, list.len() as u32), None, "{phase:?}");
        seen.push(discriminant(&phase));
    }
    let tunnel = |game: &Game| matches!(game.state().phase(), Phase::Tunnel(_));
    assert!(
        phases().iter().any(|game| tunnel(game) && game.legal_actions().len() > 2),
        "a tunnel with a choice"
    );
    let phases = [Phase::Opening, Phase::Choose, Phase::SecondCard, Phase::Tickets, Phase::Over];
    assert!(phases.iter().all(|phase| seen.contains(&discriminant(phase))), "no phase is left out");
}

#[test]
fn every_position_of_a_game_counts_and_picks_what_it_lists() {
    for (map, seats) in ["usa", "europe"].into_iter().flat_map(|map| (2..=5).map(move |seats| (map, seats))) {
        let mut game = Game::new(Setup::new(map, seats, 3)).unwrap();
        let mut rng = Chance::new(seats as u64);
        while !game.is_over() {
            let (map, state) = (game.map(), game.state());
            let list = game.legal_actions();
            let here = format!("on {} with {seats} seats", map.key());
            assert_eq!(state.count_actions(map) as usize, list.len(), "none is forgotten {here}");
            for (n, action) in list.iter().enumerate() {
                assert_eq!(state.nth_action(map, n as u32), Some(*action), "the order is the same {here}");
                assert_eq!(state.check(map, *action), Ok(()), "what is listed is legal");
            }
            game.apply(list[rng.below(list.len() as u64) as usize]).unwrap();
        }
    }
}

#[test]
fn chance_picks_each_of_what_is_listed_and_nothing_else() {
    for game in phases() {
        let list = game.legal_actions();
        let mut rng = Chance::new(7);
        let picked: Vec<Action> = (0..40 * list.len().max(1))
            .filter_map(|_| game.state().random_action(game.map(), &mut rng))
            .collect();
        assert!(picked.iter().all(|action| list.contains(action)));
        assert!(list.iter().all(|action| picked.contains(action)), "{:?}", game.state().phase());
    }
}

#[test]
fn totals_and_trails_are_those_of_the_scores() {
    let shared = table("europe", 3)
        .owns(0, "wien", "budapest")
        .owns(1, "paris", "dieppe")
        .owns(1, "roma", "brindisi")
        .owns(2, "kyiv", "warszawa")
        .owns(2, "warszawa", "wilno")
        .station(0, "roma")
        .ticket(0, "berlin", "roma")
        .ticket(2, "kyiv", "petrograd");
    let plain = table("usa", 2).owns(0, "denver", "santa-fe").ticket(0, "boston", "miami");
    for position in [shared, plain] {
        let game = position.game();
        let totals = game.state().totals(game.map());
        let scores = game.scores();
        for score in &scores.seats {
            assert_eq!(totals[score.seat.index()], score.total, "{}", score.seat);
            assert_eq!(game.state().longest_trail(game.map(), score.seat), score.longest.length);
        }
        assert!(totals[scores.seats.len()..].iter().all(|total| *total == 0), "nobody sits there");
        assert!(scores.seats.iter().any(|score| score.longest.length > 0));
    }
}

#[test]
fn the_final_scores_without_a_route_differ_by_what_it_brought() {
    for (map, seats, seed) in [("usa", 2, 5), ("usa", 4, 6), ("europe", 3, 7)] {
        let mut game = Game::new(Setup::new(map, seats, seed)).unwrap();
        let mut rng = Chance::new(seed);
        assert_eq!(game.spectator_view().scores_without(RouteId(0)), None, "it is still played");
        while let Some(action) = game.state().random_action(game.map(), &mut rng) {
            game.apply(action).unwrap();
        }
        let (view, scores) = (game.spectator_view(), game.scores());
        for route in game.map().routes() {
            let without = view.scores_without(route.id).unwrap();
            let Some(owner) = view.owner(route.id) else {
                assert_eq!(without, scores, "nobody owned it");
                continue;
            };
            for (before, after) in scores.seats.iter().zip(&without.seats) {
                let lost = if before.seat == owner { i16::from(route.points) } else { 0 };
                assert_eq!(before.routes - after.routes, lost);
                assert!(before.completed() >= after.completed(), "no ticket is done by having less");
                assert_eq!(before.tickets.len(), after.tickets.len(), "everyone's tickets are counted");
            }
        }
        assert_eq!(view.scores_without(RouteId(250)), None, "there is no such route");
    }
}
