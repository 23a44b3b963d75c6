//! What a turn is, where all rules are, and what the marks mean and the keys do.

use leptos::prelude::*;

use super::legend::Legend;
use super::table::Table;
use crate::dialog;
use crate::screens::game::turn::game_context;
use crate::screens::rules::{Reading, Section};
use crate::t;

#[component]
pub(super) fn Help() -> impl IntoView {
    let game = game_context();
    let reading: Reading = expect_context();
    let has_stations = game.glance(|map, _| map.features().stations > 0) == Some(true);
    let rules = move |_| {
        dialog::close_open();
        reading.read(Section::Aim);
    };
    view! {
        <p>{if has_stations { t!("help-turn-stations") } else { t!("help-turn") }}</p>
        <div class="help-ways"><button on:click=rules>{t!("help-rules")}</button></div>
        <Legend />
        <section class="by-keys">
            <h3>{t!("keys-title")}</h3>
            <Table />
        </section>
    }
}
