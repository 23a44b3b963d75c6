//! R19: drawing tickets.

use super::*;
use engine::{Illegal, Keep, Phase};

const FOUR: [(&str, &str); 4] =
    [("denver", "el-paso"), ("boston", "miami"), ("dallas", "new-york"), ("calgary", "phoenix")];

fn keep(bits: u8) -> Action {
    Action::KeepTickets { keep: Keep(bits) }
}

#[test]
fn r19_three_are_drawn_one_at_least_is_kept_and_the_rest_go_under_in_the_order_drawn() {
    let mut game = table("usa", 2).ticket_deck(&FOUR).game();
    game.apply(Action::DrawTickets).unwrap();
    let offer = *game.state().offer(seat(0));
    assert_eq!(offer.len(), 3);
    assert_eq!(game.state().phase(), Phase::Tickets);
    assert_eq!(game.apply(keep(0)), Err(Illegal::KeepMore { least: 1 }));
    assert_eq!(game.apply(keep(0b1001)), Err(Illegal::NotOffered));
    game.apply(keep(0b010)).unwrap();
    assert_eq!(game.state().tickets(seat(0)).collect::<Vec<_>>(), [offer.tickets()[1]]);
    game.apply(Action::DrawTickets).unwrap();
    let next = *game.state().offer(seat(1));
    assert_eq!(next.tickets()[1..], [offer.tickets()[0], offer.tickets()[2]], "in the order drawn");
}

#[test]
fn r19_what_is_left_is_drawn_if_there_are_fewer_and_nothing_from_an_empty_deck() {
    let mut game = table("usa", 2).ticket_deck(&FOUR[..2]).game();
    game.apply(Action::DrawTickets).unwrap();
    assert_eq!(game.state().offer(seat(0)).len(), 2);
    game.apply(keep(0b11)).unwrap();
    assert_eq!(game.apply(Action::DrawTickets), Err(Illegal::NoTickets));
    assert!(!game.legal_actions().contains(&Action::DrawTickets));
}

#[test]
fn r19_keeping_is_for_those_who_drew() {
    let mut game = table("usa", 2).game();
    assert_eq!(game.apply(keep(1)), Err(Illegal::NoOffer));
}

/// A game put together by hand has no history that tells of its tickets; the view does.
#[test]
fn what_is_imagined_of_a_game_put_together_by_hand_has_its_tickets() {
    let mut game = table("usa", 3).ticket_deck(&FOUR).ticket(0, "los-angeles", "new-york").game();
    let fits = |game: &Game| {
        let view = game.view(seat(0));
        for seed in 0..20 {
            let state = engine::imagine(&view, &mut engine::Chance::new(seed));
            assert_eq!(view, view.after(&state), "the seat sees no difference");
            assert_eq!(state.tickets(seat(0)).collect::<Vec<_>>(), view.tickets);
            assert_eq!(state.ticket_deck(), view.ticket_deck);
        }
    };
    fits(&game);
    game.apply(Action::DrawTickets).unwrap();
    fits(&game);
    game.apply(keep(0b101)).unwrap();
    fits(&game);
    game.apply(Action::DrawTickets).unwrap();
    fits(&game);
}

/// Where long tickets go back under the deck, they are drawn in mid-game too, and in the end all hands are open (R5).
#[test]
fn what_is_imagined_of_a_finished_game_has_everyones_tickets() {
    let text =
        engine::maps()[1].write().replace("returned out", "returned under").replace("trains 45", "trains 12");
    let map = Map::bring(&text).unwrap();
    for seed in 0..6 {
        let setup = engine::Setup::around(engine::MapName::of(&map), 5, seed);
        let mut game = Game::new(setup).unwrap();
        let mut rng = engine::Chance::new(seed);
        while !game.is_over() {
            let actions = game.legal_actions();
            let tickets = actions.iter().find(|action| **action == Action::DrawTickets);
            let any = actions[rng.below(actions.len() as u64) as usize];
            game.apply(*tickets.filter(|_| rng.below(4) == 0).unwrap_or(&any)).unwrap();
        }
        for viewer in (0..5).map(|n| Some(seat(n))).chain([None]) {
            let view = game.view_of(viewer);
            for n in 0..20 {
                let state = engine::imagine(&view, &mut engine::Chance::new(n));
                assert_eq!(view.after(&state), view, "{viewer:?} sees no difference");
                assert!((0..5).all(|n| state.tickets(seat(n)).eq(game.state().tickets(seat(n)))));
            }
        }
    }
}
