//! The browser's private file system as the place of SQLite's files.

use sqlite_wasm_rs::WasmOsCallback;
use sqlite_wasm_vfs::sahpool::{OpfsSAHError, OpfsSAHPoolCfgBuilder, install as install_pool};
use table::Place;
use table::protocol::Trouble;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::WorkerGlobalScope;

use crate::time;

/// How long a tab that was closed may take to let go of its files.
const PATIENCE: u32 = 30;
const PAUSE_MS: i32 = 100;

/// Does this browser keep files at all? A private window may not.
pub(crate) async fn is_there() -> bool {
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    JsFuture::from(scope.navigator().storage().get_directory()).await.is_ok()
}

/// Makes SQLite keep its files in the browser, or in memory where the browser keeps nothing.
pub(crate) async fn install() -> Result<Place, Trouble> {
    let pool = OpfsSAHPoolCfgBuilder::new().vfs_name("railhead").directory("railhead").build();
    let mut place = Err(Trouble::SavesInUse);
    for _ in 0..PATIENCE {
        place = match install_pool::<WasmOsCallback>(&pool, true).await {
            Ok(_) => Ok(Place::Browser),
            Err(error) => place_without(&error),
        };
        // The lock is ours already, so whoever still holds the files is on the way out.
        if place != Err(Trouble::SavesInUse) {
            break;
        }
        time::pause(PAUSE_MS).await;
    }
    place
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
