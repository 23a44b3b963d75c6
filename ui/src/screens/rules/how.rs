//! "How does this work?"

use leptos::prelude::*;

use super::Section;
use super::reading::Reading;
use crate::t;

/// The small button beside what may need an explanation.
#[component]
pub(crate) fn How(section: Section) -> impl IntoView {
    let reading: Reading = expect_context();
    view! {
        <button type="button" class="how" on:click=move |_| reading.read(section)>{t!("rules-how")}</button>
    }
}
