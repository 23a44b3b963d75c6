//! About the app: what it is, its version, and its licences.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::app::shared;
use crate::t;

#[component]
pub(crate) fn About() -> impl IntoView {
    let shared = shared();
    let licences = RwSignal::new(None::<String>);
    let show = move |_| {
        spawn_local(async move {
            licences.set(Some(read_licences().await.unwrap_or_else(|_| t!("about-missing"))));
        });
    };
    view! {
        <section class="screen about">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("about-title")}</h1>
            </header>
            <p class="about-version">{t!("about-version", version = env!("CARGO_PKG_VERSION"))}</p>
            <p>{t!("about-what")}</p>
            <p>{t!("about-private")}</p>
            <p>{t!("about-free")}</p>
            <h2>{t!("about-others")}</h2>
            <p>{t!("about-others-what")}</p>
            {move || match licences.get() {
                None => view! { <button class="about-way" on:click=show>{t!("about-show")}</button> }.into_any(),
                Some(text) => view! { <pre class="licences" tabindex="0">{text}</pre> }.into_any(),
            }}
        </section>
    }
}

/// Fetches the licences. They are long and seldom read, so they are a file of their own, linked in the page's head.
async fn read_licences() -> Result<String, JsValue> {
    let link = document().query_selector("link[rel=license]")?;
    let address = link.and_then(|link| link.get_attribute("href")).ok_or(JsValue::NULL)?;
    let response = JsFuture::from(window().fetch_with_str(&address)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(JsValue::NULL)
}
