//! All saved games: to go on with, to rename, to delete and to bring back.

mod card;
mod family;
mod files;
mod more;
mod naming;
mod paste_link;
mod search;
mod share;
mod when;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Delete, GameCard, GameId, Rename, Restore};

use crate::app::{Screen, Shared, shared};
use crate::backend::BackendError;
use crate::focus;
use crate::t;
use card::SavedCard;
use files::FileTools;
use more::{More, PAGE};

/// The state of the screen.
#[derive(Clone, Copy)]
struct SavedScreen {
    shared: Shared,
    games: RwSignal<Option<Vec<GameCard>>>,
    /// A game whose row is about to be redrawn: it then gets the focus.
    awaited: StoredValue<Option<GameId>>,
    /// The game that is being renamed; only one at a time, so that a step back knows which to cancel.
    naming: RwSignal<Option<GameId>>,
}

impl SavedScreen {
    /// Makes a change to the saved games, then reloads the list.
    fn change(self, change: impl Future<Output = Result<(), BackendError>> + 'static) {
        // A deletion may be undone before the list is loaded. That sets `awaited` anew, and this change must not clear it.
        let awaited = self.awaited.get_value();
        spawn_local(async move {
            let done = async {
                change.await?;
                self.games.set(Some(family::under_parents(self.shared.games().await?)));
                Ok(())
            };
            if let Err(error) = done.await {
                self.shared.say(&error);
            }
            // By the next frame the awaited row has been drawn, or it never will be.
            request_animation_frame(move || {
                self.awaited.try_update_value(|now| *now = now.filter(|_| *now != awaited));
            });
        });
    }

    fn rename(self, game: GameId, title: String) {
        self.awaited.set_value(Some(game));
        self.change(async move { self.shared.backend.ask(Rename { game, title }).await.map(|_| ()) });
    }

    /// Deletes a game and offers to restore it, on whatever screen the person is by then.
    fn delete(self, game: GameId) {
        let restore = move || {
            self.awaited.try_set_value(Some(game));
            spawn_local(async move {
                match self.shared.backend.ask(Restore { game }).await {
                    Ok(_) => self.shared.arrivals.update(|times| *times += 1),
                    Err(error) => self.shared.say(&error),
                }
            });
        };
        self.change(async move {
            self.shared.backend.ask(Delete { game }).await?;
            self.shared.notice.offer(t!("saved-deleted"), t!("saved-undo"), restore);
            focus::give(".notice .primary");
            Ok(())
        });
    }
}

#[component]
pub(crate) fn Saved() -> impl IntoView {
    let shared = shared();
    let screen = SavedScreen {
        shared,
        games: RwSignal::new(None),
        awaited: StoredValue::new(None),
        naming: RwSignal::new(None),
    };
    Effect::new(move |_| {
        shared.arrivals.track();
        screen.change(async { Ok(()) });
    });
    let sought = RwSignal::new(String::new());
    let shown = RwSignal::new(PAGE);
    let found = Memo::new(move |_| {
        let all = screen.games.get().unwrap_or_default();
        all.into_iter().filter(|card| search::matches(card, &sought.get())).collect::<Vec<_>>()
    });
    let first = move || found.with(|found| found.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    let none = move || screen.games.with(|games| games.as_ref().is_some_and(Vec::is_empty));
    // Escape first clears the search, and only then leaves the screen.
    let key = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && !sought.with_untracked(String::is_empty) {
            event.prevent_default();
            sought.set(String::new());
        }
    };
    let nothing = move || !none() && screen.games.with(Option::is_some) && found.with(Vec::is_empty);
    view! {
        <section class="screen saved">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("saved-title")}</h1>
            </header>
            <Show when=move || !none()>
                <input
                    class="search"
                    type="search"
                    aria-label=t!("saved-search")
                    placeholder=t!("saved-search")
                    prop:value=sought
                    on:keydown=key
                    on:input=move |event| {
                        sought.set(event_target_value(&event));
                        shown.set(PAGE);
                    }
                />
            </Show>
            <ul class="saved-games">
                <For each=first key=|card| (card.game, card.title.clone(), card.played) let:card>
                    <SavedCard card screen />
                </For>
            </ul>
            <Show when=none>
                <div class="empty">
                    <p>{t!("saved-none")}</p>
                    <button class="choice primary" on:click=move |_| shared.go(Screen::NewGame)>{t!("home-new-game")}</button>
                </div>
            </Show>
            <Show when=nothing>
                <p class="empty">{move || t!("saved-not-found", words = sought.get())}</p>
            </Show>
            <More shown count=Signal::derive(move || found.with(Vec::len)) />
            <FileTools screen />
        </section>
    }
}
