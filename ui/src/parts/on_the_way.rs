//! The placeholder of a part that is being fetched.

use leptos::prelude::*;

use super::bar::Bar;
use crate::t;

#[component]
pub(super) fn OnTheWay() -> impl IntoView {
    view! {
        <section class="screen part" aria-busy="true">
            <Bar />
            <p class="part-coming" role="status">{t!("part-coming")}</p>
        </section>
    }
}
