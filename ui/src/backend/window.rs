//! The native window's table, by Tauri's calls and events.

use std::rc::Rc;

use js_sys::{JSON, Reflect, Uint8Array};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::protocol::{Reply, Request, UPDATE_EVENT, Update};
use wasm_bindgen::prelude::*;

use super::Failure;

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

pub(super) async fn ask(request: Request) -> Result<Reply, Failure> {
    let called = match request {
        // A file goes as it is; as text it would take many times its size.
        Request::Import(import) => invoke("take_in", Uint8Array::from(import.file.as_slice()).into()).await,
        request => invoke("ask", to_js(&Arguments { request })?).await,
    };
    match called {
        Ok(reply) => from_js(&reply),
        // A refusal of the table is an object of ours; anything else is Tauri's own complaint.
        Err(error) => match from_js(&error) {
            Ok(trouble) => Err(Failure::Refused(trouble)),
            Err(_) => Err(Failure::Lost(format!("{error:?}"))),
        },
    }
}

/// Hands each update to `hear`, for as long as the page lives.
pub(super) fn listen(hear: Rc<dyn Fn(Update)>) {
    let handler = Closure::new(move |event: JsValue| match from_js::<Heard>(&event) {
        Ok(heard) => hear(heard.payload),
        Err(failure) => leptos::logging::error!("an update could not be read: {failure}"),
    });
    wasm_bindgen_futures::spawn_local(async move {
        if let Err(error) = js_listen(UPDATE_EVENT, &handler).await {
            leptos::logging::error!("updates will not be heard: {error:?}");
        }
        handler.forget();
    });
}

fn to_js(value: &impl Serialize) -> Result<JsValue, Failure> {
    let text = serde_json::to_string(value).map_err(|error| Failure::Lost(error.to_string()))?;
    JSON::parse(&text).map_err(|error| Failure::Lost(format!("{error:?}")))
}

fn from_js<T: DeserializeOwned>(value: &JsValue) -> Result<T, Failure> {
    let text = JSON::stringify(value).map_err(|error| Failure::Lost(format!("{error:?}")))?;
    serde_json::from_str(&String::from(text)).map_err(|error| Failure::Lost(error.to_string()))
}
