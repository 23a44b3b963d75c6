//! A wasm test runs where it says: here, in a browser's dedicated worker.
#![cfg(target_family = "wasm")]

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap()
}

#[wasm_bindgen_test]
fn the_global_scope_is_a_dedicated_worker() {
    let scope = js_sys::global();
    assert_eq!(scope.constructor().name(), "DedicatedWorkerGlobalScope");
    assert!(get(&scope, "document").is_undefined(), "a worker has no page");
}

/// Saves in a browser are files of its private file system: a browser without it tests nothing.
#[wasm_bindgen_test]
async fn the_private_file_system_can_be_opened() {
    let storage = get(&get(&js_sys::global(), "navigator"), "storage");
    let open: Function = get(&storage, "getDirectory").dyn_into().unwrap();
    let opened: Promise = open.call0(&storage).unwrap().dyn_into().unwrap();
    let root = JsFuture::from(opened).await.unwrap();
    assert_eq!(get(&root, "kind"), "directory");
}
