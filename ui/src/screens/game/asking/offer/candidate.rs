//! A ticket on offer: tapping anywhere on its row ticks it and shows it on the map.

use std::collections::BTreeSet;

use engine::TicketId;
use leptos::prelude::*;
use model::Spotlight;

use crate::screens::game::lesson::wants_ticket;
use crate::screens::game::tickets::Stub;
use crate::screens::game::turn::game_context;

#[component]
pub(super) fn Candidate(ticket: TicketId, chosen: RwSignal<BTreeSet<TicketId>>) -> impl IntoView {
    let game = game_context();
    let toggle = move |_| {
        chosen.update(|chosen| {
            if !chosen.remove(&ticket) {
                chosen.insert(ticket);
            }
        });
    };
    let wanted = game.part(move |snapshot| wants_ticket(snapshot, ticket));
    let look = move || game.light.set(Spotlight::Ticket(ticket));
    let leave = move || {
        if game.light.get_untracked() == Spotlight::Ticket(ticket) {
            game.light.set(Spotlight::None);
        }
    };
    // A finger cannot hover: the tap that ticks a ticket also shows it and moves the map there.
    let go = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() != "mouse" {
            look();
            game.camera.show(game.area_in(&Spotlight::Ticket(ticket)));
        }
    };
    view! {
        <li>
            <label
                class="ticket candidate"
                class:wanted=move || wanted.get() == Some(true)
                on:pointerenter=move |_| look()
                on:pointerleave=move |event| if event.pointer_type() == "mouse" { leave() }
                on:pointerup=go
                on:focusin=move |_| look()
                on:focusout=move |_| leave()
            >
                <input type="checkbox" prop:checked=move || chosen.get().contains(&ticket) on:change=toggle />
                <Stub ticket />
            </label>
        </li>
    }
}
