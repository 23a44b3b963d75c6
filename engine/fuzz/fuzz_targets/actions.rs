//! Any sequence of actions, legal or not: listed actions are accepted, others are refused and change nothing, and the
//! record can be read back as the same game.
#![no_main]

use engine::{Action, Card, CityId, Game, Keep, Payment, Record, RouteId, SeatId, Setup, imagine};
use libfuzzer_sys::fuzz_target;

/// The bytes that make the decisions; zeros once they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        match self.0 {
            [first, rest @ ..] => {
                self.0 = rest;
                *first
            }
            [] => 0,
        }
    }

    /// Any action that can be expressed, most of them illegal.
    fn action(&mut self) -> Action {
        let kind = self.next() % 9;
        let mut payment = || Payment {
            colour: Card::ALL[usize::from(self.next()) % Card::ALL.len()],
            cards: self.next(),
            locomotives: self.next(),
        };
        match kind {
            0 => Action::DrawBlind,
            1 => Action::DrawFaceUp { slot: self.next() },
            2 => Action::Claim { payment: payment(), route: RouteId(self.next()) },
            3 => Action::DrawTickets,
            4 => Action::KeepTickets { keep: Keep(self.next()) },
            5 => Action::BuildStation { payment: payment(), city: CityId(self.next()) },
            6 => Action::PayTunnel { extra: payment() },
            7 => Action::DeclineTunnel,
            _ => Action::Pass,
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let map = if bytes.next() % 2 == 0 { "usa" } else { "europe" };
    let seats = 2 + usize::from(bytes.next() % 4);
    let mut game = Game::new(Setup::new(map, seats, u64::from(bytes.next()))).expect("a valid setup");
    while !bytes.0.is_empty() && !game.is_over() {
        let listed = game.legal_actions();
        assert!(!listed.is_empty(), "a game that is not over goes on");
        if bytes.next() % 8 == 0 {
            let action = bytes.action();
            let before = game.clone();
            let accepted = game.apply(action).is_ok();
            assert_eq!(accepted, listed.contains(&action), "{action:?}");
            assert!(accepted || game == before);
        } else {
            let n = usize::from(bytes.next()) | usize::from(bytes.next()) << 8;
            game.apply(listed[n % listed.len()]).expect("what is listed is accepted");
        }
    }
    let viewer = SeatId(bytes.next() % seats as u8);
    let view = game.view(viewer);
    assert_eq!(view.after(&imagine(&view, &mut engine::Chance::new(1))), view);
    let record = Record::new(game);
    let again = Record::read(&record.write()).expect("what is written can be read");
    assert!(again == record);
    assert_eq!(again.game().scores(), record.game().scores());
});
