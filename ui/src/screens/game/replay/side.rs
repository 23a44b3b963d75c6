//! Beside the map: what lay on the table and in the hands, and the log. On a phone one of them at a time.

use leptos::prelude::*;

use super::hands::Hands;
use super::log::WalkedLog;
use super::row::WalkedRow;
use crate::t;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tab {
    Log,
    Cards,
}

impl Tab {
    fn words(self) -> String {
        match self {
            Tab::Log => t!("tab-log"),
            Tab::Cards => t!("tab-cards"),
        }
    }
}

#[component]
pub(super) fn Side() -> impl IntoView {
    let tab = RwSignal::new(Tab::Log);
    let is_chosen = move |each: Tab| move || tab.get() == each;
    let button = move |each: Tab| {
        view! {
            <button aria-pressed=move || (tab.get() == each).to_string() on:click=move |_| tab.set(each)>
                {each.words()}
            </button>
        }
    };
    view! {
        <div class="sheet">
            <div
                class="pane pane-log"
                class:chosen=is_chosen(Tab::Log)
                role="group"
                aria-label=Tab::Log.words()
                tabindex="0"
            >
                <WalkedLog />
            </div>
            <div
                class="pane pane-held"
                class:chosen=is_chosen(Tab::Cards)
                role="group"
                aria-label=Tab::Cards.words()
                tabindex="0"
            >
                <WalkedRow />
                <Hands />
            </div>
            <nav class="tabs" aria-label=t!("game-tabs")>
                {[Tab::Log, Tab::Cards].map(button).into_iter().collect_view()}
            </nav>
        </div>
    }
}
