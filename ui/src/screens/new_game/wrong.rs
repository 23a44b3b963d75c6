//! What is wrong, where it is wrong.

use leptos::prelude::*;

use super::Desk;
use super::fault::Field;

#[component]
pub(super) fn Wrong(desk: Desk, at: Field) -> impl IntoView {
    view! { <p class="wrong" role="alert">{move || desk.wrong(at)}</p> }
}
