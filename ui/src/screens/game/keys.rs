//! Keys that do something from anywhere on a game's screen, and the help that lists them.

mod help;
mod legend;
mod table;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::turn::{GameContext, game_context};
use crate::dialog::{self, Dialog};
use crate::focus;
use crate::t;
use help::Help;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shortcut {
    Help,
    Map,
    Routes,
    FaceUp(u8),
    Deck,
    Hand,
    Tickets,
    Log,
    Players,
    Undo,
}

impl Shortcut {
    fn of(key: &str) -> Option<Shortcut> {
        Some(match key.to_lowercase().as_str() {
            "?" => Shortcut::Help,
            "m" => Shortcut::Map,
            "r" => Shortcut::Routes,
            "6" | "d" => Shortcut::Deck,
            "h" => Shortcut::Hand,
            "t" => Shortcut::Tickets,
            "l" => Shortcut::Log,
            "p" => Shortcut::Players,
            "u" => Shortcut::Undo,
            digit => Shortcut::FaceUp(digit.parse().ok().filter(|digit| (1..=5).contains(digit))?),
        })
    }

    fn act(self, game: GameContext) {
        match self {
            Shortcut::Help => game.keys_open.set(true),
            Shortcut::Routes => game.routes_open.set(true),
            Shortcut::Map => focus::go(".stage [tabindex='0']"),
            Shortcut::FaceUp(number) => click(&format!(".place[data-slot='{}']", number - 1)),
            Shortcut::Deck => click(".place.deck"),
            Shortcut::Hand => turn_to("tab-cards", ".pane-hand button"),
            Shortcut::Tickets => turn_to("tab-tickets", ".pane-tickets button"),
            Shortcut::Log => turn_to("tab-log", ".pane-log"),
            Shortcut::Players => focus::go(".seats button"),
            Shortcut::Undo => click(".game-bar .undo"),
        }
    }
}

/// Listens on the window, after all other handlers: a field, the map and a dialog keep the keys that they use.
pub(super) fn listen(game: GameContext) {
    let pressed = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
        let unwanted = !game.shared.settings.with_untracked(|chosen| chosen.shortcuts);
        if unwanted || with_others || event.default_prevented() || is_typing(&event) || dialog::is_open() {
            return;
        }
        let covered =
            game.shared.snapshot.with_untracked(|it| it.as_ref().is_none_or(|it| it.curtain.is_some()));
        if let Some(shortcut) = Shortcut::of(&event.key()).filter(|it| !covered || *it == Shortcut::Help) {
            event.prevent_default();
            shortcut.act(game);
        }
    });
    on_cleanup(move || pressed.remove());
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let fields = "input:not([type=radio]):not([type=checkbox]), select, textarea";
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.closest(fields), Ok(Some(_))))
}

/// Clicks what a selector finds, as a person would: if it can't be done, the reason is shown.
fn click(css: &str) {
    let found = document().query_selector(css).ok().flatten();
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        focus::take(&element);
        element.click();
    }
}

/// On a phone a pane has to be turned to before anything in it can have the focus.
fn turn_to(tab: &str, css: &'static str) {
    click(&format!(".tabs .{tab}"));
    focus::go(css);
}

#[component]
pub(super) fn Keys() -> impl IntoView {
    let game = game_context();
    view! { <Dialog open=game.keys_open title=t!("help-title") class="dialog help"><Help /></Dialog> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_mean_places_and_letters_mean_parts_in_either_case() {
        assert_eq!(Shortcut::of("5"), Some(Shortcut::FaceUp(5)));
        assert_eq!([Shortcut::of("6"), Shortcut::of("D")], [Some(Shortcut::Deck); 2]);
        for nothing in ["0", "7", "Enter", "x", ""] {
            assert_eq!(Shortcut::of(nothing), None, "{nothing}");
        }
    }
}
