//! The way to more tickets, which takes the turn.

use engine::{Action, Illegal};
use leptos::prelude::*;
use table::protocol::Snapshot;

use crate::dialog::Confirm;
use crate::screens::game::turn::turn;
use crate::t;

#[component]
pub(super) fn DrawTickets() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|snapshot| snapshot.view.ticket_deck);
    let enabled = Memo::new(move |_| turn.allows(Action::DrawTickets) && !turn.is_busy());
    // It takes the turn, and lies where tickets are touched to be looked at.
    let asking = RwSignal::new(false);
    let is_lesson = turn.part(Snapshot::is_lesson);
    let is_asked = move || turn.confirms() && is_lesson.get() == Some(false);
    let draw = move |_| {
        if untrack(|| turn.allows(Action::DrawTickets) && is_asked()) {
            asking.set(true);
        } else {
            turn.play_or_say(Action::DrawTickets, |view| {
                if view.ticket_deck == 0 { Some(Illegal::NoTickets) } else { view.why_no_turn() }
            });
        }
    };
    view! {
        <button class="wide draw-tickets" aria-disabled=move || (!enabled.get()).to_string() on:click=draw>
            {t!("game-draw-tickets")}
            <small>{move || t!("game-tickets-left", count = left.get().unwrap_or_default())}</small>
        </button>
        <Confirm
            open=asking
            title=t!("game-draw-tickets")
            words=t!("game-draw-tickets-cost")
            on_yes=move |()| turn.play(Action::DrawTickets)
        />
    }
}
