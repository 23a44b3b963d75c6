//! The table of a native window.

use std::sync::{Arc, Mutex};

use table::protocol::{Reply, Request, Trouble, UPDATE_EVENT, Update};
use table::{Place, Table, home};
use tauri::{AppHandle, Emitter};

/// A table that requests of several threads may come to, or the reason why there is none: a database
/// that can't be opened is told to whoever asks, and the window opens all the same.
pub(crate) struct WindowTable(Arc<Mutex<Result<Table, Trouble>>>);

impl WindowTable {
    pub(crate) fn open(app: &AppHandle) -> WindowTable {
        let app = app.clone();
        let tell = move |update: Update| {
            // The only failure is a window that is closing: there is nobody left to tell.
            let _ = app.emit(UPDATE_EVENT, update);
        };
        let table = home::database().and_then(|file| Table::open(&Place::File(file), tell));
        WindowTable(Arc::new(Mutex::new(table)))
    }

    pub(crate) async fn ask(&self, request: Request) -> Result<Reply, Trouble> {
        let table = Arc::clone(&self.0);
        let answer = tauri::async_runtime::spawn_blocking(move || {
            let mut table = table.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            match &mut *table {
                Ok(table) => table.answer(request),
                Err(trouble) => Err(trouble.clone()),
            }
        });
        answer.await.unwrap_or_else(|error| Err(Trouble::Crashed { reason: error.to_string() }))
    }
}
