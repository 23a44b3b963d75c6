use engine::{Game, SeatId, Setup};

use super::*;
use crate::sample_game;

const PERSON: SeatId = SeatId(0);
const BOT: SeatId = SeatId(1);

fn position() -> Snapshot {
    let game = Game::new(Setup { first: Some(PERSON), ..Setup::new("usa", 2, 1) }).expect("a game of two");
    sample_game::against_a_bot(game.view(PERSON))
}

fn step(seat: SeatId) -> PlaybackStep {
    let mut snapshot = position();
    snapshot.view.history.clear();
    PlaybackStep { events: vec![SeenEvent::DrewBlind { seat, card: None }], snapshot: Box::new(snapshot) }
}

#[test]
fn a_bots_second_move_waits_until_the_pause_after_its_first_is_over() {
    let mut playback = Playback::default();
    assert_eq!(playback.schedule(step(BOT), 100), Schedule::Show(vec![step(BOT)]), "nothing is being shown");
    playback.begin();
    assert_eq!(playback.schedule(step(BOT), 100), Schedule::Wait);
    assert!(playback.is_behind());
    assert_eq!(playback.next(), Some(step(BOT)));
    assert!(!playback.is_behind());
}

#[test]
fn a_persons_own_move_is_shown_at_once_after_all_that_came_before_it() {
    let mut playback = Playback::default();
    playback.begin();
    playback.schedule(step(BOT), 100);
    let Schedule::Show(steps) = playback.schedule(step(PERSON), 100) else {
        panic!("a person is kept waiting")
    };
    assert_eq!(steps, [step(BOT), step(PERSON)], "in the order in which they happened");
}

#[test]
fn at_no_speed_nothing_waits() {
    let mut playback = Playback::default();
    playback.begin();
    assert_eq!(playback.schedule(step(BOT), 0), Schedule::Show(vec![step(BOT)]));
}

#[test]
fn skipping_shows_everything_that_waits() {
    let mut playback = Playback::default();
    playback.begin();
    playback.schedule(step(BOT), 100);
    playback.schedule(step(BOT), 100);
    assert_eq!(playback.skip().len(), 2);
    assert_eq!(playback.next(), None);
}

#[test]
fn the_pause_follows_the_speed() {
    let events = step(BOT).events;
    let usual = pause(&events, 100);
    assert_eq!(pause(&events, 50), usual * 2, "half the speed");
    assert_eq!(pause(&events, 200), usual / 2);
    assert_eq!(pause(&events, 0), Duration::ZERO, "at once");
}

#[test]
fn the_history_that_the_table_leaves_out_is_kept() {
    let mut shown = position();
    let before = shown.view.history.clone();
    advance(&mut shown, step(BOT));
    assert_eq!(shown.view.history[..before.len()], before);
    assert_eq!(shown.view.history.last(), step(BOT).events.last());
}

#[test]
fn another_viewer_gets_the_history_as_it_was_sent() {
    let mut shown = position();
    let mut other = step(PERSON);
    other.snapshot.view.viewer = None;
    other.snapshot.view.history = vec![SeenEvent::Began { first: PERSON }];
    advance(&mut shown, other);
    assert_eq!(shown.view.history, [SeenEvent::Began { first: PERSON }]);
}
