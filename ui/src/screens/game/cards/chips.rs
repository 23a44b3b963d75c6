//! A payment, in small cards.

use engine::Payment;
use leptos::prelude::*;
use model::parts;

use super::chip::Chip;
use crate::screens::game::words;

/// What a payment is made of.
#[component]
pub(crate) fn Chips(#[prop(into)] payment: Signal<Payment>) -> impl IntoView {
    view! {
        <span class="chips" role="img" aria-label=move || words::payment(payment.get())>
            {move || parts(payment.get()).map(|(card, count)| view! { <Chip card count /> }).collect_view()}
        </span>
    }
}
