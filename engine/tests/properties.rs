//! What holds in every game, whatever is played: checked on random games on both maps and on made-up ones, 2 to 5 seats.
#![cfg(not(target_family = "wasm"))]
// The lint knows test functions, not the functions they share.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod checks;

use checks::{all_cards, any_map, assert_conserved, every_action, with_another};
use engine::{
    Action, Card, Cards, Chance, Event, Game, Illegal, MapName, Phase, Quiet, SeatId, Setup, View, imagine,
};
use proptest::prelude::*;

/// Every second game is on a map that nobody has drawn.
fn setups() -> impl Strategy<Value = Setup> {
    let built_in = prop_oneof![Just("usa"), Just("europe")].prop_map(MapName::built_in);
    let made_up = any::<u64>().prop_map(|number| MapName::of(&any_map(number)));
    (prop_oneof![built_in, made_up], 2..=5usize, any::<u64>())
        .prop_map(|(map, seats, seed)| Setup::around(map, seats, seed))
}

/// The same, by a generator of our own.
fn any_setup(rng: &mut Chance) -> Setup {
    let map = match rng.below(4) {
        0 => MapName::built_in("usa"),
        1 => MapName::built_in("europe"),
        _ => MapName::of(&any_map(rng.next())),
    };
    Setup::around(map, 2 + rng.below(4) as usize, rng.next())
}

/// How many cases to try: so many, or as many times more as `SOAK_TIMES` says for a long run.
fn cases(usual: u32) -> u32 {
    let times = std::env::var("SOAK_TIMES").ok().and_then(|times| times.parse::<u32>().ok());
    usual * times.unwrap_or(1)
}

/// Any action of the seat to move, each as likely.
fn pick(game: &Game, rng: &mut Chance) -> Option<Action> {
    let actions = game.legal_actions();
    (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u64) as usize])
}

/// Plays up to `most` actions at random.
fn random_game(setup: Setup, play: u64, most: usize) -> Game {
    let mut game = Game::new(setup).unwrap();
    let mut rng = Chance::new(play);
    for _ in 0..most {
        let Some(action) = pick(&game, &mut rng) else { break };
        game.apply(action).unwrap();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(24), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_and_trains_are_conserved_and_every_game_ends(setup in setups(), play: u64) {
        let mut game = Game::new(setup).unwrap();
        let mut rng = Chance::new(play);
        assert_conserved(&game);
        let mut actions = 0;
        while let Some(action) = pick(&game, &mut rng) {
            game.apply(action).unwrap();
            assert_conserved(&game);
            actions += 1;
            prop_assert!(actions < 5_000, "every game ends");
        }
        prop_assert!(game.is_over());
        let scores = game.scores();
        let totals = game.state().totals(game.map());
        for score in &scores.seats {
            prop_assert_eq!(score.total, totals[score.seat.index()]);
            let tickets: i16 = score.tickets.iter().map(|ticket| ticket.points).sum();
            prop_assert_eq!(
                score.total,
                score.routes + tickets + score.longest.bonus + score.unbuilt_stations + score.most_tickets
            );
            let walked: u8 = score.longest.routes.iter().map(|r| game.map().route(*r).length).sum();
            prop_assert_eq!(walked, score.longest.length);
        }
    }

    #[test]
    fn the_nth_action_is_the_nth_of_the_list(setup in setups(), play: u64, most in 0..400usize) {
        let game = random_game(setup, play, most);
        let (map, state) = (game.map(), game.state());
        let list = game.legal_actions();
        prop_assert_eq!(state.count_actions(map) as usize, list.len());
        for (n, action) in list.iter().enumerate() {
            prop_assert_eq!(state.nth_action(map, n as u32), Some(*action));
        }
        prop_assert_eq!(state.nth_action(map, list.len() as u32), None);
    }

    #[test]
    fn what_is_listed_is_exactly_what_is_accepted(setup in setups(), play: u64, most in 0..400usize) {
        let game = random_game(setup, play, most);
        let listed = game.legal_actions();
        let mut accepted = 0;
        for action in every_action(&game) {
            let mut tried = game.clone();
            let result = tried.apply(action);
            prop_assert_eq!(result.is_ok(), listed.contains(&action), "{:?}: {:?}", action, result);
            if let Err(why) = result {
                prop_assert!(!why.to_string().is_empty());
                prop_assert!(tried == game, "a refused action changes nothing");
            } else {
                accepted += 1;
            }
        }
        prop_assert_eq!(accepted, listed.len(), "each once");
    }

    #[test]
    fn events_rebuild_the_game_and_it_goes_on_alike(setup in setups(), play: u64, most in 0..600usize) {
        let mut game = random_game(setup, play, most);
        let text = serde_json::to_string(&(game.setup(), game.history())).unwrap();
        let (setup, events): (Setup, Vec<Event>) = serde_json::from_str(&text).unwrap();
        let mut again = Game::replay(setup, &events).unwrap();
        prop_assert!(again == game);
        prop_assert_eq!(again.played(), game.played());
        let mut rng = Chance::new(play ^ 1);
        while let Some(action) = pick(&game, &mut rng) {
            prop_assert_eq!(game.apply(action), again.apply(action));
        }
        prop_assert!(again == game);
        for seat in 0..game.state().seats() {
            prop_assert_eq!(game.view(SeatId(seat)), again.view(SeatId(seat)));
        }
    }

    #[test]
    fn seed_and_actions_make_the_same_game(setup in setups(), play: u64) {
        let game = random_game(setup.clone(), play, 300);
        let mut again = Game::new(setup).unwrap();
        for played in game.played() {
            again.apply(played.action).unwrap();
        }
        prop_assert!(again == game);
    }

    #[test]
    fn search_plays_by_the_same_rules_as_the_table(setup in setups(), play: u64) {
        let game = random_game(setup.clone(), play, 300);
        let mut quiet = *Game::new(setup).unwrap().state();
        for played in game.played() {
            quiet.play(game.map(), played.action, &mut Quiet);
        }
        prop_assert_eq!(&quiet, game.state());
    }

    #[test]
    fn a_damaged_record_is_refused_or_is_another_game(
        setup in setups(), play: u64, cut in 0..400usize, swap in 0..400usize
    ) {
        let game = random_game(setup.clone(), play, 200);
        let mut events = game.history().to_vec();
        let (cut, swap) = (cut % events.len(), swap % events.len());
        events.swap(cut, swap);
        if let Ok(other) = Game::replay(setup.clone(), &events) {
            assert_conserved(&other);
        }
        events.remove(cut);
        if let Ok(other) = Game::replay(setup, &events) {
            assert_conserved(&other);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(64), failure_persistence: None, ..ProptestConfig::default() })]

    /// The rest of a game is swapped for another that looks the same from this seat: nothing may change.
    #[test]
    fn what_is_imagined_fits_the_view(setup in setups(), play: u64, most in 0..500usize) {
        let game = random_game(setup, play, most);
        let mut rng = Chance::new(play);
        for viewer in (0..game.state().seats()).map(|seat| Some(SeatId(seat))).chain([None]) {
            let view = game.view_of(viewer);
            let state = imagine(&view, &mut rng);
            prop_assert_eq!(all_cards(&state), Cards::ALL);
            prop_assert_eq!(view.after(&state), view.clone(), "{:?}", viewer);
            // R5: during the opening not even the number put back is known.
            if state.phase() != Phase::Opening {
                prop_assert_eq!(state.ticket_deck(), game.state().ticket_deck());
            }
            let before = state;
            let mut goes_on = before;
            for _ in 0..50 {
                let count = goes_on.count_actions(game.map());
                let n = rng.below(u64::from(count.max(1))) as u32;
                let Some(action) = goes_on.nth_action(game.map(), n) else { break };
                goes_on.play(game.map(), action, &mut Quiet);
            }
            prop_assert_eq!(all_cards(&goes_on), Cards::ALL);
        }
    }

    #[test]
    fn what_a_seat_has_not_seen_is_in_the_deck_or_in_a_hand_of_which_nobody_knows(
        setup in setups(), play: u64, most in 0..500usize
    ) {
        let game = random_game(setup, play, most);
        for viewer in (0..game.state().seats()).map(|seat| Some(SeatId(seat))).chain([None]) {
            let view = game.view_of(viewer);
            let others = view.seats.iter().filter(|seat| Some(seat.seat) != viewer);
            let hidden: u8 = others.map(|seat| seat.cards - seat.known.total()).sum();
            prop_assert_eq!(view.unseen().total(), view.deck + hidden, "{:?}", viewer);
            prop_assert!(view.unseen().holds(game.state().deck()));
        }
    }
}

