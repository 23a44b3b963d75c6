//! One game with everything checked. A failed check panics; the number of the game plays it again.

#![allow(clippy::expect_used)] // a failed check is what this program is for

use crate::checks::{all_cards, any_map, assert_conserved, every_action, with_another};
use crate::player::Player;
use engine::{
    Action, Card, Cards, Chance, Event, Game, MapName, Phase, Quiet, Record, SeatId, Setup, State, imagine,
};

/// No game lasts longer.
const MOST_ACTIONS: usize = 5_000;

/// Plays game `n` and gives its number of actions.
pub(crate) fn play(n: u64) -> u64 {
    let mut rng = Chance::new(n);
    let map = match n % 4 {
        0 => MapName::built_in("usa"),
        1 | 2 => MapName::built_in("europe"),
        // Every fourth game is on a random map.
        _ => MapName::of(&any_map(n)),
    };
    let seats = 2 + (n / 4 % 4) as usize;
    let mut game = Game::new(Setup::around(map, seats, rng.next())).expect("a game");
    let player = Player::new(n / 8);
    // When the expensive checks are made: somewhere within a game of usual length.
    let stop = rng.below(150 * seats as u64) as usize;
    let mut quiet = *game.state();
    assert_conserved(&game);
    while !game.is_over() {
        let list = game.legal_actions();
        counted_as_listed(&game, &list, &mut rng);
        if game.played().len() == stop {
            listed_is_accepted(&game, &list, n, &mut rng);
            imagined_fits(&game, &mut rng);
            hidden_is_hidden(&game, &mut rng);
            replay_rebuilds(&game);
        }
        let action = player.choose(&game, &list, &mut rng).expect("an action while the game lasts");
        game.apply(action).expect("what is listed is accepted");
        quiet.play(game.map(), action, &mut Quiet);
        assert!(quiet == *game.state(), "search plays by the same rules");
        assert_conserved(&game);
        assert!(game.played().len() < MOST_ACTIONS, "every game ends");
    }
    assert!(game.legal_actions().is_empty() && game.to_move().is_none());
    scores_add_up(&game);
    replay_rebuilds(&game);
    imagined_fits(&game, &mut rng);
    if n.is_multiple_of(8) {
        record_reads_back(&game);
    }
    game.played().len() as u64
}

fn counted_as_listed(game: &Game, list: &[Action], rng: &mut Chance) {
    let (map, state) = (game.map(), game.state());
    assert_eq!(state.count_actions(map) as usize, list.len());
    let n = rng.below(list.len() as u64 + 1) as usize;
    assert_eq!(state.nth_action(map, n as u32), list.get(n).copied());
    // `random_action` picks the same action as picking from the list with the same random number.
    let (mut one, mut other) = (*rng, *rng);
    let place = one.below(list.len() as u64) as usize;
    assert_eq!(state.random_action(map, &mut other), Some(list[place]));
}

/// Listed ⇔ accepted, for a sample of all actions that can be expressed; in some games for all of them.
fn listed_is_accepted(game: &Game, list: &[Action], n: u64, rng: &mut Chance) {
    let all = every_action(game);
    let step = if n.is_multiple_of(256) { 1 } else { 101 };
    let first = rng.below(step as u64) as usize;
    for action in all.into_iter().skip(first).step_by(step).chain(list.iter().copied()) {
        let accepted = game.state().check(game.map(), action);
        assert_eq!(accepted.is_ok(), list.contains(&action), "{action:?}: {accepted:?}");
        if let (Err(why), 0) = (accepted, rng.below(16)) {
            let mut tried = game.clone();
            assert_eq!(tried.apply(action), Err(why));
            assert!(tried == *game, "a refused action changes nothing");
        }
    }
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<SeatId>> + use<> {
    (0..game.state().seats()).map(|seat| Some(SeatId(seat))).chain([None])
}

fn imagined_fits(game: &Game, rng: &mut Chance) {
    for viewer in viewers(game) {
        let view = game.view_of(viewer);
        let mut state = imagine(&view, rng);
        assert_eq!(all_cards(&state), Cards::ALL);
        assert_eq!(view.after(&state), view, "{viewer:?}");
        // R5: during the opening not even the number put back is known.
        if state.phase() != Phase::Opening {
            assert_eq!(state.ticket_deck(), game.state().ticket_deck());
        }
        go_on(game, &mut state, rng);
    }
}

fn go_on(game: &Game, state: &mut State, rng: &mut Chance) {
    for _ in 0..40 {
        let Some(action) = state.random_action(game.map(), rng) else { break };
        state.play(game.map(), action, &mut Quiet);
    }
    assert_eq!(all_cards(state), Cards::ALL);
}

/// Replaces one hidden card of the history by another: seats that could not see it must have the same view.
fn hidden_is_hidden(game: &Game, rng: &mut Chance) {
    let hidden: Vec<usize> = game
        .history()
        .iter()
        .enumerate()
        .filter(|(_, event)| matches!(event, Event::DrewBlind { .. } | Event::Dealt { .. }))
        .map(|(place, _)| place)
        .collect();
    let place = hidden[rng.below(hidden.len() as u64) as usize];
    let mut events = game.history().to_vec();
    let other = Card::ALL[rng.below(9) as usize];
    let owner = match &mut events[place] {
        Event::DrewBlind { seat, card } => {
            *card = other;
            *seat
        }
        Event::Dealt { seat, cards } => {
            *cards = with_another(*cards, rng, other);
            *seat
        }
        _ => return,
    };
    // With the other card the history may break the rules; then there is nothing to compare.
    let Ok(twin) = Game::replay(game.setup().clone(), &events) else { return };
    for viewer in viewers(game).filter(|viewer| *viewer != Some(owner)) {
        assert_eq!(game.view_of(viewer), twin.view_of(viewer), "{viewer:?}");
    }
}

fn replay_rebuilds(game: &Game) {
    let again = Game::replay(game.setup().clone(), game.history()).expect("its own record");
    assert!(again == *game, "events rebuild the game");
    assert_eq!(again.played(), game.played());
    for viewer in viewers(game) {
        assert_eq!(again.view_of(viewer), game.view_of(viewer));
    }
}

fn scores_add_up(game: &Game) {
    let (scores, totals) = (game.scores(), game.state().totals(game.map()));
    assert!(!scores.winners.is_empty());
    for score in &scores.seats {
        let tickets: i16 = score.tickets.iter().map(|ticket| ticket.points).sum();
        let parts = score.routes + tickets + score.longest.bonus + score.unbuilt_stations;
        assert_eq!((score.total, score.total), (totals[score.seat.index()], parts));
        let walked: u8 = score.longest.routes.iter().map(|r| game.map().route(*r).length).sum();
        assert_eq!(walked, score.longest.length);
        assert_eq!(walked, game.state().longest_trail(game.map(), score.seat));
    }
}

fn record_reads_back(game: &Game) {
    let text = Record::new(game.clone()).write();
    let read = Record::read(&text).expect("its own text");
    assert!(read.game() == game, "the text is the game");
    assert_eq!(read.write(), text);
}
