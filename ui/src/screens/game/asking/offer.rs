//! The choice among tickets, at the start and in a turn. Each is shown on the map while it is looked at.

mod candidate;
mod prospect;
mod total;

use std::collections::BTreeSet;

use engine::Action;
use leptos::prelude::*;
use model::Spotlight;
use model::tickets::least_kept;

use crate::screens::game::turn::game_context;
use crate::screens::rules::{How, Section};
use crate::t;
use candidate::Candidate;
use prospect::Prospects;
use total::Total;

#[component]
pub(super) fn Offered() -> impl IntoView {
    let game = game_context();
    let offer = game.glance(|_, view| view.offer).unwrap_or(engine::Offer::NONE);
    let prospects = StoredValue::new(game.glance(|_, view| Prospects::of(view)).flatten());
    let moment = game.moment();
    // The person may have been on another screen meanwhile: the choice is kept.
    let begun = game.shared.ticked.get_value().filter(|(at, _)| moment == Some(*at));
    let chosen = RwSignal::new(begun.map_or_else(BTreeSet::new, |(_, ticked)| ticked));
    Effect::new(move |_| game.shared.ticked.set_value(moment.map(|at| (at, chosen.get()))));
    let least = game.glance(|_, view| least_kept(&view.legal)).unwrap_or_default();
    let keep = move || offer.keep(&chosen.get().into_iter().collect::<Vec<_>>());
    let action = move || keep().map(|keep| Action::KeepTickets { keep });
    let can = move || action().is_some_and(|action| game.allows(action)) && !game.is_busy();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(action) = untrack(action) {
            game.light.set(Spotlight::None);
            game.play(action);
        }
    };
    view! {
        <form class="asked offer" on:submit=submit>
            <h2 tabindex="-1">{t!("game-offer")}</h2>
            <p>{t!("game-opening-how", count = least)}</p>
            <How section=Section::Tickets />
            <ul class="tickets">
                {offer.tickets().iter().map(|ticket| view! { <Candidate ticket=*ticket chosen prospects /> }).collect_view()}
            </ul>
            <footer class="offer-foot">
                <Total chosen prospects />
                <button class="primary" disabled=move || !can()>
                    {move || t!("game-keep", count = chosen.get().len())}
                </button>
            </footer>
        </form>
    }
}
