//! A move that waits to be made: it can be cancelled, or made at once.

use engine::Action;
use leptos::prelude::*;

use crate::screens::game::turn::game_context;
use crate::screens::game::words::payment;
use crate::t;

#[component]
pub(super) fn Held(action: Action) -> impl IntoView {
    let game = game_context();
    view! {
        <section class="asked held-move" aria-label=t!("hold-title")>
            <h2>{words(action)}</h2>
            <p>{t!("hold-how")}</p>
            <i class="hold-time" aria-hidden="true"></i>
            <button class="primary" on:click=move |_| game.cancel_held()>{t!("hold-cancel")}</button>
            <button on:click=move |_| game.play_held()>{t!("hold-now")}</button>
        </section>
    }
}

/// What is about to be done. Of moves that are never at risk none waits.
fn words(action: Action) -> String {
    match action {
        Action::DrawTickets => t!("game-draw-tickets"),
        Action::Claim { payment: paid, .. } => t!("game-claim", payment = payment(paid)),
        Action::BuildStation { payment: paid, .. } => t!("game-build", payment = payment(paid)),
        Action::PayTunnel { extra } => t!("game-pay-tunnel", payment = payment(extra)),
        Action::DrawBlind
        | Action::DrawFaceUp { .. }
        | Action::KeepTickets { .. }
        | Action::DeclineTunnel
        | Action::Pass => t!("hold-title"),
    }
}
