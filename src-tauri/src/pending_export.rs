//! Where a file lies that a person has yet to say a place for. The table lays it down; asking takes as long as a person
//! takes, and the table must not wait for that.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use table::ExportFile;
use table::home::{self, Exports, Home};
use table::protocol::{ExportPlace, TableError};
use tauri::AppHandle;

use crate::dialog;

/// What serves a table and what asks a person share it.
#[derive(Clone, Default)]
pub(crate) struct PendingExport(Arc<Mutex<Option<Waiting>>>);

/// A file, and the folder that is proposed for it.
pub(crate) struct Waiting {
    export: ExportFile,
    folder: PathBuf,
}

impl PendingExport {
    /// What the table does with a file: it goes where files of this home go, or lies here until someone was asked.
    pub(crate) fn export(&self, home: &Home, export: &ExportFile) -> Result<ExportPlace, TableError> {
        match home.exports() {
            Exports::Folder(folder) => home::put_into(folder, export),
            Exports::Asked(folder) => {
                let laid = Waiting { export: export.clone(), folder: folder.clone() };
                *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(laid);
                Ok(ExportPlace::Nowhere)
            }
        }
    }

    pub(crate) fn take(&self) -> Option<Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Waiting {
    /// Asks where it shall go, and puts it there.
    pub(crate) fn put_away(self, app: &AppHandle) -> Result<ExportPlace, TableError> {
        match dialog::ask(app, &self.folder, &self.export.name) {
            Some(path) => home::put_at(&path, &self.export),
            None => Ok(ExportPlace::Nowhere),
        }
    }
}
