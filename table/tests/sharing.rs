//! Several people on one device: what each of them may see.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::sync::{Arc, Mutex};

use engine::{Action, SeatColour, SeatId, SeenEvent};
use table::protocol::{
    Arrive, Ask, Delete, ListGames, Open, Play, Restore, Seat, Snapshot, Start, StartError, TableError, Undo,
    Update, Who,
};
use table::{ClientId, Location, Table};

/// A table and all its updates.
struct TestClient {
    table: Table,
    updates: Arc<Mutex<Vec<Update>>>,
}

impl TestClient {
    fn begin() -> TestClient {
        let updates = Arc::new(Mutex::new(Vec::new()));
        let received = Arc::clone(&updates);
        let table =
            Table::open(&Location::Memory, move |_, update| received.lock().unwrap().push(update)).unwrap();
        TestClient { table, updates }
    }

    fn ask<A: Ask>(&mut self, ask: A) -> Result<A::Answer, TableError> {
        Ok(A::unpack(self.table.answer(ClientId::ONLY, ask.into())?).unwrap())
    }

    fn start(&mut self) -> Snapshot {
        self.ask(wish()).unwrap()
    }

    /// The person to move takes the device and does `action`. Returns the snapshot of the update.
    fn turn(&mut self, snapshot: &Snapshot, action: Action) -> Snapshot {
        let seat = snapshot.view.to_move.unwrap();
        if snapshot.curtain.is_some() {
            self.ask(Arrive { game: snapshot.session.game().unwrap(), seat }).unwrap();
        }
        self.ask(Play { session: snapshot.session, revision: snapshot.revision, action }).unwrap();
        match self.updates.lock().unwrap().last().unwrap() {
            Update::Moved { snapshot, .. } | Update::Returned { snapshot } => (**snapshot).clone(),
            other => panic!("{other:?}"),
        }
    }
}

fn wish() -> Start {
    let seat = |name: &str, colour| Seat { name: name.into(), colour, who: Who::Person };
    let seats = vec![seat("Ada", SeatColour::Blue), seat("Grace", SeatColour::Red)];
    Start { map: "usa".into(), seats, first: Some(0), seed: Some("7".into()) }
}

const KEEP_ALL: Action = Action::KeepTickets { keep: engine::Keep(0b111) };

#[test]
fn a_seats_cards_are_shown_only_from_its_arrival_to_the_end_of_its_turn() {
    let mut client = TestClient::begin();
    let snapshot = client.start();
    assert_eq!(snapshot.curtain, Some(SeatId(0)));
    assert!(snapshot.view.hand.is_empty() && snapshot.view.offer.is_empty(), "nobody has arrived");

    let shown = client.ask(Arrive { game: snapshot.session.game().unwrap(), seat: SeatId(0) }).unwrap();
    assert_eq!(shown.view.hand.total(), 4, "Ada sees her own cards");
    let after = client.turn(&shown, KEEP_ALL);
    assert_eq!(after.curtain, Some(SeatId(1)));
    assert!(after.view.hand.is_empty() && after.view.tickets.is_empty(), "Ada's turn is over");
    let private = |event: &SeenEvent| {
        matches!(
            event,
            SeenEvent::Dealt { cards: Some(_), .. } | SeenEvent::OpeningKept { choice: Some(_), .. }
        )
    };
    assert!(!after.view.history.iter().any(private), "nor does the page's history show what she chose");
    assert_eq!(after.view.history.len() as u32, after.revision, "and the history is complete");
}

#[test]
fn nobody_can_arrive_or_play_for_another() {
    let mut client = TestClient::begin();
    let snapshot = client.start();
    let (game, revision) = (snapshot.session.game().unwrap(), snapshot.revision);
    assert_eq!(client.ask(Arrive { game, seat: SeatId(1) }), Err(TableError::NotYourTurn));
    assert_eq!(
        client.ask(Play { session: game.into(), revision, action: KEEP_ALL }),
        Err(TableError::NotYourTurn),
        "behind the curtain"
    );
}

#[test]
fn a_stale_revision_is_refused_as_such() {
    let mut client = TestClient::begin();
    let first = client.start();
    client.turn(&first, KEEP_ALL);
    let stale =
        client.ask(Play { session: first.session, revision: first.revision, action: Action::DrawBlind });
    assert!(matches!(stale, Err(TableError::Stale { now }) if now > first.revision));
    let guess = client.ask(Play { session: first.session, revision: first.revision, action: KEEP_ALL });
    assert!(
        matches!(guess, Err(TableError::Stale { .. })),
        "guessing another's choice gives the same error, so it reveals nothing"
    );
}

#[test]
fn a_double_tap_is_no_error() {
    let mut client = TestClient::begin();
    let mut snapshot = client.start();
    for _ in 0..2 {
        snapshot = client.turn(&snapshot, KEEP_ALL);
    }
    let after = client.turn(&snapshot, Action::DrawBlind);
    let updates = client.updates.lock().unwrap().len();
    let again = Play { session: snapshot.session, revision: snapshot.revision, action: Action::DrawBlind };
    assert_eq!(
        client.ask(again).map(|kept| kept.revision),
        Ok(after.revision),
        "the repeated request gets the same answer"
    );
    assert_eq!(client.updates.lock().unwrap().len(), updates, "and there is no further update");
}

