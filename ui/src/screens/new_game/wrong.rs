//! The error of a field, shown at that field.

use leptos::prelude::*;

use super::FormState;
use super::field::Field;

#[component]
pub(super) fn Wrong(form_state: FormState, at: Field) -> impl IntoView {
    view! { <p class="wrong" role="alert">{move || form_state.wrong(at)}</p> }
}
