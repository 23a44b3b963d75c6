//! A ticket that is offered: its whole row ticks it, and shows its way on the map.

use std::collections::BTreeSet;

use engine::TicketId;
use leptos::prelude::*;
use model::Spotlight;

use crate::screens::game::lesson::wants_ticket;
use crate::screens::game::tickets::Stub;
use crate::screens::game::turn::turn;

#[component]
pub(super) fn Candidate(ticket: TicketId, chosen: RwSignal<BTreeSet<TicketId>>) -> impl IntoView {
    let turn = turn();
    let toggle = move |_| {
        chosen.update(|chosen| {
            if !chosen.remove(&ticket) {
                chosen.insert(ticket);
            }
        });
    };
    let wanted = turn.part(move |snapshot| wants_ticket(snapshot, ticket));
    let look = move || turn.light.set(Spotlight::Ticket(ticket));
    let leave = move || {
        if turn.light.get_untracked() == Spotlight::Ticket(ticket) {
            turn.light.set(Spotlight::None);
        }
    };
    // A finger cannot hover: the tap that ticks a ticket also shows its way, and the map goes there.
    let go = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() != "mouse" {
            look();
            turn.camera.show(turn.area_in(&Spotlight::Ticket(ticket)));
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
