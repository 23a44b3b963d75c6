//! Several clients of one table: each sees only what it may see.
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

type Updates = Arc<Mutex<Vec<(ClientId, Update)>>>;

fn table() -> (Table, Updates) {
    let updates = Updates::default();
    let received = Arc::clone(&updates);
    let send = move |client, update| received.lock().unwrap().push((client, update));
    (Table::open(&Location::Memory, send).unwrap(), updates)
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

/// The updates that this client got since the last call.
fn take(updates: &Updates, client: ClientId) -> Vec<Update> {
    let mut updates = updates.lock().unwrap();
    updates.extract_if(.., |(to, _)| *to == client).map(|(_, update)| update).collect()
}

#[test]
fn cards_shown_in_one_window_are_not_shown_in_another() {
    let (mut table, updates) = table();
    let begun = start(&mut table, 3);
    let (session, game) = (begun.session, begun.session.game().unwrap());
    assert!(ask(&mut table, THERE, Open { session }).unwrap().view.hand.is_empty());

    let shown = ask(&mut table, HERE, Arrive { game, seat: SeatId(0) }).unwrap();
    assert_eq!(shown.view.hand.total(), 4);
    let there = ask(&mut table, THERE, Open { session }).unwrap();
    assert!(there.view.hand.is_empty() && there.curtain == Some(SeatId(0)), "the other client sees no hand");
    let (revision, action) = (shown.revision, shown.view.legal[0]);
    let refused = ask(&mut table, THERE, Play { session, revision, action });
    assert_eq!(refused, Err(TableError::NotYourTurn), "and cannot play");

    ask(&mut table, HERE, Play { session, revision, action }).unwrap();
    for client in [HERE, THERE] {
        let [Update::Moved { events, snapshot }] = &take(&updates, client)[..] else { panic!("one move") };
        let is_private = |event: &engine::SeenEvent| {
            matches!(event, engine::SeenEvent::OpeningKept { choice: Some(_), .. })
        };
        assert_eq!(
            events.iter().any(is_private),
            client == HERE,
            "only the window of the one who chose knows what was kept"
        );
        assert!(snapshot.view.hand.is_empty(), "Ada's turn is over");
    }
}

#[test]
fn a_game_stays_open_until_the_last_window_has_left_it() {
    let (mut table, updates) = table();
    let begun = start(&mut table, 1);
    let session = begun.session;
    ask(&mut table, THERE, Open { session }).unwrap();
    ask(&mut table, HERE, Play { session, revision: begun.revision, action: begun.view.legal[0] }).unwrap();
    ask(&mut table, HERE, Leave { session }).unwrap();
    take(&updates, HERE);
    table.work_through(|| Duration::ZERO);
    assert_eq!(take(&updates, HERE), [], "a client that has left gets no updates");
    assert_eq!(take(&updates, THERE).len(), 3, "Ada's choice of tickets, and one of each bot");
    ask(&mut table, THERE, Leave { session }).unwrap();
    assert!(table.next_job().is_none());
}

#[test]
fn one_window_learns_while_another_plays() {
    let (mut table, updates) = table();
    let begun = start(&mut table, 1);
    let lesson = SessionId::Lesson(Lesson::FirstGame);
    assert!(ask(&mut table, THERE, Open { session: lesson }).unwrap().is_lesson());
    let session = begun.session;
    ask(&mut table, HERE, Play { session, revision: begun.revision, action: begun.view.legal[0] }).unwrap();
    assert_eq!(take(&updates, HERE).len(), 1);
    assert_eq!(take(&updates, THERE), [], "it is another's game");
    assert_eq!(ask(&mut table, THERE, Open { session: lesson }).unwrap().session, lesson);
}
