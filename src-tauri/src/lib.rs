//! The native window. It passes requests on to a table, and the table's updates back; nothing more.

mod ask;
mod window_table;

use tauri::Manager;

use crate::window_table::WindowTable;

/// Opens the window and returns when it is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() -> tauri::Result<()> {
    tauri::Builder::default()
        .setup(|app| {
            app.manage(WindowTable::open(app.handle()));
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![ask::ask, ask::take_in])
        .run(tauri::generate_context!())
}
