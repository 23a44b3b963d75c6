//! How many trains the ticked tickets take together, with those in hand.

use std::collections::BTreeSet;

use engine::TicketId;
use leptos::prelude::*;
use model::Strain;

use super::prospect::Prospects;
use crate::t;

#[component]
pub(super) fn Total(
    chosen: RwSignal<BTreeSet<TicketId>>,
    prospects: StoredValue<Option<Prospects>>,
) -> impl IntoView {
    let needed = Memo::new(move |_| {
        let chosen = chosen.get();
        prospects.with_value(|it| it.as_ref().map(|it| (it.needed(&chosen), it.trains())))
    });
    let is_hard = move || needed.get().is_some_and(|(needed, left)| Strain::of(needed, left) != Strain::Easy);
    let words = move || {
        let (needed, left) = needed.get()?;
        Some(match Strain::of(needed, left) {
            Strain::Easy => t!("offer-needs", needed = needed, left = left),
            Strain::Tight => t!("offer-needs-tight", needed = needed, left = left),
            Strain::TooFar => t!("offer-needs-too-far", needed = needed, left = left),
        })
    };
    view! {
        <p class="offer-total" class:hard=is_hard role="status">{words}</p>
    }
}
