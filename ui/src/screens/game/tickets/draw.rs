//! The button that draws tickets, which takes the turn.

use engine::{Action, Illegal};
use leptos::prelude::*;
use table::protocol::Snapshot;

use crate::dialog::Confirm;
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(in crate::screens::game) fn DrawTickets(
    class: &'static str,
    /// What stands on it.
    children: Children,
) -> impl IntoView {
    let game = game_context();
    let enabled = Memo::new(move |_| game.allows(Action::DrawTickets) && !game.is_busy());
    // It needs confirmation: it takes the turn, and lies beside the tickets, where a stray tap is easy.
    let asking = RwSignal::new(false);
    let is_lesson = game.part(Snapshot::is_lesson);
    let is_asked = move || game.asks_before(Action::DrawTickets) && is_lesson.get() == Some(false);
    let draw = move |_| {
        if untrack(|| game.allows(Action::DrawTickets) && is_asked()) {
            asking.set(true);
        } else {
            game.play_or_say(Action::DrawTickets, |view| {
                if view.ticket_deck == 0 { Some(Illegal::NoTickets) } else { view.why_no_turn() }
            });
        }
    };
    view! {
        <button class=class aria-disabled=move || (!enabled.get()).to_string() on:click=draw>
            {children()}
        </button>
        <Confirm
            open=asking
            title=t!("game-draw-tickets")
            words=t!("game-draw-tickets-cost")
            on_yes=move |()| game.play(Action::DrawTickets)
        />
    }
}
