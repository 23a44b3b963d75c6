//! The offer of a lesson to whoever has never been here. Declined, it is gone for ever.

use leptos::prelude::*;
use table::protocol::Lesson;

use crate::app::shared;
use crate::t;

#[component]
pub(super) fn Greeting() -> impl IntoView {
    let shared = shared();
    let is_new = move || shared.settings.with(|chosen| !chosen.welcome_declined && chosen.learnt.is_empty());
    let decline = move |_| shared.change_settings(|chosen| chosen.welcome_declined = true);
    view! {
        <Show when=is_new>
            <aside class="welcome" aria-label=t!("welcome-question")>
                <p>{t!("welcome-question")}</p>
                <button class="primary" on:click=move |_| shared.open(Lesson::FirstGame.into())>
                    {t!("welcome-learn")}
                </button>
                <button class="quiet decline" on:click=decline>{t!("welcome-no")}</button>
            </aside>
        </Show>
    }
}
