//! The table in a browser: the rules, the bots and SQLite, off the page's thread.
#![cfg(target_family = "wasm")]

mod post;
mod storage;
mod time;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use table::protocol::{FromTable, ToTable, Trouble};
use table::{Step, Table};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

/// How long a bot may think before the worker looks for messages: well under what a person notices.
const SLICE: Duration = Duration::from_millis(20);

/// The table, or the reason why there is none: the page must never wait for nothing.
type Served = Rc<RefCell<Result<Table, Trouble>>>;

/// Opens the table, then listens.
#[wasm_bindgen(start)]
pub async fn start() {
    console_error_panic_hook::set_once();
    let table: Served = Rc::new(RefCell::new(open().await));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        hear(&message, &mut table.borrow_mut());
        wasm_bindgen_futures::spawn_local(think(Rc::clone(&table)));
    });
    post::listen(listen);
    post::send(&FromTable::Ready);
}

async fn open() -> Result<Table, Trouble> {
    let place = storage::install().await?;
    Table::open(&place, time::now, |update| post::send(&FromTable::Update { update }))
}

fn hear(message: &MessageEvent, table: &mut Result<Table, Trouble>) {
    // Only our own page can post here, and it posts only what this type writes.
    let Some(ToTable { id, request }) =
        message.data().as_string().and_then(|text| serde_json::from_str(&text).ok())
    else {
        wasm_bindgen::throw_str("the worker was sent something that is no request");
    };
    let answer = match table {
        Ok(table) => table.answer(request),
        Err(trouble) => Err(trouble.clone()),
    };
    post::send(&FromTable::Answer { id, answer: Box::new(answer) });
}

/// Lets the bots move, in slices: between two of them whatever the page has asked is answered.
async fn think(table: Served) {
    loop {
        let thinking = table.borrow_mut().as_mut().ok().and_then(Table::thinking);
        let Some(mut thinking) = thinking else { return };
        let decided = loop {
            time::breathe().await;
            match thinking.work(SLICE) {
                Step::Thinking(more) => thinking = more,
                Step::Decided(decided) => break decided,
                Step::Cancelled => return,
            }
        };
        if let Ok(table) = &mut *table.borrow_mut() {
            table.decided(&decided);
        }
    }
}
