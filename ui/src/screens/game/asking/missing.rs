//! This version does not have the bot to move: the person chooses another for its seat.

use engine::SeatId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::ReplaceBot;

use crate::bots::{self, Level, Persona, Style};
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Missing(seat: SeatId) -> impl IntoView {
    let shared = game_context().shared;
    let of_seat = shared.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref()?;
        Some((snapshot.session.game()?, snapshot.seats.get(seat.index())?.name.clone()))
    });
    let (game, name) = of_seat?;
    let replace = move |persona: Persona| {
        spawn_local(async move {
            let ask = ReplaceBot { game, seat, bot: persona.key() };
            if let Err(error) = shared.backend.ask(ask).await {
                shared.say(&error);
            }
        });
    };
    let choice = move |level: Level| {
        let persona = Persona { level, style: Style::AllRounder };
        view! { <button on:click=move |_| replace(persona)>{bots::strength(persona)}</button> }
    };
    Some(view! {
        <section class="asked missing">
            <h2 tabindex="-1">{t!("game-missing-bot", name = name)}</h2>
            <p>{t!("game-missing-bot-way-out")}</p>
            <div class="missing-choices">{Level::ALL.map(choice)}</div>
        </section>
    })
}
