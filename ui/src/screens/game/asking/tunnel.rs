//! A tunnel that costs extra: the cards turned up, what they add, and the choice to pay or to leave it.

use engine::{Action, Phase};
use leptos::prelude::*;
use model::{Purchase, Purpose};

use super::paying::Paying;
use crate::screens::game::cards::Turned;
use crate::screens::game::turn::game_context;
use crate::screens::game::words::why;
use crate::screens::rules::{How, Section};
use crate::t;

#[component]
pub(super) fn Tunnelling() -> impl IntoView {
    let game = game_context();
    let dug = game.glance(|map, view| match view.phase {
        Phase::Tunnel(tunnel) => Some((tunnel, map.route_name(tunnel.route), view.why_not_pay_tunnel())),
        Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => None,
    });
    let ways = game.ways(Purpose::Tunnel).into_iter();
    let ways: Vec<Purchase> = ways.map(|payment| (Purpose::Tunnel, payment)).collect();
    dug.flatten().map(|(tunnel, name, short)| {
        let confirm = |payment: String| t!("game-pay-tunnel", payment = payment);
        let paying = ways.first().copied().map(|first| {
            view! { <Paying ways=ways.clone() first confirm=Callback::new(confirm) /> }
        });
        let label = name.clone();
        view! {
            <section class="asked claim" aria-label=label>
                <h2 tabindex="-1">{t!("game-tunnel", route = name)}</h2>
                <Turned cards=tunnel.turned.into_iter().flatten().collect() colour=tunnel.shown.colour />
                <p>{t!("game-tunnel-extra", count = tunnel.extra)}</p>
                {short.map(|why| view! { <p class="warning">{why::words(&why)}</p> })}
                {paying}
                <button
                    type="button"
                    class="leave-tunnel"
                    aria-disabled=move || game.is_busy().to_string()
                    on:click=move |_| game.play(Action::DeclineTunnel)
                >
                    {t!("game-leave-tunnel")}
                </button>
                <How section=Section::Tunnel />
            </section>
        }
    })
}
