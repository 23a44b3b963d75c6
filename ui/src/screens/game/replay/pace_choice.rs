//! The speed at which the game plays by itself.

use leptos::prelude::*;

use super::pace::Pace;
use super::walk::walk;
use crate::t;

#[component]
pub(super) fn PaceChoice() -> impl IntoView {
    let walk = walk();
    let option = |pace: Pace| view! { <option value=pace.key()>{pace.words()}</option> };
    let choose = move |event| {
        if let Some(pace) = Pace::named(&event_target_value(&event)) {
            walk.pace.set(pace);
        }
    };
    view! {
        <select class="pace" aria-label=t!("replay-pace") prop:value=move || walk.pace.get().key() on:change=choose>
            {Pace::ALL.map(option).into_iter().collect_view()}
        </select>
    }
}
