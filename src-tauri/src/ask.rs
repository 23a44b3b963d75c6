//! The one command of the window.

use table::protocol::{Reply, Request, Trouble};
use tauri::State;

use crate::window_table::WindowTable;

/// Puts a request to the table, off the window's own thread: SQLite waits for the disk.
#[tauri::command]
pub(crate) async fn ask(table: State<'_, WindowTable>, request: Request) -> Result<Reply, Trouble> {
    table.ask(request).await
}
