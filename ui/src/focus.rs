//! The keyboard's focus: who has it, and giving it to someone else.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// What has the focus now.
pub(crate) fn here() -> Option<Element> {
    document().active_element().filter(|element| element.tag_name() != "BODY")
}

/// Gives the focus to the first that the selector finds, once what has just changed is on the page.
pub(crate) fn give(css: &'static str) {
    request_animation_frame(move || {
        if let Some(found) = document().query_selector(css).ok().flatten() {
            take(&found);
        }
    });
}

/// Gives it back where it was, unless it has gone elsewhere meanwhile.
pub(crate) fn give_back(before: Element) {
    request_animation_frame(move || {
        if here().is_none() && before.is_connected() {
            take(&before);
        }
    });
}

/// Gives the focus to this element, without moving the page under anyone's eyes.
pub(crate) fn take(element: &Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Every element that can be focused has this method, those of a picture too. What can't stays without.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}
