//! A city for a station is looked for.

use leptos::prelude::*;

use super::heading::Heading;
use crate::screens::rules::{How, Section};
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
