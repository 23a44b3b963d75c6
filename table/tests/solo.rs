//! One person and bots: the bots' turns, and taking back one's own.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Action, Phase, SeatColour, SeatId, SeenEvent};
use table::protocol::{
    Ask, Back, Delete, Leave, ListGames, Open, Play, Position, Seat, SessionId, Start, StartFault, TakeBack,
    Trouble, Undo, Update, Who,
};
use table::{ClientId, Job, Place, Step, Table};
use tempfile::TempDir;

/// A table on a file, whoever listens to it, and the bots' thinking done at once.
struct Evening {
    table: Table,
    told: Arc<Mutex<Vec<Update>>>,
    folder: Arc<TempDir>,
}

impl Evening {
    fn begin() -> Evening {
        Evening::at(Arc::new(tempfile::tempdir().unwrap()))
    }

    fn at(folder: Arc<TempDir>) -> Evening {
        let told = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&told);
        let place = Place::File(folder.path().join("railhead.db"));
        let table = Table::open(&place, move |_, update| heard.lock().unwrap().push(update));
        Evening { table: table.unwrap(), told, folder }
    }

    /// The app is closed and opened again.
    fn again(self) -> Evening {
        let folder = Arc::clone(&self.folder);
        drop(self);
        Evening::at(folder)
    }

    fn ask<A: Ask>(&mut self, ask: A) -> Result<A::Answer, Trouble> {
        Ok(A::unpack(self.table.answer(ClientId::ONLY, ask.into())?).unwrap())
    }

    /// Lets the bots play until the person is to move.
    fn bots(&mut self) {
        self.table.work_through(|| Duration::ZERO);
    }

    /// A game on the given map against two bots, the person first.
    fn start(&mut self, map: &str) -> Position {
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
    fn turn(&mut self, position: &Position) -> Position {
        let action = position.view.legal[0];
        self.ask(Play { session: position.session, revision: position.revision, action }).unwrap();
        self.bots();
        self.ask(Open { session: position.session }).unwrap()
    }

    fn play_to_the_end(&mut self, mut position: Position) -> Position {
        while position.view.phase != Phase::Over {
            position = self.turn(&position);
        }
        position
    }
}

#[test]
fn each_bots_move_is_one_update_and_shows_nothing_of_its_hand() {
    let mut evening = Evening::begin();
    let position = evening.start("usa");
    evening.turn(&position);
    let told = evening.told.lock().unwrap();
    assert_eq!(told.len(), 3, "Ada's choice of tickets, and one of each bot");
    for update in told.iter() {
        let Update::Moved { events, position } = update else { panic!("{update:?}") };
        assert_eq!(position.view.viewer, Some(SeatId(0)), "the window is Ada's");
        let leak = |event: &SeenEvent| matches!(event, SeenEvent::OpeningKept { seat, choice: Some(_) } if *seat != SeatId(0));
        assert!(!events.iter().any(leak), "a bot's choice is its own");
    }
}

#[test]
fn a_game_resumed_after_every_turn_ends_like_one_played_straight_through() {
    for map in ["usa", "europe"] {
        let mut evening = Evening::begin();
        let position = evening.start(map);
        let straight = evening.play_to_the_end(position);

        let mut evening = Evening::begin();
        let mut position = evening.start(map);
        while position.view.phase != Phase::Over {
            let action = position.view.legal[0];
            evening.ask(Play { session: position.session, revision: position.revision, action }).unwrap();
            // Closed while the bots have yet to move, and in the middle of turns: they go on when it is opened.
            evening = evening.again();
            evening.ask(Open { session: position.session }).unwrap();
            evening.bots();
            position = evening.ask(Open { session: position.session }).unwrap();
        }
        assert_eq!(position.view.history, straight.view.history, "{map}");
        assert_eq!(position.view.scores, straight.view.scores, "{map}");
        let card = &evening.ask(ListGames {}).unwrap()[0];
        assert!(card.summary.is_finished() && card.summary.scores.len() == 3);
    }
}

/// A slice that is longer than any thought.
const WHOLE: Duration = Duration::from_secs(3600);

fn no_time() -> Duration {
    Duration::ZERO
}

