//! What a bot's rating means, for whoever asks.

use leptos::prelude::*;

use crate::bots::{self, Level, Persona, Style};
use crate::dialog::Dialog;
use crate::t;

#[component]
pub(super) fn Ratings() -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <button type="button" class="how ratings" on:click=move |_| open.set(true)>{t!("rating-ask")}</button>
        <Dialog open title=t!("rating-ask")>
            <p>{t!("rating-scale")}</p>
            <ul class="rating-levels">{Level::ALL.map(level).collect_view()}</ul>
            <p>{t!("rating-gap")}</p>
            <p>{t!("rating-first")}</p>
            <p>{t!("rating-honest")}</p>
        </Dialog>
    }
}

fn level(level: Level) -> impl IntoView {
    let rating = Persona { level, style: Style::AllRounder }.rating();
    view! { <li>{bots::level(level)}" "<b>{rating}</b></li> }
}
