//! The hand, the cards to draw, the tickets and the log: beside the map, or on a phone below it with a tab for each.

use leptos::prelude::*;

use super::hand::Hand;
use super::log::{Log, Since};
use super::row::Row;
use super::tickets::Tickets;
use super::turn::game_context;
use crate::t;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tab {
    Hand,
    Draw,
    Tickets,
    Log,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Hand, Tab::Draw, Tab::Tickets, Tab::Log];

    fn words(self) -> String {
        match self {
            Tab::Hand => t!("tab-hand"),
            Tab::Draw => t!("tab-draw"),
            Tab::Tickets => t!("tab-tickets"),
            Tab::Log => t!("tab-log"),
        }
    }

    fn class(self) -> &'static str {
        match self {
            Tab::Hand => "tab-hand",
            Tab::Draw => "tab-draw",
            Tab::Tickets => "tab-tickets",
            Tab::Log => "tab-log",
        }
    }
}

#[component]
pub(super) fn Sheet() -> impl IntoView {
    let game = game_context();
    let tab = RwSignal::new(Tab::Hand);
    // While the curtain is down, no hand and no tickets are shown.
    let open = game.part(|snapshot| snapshot.view.viewer.is_some());
    // The scores lie over it.
    let over = game.part(|snapshot| snapshot.view.scores.is_some());
    let button = move |each: Tab| {
        view! {
            <button
                class=each.class()
                aria-pressed=move || (tab.get() == each).to_string()
                on:click=move |_| tab.set(each)
            >
                {each.words()}
            </button>
        }
    };
    let pane = move |each: Tab| {
        let class = format!("pane pane-{}", each.class());
        move || if tab.get() == each { format!("{class} chosen") } else { class.clone() }
    };
    view! {
        <div class="sheet" inert=move || game.is_curtained() || over.get() == Some(true)>
            <div class=pane(Tab::Hand)><Show when=move || open.get() == Some(true)><Hand /></Show></div>
            <div class=pane(Tab::Draw)><Row /></div>
            <div class=pane(Tab::Tickets)>
                <Show when=move || open.get() == Some(true)><Tickets /></Show>
            </div>
            // It may contain only text: it needs the focus to be scrolled by keys.
            <div class=pane(Tab::Log) role="group" aria-label=Tab::Log.words() tabindex="0">
                <Since />
                <Log />
            </div>
            <nav class="tabs" aria-label=t!("game-tabs")>{Tab::ALL.map(button).into_iter().collect_view()}</nav>
        </div>
    }
}
