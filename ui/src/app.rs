//! The page: the screen that is shown, and what lies over every screen.

use leptos::ev;
use leptos::prelude::*;

use crate::dialog;
use crate::focus;
use crate::history;
use crate::importing::DropPlace;
use crate::language;
use crate::look;
use crate::notice::NoticeBar;
use crate::parts::{Fetched, More, Part, Play};
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
    history::follow(move |screen, way| shared.went(screen, way));
    look::follow(shared.settings);
    skip_by_touch(shared.player);
    back_by_key(shared);
    let language = language::language(shared);
    name_the_window(shared, language);
    // Another language shows the whole page anew; what is played and typed is not the page's to lose.
    move || {
        // Whoever has just chosen it goes on from there.
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

/// The part of the page that shows a screen; the first one is always there.
fn part_of(screen: Screen) -> Option<Part> {
    match screen {
        Screen::Home => None,
        Screen::NewGame => Some(Part::Play(Play::NewGame)),
        Screen::Game(_) => Some(Part::Play(Play::Game)),
        Screen::Saved => Some(Part::More(More::Saved)),
        Screen::Statistics => Some(Part::More(More::Statistics)),
        Screen::Settings => Some(Part::More(More::Settings)),
        Screen::Rules => Some(Part::More(More::Rules)),
        Screen::Learn => Some(Part::More(More::Learn)),
        Screen::About => Some(Part::More(More::About)),
    }
}

/// The window is named after the screen, whose heading knows what it is called.
fn name_the_window(shared: Shared, language: ReadSignal<Language>) {
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

/// Names the window, once the heading is there.
pub(crate) fn name_after_heading() {
    request_animation_frame(|| {
        let heading = document().query_selector("main h1").ok().flatten();
        let heading = heading.and_then(|heading| heading.text_content()).unwrap_or_default();
        let app = t!("app-name");
        let is_named = !heading.is_empty() && heading != app;
        document().set_title(&if is_named { t!("title-screen", screen = heading) } else { app });
    });
}

/// Escape goes one step back. A dialog is closed by the browser, and nothing else is; then comes what was begun on
/// the screen, and only then the screen.
fn back_by_key(shared: Shared) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_ours = event.key() == "Escape" && !event.default_prevented() && !dialog::is_open();
        if is_ours && !shared.steps_back_within() {
            shared.back();
        }
    });
    on_cleanup(move || listener.remove());
}
