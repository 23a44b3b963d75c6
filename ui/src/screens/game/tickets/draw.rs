//! The way to more tickets, which takes the turn.

use engine::{Action, Illegal};
use leptos::prelude::*;
use table::protocol::Position;

use super::super::turn::turn;
use crate::dialog::{self, Dialog};
use crate::t;

#[component]
pub(super) fn DrawTickets() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|position| position.view.ticket_deck);
    let can = turn.part(|position| position.view.legal.contains(&Action::DrawTickets));
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    // It takes the turn, and lies where tickets are touched to be looked at.
    let asking = RwSignal::new(false);
    let agree = move |_| {
        dialog::close_open();
        turn.play(Action::DrawTickets);
    };
    let draw = move |_| {
        if can.get_untracked() == Some(true) {
            let is_lesson = |it: &Option<Position>| it.as_ref().is_some_and(Position::is_lesson);
            if turn.confirms() && !turn.shared.position.with_untracked(is_lesson) {
                asking.set(true);
            } else {
                turn.play(Action::DrawTickets);
            }
        } else {
            turn.say_why(|view| {
                let none = view.ticket_deck == 0;
                none.then_some(Illegal::NoTickets).or_else(|| {
                    view.why_not(engine::RouteId(u8::MAX)).filter(|why| *why != Illegal::NoSuchRoute)
                })
            });
        }
    };
    view! {
        <button class="wide draw-tickets" aria-disabled=move || (!enabled()).to_string() on:click=draw>
            {t!("game-draw-tickets")}
            <small>{move || t!("game-tickets-left", count = left.get().unwrap_or_default())}</small>
        </button>
        <Dialog open=asking title=t!("game-draw-tickets")>
            <p>{t!("game-draw-tickets-cost")}</p>
            <button class="primary" on:click=agree>{t!("game-draw-tickets")}</button>
        </Dialog>
    }
}
