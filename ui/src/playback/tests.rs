use engine::{Game, Payment, RouteId, SeatId, Setup};

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

/// A step of that seat, after which the device is handed on.
fn before_a_curtain(seat: SeatId, event: SeenEvent) -> PlaybackStep {
    let mut step = PlaybackStep { events: vec![event], ..step(seat) };
    step.snapshot.curtain = Some(PERSON);
    step
}

const SOME_TIME: Duration = Duration::from_millis(700);

#[test]
fn a_bots_second_move_waits_until_the_pause_after_its_first_is_over() {
    let mut playback = Playback::default();
    assert_eq!(playback.schedule(step(BOT)), Schedule::Show(vec![step(BOT)]), "nothing is being shown");
    playback.begin(SOME_TIME, None);
    assert_eq!(playback.schedule(step(BOT)), Schedule::Wait);
    assert!(playback.is_behind());
    assert_eq!(playback.next(), Some(step(BOT)));
    assert!(!playback.is_behind());
}

#[test]
fn a_persons_own_move_is_shown_at_once_after_all_that_came_before_it() {
    let mut playback = Playback::default();
    playback.begin(SOME_TIME, None);
    playback.schedule(step(BOT));
    let Schedule::Show(steps) = playback.schedule(step(PERSON)) else { panic!("a person is kept waiting") };
    assert_eq!(steps, [step(BOT), step(PERSON)], "in the order in which they happened");
}

#[test]
fn at_no_speed_nothing_waits_but_for_ones_own_lucky_tunnel() {
    let mut playback = Playback::default();
    playback.begin(pause(&step(BOT), 0), None);
    assert_eq!(playback.schedule(step(BOT)), Schedule::Show(vec![step(BOT)]));

    let (route, payment) = (RouteId(1), Payment::locomotives(1));
    let tried = |seat| SeenEvent::TunnelTried { seat, route, payment };
    let events = vec![tried(PERSON), SeenEvent::Claimed { seat: PERSON, route, payment }];
    let lucky = PlaybackStep { events, ..step(PERSON) };
    assert!(!pause(&lucky, 0).is_zero(), "or the bots would take it out of sight");
    playback.begin(pause(&lucky, 0), None);
    assert_eq!(playback.schedule(step(BOT)), Schedule::Wait);
    let theirs = PlaybackStep { events: vec![tried(BOT)], ..step(BOT) };
    assert!(pause(&theirs, 0).is_zero(), "a bot's is shown as everything else of theirs");
}

#[test]
fn skipping_shows_everything_that_waits() {
    let mut playback = Playback::default();
    playback.begin(SOME_TIME, None);
    playback.schedule(step(BOT));
    playback.schedule(step(BOT));
    assert_eq!(playback.skip().len(), 2);
    assert_eq!(playback.next(), None);
}

#[test]
fn what_comes_of_a_tunnel_is_shown_after_its_cards_and_before_all_that_follows() {
    let mut playback = Playback::default();
    playback.dig(step(PERSON));
    assert!(playback.is_behind() && playback.is_own_dig());
    assert_eq!(playback.schedule(step(BOT)), Schedule::Wait);
    assert_eq!(playback.break_through(), Some(step(PERSON)));
    assert_eq!(playback.break_through(), None, "it is shown once");
    assert_eq!(playback.skip(), [step(BOT)]);

    playback.dig(step(BOT));
    assert!(!playback.is_own_dig());
    playback.schedule(step(BOT));
    assert_eq!(playback.skip().len(), 2, "a bot's is skipped with the rest");
}

#[test]
fn the_result_of_a_move_is_seen_before_the_device_is_handed_on() {
    let claimed = SeenEvent::Claimed { seat: PERSON, route: RouteId(1), payment: Payment::locomotives(1) };
    let claim = before_a_curtain(PERSON, claimed);
    assert!(keeps_curtain_back(&claim) && pause(&claim, 0) >= Duration::from_millis(1500), "at any speed");
    let drew = before_a_curtain(PERSON, SeenEvent::DrewBlind { seat: PERSON, card: None });
    assert!(!keeps_curtain_back(&drew), "that card is shown by itself");

    let mut playback = Playback::default();
    playback.begin(pause(&claim, 0), Some(PERSON));
    assert!(playback.is_behind(), "a touch is enough to go on");
    assert_eq!(playback.take_curtain(), Some(PERSON));
    assert!(!playback.is_behind());
}

#[test]
fn the_pause_follows_the_speed() {
    let step = step(BOT);
    let usual = pause(&step, 100);
    assert_eq!(pause(&step, 50), usual * 2, "half the speed");
    assert_eq!(pause(&step, 200), usual / 2);
    assert_eq!(pause(&step, 0), Duration::ZERO, "at once");
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
