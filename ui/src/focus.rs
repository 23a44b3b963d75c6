//! The keyboard's focus: who has it, and giving it to someone else.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// What has the focus now.
pub(crate) fn here() -> Option<Element> {
    document().active_element().filter(|element| element.tag_name() != "BODY")
}

/// Gives the focus to the first that the selector finds: at once, so that no key that follows is too early; where it
/// is not to be seen yet, once it is.
pub(crate) fn go(css: &'static str) {
    let found = document().query_selector(css).ok().flatten();
    found.iter().for_each(take);
    if found.is_none() || here() != found {
        give(css);
    }
}

/// Gives the focus to the first that the selector finds, once what has just changed is on the page.
pub(crate) fn give(css: &'static str) {
    give_unless_in(css, "");
}

/// The same, unless someone has been quicker and is in there already.
pub(crate) fn give_unless_in(css: &'static str, place: &'static str) {
    request_animation_frame(move || {
        let is_there = |here: Element| !place.is_empty() && matches!(here.closest(place), Ok(Some(_)));
        let found = document().query_selector(css).ok().flatten();
        if let Some(found) = found.filter(|_| !here().is_some_and(is_there)) {
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
