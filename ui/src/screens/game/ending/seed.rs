//! The seed of the game that is over, to be copied.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::shared;
use crate::clipboard;
use crate::t;

#[component]
pub(super) fn Seed(seed: u64) -> impl IntoView {
    let shared = shared();
    let copy = move |_| {
        spawn_local(async move {
            let copied = clipboard::copy(&seed.to_string()).await.is_ok();
            shared.notice.tell(if copied { t!("result-copied") } else { t!("result-not-copied") });
        });
    };
    view! {
        <p class="ending-seed">
            {t!("new-game-seed")} <code>{seed.to_string()}</code>
            <button class="quiet" on:click=copy>{t!("result-copy")}</button>
        </p>
    }
}
