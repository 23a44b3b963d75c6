//! The browser's private file system as the place of SQLite's files.

use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{OpfsSAHError, OpfsSAHPoolCfgBuilder, install as install_pool};
use table::Place;
use table::protocol::Trouble;
use wasm_bindgen::JsCast;

/// Makes SQLite keep its files in the browser, or in memory where the browser keeps nothing.
pub(crate) async fn install() -> Result<Place, Trouble> {
    let pool = OpfsSAHPoolCfgBuilder::new().vfs_name("railhead").directory("railhead").build();
    match install_pool::<WasmOsCallback>(&pool, true).await {
        Ok(_) => Ok(Place::Browser),
        Err(error) => place_without(&error),
    }
}

/// A private window refuses with a security error and an old browser has no such files at all: there the
/// game is played in memory. Files that another tab holds are another matter: there are saves, and
/// playing beside them would look as if they were lost.
fn place_without(error: &OpfsSAHError) -> Result<Place, Trouble> {
    match error {
        OpfsSAHError::NotSupported => Ok(Place::Memory),
        OpfsSAHError::Opfs { value, .. } => {
            match value.dyn_ref::<js_sys::Error>().map(|error| String::from(error.name())).as_deref() {
                Some("NoModificationAllowedError" | "InvalidStateError") => Err(Trouble::SavesInUse),
                Some("SecurityError" | "NotAllowedError") => Ok(Place::Memory),
                _ => Err(Trouble::Storage { reason: error.to_string() }),
            }
        }
        _ => Err(Trouble::Storage { reason: error.to_string() }),
    }
}
