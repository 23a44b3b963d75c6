//! An exported file that waits until the person has chosen where to save it. The table must not wait for that, so its
//! export sink only leaves the file here.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use table::ExportFile;
use table::home::{self, Exports, Home};
use table::protocol::{ExportPlace, TableError};
use tauri::AppHandle;

use crate::dialog;

/// Shared by the table's export sink, which leaves a file here, and the server thread, which then shows the dialog.
#[derive(Clone, Default)]
pub(crate) struct PendingExport(Arc<Mutex<Option<Waiting>>>);

/// A file, and the folder that is proposed for it.
pub(crate) struct Waiting {
    export: ExportFile,
    folder: PathBuf,
}

impl PendingExport {
    /// The table's export sink: saves a file in this home's export folder, or leaves it here until the person was asked.
    pub(crate) fn export(&self, home: &Home, export: &ExportFile) -> Result<ExportPlace, TableError> {
        match home.exports() {
            Exports::Folder(folder) => home::put_into(folder, export),
            Exports::Asked(folder) => {
                let waiting = Waiting { export: export.clone(), folder: folder.clone() };
                *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(waiting);
                Ok(ExportPlace::Nowhere)
            }
        }
    }

    pub(crate) fn take(&self) -> Option<Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Waiting {
    /// Asks where to save the file, and saves it there.
    pub(crate) fn save(self, app: &AppHandle) -> Result<ExportPlace, TableError> {
        match dialog::ask(app, &self.folder, &self.export.name) {
            Some(path) => home::put_at(&path, &self.export),
            None => Ok(ExportPlace::Nowhere),
        }
    }
}
