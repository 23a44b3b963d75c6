//! Where a file lies that a person has yet to say a place for. The table lays it down; asking takes as long as a person
//! takes, and the table must not wait for that.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use table::Handout;
use table::home::{self, Exports, Home};
use table::protocol::{Trouble, Whereabouts};
use tauri::AppHandle;

use crate::dialog;

/// What serves a table and what asks a person share it.
#[derive(Clone, Default)]
pub(crate) struct Tray(Arc<Mutex<Option<Laid>>>);

/// A file, and the folder that is proposed for it.
pub(crate) struct Laid {
    handout: Handout,
    folder: PathBuf,
}

impl Tray {
    /// What the table does with a file: it goes where files of this home go, or lies here until someone was asked.
    pub(crate) fn hand_out(&self, home: &Home, handout: &Handout) -> Result<Whereabouts, Trouble> {
        match home.exports() {
            Exports::Folder(folder) => home::put_into(folder, handout),
            Exports::Asked(folder) => {
                let laid = Laid { handout: handout.clone(), folder: folder.clone() };
                *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(laid);
                Ok(Whereabouts::Nowhere)
            }
        }
    }

    pub(crate) fn take(&self) -> Option<Laid> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Laid {
    /// Asks where it shall go, and puts it there.
    pub(crate) fn put_away(self, app: &AppHandle) -> Result<Whereabouts, Trouble> {
        match dialog::ask(app, &self.folder, &self.handout.name) {
            Some(path) => home::put_at(&path, &self.handout),
            None => Ok(Whereabouts::Nowhere),
        }
    }
}
