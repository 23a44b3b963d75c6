//! The person is asked to choose a city for a station.

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
