//! The cards to draw, the hand, the tickets and the log: around the map, or on a phone below it behind three tabs.

use leptos::prelude::*;

use super::hand::Hand;
use super::log::{Log, Since};
use super::row::Row;
use super::tickets::Tickets;
use super::turn::game_context;
use crate::t;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tab {
    /// Those that can be taken and those that are held: who takes or pays looks at both.
    Cards,
    Tickets,
    Log,
}

impl Tab {
    const ALL: [Tab; 3] = [Tab::Cards, Tab::Tickets, Tab::Log];

    fn words(self) -> String {
        match self {
            Tab::Cards => t!("tab-cards"),
            Tab::Tickets => t!("tab-tickets"),
            Tab::Log => t!("tab-log"),
        }
    }

    fn class(self) -> &'static str {
        match self {
            Tab::Cards => "tab-cards",
            Tab::Tickets => "tab-tickets",
            Tab::Log => "tab-log",
        }
    }
}

#[component]
pub(super) fn Sheet() -> impl IntoView {
    let game = game_context();
    let tab = RwSignal::new(Tab::Cards);
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
    let is_chosen = move |each: Tab| move || tab.get() == each;
    view! {
        <div class="sheet" inert=move || game.is_curtained() || over.get() == Some(true)>
            <div class="pane pane-row" class:chosen=is_chosen(Tab::Cards)><Row /></div>
            <div class="pane pane-hand" class:chosen=is_chosen(Tab::Cards)>
                <Show when=move || open.get() == Some(true)><Hand /></Show>
            </div>
            <div class="pane pane-tickets" class:chosen=is_chosen(Tab::Tickets)>
                <Show when=move || open.get() == Some(true)><Tickets /></Show>
            </div>
            // It may contain only text: it needs the focus to be scrolled by keys.
            <div
                class="pane pane-log"
                class:chosen=is_chosen(Tab::Log)
                role="group"
                aria-label=Tab::Log.words()
                tabindex="0"
            >
                <Since />
                <Log />
            </div>
            <nav class="tabs" aria-label=t!("game-tabs")>{Tab::ALL.map(button).into_iter().collect_view()}</nav>
        </div>
    }
}
