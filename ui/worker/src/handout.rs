//! A file for the person at the page: the browser holds it, and the page is told only its address.

use js_sys::{Array, Uint8Array};
use table::Handout;
use table::protocol::{Trouble, Whereabouts};
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, Url};

pub(crate) fn hand_out(handout: &Handout) -> Result<Whereabouts, Trouble> {
    let refuse = |error: JsValue| Trouble::NotHandedOut { reason: format!("{error:?}") };
    let kind = BlobPropertyBag::new();
    kind.set_type(handout.mime);
    let parts = Array::of1(&Uint8Array::from(handout.bytes.as_slice()));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind).map_err(refuse)?;
    let url = Url::create_object_url_with_blob(&blob).map_err(refuse)?;
    Ok(Whereabouts::Download { url })
}
