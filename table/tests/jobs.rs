//! Jobs: they run in order of urgency and in slices, and only clients that may know the result get it.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod client;

use std::time::Duration;

use client::TestClient;
use engine::{Action, SeatId};
use table::protocol::{
    Appraise, GameId, Leave, Open, Play, ReplaceBot, Snapshot, TableError, TakeBack, Update, Who,
};
use table::{JobProgress, Location, Task, machine_now};

const SLICE: Duration = Duration::from_millis(2);

/// Starts a game in which the person has made some moves, and is to move.
fn begun(bots: &[&str]) -> (TestClient, GameId, Snapshot) {
    let mut client = TestClient::begin();
    let game = client.start("usa", bots, 5).session.game().unwrap();
    let snapshot = client.play(game, 6);
    client.updates.lock().unwrap().clear();
    (client, game, snapshot)
}

/// Plays an action of the person, and returns the revision at which it was decided.
fn last_own(client: &mut TestClient, game: GameId) -> u32 {
    let before = client.ask(Open { session: game.into() }).unwrap();
    let action = before.view.legal[0];
    client.ask(Play { session: game.into(), revision: before.revision, action }).unwrap();
    client.updates.lock().unwrap().clear();
    before.revision
}

#[test]
fn a_decision_is_appraised_in_slices_and_never_twice() {
    let (mut client, game, _) = begun(&["novice"]);
    let at = last_own(&mut client, game);
    client.bots();
    client.updates.lock().unwrap().clear();
    client.ask(Appraise { game, at }).unwrap();
    let mut slices = 0;
    while let Some(job) = client.table.next_job() {
        assert_eq!(job.key().task, Task::Appraise);
        client.table.bring(job.work(SLICE, machine_now));
        slices += 1;
    }
    let updates = std::mem::take(&mut *client.updates.lock().unwrap());
    assert!(slices > 2 && updates.len() == slices, "{slices} slices, {} updates", updates.len());
    let percent = |update: &Update| match update {
        Update::Appraising { percent, .. } => Some(*percent),
        _ => None,
    };
    let shares: Vec<u8> = updates.iter().filter_map(percent).collect();
    assert!(shares.is_sorted() && shares.last() > Some(&0), "{shares:?}");
    let Some(Update::Appraised { choice, .. }) = updates.last() else { panic!("{updates:?}") };
    let snapshot = client.ask(Open { session: game.into() }).unwrap();
    assert!(choice.candidates.iter().filter(|candidate| candidate.evaluation.is_some()).count() > 1);
    assert!(snapshot.revision > at);

    client.ask(Appraise { game, at }).unwrap();
    assert!(client.table.next_job().is_none(), "the result is known already");
    assert_eq!(client.updates.lock().unwrap().last(), updates.last());
}

#[test]
fn a_bots_move_comes_before_an_appraisal_that_has_begun() {
    let (mut client, game, _) = begun(&["novice"]);
    let at = last_own(&mut client, game);
    client.bots();
    client.ask(Appraise { game, at }).unwrap();
    let job = client.table.next_job().expect("the appraisal");
    client.table.bring(job.work(Duration::ZERO, || Duration::ZERO));
    // The person plays on, until it is the bot's turn.
    let session = game.into();
    let mut next = client.table.next_job().expect("the appraisal goes on");
    while next.key().task == Task::Appraise {
        client.table.bring(next.work(Duration::ZERO, || Duration::ZERO));
        let now = client.ask(Open { session }).unwrap();
        client.ask(Play { session, revision: now.revision, action: now.view.legal[0] }).unwrap();
        next = client.table.next_job().expect("something is left to do");
    }
    assert_eq!(next.key().task, Task::Move);
    client.table.bring(next.work(Duration::from_secs(9), || Duration::ZERO));
    client.bots();
    let updates = client.updates.lock().unwrap();
    assert!(matches!(updates.last(), Some(Update::Appraised { .. })), "and the appraisal after it");
}

#[test]
fn leaving_ends_an_appraisal_that_has_begun() {
    let (mut client, game, snapshot) = begun(&["novice"]);
    client.ask(Appraise { game, at: snapshot.revision }).unwrap();
    let job = client.table.next_job().expect("the appraisal");
    let JobProgress::More(job) = job.work(Duration::ZERO, || Duration::ZERO) else {
        panic!("it has more to do")
    };
    client.ask(Leave { session: game.into() }).unwrap();
    let step = job.work(Duration::from_secs(60), || Duration::ZERO);
    assert!(matches!(step, JobProgress::Cancelled));
    client.table.bring(step);
    assert!(client.updates.lock().unwrap().is_empty(), "a client that has left gets no updates");
    assert!(client.table.next_job().is_none());
}

