//! The scripted game.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::io::Write;
use std::path::PathBuf;

use engine::{Phase, SeatColour};
use table::protocol::{Ask, ListGames, Open, Play, Seat, Start, Update, Who};
use table::{ClientId, Location, Table, machine_now};

pub fn play() {
    let mut arguments = std::env::args().skip(1);
    let place = Location::File(PathBuf::from(arguments.next().expect("the database's path")));
    let seed = arguments.next().expect("the game's seed");
    let mut table = Table::open(&place, told).expect("the table opens");
    let game = match ask(&mut table, ListGames {}).first() {
        Some(card) => card.game,
        None => {
            let snapshot = ask(&mut table, wish(seed));
            acknowledged(snapshot.revision);
            snapshot.session.game().unwrap()
        }
    };
    loop {
        let snapshot = ask(&mut table, Open { session: game.into() });
        table.work_through(machine_now);
        let snapshot = if snapshot.view.legal.is_empty() {
            ask(&mut table, Open { session: game.into() })
        } else {
            snapshot
        };
        if snapshot.view.phase == Phase::Over {
            break;
        }
        let action = snapshot.view.legal[snapshot.view.legal.len() / 2];
        let kept = ask(&mut table, Play { session: game.into(), revision: snapshot.revision, action });
        acknowledged(kept.revision);
    }
    println!("over");
}

fn told(_: ClientId, update: Update) {
    match update {
        Update::Moved { snapshot, .. } | Update::Returned { snapshot } => acknowledged(snapshot.revision),
        Update::Stuck { error, .. } => panic!("{error}"),
        Update::Appraising { .. } | Update::Appraised { .. } | Update::TakenOver => {}
    }
}

fn acknowledged(revision: u32) {
    println!("{revision}");
    std::io::stdout().flush().expect("somebody listens");
}

fn ask<A: Ask>(table: &mut Table, ask: A) -> A::Answer {
    let reply = table.answer(ClientId::ONLY, ask.into()).unwrap_or_else(|error| panic!("{error}"));
    A::unpack(reply).expect("the answer to what was asked")
}

fn wish(seed: String) -> Start {
    let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
    let seats = vec![
        seat("Ada", SeatColour::Blue, Who::Person),
        seat("Bolt", SeatColour::Red, Who::Bot { bot: "one-step".into() }),
    ];
    Start { map: "europe".into(), seats, first: None, seed: Some(seed) }
}
