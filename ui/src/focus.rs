//! The keyboard focus: which element has it, and moving it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// The element that has the focus.
pub(crate) fn here() -> Option<Element> {
    document().active_element().filter(|element| element.tag_name() != "BODY")
}

/// Focuses the first element that the selector finds: at once, so that the next key already goes there, or on the next
/// frame if the element is not visible yet.
pub(crate) fn go(css: &'static str) {
    let found = document().query_selector(css).ok().flatten();
    found.iter().for_each(take);
    if found.is_none() || here() != found {
        give(css);
    }
}

/// Focuses the first element that the selector finds, once the current changes are on the page.
pub(crate) fn give(css: &'static str) {
    give_unless_in(css, "");
}

/// The same, unless the focus is within `place` by then.
pub(crate) fn give_unless_in(css: &'static str, place: &'static str) {
    request_animation_frame(move || {
        let is_there = |here: Element| !place.is_empty() && matches!(here.closest(place), Ok(Some(_)));
        let found = document().query_selector(css).ok().flatten();
        if let Some(found) = found.filter(|_| !here().is_some_and(is_there)) {
            take(&found);
        }
    });
}

/// Returns the focus to an element, unless something else has it by then.
pub(crate) fn give_back(before: Element) {
    request_animation_frame(move || {
        if here().is_none() && before.is_connected() {
            take(&before);
        }
    });
}

/// Focuses this element without scrolling the page.
pub(crate) fn take(element: &Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Every focusable element has this method, SVG elements too. Any other stays without focus.
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}
