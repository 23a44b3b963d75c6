//! The page: the current screen, and what lies over every screen.

use leptos::ev;
use leptos::prelude::*;

use crate::dialog;
use crate::focus;
use crate::history;
use crate::importing::DropPlace;
use crate::language;
use crate::look;
use crate::notice::NoticeBar;
use crate::parts::{Fetched, More, Part, Play, Walkable};
use crate::playback::skip_by_touch;
pub(crate) use crate::screen::Screen;
use crate::screens::Home;
pub(crate) use crate::shared::{Shared, shared};
use crate::t;
use crate::version::NewVersion;
use crate::words::{self, Language};

#[component]
pub(crate) fn App() -> impl IntoView {
    let shared = Shared::new();
    provide_context(shared);
    shared.read_settings();
    shared.follow(history::here());
    history::follow(move |screen, way| shared.navigated(screen, way));
    look::follow(shared.settings);
    words::follow_pointer();
    skip_by_touch(shared.player);
    back_by_key(shared);
    let language = language::language(shared);
    follow_title(shared, language);
    // Another language redraws the whole page. Games and half-filled forms are kept in `Shared`, so nothing is lost.
    move || {
        // The person has just chosen the language: the focus stays on that choice.
        let choosing = |here: web_sys::Element| here.matches("[name=language]").unwrap_or(false);
        if focus::here().is_some_and(choosing) {
            focus::give("[name=language]:checked");
        }
        words::speak(language.get());
        view! {
            <main class="app" tabindex="-1">
                {move || match part_of(shared.screen.get()) {
                    None => view! { <Home /> }.into_any(),
                    Some(part) => view! { <Fetched part /> }.into_any(),
                }}
            </main>
            <DropPlace shared />
            <NewVersion />
            <NoticeBar notice=shared.notice />
        }
    }
}

/// The part of the page that contains a screen. The home screen is in the first load.
fn part_of(screen: Screen) -> Option<Part> {
    match screen {
        Screen::Home => None,
        Screen::NewGame => Some(Part::Play(Play::NewGame)),
        Screen::Game(_) => Some(Part::Play(Play::Game)),
        Screen::Replay(game) => Some(Part::Replay(Walkable::Save(game))),
        Screen::Link(_) => Some(Part::Replay(Walkable::Link)),
        Screen::Saved => Some(Part::More(More::Saved)),
        Screen::Statistics => Some(Part::More(More::Statistics)),
        Screen::Settings => Some(Part::More(More::Settings)),
        Screen::Rules => Some(Part::More(More::Rules)),
        Screen::Learn => Some(Part::More(More::Learn)),
        Screen::About => Some(Part::More(More::About)),
    }
}

/// Names the window after the heading of the current screen.
fn follow_title(shared: Shared, language: ReadSignal<Language>) {
    let map = Memo::new(move |_| {
        shared.snapshot.with(|snapshot| snapshot.as_ref().map(|snapshot| snapshot.view.map.clone()))
    });
    Effect::new(move |_| {
        shared.screen.track();
        map.track();
        language.track();
        name_after_heading();
    });
}

/// Names the window after the heading, once that is on the page.
pub(crate) fn name_after_heading() {
    request_animation_frame(|| {
        let heading = document().query_selector("main h1").ok().flatten();
        let heading = heading.and_then(|heading| heading.text_content()).unwrap_or_default();
        let app = t!("app-name");
        let is_named = !heading.is_empty() && heading != app;
        document().set_title(&if is_named { t!("title-screen", screen = heading) } else { app });
    });
}

/// Escape closes an open dialog, which the browser does by itself; what else it does, the screen on show decides.
fn back_by_key(shared: Shared) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_ours = event.key() == "Escape" && !event.default_prevented() && !dialog::is_open();
        if is_ours {
            // The same press would close the dialog that it opens.
            event.prevent_default();
            shared.escape();
        }
    });
    on_cleanup(move || listener.remove());
}
