//! SQLite on the browser's private file system.

use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_rs::vfs::VfsFilesManager;
use sqlite_wasm_rs::vfs::transfer::DbTransfer;
use sqlite_wasm_vfs::sahpool::{
    OpfsSAHError, OpfsSAHPoolCfgBuilder, OpfsSAHPoolUtil, install as install_pool,
};
use table::protocol::TableError;
use table::{BROWSER_FILE, Damaged, Location};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::WorkerGlobalScope;

use crate::time;

/// How often, and at which interval, to try to open the files: a tab that was closed may not have released them yet.
const ATTEMPTS: u32 = 30;
const PAUSE_MS: i32 = 100;

/// How many files there may be beside the present ones: journals, and copies of the database.
const SPARE_FILES: usize = 6;

/// Does this browser keep files at all? A private window may not.
pub(crate) async fn is_available() -> bool {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let storage = scope.navigator().storage();
    // Older browsers don't have this function.
    let is_known = js_sys::Reflect::has(&storage, &"getDirectory".into()).unwrap_or(false);
    is_known && JsFuture::from(storage.get_directory()).await.is_ok()
}

/// Where a worker's table keeps its games.
pub(crate) enum Storage {
    /// In the browser's private files.
    Files(OpfsSAHPoolUtil),
    /// In memory only.
    Memory,
}

impl Storage {
    pub(crate) fn place(&self) -> Location {
        match self {
            Storage::Files(_) => Location::Browser,
            Storage::Memory => Location::Memory,
        }
    }

    /// Renames a damaged database to the first free name, so that a new one can be made.
    pub(crate) fn put_aside(&self, error: TableError) -> Result<Damaged, TableError> {
        let Storage::Files(pool) = self else { return Err(error) };
        // If it can't be renamed it stays: a new database must not overwrite it.
        put_aside(pool).map_err(|why| TableError::DamagedSaves { reason: format!("{error} {why}") })
    }
}

fn put_aside(pool: &OpfsSAHPoolUtil) -> Result<Damaged, OpfsSAHError> {
    let names = pool.names()?;
    let named = |number: u32| format!("railhead.damaged-{number}");
    let is_free = |stem: &String| !names.iter().any(|name| name.starts_with(stem.as_str()));
    let stem = (1..).map(named).find(is_free).unwrap_or_else(|| named(0));
    // There is a journal while the database is open, and after a kill. SQLite has already used it when it tried to open
    // the database, and the database can't be renamed while it is there.
    let journal = format!("{BROWSER_FILE}-journal");
    if pool.contains(&journal)? {
        move_file(pool, &journal, &format!("{stem}.journal"))?;
    }
    let moved_to = format!("{stem}.db");
    let bytes = move_file(pool, BROWSER_FILE, &moved_to)?;
    Ok(Damaged { moved_to, bytes })
}

fn move_file(pool: &OpfsSAHPoolUtil, from: &str, to: &str) -> Result<Vec<u8>, OpfsSAHError> {
    let bytes = pool.export_db(from)?;
    pool.import_db_unchecked(to, &bytes)?;
    pool.remove(from)?;
    Ok(bytes)
}

/// Makes SQLite keep its files in the browser, or in memory where the browser keeps nothing.
pub(crate) async fn install() -> Result<Storage, TableError> {
    let pool = OpfsSAHPoolCfgBuilder::new().vfs_name("railhead").directory("railhead").build();
    let mut storage = Err(TableError::SavesInUse);
    for _ in 0..ATTEMPTS {
        storage = match install_pool::<WasmOsCallback>(&pool, true).await {
            Ok(pool) => make_room(pool).await,
            Err(error) => storage_without(&error),
        };
        // The lock is ours already, so a tab that still holds the files is just closing.
        if !matches!(storage, Err(TableError::SavesInUse)) {
            break;
        }
        time::pause(PAUSE_MS).await;
    }
    storage
}

/// The pool has a fixed number of files: makes sure that some are free for journals and copies.
async fn make_room(pool: OpfsSAHPoolUtil) -> Result<Storage, TableError> {
    let error = |error: OpfsSAHError| TableError::Storage { reason: error.to_string() };
    pool.ensure_capacity(pool.len().map_err(error)? + SPARE_FILES).await.map_err(error)?;
    Ok(Storage::Files(pool))
}

/// A private window fails with a security error, and an old browser has no private files: there games are kept in
/// memory. If another tab holds the files it is an error, because there are saves: playing without them would look as if
/// they were lost.
fn storage_without(error: &OpfsSAHError) -> Result<Storage, TableError> {
    match error {
        OpfsSAHError::NotSupported => Ok(Storage::Memory),
        OpfsSAHError::Opfs { value, .. } => {
            match value.dyn_ref::<js_sys::Error>().map(|error| String::from(error.name())).as_deref() {
                Some("NoModificationAllowedError" | "InvalidStateError") => Err(TableError::SavesInUse),
                Some("SecurityError" | "NotAllowedError") => Ok(Storage::Memory),
                _ => Err(TableError::Storage { reason: error.to_string() }),
            }
        }
        _ => Err(TableError::Storage { reason: error.to_string() }),
    }
}
