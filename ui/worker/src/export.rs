//! Exported files: the browser holds them as blobs, and the page only gets the address.

use js_sys::{Array, Uint8Array};
use table::ExportFile;
use table::protocol::{ExportPlace, TableError};
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, Url};

pub(crate) fn export(export: &ExportFile) -> Result<ExportPlace, TableError> {
    let refuse = |error: JsValue| TableError::NotExported { reason: format!("{error:?}") };
    let kind = BlobPropertyBag::new();
    kind.set_type(export.mime);
    let parts = Array::of1(&Uint8Array::from(export.bytes.as_slice()));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind).map_err(refuse)?;
    let url = Url::create_object_url_with_blob(&blob).map_err(refuse)?;
    Ok(ExportPlace::Download { url })
}
