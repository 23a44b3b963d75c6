//! One person and bots: the bots' turns, and taking back one's own.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Action, Phase, SeatColour, SeatId, SeenEvent};
use table::protocol::{
    Ask, Back, Delete, GameId, Leave, ListGames, Open, Play, Position, Seat, Start, StartFault, TakeBack,
    Trouble, Undo, Update, Who,
};
use table::{Place, Step, Table};
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
        let table = Table::open(&place, || Duration::ZERO, move |update| heard.lock().unwrap().push(update));
        Evening { table: table.unwrap(), told, folder }
    }

    /// The app is closed and opened again.
    fn again(self) -> Evening {
        let folder = Arc::clone(&self.folder);
        drop(self);
        Evening::at(folder)
    }

    fn ask<A: Ask>(&mut self, ask: A) -> Result<A::Answer, Trouble> {
        Ok(A::unpack(self.table.answer(ask.into())?).unwrap())
    }

    /// Lets the bots play until the person is to move.
    fn bots(&mut self) {
        while let Some(thinking) = self.table.thinking() {
            let decided = thinking.finish().expect("nobody cancels");
            self.table.decided(&decided);
        }
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
        self.ask(Play { game: position.game, revision: position.revision, action }).unwrap();
        self.bots();
        self.ask(Open { game: position.game }).unwrap()
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
            evening.ask(Play { game: position.game, revision: position.revision, action }).unwrap();
            // Closed while the bots have yet to move, and in the middle of turns: they go on when it is opened.
            evening = evening.again();
            evening.ask(Open { game: position.game }).unwrap();
            evening.bots();
            position = evening.ask(Open { game: position.game }).unwrap();
        }
        assert_eq!(position.view.history, straight.view.history, "{map}");
        assert_eq!(position.view.scores, straight.view.scores, "{map}");
        let card = &evening.ask(ListGames {}).unwrap()[0];
        assert!(card.summary.is_finished() && card.summary.scores.len() == 3);
    }
}

#[test]
fn a_thought_about_a_game_that_was_left_changes_nothing() {
    let mut evening = Evening::begin();
    let position = evening.start("usa");
    let action = position.view.legal[0];
    let game = position.game;
    let kept = evening.ask(Play { game, revision: position.revision, action }).unwrap();
    let thinking = evening.table.thinking().expect("a bot is to move");
    assert!(evening.table.thinking().is_none(), "one thought at a time");
    evening.ask(Leave { game }).unwrap();
    assert!(matches!(thinking.work(Duration::from_millis(1)), Step::Cancelled));
    assert_eq!(evening.ask(Open { game }).unwrap().revision, kept.revision);
    assert!(evening.table.thinking().is_some(), "the bot begins anew when the game is opened again");
}

#[test]
fn leaving_deleting_or_starting_anew_ends_a_thought_that_has_begun() {
    let ways: [fn(&mut Evening, GameId); 3] = [
        |evening, game| {
            evening.ask(Leave { game }).unwrap();
        },
        |evening, game| {
            evening.ask(Delete { game }).unwrap();
        },
        |evening, _| {
            evening.start("europe");
        },
    ];
    for way in ways {
        let mut evening = Evening::begin();
        let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
        let seats = vec![
            seat("Ada", SeatColour::Blue, Who::Person),
            seat("Bolt", SeatColour::Red, Who::Bot { bot: "expert".into() }),
        ];
        let begun =
            evening.ask(Start { map: "usa".into(), seats, first: Some(0), seed: Some("1".into()) }).unwrap();
        let (game, action) = (begun.game, begun.view.legal[0]);
        evening.ask(Play { game, revision: begun.revision, action }).unwrap();
        let thinking = evening.table.thinking().expect("the bot is to move");
        let Step::Thinking(thinking) = thinking.work(Duration::ZERO) else {
            panic!("it has more to think about")
        };
        way(&mut evening, game);
        assert!(thinking.finish().is_none(), "it was cancelled, not brought to an end");
    }
}

#[test]
fn a_bot_that_came_to_grief_is_told_and_thinks_anew() {
    let mut evening = Evening::begin();
    let position = evening.start("usa");
    let (game, action) = (position.game, position.view.legal[0]);
    evening.ask(Play { game, revision: position.revision, action }).unwrap();
    let lost = evening.table.thinking().expect("a bot is to move");
    evening.table.gave_up(lost.game(), "struck by a test".into());
    let told = evening.told.lock().unwrap().last().cloned();
    assert!(matches!(told, Some(Update::Stuck { game: stuck, .. }) if stuck == game), "{told:?}");
    assert!(evening.table.thinking().is_some(), "the game does not wait for a thought that is gone");
}

#[test]
fn a_bot_that_came_to_grief_in_a_game_that_was_left_disturbs_no_other() {
    let mut evening = Evening::begin();
    let mut thought_in_a_new_game = || {
        let position = evening.start("usa");
        let (game, action) = (position.game, position.view.legal[0]);
        evening.ask(Play { game, revision: position.revision, action }).unwrap();
        evening.table.thinking().expect("a bot is to move")
    };
    let (left, here) = (thought_in_a_new_game(), thought_in_a_new_game());
    evening.table.gave_up(left.game(), "struck by a test".into());
    let told = evening.told.lock().unwrap().last().cloned();
    assert!(matches!(told, Some(Update::Moved { .. })), "nobody asked for the other: {told:?}");
    let decided = here.finish().expect("nobody cancels");
    evening.table.decided(&decided);
    assert!(evening.told.lock().unwrap().len() > 2, "its move is made");
}

#[test]
fn a_decision_that_comes_too_late_changes_nothing() {
    let mut evening = Evening::begin();
    let position = evening.start("usa");
    let position = evening.turn(&position);
    let action = position.view.legal[0];
    let game = position.game;
    evening.ask(Play { game, revision: position.revision, action }).unwrap();
    let late = evening.table.thinking().map(|thinking| thinking.finish().expect("nobody cancels"));
    let now = evening.ask(Open { game }).unwrap();
    evening.ask(TakeBack { game, revision: now.revision }).unwrap();
    let before = evening.ask(Open { game }).unwrap();
    if let Some(late) = late {
        evening.table.decided(&late);
    }
    assert_eq!(evening.ask(Open { game }).unwrap(), before);
}

#[test]
fn a_turn_taken_back_is_as_if_it_had_not_been_and_the_game_is_marked() {
    let mut evening = Evening::begin();
    let position = evening.start("usa");
    let first = evening.turn(&position);
    let second = evening.turn(&first);
    assert_eq!(second.back, Back { undo: false, take_back: true });
    evening.ask(TakeBack { game: second.game, revision: second.revision }).unwrap();
    let again = evening.ask(Open { game: second.game }).unwrap();
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
    let game = before.game;
    let claimed = evening.ask(Play { game, revision: before.revision, action: claim }).unwrap();
    // The bots are quick: they have moved before anyone could press a button, and before it is shown.
    evening.bots();
    let now = evening.ask(Open { game }).unwrap();
    assert!(now.revision > claimed.revision && !now.back.undo, "who has seen a bot's move can't unsee it");
    let late = evening.ask(Undo { game, revision: now.revision });
    assert_eq!(late, Err(Trouble::CannotUndo));
    evening.ask(Undo { game, revision: claimed.revision }).unwrap();
    let undone = evening.ask(Open { game }).unwrap();
    assert_eq!((undone.revision, undone.view), (before.revision, before.view), "as if it had never been");
    let again = evening.again().ask(Open { game }).unwrap();
    assert_eq!(again.revision, before.revision, "on the disk as well");
}
