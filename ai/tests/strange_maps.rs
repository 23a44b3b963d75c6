//! Bots on random maps: they play by the rules, they do not panic, and every game ends.
#![allow(clippy::unwrap_used)]

// The engine's checks can make random maps.
#[path = "../../engine/tests/checks/maps.rs"]
mod maps;

use ai::{Bot, Clock, Named, roster};
use engine::{Chance, Game, Map, MapName, Setup};
use std::sync::Arc;

/// More actions than any game has.
const MOST_ACTIONS: usize = 5_000;

/// The number of games in which each bot has the first seat.
const GAMES_PER_BOT: usize = 8;

/// Iterations for a move: very few, as this tests whether the bots play, not how well.
const ITERATIONS: u64 = 6;

fn play(map: &Arc<Map>, table: &[Named], seed: u64) -> Game {
    let mut game = Game::new(Setup::around(MapName::of(map), table.len(), seed)).unwrap();
    let mut bots: Vec<Box<dyn Bot>> = table.iter().map(|bot| bot.make(seed)).collect();
    let mut actions = 0;
    while let Some(seat) = game.to_move() {
        let action = bots[seat.index()].choose(&game.view(seat), &Clock::iterations(ITERATIONS));
        let name = table[seat.index()].name();
        game.apply(action).unwrap_or_else(|why| panic!("{name} on map {seed} played {action:?}: {why}"));
        actions += 1;
        assert!(actions < MOST_ACTIONS, "map {seed}: the game does not end");
    }
    game
}

/// Each bot plays some of these games, against random other bots.
#[test]
fn every_bot_plays_by_the_rules_on_random_maps() {
    let bots: Vec<Named> = roster().collect();
    let mut chance = Chance::new(4711);
    let (mut played, mut claims) = (0, 0);
    for (number, bot) in (0..).zip(bots.iter().cycle().take(GAMES_PER_BOT * bots.len())) {
        let seats = 2 + chance.below(4) as usize;
        let mut table = vec![*bot];
        table.extend((1..seats).map(|_| bots[chance.below(bots.len() as u64) as usize]));
        let game = play(&maps::any_map(number), &table, number);
        played += 1;
        claims += game.state().routes(engine::SeatId(0)).count();
    }
    assert_eq!(played, GAMES_PER_BOT * bots.len());
    assert!(claims > 2 * played, "they built {claims} routes in {played} games: hardly any");
}
