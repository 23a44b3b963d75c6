//! The way to more tickets, which takes the turn.

use engine::{Action, Illegal};
use leptos::prelude::*;
use table::protocol::Position;

use super::super::turn::turn;
use crate::dialog::Confirm;
use crate::t;

#[component]
pub(super) fn DrawTickets() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|position| position.view.ticket_deck);
    let can = turn.part(|position| position.view.legal.contains(&Action::DrawTickets));
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    // It takes the turn, and lies where tickets are touched to be looked at.
    let asking = RwSignal::new(false);
    let play = move || turn.play(Action::DrawTickets);
    let is_lesson = turn.part(Position::is_lesson);
    let draw =
        move |_| {
            if can.get_untracked() == Some(true) {
                if turn.confirms() && is_lesson.get_untracked() == Some(false) {
                    asking.set(true);
                } else {
                    play();
                }
            } else {
                turn.say_why(|view| {
                    if view.ticket_deck == 0 { Some(Illegal::NoTickets) } else { view.why_no_turn() }
                });
            }
        };
    view! {
        <button class="wide draw-tickets" aria-disabled=move || (!enabled()).to_string() on:click=draw>
            {t!("game-draw-tickets")}
            <small>{move || t!("game-tickets-left", count = left.get().unwrap_or_default())}</small>
        </button>
        <Confirm
            open=asking
            title=t!("game-draw-tickets")
            words=t!("game-draw-tickets-cost")
            on_yes=move |()| play()
        />
    }
}
