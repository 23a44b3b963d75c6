//! Only one tab at a time may open the saves. The browser holds the lock for as long as the worker lives, and grants it to
//! the next tab when this one is closed or crashes.

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

/// Whether this tab may open the saves now.
pub(crate) enum SavesLock {
    Ours,
    /// Another tab has them open. The receiver is ready when the lock is ours.
    After(oneshot::Receiver<()>),
}

/// Asks for the lock. In a browser without locks we go on without: its files can't be opened twice either.
pub(crate) async fn ask() -> SavesLock {
    let at_once = Object::new();
    // Setting a field of a new object can't fail.
    let _ = Reflect::set(&at_once, &"ifAvailable".into(), &JsValue::TRUE);
    match request(&at_once).await {
        Ok(true) | Err(_) => SavesLock::Ours,
        Ok(false) => SavesLock::After(queue()),
    }
}

/// Waits for the lock.
fn queue() -> oneshot::Receiver<()> {
    let (sender, granted) = oneshot::channel();
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(true) = request(&Object::new()).await {
            // The receiver lives as long as the worker.
            let _ = sender.send(());
        }
    });
    granted
}

/// Asks for the lock, and returns whether it was granted. A granted lock is never released.
async fn request(options: &Object) -> Result<bool, JsValue> {
    let (decided, decision) = oneshot::channel();
    let decided = Rc::new(Cell::new(Some(decided)));
    let answer = Rc::clone(&decided);
    let granted = Closure::once_into_js(move |lock: JsValue| {
        let is_ours = !lock.is_null();
        if let Some(decided) = answer.take() {
            let _ = decided.send(is_ours);
        }
        // The lock is held until the returned promise resolves, and this one never does.
        if is_ours { JsValue::from(Promise::new(&mut |_, _| {})) } else { JsValue::UNDEFINED }
    });
    let asked = request_lock(NAME, options, &granted)?;
    wasm_bindgen_futures::spawn_local(async move {
        // A browser that refuses all locks never calls back. Dropping the sender ends the wait.
        if JsFuture::from(asked).await.is_err() {
            drop(decided.take());
        }
    });
    decision.await.map_err(|_| JsValue::NULL)
}
