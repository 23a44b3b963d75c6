//! The window's commands. Both are answered by an event, so that answers and updates stay in order.

use serde::Deserialize;
use table::protocol::{FromTable, Import, Request, ToTable};
use tauri::ipc::{self, InvokeBody};
use tauri::{AppHandle, State};

use crate::window_table::{WindowTable, emit};

/// Sends a request to the table. Request and answer are JSON texts.
#[tauri::command]
pub(crate) fn ask(app: AppHandle, table: State<'_, WindowTable>, message: String) -> Result<(), String> {
    let ToTable { id, request } = serde_json::from_str(&message).map_err(|error| error.to_string())?;
    send(app, &table, id, request);
    Ok(())
}

/// The request to import a file. The file is passed as bytes, not as text.
#[tauri::command]
pub(crate) fn import_file(
    app: AppHandle,
    table: State<'_, WindowTable>,
    request: ipc::Request<'_>,
) -> Result<(), &'static str> {
    let id = request.headers().get("id").and_then(|id| id.to_str().ok()?.parse().ok());
    let file = match request.body() {
        InvokeBody::Raw(bytes) => bytes.clone(),
        // If a web view can't pass bytes, Tauri passes an array of numbers.
        InvokeBody::Json(numbers) => Vec::deserialize(numbers).map_err(|_| "this is no file")?,
    };
    send(app, &table, id.ok_or("the question has no number")?, Import { file }.into());
    Ok(())
}

fn send(app: AppHandle, table: &WindowTable, id: u32, request: Request) {
    table.ask(request, move |answer| emit(&app, &FromTable::Answer { id, answer: Box::new(answer) }));
}
