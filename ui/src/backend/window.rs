//! The native window's table, by Tauri's calls and events.

use std::rc::Rc;

use js_sys::{JSON, Promise, Reflect, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::protocol::{Reply, Request, UPDATE_EVENT, Update};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};

use super::order::Order;
use super::{Failure, lost_js};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["window", "__TAURI__", "core"])]
    async fn invoke(command: &str, arguments: JsValue) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_name = listen, js_namespace = ["window", "__TAURI__", "event"])]
    async fn js_listen(event: &str, handler: &Closure<dyn FnMut(JsValue)>) -> Result<JsValue, JsValue>;
}

/// The arguments of the one command, as Tauri wants them: an object with a field for each.
#[derive(Serialize)]
struct Arguments {
    request: Request,
}

/// The part of a Tauri event that is ours.
#[derive(serde::Deserialize)]
struct Heard {
    payload: Update,
}

pub(super) fn is_here() -> bool {
    Reflect::has(&js_sys::global(), &JsValue::from_str("__TAURI__")).unwrap_or(false)
}

/// The line to the window's table.
pub(super) struct Window {
    /// Fulfilled once updates are heard: what is asked before might have consequences that nobody hears of.
    listening: Promise,
    order: Rc<Order>,
}

impl Window {
    /// Hands each update to `hear`, for as long as the page lives.
    pub(super) fn listen(hear: Rc<dyn Fn(Update)>) -> Window {
        let order = Rc::new(Order::new(hear));
        let takes = Rc::clone(&order);
        let handler = Closure::new(move |event: JsValue| match from_js::<Heard>(&event) {
            Ok(heard) => takes.take(heard.payload),
            Err(failure) => leptos::logging::error!("an update could not be read: {failure}"),
        });
        let listening = future_to_promise(async move {
            if let Err(error) = js_listen(UPDATE_EVENT, &handler).await {
                leptos::logging::error!("updates will not be heard: {error:?}");
            }
            handler.forget();
            Ok(JsValue::UNDEFINED)
        });
        Window { listening, order }
    }

    pub(super) async fn ask(&self, request: Request) -> Result<Reply, Failure> {
        JsFuture::from(self.listening.clone()).await.map_err(lost_js)?;
        let due = self.order.ask();
        let answer = call(request).await;
        drop(due);
        // Begun only once whoever asked has taken the answer in: that goes on without a pause.
        let order = Rc::clone(&self.order);
        spawn_local(async move { order.release() });
        answer
    }
}

async fn call(request: Request) -> Result<Reply, Failure> {
    let called = match request {
        // A file goes as it is; as text it would take many times its size.
        Request::Import(import) => invoke("take_in", Uint8Array::from(import.file.as_slice()).into()).await,
        request => invoke("ask", to_js(&Arguments { request })?).await,
    };
    match called {
        Ok(reply) => from_js(&reply),
        // What does not read as a refusal of the table is Tauri's own complaint.
        Err(error) => match from_js(&error) {
            Ok(trouble) => Err(Failure::Refused(trouble)),
            Err(_) => Err(lost_js(error)),
        },
    }
}

fn to_js(value: &impl Serialize) -> Result<JsValue, Failure> {
    let text = serde_json::to_string(value).map_err(|error| Failure::Lost(error.to_string()))?;
    JSON::parse(&text).map_err(lost_js)
}

fn from_js<T: DeserializeOwned>(value: &JsValue) -> Result<T, Failure> {
    let text = JSON::stringify(value).map_err(lost_js)?;
    serde_json::from_str(&String::from(text)).map_err(|error| Failure::Lost(error.to_string()))
}
