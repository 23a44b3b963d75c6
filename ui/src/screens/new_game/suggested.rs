//! Another level of bots, suggested after three one-sided games in a row: said once, and taken by one press.

use leptos::prelude::*;
use table::protocol::{ReadSuggestion, Suggestion};

use super::FormState;
use crate::bots;
use crate::focus;
use crate::t;

#[component]
pub(super) fn Suggested(form_state: FormState, suggestion: RwSignal<Option<Suggestion>>) -> impl IntoView {
    let line = move |Suggestion { from, to, .. }: Suggestion| {
        let take = move |_| {
            form_state.change(|form| form.play_against(to));
            suggestion.set(None);
            // The button is gone.
            focus::give(".start-bar button");
        };
        let words = if to > from { t!("new-game-go-up") } else { t!("new-game-go-down") };
        view! {
            <p class="suggested">
                <span>{words}</span>
                <button type="button" on:click=take>{t!("new-game-go-to", level = bots::level(to))}</button>
            </p>
        }
    };
    view! { <div class="suggestion" role="status">{move || suggestion.get().map(line)}</div> }
}

/// Asks whether the person who plays alone on this form had better play against another level. Whatever is said is noted at
/// once, so that it is never said twice after the same games.
pub(super) async fn ask(form_state: FormState, suggestion: RwSignal<Option<Suggestion>>) {
    let shared = form_state.shared;
    let Some((player, level)) = form_state.form.with_untracked(|form| form.alone_against()) else { return };
    match shared.backend.ask(ReadSuggestion { player: player.clone() }).await {
        Ok(Some(found)) if found.from == level => {
            shared.change_settings(|settings| {
                settings.suggested.insert(player, found.after);
            });
            // The screen may be gone by now.
            let _ = suggestion.try_set(Some(found));
        }
        Ok(_) => {}
        Err(error) => shared.say(&error),
    }
}
