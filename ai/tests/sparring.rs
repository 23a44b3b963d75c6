//! The opponents that only the ladder has play by the rules too, and don't peek.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use ai::ladder::Entrant;
use ai::{Bot, Clock, Sparring};
use engine::{Chance, Game, Setup, imagine};

#[test]
fn what_a_seat_cannot_know_makes_no_difference_to_their_move() {
    for (map, seats) in [("usa", 2), ("usa", 5), ("europe", 3), ("europe", 4)] {
        let mut chance = Chance::new(seats as u64);
        let mut game = Game::new(Setup::new(map, seats, 7)).unwrap();
        let bots: Vec<Box<dyn Bot>> = Sparring::ALL.iter().map(|bot| bot.make(9)).collect();
        let mut moves = 0;
        while let Some(seat) = game.to_move() {
            let view = game.view(seat);
            let n = moves % bots.len();
            let clock = Clock::iterations(8);
            let choice = bots[n].decide(&view, &clock);
            if moves % 4 == 0 {
                let redealt = view.after(&imagine(&view, &mut chance));
                assert_eq!(bots[n].decide(&redealt, &clock), choice, "{} peeked", Sparring::ALL[n].key());
            }
            game.apply(choice.action).unwrap();
            moves += 1;
        }
    }
}

#[test]
fn they_finish_games_among_themselves() {
    for (map, seats) in [("usa", 2), ("usa", 4), ("europe", 2), ("europe", 5)] {
        for bot in Sparring::ALL {
            let mut game = Game::new(Setup::new(map, seats, 5)).unwrap();
            while let Some(seat) = game.to_move() {
                let action = bot.make(3).choose(&game.view(seat), &Clock::iterations(2));
                game.apply(action).unwrap_or_else(|why| panic!("{}: {why}", bot.key()));
            }
        }
    }
}

#[test]
fn every_name_is_that_of_one_bot() {
    let mut names: Vec<String> = Entrant::names().collect();
    let count = names.len();
    assert!(names.iter().all(|name| Entrant::named(name).is_some()));
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}
