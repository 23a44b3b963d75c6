//! One person and bots: the bots' turns, and taking back the person's own.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Action, Phase, SeatColour, SeatId, SeenEvent};
use table::protocol::{
    Ask, Back, Delete, Leave, ListGames, Open, Play, Seat, SessionId, Snapshot, Start, StartError,
    TableError, TakeBack, Undo, Update, Who,
};
use table::{ClientId, Job, JobProgress, Location, Table};
use tempfile::TempDir;

/// A table on a file, and all its updates. Bots move only when `bots` is called.
struct TestClient {
    table: Table,
    updates: Arc<Mutex<Vec<Update>>>,
    folder: Arc<TempDir>,
}

impl TestClient {
    fn begin() -> TestClient {
        TestClient::at(Arc::new(tempfile::tempdir().unwrap()))
    }

    fn at(folder: Arc<TempDir>) -> TestClient {
        let updates = Arc::new(Mutex::new(Vec::new()));
        let received = Arc::clone(&updates);
        let place = Location::File(folder.path().join("railhead.db"));
        let table = Table::open(&place, move |_, update| received.lock().unwrap().push(update));
        TestClient { table: table.unwrap(), updates, folder }
    }

    /// The app is closed and opened again.
    fn again(self) -> TestClient {
        let folder = Arc::clone(&self.folder);
        drop(self);
        TestClient::at(folder)
    }

    fn ask<A: Ask>(&mut self, ask: A) -> Result<A::Answer, TableError> {
        Ok(A::unpack(self.table.answer(ClientId::ONLY, ask.into())?).unwrap())
    }

    /// Lets the bots play until the person is to move.
    fn bots(&mut self) {
        self.table.work_through(|| Duration::ZERO);
    }

    /// A game on the given map against two bots, the person first.
    fn start(&mut self, map: &str) -> Snapshot {
        let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
        let bot = || Who::Bot { bot: "random".into() };
        let seats = vec![
            seat("Ada", SeatColour::Blue, Who::Person),
            seat("Bolt", SeatColour::Red, bot()),
            seat("Cog", SeatColour::Green, bot()),
        ];
        self.ask(Start { map: map.into(), seats, first: Some(0), seed: Some("42".into()) }).unwrap()
    }

    /// The person plays the first legal action, then the bots play.
    fn turn(&mut self, snapshot: &Snapshot) -> Snapshot {
        let action = snapshot.view.legal[0];
        self.ask(Play { session: snapshot.session, revision: snapshot.revision, action }).unwrap();
        self.bots();
        self.ask(Open { session: snapshot.session }).unwrap()
    }

    fn play_to_the_end(&mut self, mut snapshot: Snapshot) -> Snapshot {
        while snapshot.view.phase != Phase::Over {
            snapshot = self.turn(&snapshot);
        }
        snapshot
    }
}

#[test]
fn each_bots_move_is_one_update_and_shows_nothing_of_its_hand() {
    let mut client = TestClient::begin();
    let snapshot = client.start("usa");
    client.turn(&snapshot);
    let updates = client.updates.lock().unwrap();
    assert_eq!(updates.len(), 3, "Ada's choice of tickets, and one of each bot");
    for update in updates.iter() {
        let Update::Moved { events, snapshot } = update else { panic!("{update:?}") };
        assert_eq!(snapshot.view.viewer, Some(SeatId(0)), "the window is Ada's");
        let leak = |event: &SeenEvent| matches!(event, SeenEvent::OpeningKept { seat, choice: Some(_) } if *seat != SeatId(0));
        assert!(!events.iter().any(leak), "a bot's choice is its own");
    }
}

#[test]
fn a_game_resumed_after_every_turn_ends_like_one_played_straight_through() {
    for map in ["usa", "europe"] {
        let mut client = TestClient::begin();
        let snapshot = client.start(map);
        let straight = client.play_to_the_end(snapshot);

        let mut client = TestClient::begin();
        let mut snapshot = client.start(map);
        while snapshot.view.phase != Phase::Over {
            let action = snapshot.view.legal[0];
            client.ask(Play { session: snapshot.session, revision: snapshot.revision, action }).unwrap();
            // The app is closed before the bots have moved, and in the middle of turns: they move when the game is opened.
            client = client.again();
            client.ask(Open { session: snapshot.session }).unwrap();
            client.bots();
            snapshot = client.ask(Open { session: snapshot.session }).unwrap();
        }
        assert_eq!(snapshot.view.history, straight.view.history, "{map}");
        assert_eq!(snapshot.view.scores, straight.view.scores, "{map}");
        let card = &client.ask(ListGames {}).unwrap()[0];
        assert!(card.summary.is_finished() && card.summary.scores.len() == 3);
    }
}

