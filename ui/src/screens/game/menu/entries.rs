//! What the menu offers.

use leptos::prelude::*;
use table::protocol::Snapshot;

use crate::app::Screen;
use crate::dialog;
use crate::screens::game::turn::game_context;
use crate::screens::rules::{Reading, Section};
use crate::screens::settings;
use crate::t;

#[component]
pub(super) fn Entries() -> impl IntoView {
    let game = game_context();
    let shared = game.shared;
    let reading: Reading = expect_context();
    let is_lesson = shared.snapshot.with_untracked(|it| it.as_ref().is_some_and(Snapshot::is_lesson));
    let leave = move |_| {
        dialog::close_open();
        shared.back();
    };
    // A game that is over is walked through from its result.
    let played = shared.snapshot.with_untracked(|snapshot| {
        snapshot.as_ref().filter(|it| it.view.scores.is_none()).and_then(|it| it.session.game())
    });
    let look_back = move |_| {
        dialog::close_open();
        if let Some(game) = played {
            shared.go(Screen::Replay(game));
        }
    };
    let rules = move |_| {
        dialog::close_open();
        reading.read(Section::Aim);
    };
    let help = move |_| {
        dialog::close_open();
        game.keys_open.set(true);
    };
    let settings = move |_| {
        dialog::close_open();
        shared.go(Screen::Settings);
    };
    view! {
        <nav class="menu-ways">
            <button class="primary leave" on:click=leave>
                {if is_lesson { t!("menu-leave-lesson") } else { t!("menu-leave") }}
            </button>
            {played.map(|_| view! { <button class="menu-replay" on:click=look_back>{t!("replay-back")}</button> })}
            <button class="menu-rules" on:click=rules>{t!("rules-title")}</button>
            <button class="menu-help" on:click=help>{t!("help-title")}</button>
            <button class="menu-settings" on:click=settings>{t!("settings-title")}</button>
        </nav>
        {settings::speed(shared)}
        {settings::effects(shared)}
        {settings::music()}
    }
}
