//! The log of the game that is over, where the scores cover the log's own place.

use leptos::html;
use leptos::prelude::*;

use crate::screens::game::log::Log;
use crate::t;

#[component]
pub(super) fn Past() -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    let open = RwSignal::new(false);
    let toggle = move |_| open.set(details.get_untracked().is_some_and(|details| details.open()));
    view! {
        <details class="ending-log" node_ref=details on:toggle=toggle>
            <summary>{t!("log-title")}</summary>
            <Show when=move || open.get()><Log /></Show>
        </details>
    }
}
