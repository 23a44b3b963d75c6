//! The table in a browser: the rules, the bots and SQLite, off the page's thread.
#![cfg(target_family = "wasm")]

mod export;
mod lock;
mod post;
mod storage;
mod time;

use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

use futures_channel::oneshot;
use table::protocol::{FromTable, ToTable, TableError, Update};
use table::{ClientId, Table};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

use crate::lock::SavesLock;

/// How long a job is worked on before the worker looks for messages: what is left ends within 20 ms, and one imagined
/// game more is played after the slice.
const SLICE: Duration = Duration::from_millis(12);

/// The table, or the reason why there is none: the page must never wait for nothing.
type Served = Rc<RefCell<Result<Table, TableError>>>;

/// Opens the table, then listens for as long as the worker lives.
pub async fn serve() {
    let table: Served = Rc::new(RefCell::new(Err(TableError::SavesInUse)));
    let turn = lock::ask().await;
    if matches!(turn, SavesLock::Ours) || !storage::is_there().await {
        *table.borrow_mut() = open().await;
    } else if let SavesLock::After(ours) = turn {
        wasm_bindgen_futures::spawn_local(take_over(Rc::clone(&table), ours));
    }
    let is_working = Rc::new(Cell::new(false));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        hear(&message, &mut table.borrow_mut());
        if !is_working.replace(true) {
            wasm_bindgen_futures::spawn_local(work(Rc::clone(&table), Rc::clone(&is_working)));
        }
    });
    post::listen(listen);
    post::send(&FromTable::Ready);
}

/// Boxed, for what opens a table is large and asked for in two places.
fn open() -> Pin<Box<dyn Future<Output = Result<Table, TableError>>>> {
    Box::pin(open_table())
}

async fn open_table() -> Result<Table, TableError> {
    let storage = storage::install().await?;
    let place = storage.place();
    let tell = |_, update| post::send(&FromTable::Update(update));
    let table = match Table::open(&place, tell) {
        Err(error @ TableError::DamagedSaves { .. }) => {
            Table::open_after_damage(&place, &storage.put_aside(error)?, tell)?
        }
        opened => opened?,
    };
    Ok(table.with_export_sink(export::export))
}

/// The saves are another tab's: once that one is gone they are opened here, and the page is told.
async fn take_over(table: Served, ours: oneshot::Receiver<()>) {
    if ours.await.is_ok() {
        let opened = open().await;
        *table.borrow_mut() = opened;
        post::send(&FromTable::Update(Update::TakenOver));
    }
}

fn hear(message: &MessageEvent, table: &mut Result<Table, TableError>) {
    // Only our own page can post here, and it posts only what `ui/src/backend/worker.rs` writes.
    let Some(ToTable { id, request }) = post::read(&message.data()) else {
        wasm_bindgen::throw_str("the worker was sent something that is no request");
    };
    let answer = match table {
        Ok(table) => table.answer(ClientId::ONLY, request),
        Err(error) => Err(error.clone()),
    };
    post::send(&FromTable::Answer { id, answer: Box::new(answer) });
}

/// Works off the table's jobs, in slices: between two of them whatever the page has asked is answered, and what has
/// become more urgent comes first.
async fn work(table: Served, is_working: Rc<Cell<bool>>) {
    loop {
        time::breathe().await;
        let job = table.borrow_mut().as_mut().ok().and_then(Table::next_job);
        let Some(job) = job else { break };
        let step = job.work(SLICE, time::now);
        if let Ok(table) = &mut *table.borrow_mut() {
            table.bring(step);
        }
    }
    is_working.set(false);
}
