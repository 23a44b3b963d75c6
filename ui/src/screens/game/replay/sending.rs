//! A game as a link: copied from a finished game, and kept by whoever opens one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{GameId, KeepLink, WriteLink};

use super::walk::{Walk, walk};
use crate::app::Screen;
use crate::clipboard;
use crate::history;
use crate::screen;
use crate::t;

#[component]
pub(super) fn Sending() -> impl IntoView {
    let walk = walk();
    match walk.save() {
        Some(game) if walk.is_over() => view! {
            <button class="small copy-link" on:click=move |_| copy(walk, game)>{t!("replay-copy-link")}</button>
        }
        .into_any(),
        // A game that is played is not sent: its link would tell what the seats hold.
        Some(_) => ().into_any(),
        None => view! {
            <button class="small primary keep-link" on:click=move |_| keep(walk)>{t!("replay-keep")}</button>
        }
        .into_any(),
    }
}

/// Copies a link that opens at the moment on show.
fn copy(walk: Walk, game: GameId) {
    let shared = walk.game.shared;
    let at = walk.with_course(|course| course.events_by(walk.at.get_untracked())).unwrap_or_default();
    let at = u32::try_from(at).unwrap_or(u32::MAX);
    spawn_local(async move {
        match shared.backend.ask(WriteLink { game, at }).await {
            Ok(link) => {
                let copied = clipboard::copy(&address(&link.text)).await.is_ok();
                let told = if copied { t!("replay-link-copied") } else { t!("replay-link-not-copied") };
                shared.notice.tell(told);
            }
            Err(error) => shared.say(&error),
        }
    });
}

/// The address of this page with the game. What stands behind the `#` is sent to no host. In the window there is no page
/// that others could open: there the link's own part is pasted into the list of saved games.
fn address(link: &str) -> String {
    let fragment = screen::link_fragment(link);
    let here = window().location();
    match (here.protocol(), here.origin(), here.pathname()) {
        (Ok(protocol), Ok(origin), Ok(path))
            if protocol.starts_with("http") && !origin.contains("tauri.") =>
        {
            format!("{origin}{path}#{fragment}")
        }
        _ => format!("#{fragment}"),
    }
}

/// Saves the game of the link that is looked at.
fn keep(walk: Walk) {
    let shared = walk.game.shared;
    let fragment = history::fragment();
    let link = screen::link(&fragment).unwrap_or_default().to_owned();
    spawn_local(async move {
        match shared.backend.ask(KeepLink { link }).await {
            Ok(imported) => {
                shared.arrivals.update(|times| *times += 1);
                shared.go(Screen::Saved);
                let is_new = !imported.added.is_empty();
                shared.notice.tell(if is_new { t!("replay-kept") } else { t!("replay-known") });
            }
            Err(error) => shared.say(&error),
        }
    });
}
