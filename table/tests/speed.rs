//! The part of `cargo xtask bench store` that only a browser can measure: how long a person waits until an
//! action is in the browser's private file system.
#![cfg(target_family = "wasm")]
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::Duration;

use engine::SeatColour;
use js_sys::{Function, Reflect, global};
use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{OpfsSAHPoolCfgBuilder, install};
use table::protocol::{Appraise, Ask, GameId, Open, Play, Seat, Snapshot, Start, Who};
use table::{ClientId, Location, Table};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

const APPENDS: usize = 400;

/// Decisions that are appraised, each in slices as long as the worker's (`ui/worker/src/lib.rs`).
const APPRAISALS: usize = 12;
const SLICE: Duration = Duration::from_millis(12);

/// Milliseconds by the browser's clock.
fn now() -> f64 {
    let performance = Reflect::get(&global(), &"performance".into()).unwrap();
    let now: Function = Reflect::get(&performance, &"now".into()).unwrap().into();
    now.call0(&performance).unwrap().as_f64().unwrap()
}

fn ask<A: Ask>(table: &mut Table, ask: A) -> A::Answer {
    A::unpack(table.answer(ClientId::ONLY, ask.into()).expect("nothing is refused"))
        .expect("the answer to what was asked")
}

fn wish(seed: usize) -> Start {
    let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
    let seats = vec![
        seat("Ada", SeatColour::Blue, Who::Person),
        seat("Bolt", SeatColour::Red, Who::Bot { bot: "random".into() }),
    ];
    Start { map: "europe".into(), seats, first: None, seed: Some(format!("9{seed}")) }
}

#[wasm_bindgen_test]
#[ignore = "takes long, and tells nothing unless it is built for release"]
async fn figures() {
    let pool = OpfsSAHPoolCfgBuilder::new().vfs_name("speed").directory("speed").clear_on_init(true).build();
    install::<WasmOsCallback>(&pool, true).await.expect("this browser has private files");
    let mut table = Table::open(&Location::Browser, |_, _| {}).expect("the table opens");
    let mut times = Vec::new();
    while times.len() < APPENDS {
        let game = ask(&mut table, wish(times.len())).session;
        loop {
            // The bot may be the first to move.
            table.work_through(|| Duration::ZERO);
            let Snapshot { revision, view, .. } = ask(&mut table, Open { session: game });
            let Some(action) = view.legal.get(view.legal.len() / 2).copied() else { break };
            let start = now();
            ask(&mut table, Play { session: game, revision, action });
            times.push(now() - start);
        }
    }
    times.sort_by(f64::total_cmp);
    console_log!("store.browser_append_p50_ms {:.3}", times[times.len() / 2]);
    console_log!("store.browser_append_p99_ms {:.3}", times[times.len() * 99 / 100]);

    let slices = slices(&mut table);
    console_log!("store.browser_slice_p50_ms {:.3}", slices[slices.len() / 2]);
    console_log!("store.browser_slice_longest_ms {:.3}", slices[slices.len() - 1]);
}

/// The duration of each slice of an appraisal. A move or a save may have to wait that long, because an appraisal is
/// interrupted only between slices.
fn slices(table: &mut Table) -> Vec<f64> {
    let clock = || Duration::from_secs_f64(now() / 1000.0);
    let session = ask(table, wish(0)).session;
    let game: GameId = session.game().expect("a saved game");
    let mut times = Vec::new();
    for _ in 0..APPRAISALS {
        table.work_through(|| Duration::ZERO);
        let Snapshot { revision, view, .. } = ask(table, Open { session });
        let Some(action) = view.legal.get(view.legal.len() / 2).copied() else { break };
        ask(table, Appraise { game, at: revision });
        while let Some(job) = table.next_job() {
            let start = now();
            let progress = job.work(SLICE, clock);
            table.bring(progress);
            times.push(now() - start);
        }
        ask(table, Play { session, revision, action });
    }
    times.sort_by(f64::total_cmp);
    times
}