#[test]
fn making_the_decision_ends_an_appraisal_of_it_and_going_back_ends_only_later_ones() {
    let (mut client, game, snapshot) = begun(&["novice"]);
    let session = game.into();
    client.ask(Appraise { game, at: snapshot.revision }).unwrap();
    let action = snapshot.view.legal.iter().copied().find(|action| *action != Action::DrawBlind);
    let played = Play { session, revision: snapshot.revision, action: action.unwrap() };
    client.ask(played).unwrap();
    let appraisals = |client: &mut TestClient| {
        let mut found = Vec::new();
        while let Some(job) = client.table.next_job() {
            found.extend((job.key().task == Task::Appraise).then_some(job.key().revision));
        }
        found
    };
    assert_eq!(appraisals(&mut client), [0; 0], "what was done may not be among what it compares");

    let (mut client, game, _) = begun(&["novice"]);
    let at = last_own(&mut client, game);
    client.bots();
    let first = (0..at).find(|at| client.ask(Appraise { game, at: *at }).is_ok()).expect("a decision");
    client.ask(Appraise { game, at }).unwrap();
    let now = client.ask(Open { session: game.into() }).unwrap();
    client.ask(TakeBack { game, revision: now.revision }).unwrap();
    assert_eq!(appraisals(&mut client), [first], "the later one is about a move that was taken back");
}

#[test]
fn only_ones_own_decisions_are_appraised_until_the_game_is_over() {
    let (mut client, game, snapshot) = begun(&["random"]);
    let decisions = 0..snapshot.revision;
    let own = |client: &mut TestClient| {
        let answers = decisions.clone().map(|at| client.ask(Appraise { game, at }));
        let (mut own, mut others, mut none) = (0, 0, 0);
        for answer in answers {
            match answer {
                Ok(_) => own += 1,
                Err(TableError::NotYourTurn) => others += 1,
                Err(TableError::NoDecision { .. }) => none += 1,
                Err(error) => panic!("{error}"),
            }
        }
        (own, others, none)
    };
    let (mine, others, none) = own(&mut client);
    assert!(mine > 2 && others > 2 && none > 2, "{mine} {others} {none}");
    client.ask(Leave { session: game.into() }).unwrap();
    client.play(game, 1_000);
    assert_eq!(own(&mut client), (mine + others, 0, none), "then all decisions may be appraised");
}

#[test]
fn an_experts_moves_are_kept_as_appraisals() {
    let (mut client, game, _) = begun(&["expert"]);
    let over = client.play(game, 1_000);
    // All the expert's moves in this session have been appraised, even those without a choice.
    let mut known = 0;
    for at in 0..over.revision {
        client.updates.lock().unwrap().clear();
        if client.ask(Appraise { game, at }).is_ok() {
            known += client.updates.lock().unwrap().len();
        }
    }
    assert!(known > 10, "{known} of the expert's moves are known");
}

#[test]
fn a_bot_that_this_version_lacks_is_reported_and_another_can_take_its_seat() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("railhead.db");
    let mut client = TestClient::at(&Location::File(file.clone()));
    let game = client.start("usa", &["random"], 5).session.game().unwrap();
    let snapshot = client.play(game, 3);
    assert_eq!(snapshot.missing_bot, None);
    let kept = ReplaceBot { game, seat: SeatId(1), bot: "novice".into() };
    assert_eq!(client.ask(kept.clone()), Err(TableError::CannotReplace), "its bot is there");
    drop(client);
    // As a later version might have saved it: another key of the same length.
    let mut bytes = std::fs::read(&file).unwrap();
    let places: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at..].starts_with(b"\"random\"")).collect();
    assert!(!places.is_empty(), "the bot is named in the save");
    for at in places {
        bytes[at..][..8].copy_from_slice(b"\"oracle\"");
    }
    std::fs::write(&file, bytes).unwrap();

    let mut client = TestClient::at(&Location::File(file.clone()));
    let session = game.into();
    let mut now = client.ask(Open { session }).unwrap();
    while now.missing_bot.is_none() {
        client.ask(Play { session, revision: now.revision, action: now.view.legal[0] }).unwrap();
        now = client.ask(Open { session }).unwrap();
    }
    assert_eq!((now.missing_bot, now.view.to_move), (Some(SeatId(1)), Some(SeatId(1))));
    assert!(client.table.next_job().is_none(), "no other bot moves in its place");
    let unknown = ReplaceBot { game, seat: SeatId(1), bot: "oracles".into() };
    assert_eq!(client.ask(unknown), Err(TableError::CannotReplace));
    let person = ReplaceBot { game, seat: SeatId(0), bot: "novice".into() };
    assert_eq!(client.ask(person), Err(TableError::CannotReplace), "a person is no bot");

    client.ask(kept.clone()).unwrap();
    client.ask(kept).expect("a second tap changes nothing");
    client.bots();
    let after = client.ask(Open { session }).unwrap();
    assert!(after.revision > now.revision && after.missing_bot.is_none(), "the game goes on");
    drop(client);
    let again = TestClient::at(&Location::File(file)).ask(Open { session }).unwrap();
    assert_eq!(again.seats[1].who, Who::Bot { bot: "novice".into() }, "the replacement is saved");
}
