//! A bot cannot peek: its move does not depend on anything that its seat cannot know.

#![allow(clippy::expect_used, clippy::unwrap_used)]

use ai::{Clock, Named, Rung, roster};
use engine::{Chance, Game, Setup, imagine, maps};

/// Every bot gets the same view of two different deals: the one played, and another imagined from the view, which
/// `View::after` shows as the same viewer would see it. At each moment a few bots are asked, in turn, so that every bot is
/// asked on every map.
#[test]
fn what_a_seat_cannot_know_makes_no_difference_to_its_move() {
    let everyone: Vec<Named> = roster().collect();
    for map in maps() {
        let mut asked = vec![0; everyone.len()];
        let mut next = (0..everyone.len()).cycle();
        for seats in 2..=5 {
            let mut chance = Chance::new(17 + seats as u64);
            let mut game = Game::new(Setup::new(map.key(), seats, 3 + seats as u64)).unwrap();
            while let Some(seat) = game.to_move() {
                let view = game.view(seat);
                let walk = Named::Ladder(Rung::ALL[1 + chance.below(5) as usize]);
                if chance.below(6) == 0 {
                    let redealt = view.after(&imagine(&view, &mut chance));
                    assert_eq!(view, redealt, "the seat sees no difference");
                    for n in next.by_ref().take(4) {
                        let clock = Clock::iterations(10);
                        let bot = everyone[n];
                        let [one, other] = [&view, &redealt].map(|view| bot.make(9).decide(view, &clock));
                        assert_eq!(one, other, "{} peeked", bot.name());
                        asked[n] += 1;
                    }
                }
                game.apply(walk.make(1).choose(&view, &Clock::iterations(0))).unwrap();
            }
        }
        assert!(asked.iter().all(|times| *times >= 8), "on {}, each bot's decisions: {asked:?}", map.key());
    }
}

/// The iteration budget decides the move, not how often the thought was interrupted.
#[test]
fn slices_make_no_difference_to_the_move() {
    use std::time::Duration;
    fn ticking() -> Duration {
        use std::sync::atomic::{AtomicU64, Ordering};
        static TICKS: AtomicU64 = AtomicU64::new(0);
        Duration::from_millis(TICKS.fetch_add(1, Ordering::Relaxed))
    }
    let game = Game::new(Setup::new("europe", 2, 5)).unwrap();
    let view = game.view(game.to_move().unwrap());
    for name in ["paired-rollout-300", "expert"] {
        assert_slices_change_nothing(&*ai::named(name).unwrap().make(4), &view, ticking);
    }
}

fn assert_slices_change_nothing(bot: &dyn ai::Bot, view: &engine::View, ticking: ai::Now) {
    use std::time::Duration;
    let clock = Clock::iterations(25);
    let whole = bot.decide(view, &clock);
    let mut thought = bot.consider(view);
    let mut slices = 0;
    let sliced = loop {
        slices += 1;
        assert!(view.legal.contains(&thought.so_far().action), "the best action so far is always legal");
        match thought.work(&clock.slice(Duration::from_millis(4), ticking)) {
            ai::Progress::Done(choice) => break choice,
            ai::Progress::More => {}
        }
    };
    assert_eq!(whole, sliced);
    assert!(slices > 3, "25 iterations took only {slices} slices");
}
