//! The commands of the window. Both are answered by what the window is told, in its order with all the rest.

use serde::Deserialize;
use table::protocol::{FromTable, Import, Request, ToTable};
use tauri::ipc::{self, InvokeBody};
use tauri::{AppHandle, State};

use crate::window_table::{WindowTable, tell};

/// Puts a request to the table. It comes as one text, as the answer goes.
#[tauri::command]
pub(crate) fn ask(app: AppHandle, table: State<'_, WindowTable>, message: String) -> Result<(), String> {
    let ToTable { id, request } = serde_json::from_str(&message).map_err(|error| error.to_string())?;
    put(app, &table, id, request);
    Ok(())
}

/// The one request that comes with a file, which is passed as bytes and not as text.
#[tauri::command]
pub(crate) fn import_file(
    app: AppHandle,
    table: State<'_, WindowTable>,
    request: ipc::Request<'_>,
) -> Result<(), &'static str> {
    let id = request.headers().get("id").and_then(|id| id.to_str().ok()?.parse().ok());
    let file = match request.body() {
        InvokeBody::Raw(bytes) => bytes.clone(),
        // Where a web view can't pass bytes, Tauri passes their numbers.
        InvokeBody::Json(numbers) => Vec::deserialize(numbers).map_err(|_| "this is no file")?,
    };
    put(app, &table, id.ok_or("the question has no number")?, Import { file }.into());
    Ok(())
}

fn put(app: AppHandle, table: &WindowTable, id: u32, request: Request) {
    table.ask(request, move |answer| tell(&app, &FromTable::Answer { id, answer: Box::new(answer) }));
}
