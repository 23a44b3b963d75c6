//! A ticket in hand: whoever points at it or moves the focus there sees it on the map; a tap keeps it shown.

use engine::TicketId;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;
use model::Spotlight;

use super::stub::Stub;
use crate::screens::game::turn::game_context;

#[component]
pub(super) fn Held(ticket: TicketId) -> impl IntoView {
    let game = game_context();
    let light = Spotlight::Ticket(ticket);
    let shown = move || game.light.get() == Spotlight::Ticket(ticket);
    let press = move |_| {
        // Whoever has it shown no more doesn't want to see it now either.
        game.end_glimpse(ticket);
        game.shine(light.clone());
    };
    let enter = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            game.glimpse(ticket);
        }
    };
    let focus = move |event: ev::FocusEvent| {
        let here = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if here.is_some_and(|here| here.matches(":focus-visible").unwrap_or(false)) {
            game.glimpse(ticket);
        }
    };
    on_cleanup(move || game.end_glimpse(ticket));
    view! {
        <button
            class="ticket"
            aria-pressed=move || shown().to_string()
            on:click=press
            on:pointerenter=enter
            on:pointerleave=move |_| game.end_glimpse(ticket)
            on:focus=focus
            on:blur=move |_| game.end_glimpse(ticket)
        >
            <Stub ticket />
        </button>
    }
}