/// One hidden card on record is another: a seat that could not see it has the same view.
#[test]
fn views_hide_what_a_seat_cannot_know() {
    let mut compared = 0;
    for number in 0..u64::from(cases(48)) {
        let mut rng = Chance::new(number);
        let setup = any_setup(&mut rng);
        let (play, most) = (rng.next(), rng.below(120) as usize);
        let game = random_game(setup.clone(), play, most);
        for (place, event) in game.history().iter().enumerate().rev().take(60) {
            let other = Card::ALL[rng.below(9) as usize];
            let (changed, hidden) = match *event {
                Event::DrewBlind { seat, .. } => (Event::DrewBlind { seat, card: other }, seat),
                Event::Dealt { seat, cards } => {
                    (Event::Dealt { seat, cards: with_another(cards, &mut rng, other) }, seat)
                }
                _ => continue,
            };
            let mut events = game.history().to_vec();
            events[place] = changed;
            // Where the rules do not allow the other card, this is not a game.
            let Ok(twin) = Game::replay(setup.clone(), &events) else { continue };
            for viewer in (0..game.state().seats()).map(|seat| Some(SeatId(seat))).chain([None]) {
                let (view, mut twins) = (game.view_of(viewer), twin.view_of(viewer));
                if viewer != Some(hidden) {
                    twins.scores = view.scores.clone();
                    assert_eq!(view, twins, "game {number}, event {place}, {viewer:?}");
                    compared += u32::from(changed != *event);
                }
            }
        }
    }
    assert!(compared > 4 * cases(48), "only {compared} views of another game were compared");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(32), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn views_actions_and_refusals_survive_json(setup in setups(), play: u64, most in 0..400usize) {
        let game = random_game(setup, play, most);
        for viewer in [Some(SeatId(0)), Some(SeatId(1)), None] {
            let view = game.view_of(viewer);
            let text = serde_json::to_string(&view).unwrap();
            prop_assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
            let seed = game.setup().seed.to_string();
            prop_assert!(seed.len() < 6 || !text.contains(&seed), "the seed is nobody's to know");
        }
        for action in every_action(&game).into_iter().step_by(97) {
            let text = serde_json::to_string(&action).unwrap();
            prop_assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
            if let Err(why) = game.clone().apply(action) {
                let text = serde_json::to_string(&why).unwrap();
                prop_assert_eq!(serde_json::from_str::<Illegal>(&text).unwrap(), why);
            }
        }
    }
}
