//! The table in a browser: the rules, the bots and SQLite, off the page's thread.
#![cfg(target_family = "wasm")]

mod post;
mod storage;

use std::cell::RefCell;
use std::rc::Rc;

use table::Table;
use table::protocol::{FromTable, ToTable, Trouble};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

/// Opens the table, then listens. A table that can't be opened is a worker that answers every
/// request with the reason: the page must never wait for nothing.
#[wasm_bindgen(start)]
pub async fn start() {
    console_error_panic_hook::set_once();
    let table = Rc::new(RefCell::new(open().await));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        hear(&message, &mut table.borrow_mut());
    });
    post::listen(listen);
    post::send(&FromTable::Ready);
}

async fn open() -> Result<Table, Trouble> {
    let place = storage::install().await?;
    Table::open(&place, |update| post::send(&FromTable::Update { update }))
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