/// A slice that is longer than any job.
const WHOLE: Duration = Duration::from_secs(3600);

fn no_time() -> Duration {
    Duration::ZERO
}

impl TestClient {
    /// The person plays until a bot has something to think about.
    fn job(&mut self, snapshot: &Snapshot) -> Job {
        let session = snapshot.session;
        loop {
            if let Some(job) = self.table.next_job() {
                return job;
            }
            let now = self.ask(Open { session }).unwrap();
            let action = now.view.legal[0];
            self.ask(Play { session, revision: now.revision, action }).unwrap();
        }
    }

    /// Against one bot.
    fn start_against(&mut self, bot: &str) -> Snapshot {
        let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
        let seats = vec![
            seat("Ada", SeatColour::Blue, Who::Person),
            seat("Bolt", SeatColour::Red, Who::Bot { bot: bot.into() }),
        ];
        self.ask(Start { map: "usa".into(), seats, first: Some(0), seed: Some("1".into()) }).unwrap()
    }

    fn last_update(&self) -> Option<Update> {
        self.updates.lock().unwrap().last().cloned()
    }
}

#[test]
fn a_job_of_a_game_that_was_left_changes_nothing() {
    let mut client = TestClient::begin();
    let begun = client.start("usa");
    let job = client.job(&begun);
    assert!(client.table.next_job().is_none(), "one move at a time");
    let session = begun.session;
    let revision = job.key().revision;
    client.ask(Leave { session }).unwrap();
    assert!(matches!(job.work(WHOLE, no_time), JobProgress::Cancelled));
    assert_eq!(client.ask(Open { session }).unwrap().revision, revision);
    assert!(client.table.next_job().is_some(), "the bot begins anew when the game is opened again");
}

#[test]
fn leaving_deleting_or_starting_anew_cancels_a_running_job() {
    let ways: [fn(&mut TestClient, SessionId); 3] = [
        |client, session| {
            client.ask(Leave { session }).unwrap();
        },
        |client, session| {
            client.ask(Delete { game: session.game().unwrap() }).unwrap();
        },
        |client, _| {
            client.start("europe");
        },
    ];
    for way in ways {
        let mut client = TestClient::begin();
        let begun = client.start_against("expert");
        let job = client.job(&begun);
        let JobProgress::More(job) = job.work(Duration::ZERO, no_time) else {
            panic!("it has more to think about")
        };
        way(&mut client, begun.session);
        assert!(matches!(job.work(WHOLE, no_time), JobProgress::Cancelled), "it was cancelled");
    }
}

#[test]
fn a_bot_that_panicked_is_reported_and_tried_again_after_the_next_request() {
    let mut client = TestClient::begin();
    let begun = client.start("usa");
    let job = client.job(&begun);
    let lost = job.key();
    client.table.failed(&job.handle(), "struck by a test".into());
    let updates = client.last_update();
    assert!(matches!(updates, Some(Update::Stuck { game, .. }) if game == lost.game), "{updates:?}");
    assert!(client.table.next_job().is_none(), "it is not retried without a request");
    client.ask(Open { session: begun.session }).unwrap();
    assert_eq!(client.table.next_job().expect("it is tried again").key(), lost);
}

#[test]
fn a_bot_that_panicked_in_a_game_that_was_left_does_not_disturb_another_game() {
    let mut client = TestClient::begin();
    let mut job_in_a_new_game = || {
        let begun = client.start("usa");
        client.job(&begun)
    };
    let (left, here) = (job_in_a_new_game(), job_in_a_new_game());
    client.table.failed(&left.handle(), "struck by a test".into());
    let updates = client.last_update();
    assert!(matches!(updates, Some(Update::Moved { .. })), "nobody asked for the other: {updates:?}");
    let before = client.updates.lock().unwrap().len();
    client.table.bring(here.work(WHOLE, no_time));
    assert_eq!(client.updates.lock().unwrap().len(), before + 1, "its move is made");
}

