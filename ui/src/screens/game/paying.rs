//! The ways to pay, the recommended one first; and the button that does it.

use engine::Payment;
use leptos::prelude::*;

use super::card::Chips;
use super::choice::{Choice, Purpose};
use super::lesson::wants;
use super::turn::turn;
use super::words;
use crate::t;

/// Chooses among `ways`; what is chosen lies with the turn, or with whoever asks.
#[component]
pub(super) fn Paying(
    purpose: Purpose,
    ways: Vec<Payment>,
    chosen: RwSignal<Payment>,
    /// What the button says, given the payment in words.
    #[prop(into)]
    confirm: Callback<String, String>,
) -> impl IntoView {
    let turn = turn();
    let several = ways.len() > 1;
    let best = ways.first().copied();
    let pay = move || turn.play(purpose.action(chosen.get_untracked()));
    let choose = move |way: Payment| {
        chosen.set(way);
        match purpose {
            Purpose::Route(route) => turn.choose(Choice::Route { route, payment: way }),
            Purpose::Station(city) => turn.choose(Choice::Station { city, payment: way }),
            Purpose::Tunnel => {}
        }
        // Where nobody asks for confirmation, to choose is to pay; a station is worth a second look.
        if !turn.confirms() && !matches!(purpose, Purpose::Station(_)) {
            pay();
        }
    };
    let way = move |way: Payment| {
        let wanted = turn.part(move |position| wants(position, purpose.action(way)));
        view! {
            <button
                type="button"
                class="payment-way"
                class:wanted=move || wanted.get() == Some(true)
                aria-pressed=move || (chosen.get() == way).to_string()
                on:click=move |_| choose(way)
            >
                <Chips payment=way />
                {(Some(way) == best && several).then(|| view! { <small>{t!("game-best")}</small> })}
            </button>
        }
    };
    view! {
        <div class="ways" role="group" aria-label=t!("game-ways")>
            {several.then(|| ways.into_iter().map(way).collect_view())}
        </div>
        <button
            class="primary pay"
            type="button"
            aria-disabled=move || turn.is_busy().to_string()
            on:click=move |_| pay()
        >
            <span>{move || confirm.run(words::payment(chosen.get()))}</span>
            <Chips payment=Signal::derive(move || chosen.get()) />
        </button>
    }
}
