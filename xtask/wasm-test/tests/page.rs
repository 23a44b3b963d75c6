//! A wasm test that does not say where it runs is run in a page.
#![cfg(target_family = "wasm")]

use js_sys::Reflect;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn there_is_a_document() {
    let document = Reflect::get(&js_sys::global(), &"document".into()).unwrap();
    assert!(document.is_object(), "a page has a document");
}
