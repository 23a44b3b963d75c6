//! The commands of the window.

use serde::Deserialize;
use table::protocol::{Import, Reply, Request, Trouble};
use tauri::State;
use tauri::ipc::{self, InvokeBody};

use crate::window_table::WindowTable;

/// Puts a request to the table, off the window's own thread: SQLite waits for the disk.
#[tauri::command]
pub(crate) async fn ask(table: State<'_, WindowTable>, request: Request) -> Result<Reply, Trouble> {
    table.ask(request).await
}

/// The one request that comes with a file, which is passed as bytes and not as text.
#[tauri::command]
pub(crate) async fn take_in(
    table: State<'_, WindowTable>,
    request: ipc::Request<'_>,
) -> Result<Reply, Trouble> {
    let file = match request.body() {
        InvokeBody::Raw(bytes) => bytes.clone(),
        // Where a web view can't pass bytes, Tauri passes their numbers.
        InvokeBody::Json(numbers) => Vec::deserialize(numbers).map_err(|_| Trouble::NotOurs)?,
    };
    table.ask(Import { file }.into()).await
}
