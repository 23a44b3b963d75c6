//! One tab at a time has the saves. The browser keeps the lock for as long as the worker lives, and hands it
//! on when the tab is closed or dies.

use std::cell::Cell;
use std::rc::Rc;

use futures_channel::oneshot;
use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

const NAME: &str = "railhead-saves";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn request_lock(name: &str, options: &JsValue, granted: &JsValue) -> Result<Promise, JsValue>;
}

/// Whether the saves can be had now.
pub(crate) enum SavesLock {
    Ours,
    /// They are another tab's; this is ready when they are ours.
    After(oneshot::Receiver<()>),
}

/// Asks for the saves. A browser without locks lets us have them: its files refuse a second owner too.
pub(crate) async fn ask() -> SavesLock {
    let at_once = Object::new();
    // Setting a field of a new object can't fail.
    let _ = Reflect::set(&at_once, &"ifAvailable".into(), &JsValue::TRUE);
    match request(&at_once).await {
        Ok(true) | Err(_) => SavesLock::Ours,
        Ok(false) => SavesLock::After(queue()),
    }
}

/// Waits in line for the lock.
fn queue() -> oneshot::Receiver<()> {
    let (ours, wait) = oneshot::channel();
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(true) = request(&Object::new()).await {
            // Whoever waits lives as long as the worker.
            let _ = ours.send(());
        }
    });
    wait
}

/// Asks for the lock and, once the browser has decided, tells whether it is ours. Then it is for good.
async fn request(options: &Object) -> Result<bool, JsValue> {
    let (decided, decision) = oneshot::channel();
    let decided = Rc::new(Cell::new(Some(decided)));
    let answer = Rc::clone(&decided);
    let granted = Closure::once_into_js(move |lock: JsValue| {
        let is_ours = !lock.is_null();
        if let Some(decided) = answer.take() {
            let _ = decided.send(is_ours);
        }
        // The lock is kept until what is returned here resolves, and a promise without an end never does.
        if is_ours { JsValue::from(Promise::new(&mut |_, _| {})) } else { JsValue::UNDEFINED }
    });
    let asked = request_lock(NAME, options, &granted)?;
    wasm_bindgen_futures::spawn_local(async move {
        // A browser that refuses to lock anything never calls; without this we would wait for it.
        if JsFuture::from(asked).await.is_err() {
            drop(decided.take());
        }
    });
    decision.await.map_err(|_| JsValue::NULL)
}
