//! The ways to pay, the recommended one first; and the button that does it.

use leptos::prelude::*;
use model::{Intent, Purchase, Purpose};

use crate::screens::game::cards::Chips;
use crate::screens::game::lesson::wants;
use crate::screens::game::turn::turn;
use crate::screens::game::words;
use crate::t;

/// Chooses among `ways`. What is chosen lies with the turn; a tunnel's share of it lies here, from `first` on.
#[component]
pub(super) fn Paying(
    ways: Vec<Purchase>,
    first: Purchase,
    /// What the button says, given the payment in words.
    #[prop(into)]
    confirm: Callback<String, String>,
) -> impl IntoView {
    let turn = turn();
    let several = ways.len() > 1;
    let best = ways.first().copied();
    let extra = RwSignal::new(first);
    let chosen = Memo::new(move |_| turn.intent().way().unwrap_or_else(|| extra.get()));
    let pay = move || {
        let (purpose, payment) = chosen.get_untracked();
        turn.play(purpose.action(payment));
    };
    let choose = move |(purpose, payment): Purchase| {
        let before = untrack(|| turn.intent());
        match purpose {
            Purpose::Route(route) => turn.choose(Intent::Route { route, payment }),
            Purpose::Station(city) => {
                turn.choose(before.with_city(city, &[payment]).unwrap_or_default());
            }
            Purpose::Tunnel => extra.set((purpose, payment)),
        }
        // Where nobody asks for confirmation, to choose is to pay; a station is worth a second look.
        if !turn.confirms() && !matches!(purpose, Purpose::Station(_)) {
            pay();
        }
    };
    let way = move |way: Purchase| {
        let wanted = turn.part(move |snapshot| wants(snapshot, way.0.action(way.1)));
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
            aria-disabled=move || turn.is_busy().to_string()
            on:click=move |_| pay()
        >
            <span>{move || confirm.run(words::payment(chosen.get().1))}</span>
            // The words have said it.
            <span aria-hidden="true"><Chips payment=Signal::derive(move || chosen.get().1) /></span>
        </button>
    }
}