#[test]
fn a_bot_that_panicked_after_its_game_was_left_does_not_stop_the_one_that_thinks_since() {
    let mut client = TestClient::begin();
    let begun = client.start("usa");
    let old = client.job(&begun).handle();
    client.ask(Leave { session: begun.session }).unwrap();
    client.ask(Open { session: begun.session }).unwrap();
    let new = client.table.next_job().expect("the bot thinks again");
    client.updates.lock().unwrap().clear();
    client.table.failed(&old, "struck by a test".into());
    assert!(client.updates.lock().unwrap().is_empty(), "nobody waits for the old job");
    client.table.bring(new.work(WHOLE, no_time));
    assert!(matches!(client.last_update(), Some(Update::Moved { .. })), "the new one's move is made");
}

#[test]
fn a_move_that_comes_too_late_changes_nothing() {
    let mut client = TestClient::begin();
    let begun = client.start("usa");
    let begun = client.turn(&begun);
    let late = client.job(&begun).work(WHOLE, no_time);
    assert!(matches!(late, JobProgress::Done(_)), "the bot has decided");
    let (session, game) = (begun.session, begun.session.game().unwrap());
    let now = client.ask(Open { session }).unwrap();
    client.ask(TakeBack { game, revision: now.revision }).unwrap();
    let before = client.ask(Open { session }).unwrap();
    assert!(before.revision < now.revision);
    client.table.bring(late);
    assert_eq!(client.ask(Open { session }).unwrap(), before);
}

#[test]
fn a_turn_taken_back_leaves_no_trace_but_the_games_mark() {
    let mut client = TestClient::begin();
    let snapshot = client.start("usa");
    let first = client.turn(&snapshot);
    let second = client.turn(&first);
    assert_eq!(second.back, Back { undo: false, take_back: true });
    client.ask(TakeBack { game: second.session.game().unwrap(), revision: second.revision }).unwrap();
    let again = client.ask(Open { session: second.session }).unwrap();
    assert_eq!(again.revision, first.revision);
    assert_eq!(again.view, first.view);
    assert!(client.ask(ListGames {}).unwrap()[0].taken_back);
}

#[test]
fn a_finished_game_tells_the_seed_that_deals_it_again() {
    let mut client = TestClient::begin();
    let first = client.start("europe");
    assert_eq!(first.seed, None, "while it is played, it would tell the deck");
    let (seats, opening) = (first.seats.clone(), first.view.clone());
    let over = client.play_to_the_end(first);
    assert_eq!(over.seed, Some(42));
    let seed = over.seed.map(|seed| seed.to_string());
    let again = client.ask(Start { map: "europe".into(), seats, first: Some(0), seed }).unwrap();
    assert_eq!((again.view, again.seed), (opening, None));
}

#[test]
fn an_unknown_bot_is_named_in_the_error() {
    let mut client = TestClient::begin();
    let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
    let seats = vec![
        seat("Ada", SeatColour::Blue, Who::Person),
        seat("Hal", SeatColour::Red, Who::Bot { bot: "hal".into() }),
    ];
    let refused = client.ask(Start { map: "usa".into(), seats, first: None, seed: None });
    let error = StartError::NoSuchBot { seat: 1, bot: "hal".into() };
    assert_eq!(refused, Err(TableError::Start { errors: vec![error] }));
}

#[test]
fn a_claim_is_undone_as_long_as_no_move_of_a_bot_has_been_shown() {
    let mut client = TestClient::begin();
    let mut snapshot = client.start("usa");
    let (before, claim) = loop {
        let claim = snapshot.view.legal.iter().copied().find(|action| matches!(action, Action::Claim { .. }));
        match claim {
            Some(claim) => break (snapshot, claim),
            None => snapshot = client.turn(&snapshot),
        }
    };
    let game = before.session.game().unwrap();
    let claimed =
        client.ask(Play { session: game.into(), revision: before.revision, action: claim }).unwrap();
    // Bots are quick: they have moved before their moves are shown, and before anyone can press a button.
    client.bots();
    let now = client.ask(Open { session: game.into() }).unwrap();
    assert!(now.revision > claimed.revision && !now.back.undo, "a bot's move that was seen can't be unseen");
    let late = client.ask(Undo { game, revision: now.revision });
    assert_eq!(late, Err(TableError::CannotUndo));
    client.ask(Undo { game, revision: claimed.revision }).unwrap();
    let undone = client.ask(Open { session: game.into() }).unwrap();
    assert_eq!(
        (undone.revision, undone.view),
        (before.revision, before.view),
        "as if the claim had not been made"
    );
    let again = client.again().ask(Open { session: game.into() }).unwrap();
    assert_eq!(again.revision, before.revision, "and so it is on disk");
}
