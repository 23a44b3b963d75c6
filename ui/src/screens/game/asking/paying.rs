//! The ways to pay, the recommended one first; and the button that does it.

use leptos::prelude::*;
use model::{Intent, Purchase, Purpose};

use crate::screens::game::cards::Chips;
use crate::screens::game::lesson::wants;
use crate::screens::game::turn::game_context;
use crate::screens::game::words;
use crate::t;

/// Chooses among `ways`. The choice is kept in the context's intent; the extra payment for a tunnel is kept here, and
/// starts as `first`.
#[component]
pub(super) fn Paying(
    ways: Vec<Purchase>,
    first: Purchase,
    /// What the button says, given the payment in words.
    #[prop(into)]
    confirm: Callback<String, String>,
) -> impl IntoView {
    let game = game_context();
    let several = ways.len() > 1;
    let best = ways.first().copied();
    let extra = RwSignal::new(first);
    let chosen = Memo::new(move |_| game.intent().way().unwrap_or_else(|| extra.get()));
    let pay = move || {
        let (purpose, payment) = chosen.get_untracked();
        game.play(purpose.action(payment));
    };
    let choose = move |(purpose, payment): Purchase| {
        let before = untrack(|| game.intent());
        match purpose {
            Purpose::Route(route) => game.choose(Intent::Route { route, payment }),
            Purpose::Station(city) => {
                game.choose(before.with_city(city, &[payment]).unwrap_or_default());
            }
            Purpose::Tunnel => extra.set((purpose, payment)),
        }
        // Without confirmation, choosing pays at once; a station is always confirmed.
        if !game.confirms() && !matches!(purpose, Purpose::Station(_)) {
            pay();
        }
    };
    let way = move |way: Purchase| {
        let wanted = game.part(move |snapshot| wants(snapshot, way.0.action(way.1)));
        view! {
            <button
                type="button"
                class="payment-way"
                class:wanted=move || wanted.get() == Some(true)
                // No payment is listed twice, whichever track it is for.
                aria-pressed=move || (chosen.get().1 == way.1).to_string()
                on:click=move |_| choose(way)
            >
                <Chips payment=way.1 />
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
            aria-disabled=move || game.is_busy().to_string()
            on:click=move |_| pay()
        >
            <span>{move || confirm.run(words::payment(chosen.get().1))}</span>
            // Already part of the button's words.
            <span aria-hidden="true"><Chips payment=Signal::derive(move || chosen.get().1) /></span>
        </button>
    }
}
