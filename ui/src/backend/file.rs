//! Downloads of exported files, and reading of files to import.

use js_sys::Uint8Array;
use leptos::prelude::document;
use table::protocol::{BACKUP_LIMIT, ExportPlace, Exported, TableError};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlAnchorElement, Url};

use super::{BackendError, lost_js};

/// How long a browser may take to begin a download before its URL is revoked.
const DOWNLOAD_BEGINS: std::time::Duration = std::time::Duration::from_secs(60);

/// Has the browser download an exported file. In the native window the file is already written.
pub(super) fn receive(exported: &Exported) -> Result<(), BackendError> {
    let url = match &exported.place {
        ExportPlace::File { .. } | ExportPlace::Nowhere => return Ok(()),
        ExportPlace::Download { url } => url.clone(),
    };
    let link: HtmlAnchorElement = document().create_element("a").map_err(lost_js)?.unchecked_into();
    link.set_href(&url);
    link.set_download(&exported.name);
    link.click();
    leptos::prelude::set_timeout(
        move || {
            // The worst that can happen is that the browser keeps the file in memory.
            let _ = Url::revoke_object_url(&url);
        },
        DOWNLOAD_BEGINS,
    );
    Ok(())
}

/// The bytes of a file, unless it is larger than any file of ours can be.
pub(super) async fn read(file: &File) -> Result<Vec<u8>, BackendError> {
    if file.size() > BACKUP_LIMIT as f64 {
        return Err(BackendError::Refused(TableError::too_big()));
    }
    let read = JsFuture::from(file.array_buffer()).await;
    let buffer = read.map_err(|error| BackendError::Unreadable(format!("{}: {error:?}", file.name())))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
