//! The native window's table, by Tauri's calls and events.

use std::rc::Rc;

use js_sys::{Object, Promise, Reflect, Uint8Array};
use table::protocol::{FromTable, Reply, Request, TABLE_EVENT, ToTable};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};

use super::answers::Answers;
use super::{BackendError, OnUpdate, lost, lost_js};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["window", "__TAURI__", "core"])]
    async fn invoke(command: &str, arguments: JsValue, options: JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_name = listen, js_namespace = ["window", "__TAURI__", "event"])]
    async fn js_listen(event: &str, handler: &Closure<dyn FnMut(JsValue)>) -> Result<JsValue, JsValue>;
}

pub(super) fn is_here() -> bool {
    Reflect::has(&js_sys::global(), &JsValue::from_str("__TAURI__")).unwrap_or(false)
}

/// The transport to the native window's table.
pub(super) struct Window {
    /// Fulfilled once we listen to the table's events: the answer to an earlier request would be missed. If listening
    /// fails, each request fails with that error.
    listening: Promise,
    answers: Rc<Answers>,
}

impl Window {
    /// Calls `on_update` with each update, for as long as the page lives.
    pub(super) fn listen(on_update: OnUpdate) -> Window {
        // The window outlives its pages, and so do pending requests. Numbering from the current millisecond avoids the
        // numbers of the previous page, which can hardly have sent a request every millisecond.
        let answers = Rc::new(Answers::after(js_sys::Date::now() as u64 as u32));
        let waiting = Rc::clone(&answers);
        let handler = Closure::new(move |event: JsValue| match read(&event) {
            Ok(FromTable::Answer { id, answer }) => waiting.deliver(id, Ok(*answer)),
            Ok(FromTable::Update(update)) => on_update(Ok(update)),
            Ok(FromTable::Ready) => {}
            // It may have been the answer to any request.
            Err(error) => waiting.fail(error, &on_update),
        });
        let listening = future_to_promise(async move {
            let listening = js_listen(TABLE_EVENT, &handler).await;
            handler.forget();
            listening
        });
        Window { listening, answers }
    }

    pub(super) async fn ask(&self, request: Request) -> Result<Reply, BackendError> {
        JsFuture::from(self.listening.clone()).await.map_err(lost_js)?;
        let question = self.answers.expect();
        let (id, answers) = (question.id, Rc::clone(&self.answers));
        // Not awaited: Tauri may confirm the call after the answer has come.
        spawn_local(async move {
            if let Err(error) = send(id, request).await {
                answers.deliver(id, Err(error));
            }
        });
        question.answer().await
    }
}

/// Sends a request to the table. It fails only if Tauri itself refuses the call.
async fn send(id: u32, request: Request) -> Result<(), BackendError> {
    let sent = match request {
        // A file is sent as bytes; as JSON it would take many times its size.
        Request::Import(import) => {
            let file = Uint8Array::from(import.file.as_slice());
            invoke("import_file", file.into(), with_header("id", id).map_err(lost_js)?).await
        }
        request => {
            let text = serde_json::to_string(&ToTable { id, request }).map_err(lost)?;
            let message = object("message", &text.into()).map_err(lost_js)?;
            invoke("ask", message.into(), JsValue::UNDEFINED).await
        }
    };
    sent.map(drop).map_err(lost_js)
}

/// The options of a call with one header.
fn with_header(name: &str, value: u32) -> Result<JsValue, JsValue> {
    let headers = object(name, &value.to_string().into())?;
    Ok(object("headers", &headers)?.into())
}

/// An object with one field.
fn object(name: &str, value: &JsValue) -> Result<Object, JsValue> {
    let object = Object::new();
    Reflect::set(&object, &name.into(), value)?;
    Ok(object)
}

/// Reads the table's message from the payload of a Tauri event, which is JSON text.
fn read(event: &JsValue) -> Result<FromTable, BackendError> {
    let payload = Reflect::get(event, &"payload".into()).map_err(lost_js)?;
    serde_json::from_str(&payload.as_string().unwrap_or_default()).map_err(lost)
}
