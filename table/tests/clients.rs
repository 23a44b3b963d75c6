//! Several windows at one table: each sees what it may see, and no more.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{SeatColour, SeatId};
use table::protocol::{
    Arrive, Ask, Leave, Lesson, Open, Play, Seat, SessionId, Snapshot, Start, TableError, Update, Who,
};
use table::{ClientId, Location, Table};

const HERE: ClientId = ClientId(1);
const THERE: ClientId = ClientId(2);

type Told = Arc<Mutex<Vec<(ClientId, Update)>>>;

fn table() -> (Table, Told) {
    let told = Told::default();
    let heard = Arc::clone(&told);
    let tell = move |client, update| heard.lock().unwrap().push((client, update));
    (Table::open(&Location::Memory, tell).unwrap(), told)
}

fn ask<A: Ask>(table: &mut Table, client: ClientId, ask: A) -> Result<A::Answer, TableError> {
    Ok(A::unpack(table.answer(client, ask.into())?).unwrap())
}

fn start(table: &mut Table, people: usize) -> Snapshot {
    let who = |seat: usize| if seat < people { Who::Person } else { Who::Bot { bot: "random".into() } };
    let names = ["Ada", "Ben", "Cleo"].into_iter().enumerate();
    let seat = |(seat, name): (usize, &str)| Seat {
        name: name.into(),
        colour: SeatColour::ALL[seat],
        who: who(seat),
    };
    let start =
        Start { map: "usa".into(), seats: names.map(seat).collect(), first: Some(0), seed: Some("3".into()) };
    ask(table, HERE, start).unwrap()
}

/// What this client was told since the last time.
fn heard(told: &Told, client: ClientId) -> Vec<Update> {
    let mut told = told.lock().unwrap();
    told.extract_if(.., |(to, _)| *to == client).map(|(_, update)| update).collect()
}

#[test]
fn who_lifts_the_curtain_in_one_window_is_seen_in_no_other() {
    let (mut table, told) = table();
    let begun = start(&mut table, 3);
    let (session, game) = (begun.session, begun.session.game().unwrap());
    assert!(ask(&mut table, THERE, Open { session }).unwrap().view.hand.is_empty());

    let shown = ask(&mut table, HERE, Arrive { game, seat: SeatId(0) }).unwrap();
    assert_eq!(shown.view.hand.total(), 4);
    let there = ask(&mut table, THERE, Open { session }).unwrap();
    assert!(there.view.hand.is_empty() && there.curtain == Some(SeatId(0)), "the other window shows nothing");
    let (revision, action) = (shown.revision, shown.view.legal[0]);
    let refused = ask(&mut table, THERE, Play { session, revision, action });
    assert_eq!(refused, Err(TableError::NotYourTurn), "nor can anyone play there");

    ask(&mut table, HERE, Play { session, revision, action }).unwrap();
    for client in [HERE, THERE] {
        let [Update::Moved { events, snapshot }] = &heard(&told, client)[..] else { panic!("one move") };
        let is_private = |event: &engine::SeenEvent| {
            matches!(event, engine::SeenEvent::OpeningKept { choice: Some(_), .. })
        };
        assert_eq!(events.iter().any(is_private), client == HERE, "only who was there knows what was kept");
        assert!(snapshot.view.hand.is_empty(), "Ada has let go of the device");
    }
}

#[test]
fn a_game_stays_open_until_the_last_window_has_left_it() {
    let (mut table, told) = table();
    let begun = start(&mut table, 1);
    let session = begun.session;
    ask(&mut table, THERE, Open { session }).unwrap();
    ask(&mut table, HERE, Play { session, revision: begun.revision, action: begun.view.legal[0] }).unwrap();
    ask(&mut table, HERE, Leave { session }).unwrap();
    heard(&told, HERE);
    table.work_through(|| Duration::ZERO);
    assert_eq!(heard(&told, HERE), [], "who has left hears nothing");
    assert_eq!(heard(&told, THERE).len(), 3, "Ada's choice of tickets, and one of each bot");
    ask(&mut table, THERE, Leave { session }).unwrap();
    assert!(table.next_job().is_none());
}

#[test]
fn one_window_learns_while_another_plays() {
    let (mut table, told) = table();
    let begun = start(&mut table, 1);
    let lesson = SessionId::Lesson(Lesson::FirstGame);
    assert!(ask(&mut table, THERE, Open { session: lesson }).unwrap().is_lesson());
    let session = begun.session;
    ask(&mut table, HERE, Play { session, revision: begun.revision, action: begun.view.legal[0] }).unwrap();
    assert_eq!(heard(&told, HERE).len(), 1);
    assert_eq!(heard(&told, THERE), [], "it is another's game");
    assert_eq!(ask(&mut table, THERE, Open { session: lesson }).unwrap().session, lesson);
}