impl Evening {
    /// The person plays until a bot has something to think about.
    fn job(&mut self, position: &Position) -> Job {
        let session = position.session;
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
    fn start_against(&mut self, bot: &str) -> Position {
        let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
        let seats = vec![
            seat("Ada", SeatColour::Blue, Who::Person),
            seat("Bolt", SeatColour::Red, Who::Bot { bot: bot.into() }),
        ];
        self.ask(Start { map: "usa".into(), seats, first: Some(0), seed: Some("1".into()) }).unwrap()
    }

    fn last_told(&self) -> Option<Update> {
        self.told.lock().unwrap().last().cloned()
    }
}

#[test]
fn a_thought_about_a_game_that_was_left_changes_nothing() {
    let mut evening = Evening::begin();
    let begun = evening.start("usa");
    let job = evening.job(&begun);
    assert!(evening.table.next_job().is_none(), "one move at a time");
    let session = begun.session;
    let revision = job.key().revision;
    evening.ask(Leave { session }).unwrap();
    assert!(matches!(job.work(WHOLE, no_time), Step::Cancelled));
    assert_eq!(evening.ask(Open { session }).unwrap().revision, revision);
    assert!(evening.table.next_job().is_some(), "the bot begins anew when the game is opened again");
}

#[test]
fn leaving_deleting_or_starting_anew_ends_a_thought_that_has_begun() {
    let ways: [fn(&mut Evening, SessionId); 3] = [
        |evening, session| {
            evening.ask(Leave { session }).unwrap();
        },
        |evening, session| {
            evening.ask(Delete { game: session.game().unwrap() }).unwrap();
        },
        |evening, _| {
            evening.start("europe");
        },
    ];
    for way in ways {
        let mut evening = Evening::begin();
        let begun = evening.start_against("expert");
        let job = evening.job(&begun);
        let Step::More(job) = job.work(Duration::ZERO, no_time) else { panic!("it has more to think about") };
        way(&mut evening, begun.session);
        assert!(matches!(job.work(WHOLE, no_time), Step::Cancelled), "it was not brought to an end");
    }
}

#[test]
fn a_bot_that_came_to_grief_is_told_and_thinks_anew_after_the_next_request() {
    let mut evening = Evening::begin();
    let begun = evening.start("usa");
    let lost = evening.job(&begun).key();
    evening.table.failed(lost, "struck by a test".into());
    let told = evening.last_told();
    assert!(matches!(told, Some(Update::Stuck { game, .. }) if game == lost.game), "{told:?}");
    assert!(evening.table.next_job().is_none(), "not again and again by itself");
    evening.ask(Open { session: begun.session }).unwrap();
    assert_eq!(evening.table.next_job().expect("it is tried again").key(), lost);
}

#[test]
fn a_bot_that_came_to_grief_in_a_game_that_was_left_disturbs_no_other() {
    let mut evening = Evening::begin();
    let mut job_in_a_new_game = || {
        let begun = evening.start("usa");
        evening.job(&begun)
    };
    let (left, here) = (job_in_a_new_game(), job_in_a_new_game());
    evening.table.failed(left.key(), "struck by a test".into());
    let told = evening.last_told();
    assert!(matches!(told, Some(Update::Moved { .. })), "nobody asked for the other: {told:?}");
    let before = evening.told.lock().unwrap().len();
    evening.table.bring(here.work(WHOLE, no_time));
    assert_eq!(evening.told.lock().unwrap().len(), before + 1, "its move is made");
}

#[test]
fn a_decision_that_comes_too_late_changes_nothing() {
    let mut evening = Evening::begin();
    let begun = evening.start("usa");
    let begun = evening.turn(&begun);
    let late = evening.job(&begun).work(WHOLE, no_time);
    assert!(matches!(late, Step::Done(_)), "the bot has decided");
    let (session, game) = (begun.session, begun.session.game().unwrap());
    let now = evening.ask(Open { session }).unwrap();
    evening.ask(TakeBack { game, revision: now.revision }).unwrap();
    let before = evening.ask(Open { session }).unwrap();
    assert!(before.revision < now.revision);
    evening.table.bring(late);
    assert_eq!(evening.ask(Open { session }).unwrap(), before);
}

#[test]
fn a_turn_taken_back_is_as_if_it_had_not_been_and_the_game_is_marked() {
    let mut evening = Evening::begin();
    let position = evening.start("usa");
    let first = evening.turn(&position);
    let second = evening.turn(&first);
    assert_eq!(second.back, Back { undo: false, take_back: true });
    evening.ask(TakeBack { game: second.session.game().unwrap(), revision: second.revision }).unwrap();
    let again = evening.ask(Open { session: second.session }).unwrap();
    assert_eq!(again.revision, first.revision);
    assert_eq!(again.view, first.view);
    assert!(evening.ask(ListGames {}).unwrap()[0].taken_back);
}

#[test]
fn a_bot_that_does_not_exist_is_named() {
    let mut evening = Evening::begin();
    let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
    let seats = vec![
        seat("Ada", SeatColour::Blue, Who::Person),
        seat("Hal", SeatColour::Red, Who::Bot { bot: "hal".into() }),
    ];
    let refused = evening.ask(Start { map: "usa".into(), seats, first: None, seed: None });
    let fault = StartFault::NoSuchBot { seat: 1, bot: "hal".into() };
    assert_eq!(refused, Err(Trouble::Start { faults: vec![fault] }));
}

#[test]
fn a_claim_is_undone_as_long_as_no_move_of_a_bot_has_been_shown() {
    let mut evening = Evening::begin();
    let mut position = evening.start("usa");
    let (before, claim) = loop {
        let claim = position.view.legal.iter().copied().find(|action| matches!(action, Action::Claim { .. }));
        match claim {
            Some(claim) => break (position, claim),
            None => position = evening.turn(&position),
        }
    };
    let game = before.session.game().unwrap();
    let claimed =
        evening.ask(Play { session: game.into(), revision: before.revision, action: claim }).unwrap();
    // The bots are quick: they have moved before anyone could press a button, and before it is shown.
    evening.bots();
    let now = evening.ask(Open { session: game.into() }).unwrap();
    assert!(now.revision > claimed.revision && !now.back.undo, "who has seen a bot's move can't unsee it");
    let late = evening.ask(Undo { game, revision: now.revision });
    assert_eq!(late, Err(Trouble::CannotUndo));
    evening.ask(Undo { game, revision: claimed.revision }).unwrap();
    let undone = evening.ask(Open { session: game.into() }).unwrap();
    assert_eq!((undone.revision, undone.view), (before.revision, before.view), "as if it had never been");
    let again = evening.again().ask(Open { session: game.into() }).unwrap();
    assert_eq!(again.revision, before.revision, "on the disk as well");
}
