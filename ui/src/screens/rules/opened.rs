//! The rules, opened at a part of them.

use leptos::prelude::*;

use super::Section;
use super::text::Text;

#[component]
pub(super) fn Opened(at: Section) -> impl IntoView {
    Effect::new(move |_| at.show());
    view! { <div class="rules"><Text /></div> }
}
