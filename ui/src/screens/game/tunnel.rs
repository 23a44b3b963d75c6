//! A tunnel that costs more: the cards turned up, what they add, to pay or to leave it.

use engine::{Action, Card, Phase, Tunnel};
use leptos::prelude::*;

use super::super::rules::{How, Section};
use super::card::Face;
use super::choice::{Purpose, Way};
use super::paying::Paying;
use super::turn::turn;
use super::why;
use super::words::card_name;
use crate::t;
use crate::words::list;

#[component]
pub(super) fn Tunnelling() -> impl IntoView {
    let turn = turn();
    let dug = turn.glance(|map, view| match view.phase {
        Phase::Tunnel(tunnel) => Some((tunnel, map.route_name(tunnel.route), view.why_not_pay_tunnel())),
        Phase::Opening | Phase::Choose | Phase::SecondCard | Phase::Tickets | Phase::Over => None,
    });
    let ways = turn.ways(Purpose::Tunnel).into_iter();
    let ways: Vec<Way> = ways.map(|payment| (Purpose::Tunnel, payment)).collect();
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
                    aria-disabled=move || turn.is_busy().to_string()
                    on:click=move |_| turn.play(Action::DeclineTunnel)
                >
                    {t!("game-leave-tunnel")}
                </button>
                <How section=Section::Tunnel />
            </section>
        }
    })
}

/// The cards that were turned up; those that make the tunnel dearer are marked.
#[component]
pub(super) fn Turned(cards: Vec<Card>, colour: Card) -> impl IntoView {
    let names = list(cards.iter().map(|card| card_name(*card)));
    let face = move |card: Card| {
        view! { <span class:adds=Tunnel::adds(colour, card)><Face card /></span> }
    };
    view! {
        <div class="turned" role="img" aria-label=t!("game-turned", cards = names)>
            {cards.into_iter().map(face).collect_view()}
        </div>
    }
}
