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
use table::protocol::{FromTable, TableError, ToTable, Update};
use table::{ClientId, Table};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

use crate::lock::SavesLock;

/// How long a job is worked on before the worker handles messages. A bot finishes the imagined game that it has begun, so
/// a slice takes up to 20 ms.
const SLICE: Duration = Duration::from_millis(12);

/// The table, or the error if it can't be opened: then every request is answered with the error.
type Served = Rc<RefCell<Result<Table, TableError>>>;

/// Opens the table, then answers messages for as long as the worker lives.
pub async fn serve() {
    let table: Served = Rc::new(RefCell::new(Err(TableError::SavesInUse)));
    let lock = lock::ask().await;
    if matches!(lock, SavesLock::Ours) || !storage::is_available().await {
        *table.borrow_mut() = open().await;
    } else if let SavesLock::After(granted) = lock {
        wasm_bindgen_futures::spawn_local(take_over(Rc::clone(&table), granted));
    }
    let is_working = Rc::new(Cell::new(false));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        answer(&message, &mut table.borrow_mut());
        if !is_working.replace(true) {
            wasm_bindgen_futures::spawn_local(work(Rc::clone(&table), Rc::clone(&is_working)));
        }
    });
    post::listen(listen);
    post::send(&FromTable::Ready);
}

/// Boxed, because this large future is used in two places.
fn open() -> Pin<Box<dyn Future<Output = Result<Table, TableError>>>> {
    Box::pin(open_table())
}

async fn open_table() -> Result<Table, TableError> {
    let storage = storage::install().await?;
    let place = storage.place();
    let send = |_, update| post::send(&FromTable::Update(update));
    let table = match Table::open(&place, send) {
        Err(error @ TableError::DamagedSaves { .. }) => {
            Table::open_after_damage(&place, &storage.put_aside(error)?, send)?
        }
        opened => opened?,
    };
    Ok(table.with_export_sink(export::export))
}

/// Waits until the saves are no longer open in another tab, opens them here, and tells the page.
async fn take_over(table: Served, granted: oneshot::Receiver<()>) {
    if granted.await.is_ok() {
        let opened = open().await;
        *table.borrow_mut() = opened;
        post::send(&FromTable::Update(Update::TakenOver));
    }
}

fn answer(message: &MessageEvent, table: &mut Result<Table, TableError>) {
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

/// Works on the table's jobs, in slices, until there are none left. Between two slices the page's messages are answered,
/// and a more urgent job comes first.
async fn work(table: Served, is_working: Rc<Cell<bool>>) {
    loop {
        time::handle_messages().await;
        let job = table.borrow_mut().as_mut().ok().and_then(Table::next_job);
        let Some(job) = job else { break };
        let progress = job.work(SLICE, time::now);
        if let Ok(table) = &mut *table.borrow_mut() {
            table.bring(progress);
        }
    }
    is_working.set(false);
}
