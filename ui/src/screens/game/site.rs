//! A city for a station is looked for.

use leptos::prelude::*;

use super::super::rules::{How, Section};
use super::heading::Heading;
use crate::t;

#[component]
pub(super) fn Site() -> impl IntoView {
    view! {
        <section class="asked">
            <Heading words=t!("game-build-station") />
            <p>{t!("game-site")}</p>
            <How section=Section::Station />
        </section>
    }
}
