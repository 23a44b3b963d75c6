//! The list itself, with a search field and a filter.

use leptos::prelude::*;

use super::row::Row;
use super::{Entry, RouteState, entries};
use crate::screens::game::turn::game_context;
use crate::t;
use crate::words::folded;

/// The filter: which routes are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    All,
    Claimable,
    Free,
    Own,
}

impl Wanted {
    const ALL: [Wanted; 4] = [Wanted::All, Wanted::Claimable, Wanted::Free, Wanted::Own];

    fn words(self) -> String {
        match self {
            Wanted::All => t!("routes-all"),
            Wanted::Claimable => t!("routes-claimable"),
            Wanted::Free => t!("routes-free"),
            Wanted::Own => t!("routes-own"),
        }
    }

    pub(super) fn has(self, state: RouteState) -> bool {
        match self {
            Wanted::All => true,
            Wanted::Claimable => state == RouteState::Claimable,
            Wanted::Free => !matches!(state, RouteState::Taken { .. }),
            Wanted::Own => state == RouteState::Taken { own: true },
        }
    }
}

#[component]
pub(super) fn List() -> impl IntoView {
    let game = game_context();
    let entries = game.part(entries);
    let sought = RwSignal::new(String::new());
    let wanted = RwSignal::new(Wanted::All);
    let found = move || {
        let all = entries.get().unwrap_or_default();
        let wanted = wanted.get();
        sought.with(|sought| {
            all.into_iter().filter(|it| wanted.has(it.state) && matches(it, sought)).collect::<Vec<_>>()
        })
    };
    let option = move |each: Wanted| {
        view! {
            <label>
                <input
                    type="radio"
                    name="routes-wanted"
                    prop:checked=move || wanted.get() == each
                    on:change=move |_| wanted.set(each)
                />
                <span>{each.words()}</span>
            </label>
        }
    };
    view! {
        <input
            type="search"
            // On a phone it would open the on-screen keyboard over the list.
            autofocus=!game.is_touched()
            aria-label=t!("routes-search")
            placeholder=t!("routes-search")
            prop:value=sought
            on:input=move |event| sought.set(event_target_value(&event))
        />
        <div class="segments" role="radiogroup" aria-label=t!("routes-title")>
            {Wanted::ALL.map(option).into_iter().collect_view()}
        </div>
        <p class="aside" role="status">{move || t!("routes-count", count = found().len())}</p>
        <ul class="route-list">
            <For each=found key=|entry| (entry.route, entry.words.clone()) let:entry><Row entry /></For>
        </ul>
    }
}

/// Does the entry contain every word of the search?
pub(super) fn matches(entry: &Entry, words: &str) -> bool {
    let text = folded(&[entry.name.as_str(), &entry.facts, &entry.words].join("\n"));
    folded(words).split_whitespace().all(|word| text.contains(word))
}
