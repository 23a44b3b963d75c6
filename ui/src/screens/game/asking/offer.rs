//! The choice among tickets, at the start and in a turn. Each is shown on the map while it is looked at.

mod candidate;

use std::collections::BTreeSet;

use engine::{Action, Phase};
use leptos::prelude::*;
use model::Spotlight;
use model::tickets::least_kept;

use crate::screens::game::turn::turn;
use crate::screens::rules::{How, Section};
use crate::t;
use candidate::Candidate;

#[component]
pub(super) fn Offered() -> impl IntoView {
    let turn = turn();
    let offer = turn.glance(|_, view| view.offer).unwrap_or(engine::Offer::NONE);
    let opening = turn.glance(|_, view| view.phase == Phase::Opening).unwrap_or(false);
    let moment = turn.moment();
    let begin = match turn.shared.ticked.get_value().filter(|(at, _)| moment == Some(*at)) {
        // Whoever has been elsewhere goes on here.
        Some((_, ticked)) => ticked,
        // At the start one keeps what one gets more often than not; later, what one asked for.
        None if opening => offer.tickets().iter().copied().collect(),
        None => BTreeSet::new(),
    };
    let chosen = RwSignal::new(begin);
    Effect::new(move |_| turn.shared.ticked.set_value(moment.map(|at| (at, chosen.get()))));
    let least = turn.glance(|_, view| least_kept(&view.legal)).unwrap_or_default();
    let keep = move || offer.keep(&chosen.get().into_iter().collect::<Vec<_>>());
    let action = move || keep().map(|keep| Action::KeepTickets { keep });
    let can = move || action().is_some_and(|action| turn.allows(action)) && !turn.is_busy();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(action) = untrack(action) {
            turn.light.set(Spotlight::None);
            turn.play(action);
        }
    };
    view! {
        <form class="asked offer" on:submit=submit>
            <h2 tabindex="-1">{t!("game-offer")}</h2>
            <p>{t!("game-opening-how", count = least)}</p>
            <How section=Section::Tickets />
            <ul class="tickets">
                {offer.tickets().iter().map(|ticket| view! { <Candidate ticket=*ticket chosen /> }).collect_view()}
            </ul>
            <button class="primary" disabled=move || !can()>
                {move || t!("game-keep", count = chosen.get().len())}
            </button>
        </form>
    }
}