#[test]
fn a_claim_is_undone_until_the_next_person_looks() {
    let mut client = TestClient::begin();
    let mut snapshot = client.start();
    for _ in 0..2 {
        snapshot = client.turn(&snapshot, KEEP_ALL);
    }
    // Cards are drawn until somebody can claim a route.
    let (before, claim) = loop {
        let seat = snapshot.view.to_move.unwrap();
        if snapshot.curtain.is_some() {
            snapshot = client.ask(Arrive { game: snapshot.session.game().unwrap(), seat }).unwrap();
        }
        let claim = snapshot.view.legal.iter().copied().find(|action| matches!(action, Action::Claim { .. }));
        match claim {
            Some(claim) => break (snapshot, claim),
            None => snapshot = client.turn(&snapshot, Action::DrawBlind),
        }
    };
    let after = client.turn(&before, claim);
    assert!(after.back.undo && !after.back.take_back);
    client.ask(Undo { game: after.session.game().unwrap(), revision: after.revision }).unwrap();
    let again = client.ask(Open { session: after.session }).unwrap();
    assert_eq!(again.revision, before.revision, "as if the claim had not been made");

    let after = client.turn(&again, claim);
    let seat = after.view.to_move.unwrap();
    let seen = client.ask(Arrive { game: after.session.game().unwrap(), seat }).unwrap();
    assert!(!seen.back.undo, "the next person has seen the board");
    let undo = client.ask(Undo { game: seen.session.game().unwrap(), revision: seen.revision });
    assert_eq!(undo, Err(TableError::CannotUndo));
    let down = client.ask(Open { session: seen.session }).unwrap();
    assert!(!down.back.undo, "and that counts even if the device was put down since");
}

#[test]
fn a_device_that_was_put_down_shows_nobodys_cards() {
    let mut client = TestClient::begin();
    let snapshot = client.start();
    let (game, seat) = (snapshot.session.game().unwrap(), SeatId(0));
    let shown = client.ask(Arrive { game, seat }).unwrap();
    assert!(!shown.view.hand.is_empty());
    let down = client.ask(Open { session: game.into() }).unwrap();
    assert_eq!((down.curtain, down.view.viewer), (Some(seat), None));
    assert!(down.view.hand.is_empty() && down.view.offer.is_empty() && down.view.tickets.is_empty());
    let play = Play { session: game.into(), revision: down.revision, action: KEEP_ALL };
    assert_eq!(client.ask(play), Err(TableError::NotYourTurn), "nobody has said that they have the device");
    assert_eq!(client.ask(Arrive { game, seat }).unwrap().view, shown.view, "until that person is back");
}

#[test]
fn all_errors_of_a_new_game_are_reported_at_once() {
    let mut client = TestClient::begin();
    let mut wish = wish();
    wish.map = "atlantis".into();
    wish.seats[1].colour = SeatColour::Blue;
    wish.seats[0].name = "  ".into();
    wish.seats[1].name = "x".repeat(10_000);
    wish.seed = Some("seven".into());
    wish.first = Some(9);
    let Err(TableError::Start { errors }) = client.ask(wish) else { panic!("it was taken") };
    let rules = errors.iter().filter(|error| matches!(error, StartError::Rules(_))).count();
    assert_eq!(rules, 3, "the map, the colours and the first seat: {errors:?}");
    for error in [StartError::NoName { seat: 0 }, StartError::LongName { seat: 1 }, StartError::BadSeed] {
        assert!(errors.contains(&error), "{error} is missing in {errors:?}");
    }
    assert!(client.ask(ListGames {}).unwrap().is_empty(), "no game was started");
}

#[test]
fn two_people_cannot_have_the_same_name() {
    let mut client = TestClient::begin();
    let mut twice = wish();
    twice.seats[1].name = format!(" {} ", twice.seats[0].name);
    let errors = vec![StartError::NameTwice { seat: 1 }];
    assert_eq!(
        client.ask(twice.clone()),
        Err(TableError::Start { errors }),
        "they would share their statistics"
    );
    twice.seats[1].who = Who::Bot { bot: "novice".into() };
    assert!(client.ask(twice).is_ok(), "a bot's statistics do not depend on its name");
}

#[test]
fn a_deleted_game_is_gone_until_it_is_brought_back() {
    let mut client = TestClient::begin();
    let game = client.start().session.game().unwrap();
    client.ask(Delete { game }).unwrap();
    assert_eq!(client.ask(Open { session: game.into() }), Err(TableError::NoSuchGame { game }));
    client.ask(Restore { game }).unwrap();
    assert!(client.ask(Open { session: game.into() }).is_ok());
}
