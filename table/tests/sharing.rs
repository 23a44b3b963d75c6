//! Several people on one device: what each of them is told.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::sync::{Arc, Mutex};

use engine::{Action, SeatColour, SeatId, SeenEvent};
use table::protocol::{
    Arrive, Ask, Delete, ListGames, Open, Play, Position, Restore, Seat, Start, StartFault, Trouble, Undo,
    Update, Who,
};
use table::{ClientId, Place, Table};

/// A table and everything that it told.
struct Evening {
    table: Table,
    told: Arc<Mutex<Vec<Update>>>,
}

impl Evening {
    fn begin() -> Evening {
        let told = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&told);
        let table = Table::open(&Place::Memory, move |_, update| heard.lock().unwrap().push(update)).unwrap();
        Evening { table, told }
    }

    fn ask<A: Ask>(&mut self, ask: A) -> Result<A::Answer, Trouble> {
        Ok(A::unpack(self.table.answer(ClientId::ONLY, ask.into())?).unwrap())
    }

    fn start(&mut self) -> Position {
        self.ask(wish()).unwrap()
    }

    /// The person to move comes, does `action`, and this is what is told of it.
    fn turn(&mut self, position: &Position, action: Action) -> Position {
        let seat = position.view.to_move.unwrap();
        if position.curtain.is_some() {
            self.ask(Arrive { game: position.session.game().unwrap(), seat }).unwrap();
        }
        self.ask(Play { session: position.session, revision: position.revision, action }).unwrap();
        match self.told.lock().unwrap().last().unwrap() {
            Update::Moved { position, .. } | Update::Returned { position } => (**position).clone(),
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
fn nothing_of_a_seat_is_told_before_it_has_arrived_or_after_its_turn() {
    let mut evening = Evening::begin();
    let position = evening.start();
    assert_eq!(position.curtain, Some(SeatId(0)));
    assert!(position.view.hand.is_empty() && position.view.offer.is_empty(), "nobody has arrived");

    let shown = evening.ask(Arrive { game: position.session.game().unwrap(), seat: SeatId(0) }).unwrap();
    assert_eq!(shown.view.hand.total(), 4, "Ada sees her own cards");
    let after = evening.turn(&shown, KEEP_ALL);
    assert_eq!(after.curtain, Some(SeatId(1)));
    assert!(after.view.hand.is_empty() && after.view.tickets.is_empty(), "Ada has let go of the device");
    let private = |event: &SeenEvent| {
        matches!(
            event,
            SeenEvent::Dealt { cards: Some(_), .. } | SeenEvent::OpeningKept { choice: Some(_), .. }
        )
    };
    assert!(!after.view.history.iter().any(private), "and so has the history that the page is left with");
    assert_eq!(after.view.history.len() as u32, after.revision, "which is whole");
}

#[test]
fn nobody_can_arrive_or_play_for_another() {
    let mut evening = Evening::begin();
    let position = evening.start();
    let (game, revision) = (position.session.game().unwrap(), position.revision);
    assert_eq!(evening.ask(Arrive { game, seat: SeatId(1) }), Err(Trouble::NotYourTurn));
    assert_eq!(
        evening.ask(Play { session: game.into(), revision, action: KEEP_ALL }),
        Err(Trouble::NotYourTurn),
        "behind the curtain"
    );
}

#[test]
fn a_stale_revision_is_refused_as_such() {
    let mut evening = Evening::begin();
    let first = evening.start();
    evening.turn(&first, KEEP_ALL);
    let stale =
        evening.ask(Play { session: first.session, revision: first.revision, action: Action::DrawBlind });
    assert!(matches!(stale, Err(Trouble::Stale { now }) if now > first.revision));
    let guess = evening.ask(Play { session: first.session, revision: first.revision, action: KEEP_ALL });
    assert!(
        matches!(guess, Err(Trouble::Stale { .. })),
        "what another has kept is not found out by guessing"
    );
}

#[test]
fn a_touch_that_counted_twice_is_no_trouble() {
    let mut evening = Evening::begin();
    let mut position = evening.start();
    for _ in 0..2 {
        position = evening.turn(&position, KEEP_ALL);
    }
    let after = evening.turn(&position, Action::DrawBlind);
    let told = evening.told.lock().unwrap().len();
    let again = Play { session: position.session, revision: position.revision, action: Action::DrawBlind };
    assert_eq!(evening.ask(again).map(|kept| kept.revision), Ok(after.revision), "it has been kept, once");
    assert_eq!(evening.told.lock().unwrap().len(), told, "and there is nothing more to tell");
}

#[test]
fn a_claim_is_undone_until_the_next_person_looks() {
    let mut evening = Evening::begin();
    let mut position = evening.start();
    for _ in 0..2 {
        position = evening.turn(&position, KEEP_ALL);
    }
    // Cards are drawn until somebody can claim a route.
    let (before, claim) = loop {
        let seat = position.view.to_move.unwrap();
        if position.curtain.is_some() {
            position = evening.ask(Arrive { game: position.session.game().unwrap(), seat }).unwrap();
        }
        let claim = position.view.legal.iter().copied().find(|action| matches!(action, Action::Claim { .. }));
        match claim {
            Some(claim) => break (position, claim),
            None => position = evening.turn(&position, Action::DrawBlind),
        }
    };
    let after = evening.turn(&before, claim);
    assert!(after.back.undo && !after.back.take_back);
    evening.ask(Undo { game: after.session.game().unwrap(), revision: after.revision }).unwrap();
    let again = evening.ask(Open { session: after.session }).unwrap();
    assert_eq!(again.revision, before.revision, "as if it had never been");

    let after = evening.turn(&again, claim);
    let seat = after.view.to_move.unwrap();
    let seen = evening.ask(Arrive { game: after.session.game().unwrap(), seat }).unwrap();
    assert!(!seen.back.undo, "the next person has seen the board");
    let undo = evening.ask(Undo { game: seen.session.game().unwrap(), revision: seen.revision });
    assert_eq!(undo, Err(Trouble::CannotUndo));
    let down = evening.ask(Open { session: seen.session }).unwrap();
    assert!(!down.back.undo, "and has seen it even if the device was put down since");
}

#[test]
fn a_device_that_was_put_down_shows_nobodys_cards() {
    let mut evening = Evening::begin();
    let position = evening.start();
    let (game, seat) = (position.session.game().unwrap(), SeatId(0));
    let shown = evening.ask(Arrive { game, seat }).unwrap();
    assert!(!shown.view.hand.is_empty());
    let down = evening.ask(Open { session: game.into() }).unwrap();
    assert_eq!((down.curtain, down.view.viewer), (Some(seat), None));
    assert!(down.view.hand.is_empty() && down.view.offer.is_empty() && down.view.tickets.is_empty());
    let play = Play { session: game.into(), revision: down.revision, action: KEEP_ALL };
    assert_eq!(evening.ask(play), Err(Trouble::NotYourTurn), "nobody has it in hand");
    assert_eq!(evening.ask(Arrive { game, seat }).unwrap().view, shown.view, "until that person is back");
}

#[test]
fn a_bad_wish_is_told_all_its_faults_at_once() {
    let mut evening = Evening::begin();
    let mut wish = wish();
    wish.map = "atlantis".into();
    wish.seats[1].colour = SeatColour::Blue;
    wish.seats[0].name = "  ".into();
    wish.seats[1].name = "x".repeat(10_000);
    wish.seed = Some("seven".into());
    wish.first = Some(9);
    let Err(Trouble::Start { faults }) = evening.ask(wish) else { panic!("it was taken") };
    let rules = faults.iter().filter(|fault| matches!(fault, StartFault::Rules(_))).count();
    assert_eq!(rules, 3, "the map, the colours and the first seat: {faults:?}");
    for fault in [StartFault::NoName { seat: 0 }, StartFault::LongName { seat: 1 }, StartFault::BadSeed] {
        assert!(faults.contains(&fault), "{fault} is missing in {faults:?}");
    }
    assert!(evening.ask(ListGames {}).unwrap().is_empty(), "and nothing was started");
}

#[test]
fn two_people_of_one_name_are_asked_for_another() {
    let mut evening = Evening::begin();
    let mut twice = wish();
    twice.seats[1].name = format!(" {} ", twice.seats[0].name);
    let faults = vec![StartFault::NameTwice { seat: 1 }];
    assert_eq!(
        evening.ask(twice.clone()),
        Err(Trouble::Start { faults }),
        "they would share their statistics"
    );
    twice.seats[1].who = Who::Bot { bot: "novice".into() };
    assert!(evening.ask(twice).is_ok(), "a bot is known by its character");
}

#[test]
fn a_deleted_game_is_gone_until_it_is_brought_back() {
    let mut evening = Evening::begin();
    let game = evening.start().session.game().unwrap();
    evening.ask(Delete { game }).unwrap();
    assert_eq!(evening.ask(Open { session: game.into() }), Err(Trouble::NoSuchGame { game }));
    evening.ask(Restore { game }).unwrap();
    assert!(evening.ask(Open { session: game.into() }).is_ok());
}
