//! Keys for walking through a game, and the help that lists them.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::walk::Walk;
use crate::dialog;
use crate::t;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    StepBack,
    StepOn,
    TurnBack,
    TurnOn,
    FindBack,
    FindOn,
    Start,
    End,
    Play,
    Help,
}

impl Way {
    fn of(key: &str) -> Option<Way> {
        Some(match key {
            "ArrowLeft" => Way::StepBack,
            "ArrowRight" => Way::StepOn,
            "PageUp" => Way::TurnBack,
            "PageDown" => Way::TurnOn,
            "ArrowUp" => Way::FindBack,
            "ArrowDown" => Way::FindOn,
            "Home" => Way::Start,
            "End" => Way::End,
            " " => Way::Play,
            "?" => Way::Help,
            _ => return None,
        })
    }

    fn go(self, walk: Walk) {
        let kind = walk.kind.get_untracked();
        match self {
            Way::StepBack => walk.go_by(|_, at| at.checked_sub(1)),
            Way::StepOn => walk.go_by(|_, at| Some(at + 1)),
            Way::TurnBack => walk.go_by(|course, at| Some(course.turn_before(at))),
            Way::TurnOn => walk.go_by(|course, at| Some(course.turn_after(at))),
            Way::FindBack => walk.go_by(|course, at| course.before(kind, at)),
            Way::FindOn => walk.go_by(|course, at| course.next(kind, at)),
            Way::Start => walk.go(0),
            Way::End => walk.go_by(|course, _| Some(course.last())),
            Way::Play => walk.play_or_pause(),
            Way::Help => walk.game.keys_open.set(true),
        }
    }
}

/// Listens on the window, after all other handlers: a choice, the map and a dialog keep the keys that they use.
pub(super) fn listen(walk: Walk) {
    let pressed = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
        if with_others || event.default_prevented() || dialog::is_open() {
            return;
        }
        if let Some(way) = Way::of(&event.key()).filter(|way| !is_taken(*way, &event)) {
            event.prevent_default();
            way.go(walk);
        }
    });
    on_cleanup(move || pressed.remove());
}

/// Does whatever has the focus use this key itself?
fn is_taken(way: Way, event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_in = |css: &str| target.as_ref().is_some_and(|target| matches!(target.closest(css), Ok(Some(_))));
    match way {
        Way::Play => is_in("button, select, [tabindex='0']"),
        Way::Help => is_in("select"),
        // A log that is longer than its place is scrolled by these.
        Way::FindBack | Way::FindOn | Way::TurnBack | Way::TurnOn | Way::Start | Way::End => {
            is_in("select, .pane")
        }
        Way::StepBack | Way::StepOn => is_in("select"),
    }
}

/// What each key does, in words.
#[component]
pub(super) fn Keys() -> impl IntoView {
    let rows = [
        ("← →", t!("replay-keys-step")),
        ("Page ↑ Page ↓", t!("replay-keys-turn")),
        ("↑ ↓", t!("replay-keys-find")),
        ("Home End", t!("replay-keys-ends")),
        ("␣", t!("replay-keys-play")),
        ("?", t!("keys-help")),
    ];
    let row = |(key, words): (&'static str, String)| {
        view! { <tr><th scope="row"><kbd>{key}</kbd></th><td>{words}</td></tr> }
    };
    view! {
        <p>{t!("replay-help")}</p>
        <section class="by-keys">
            <h3>{t!("keys-title")}</h3>
            <table class="keys"><tbody>{rows.map(row).into_iter().collect_view()}</tbody></table>
        </section>
    }
}
