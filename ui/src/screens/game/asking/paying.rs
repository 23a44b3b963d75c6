//! The ways to pay, the recommended one first; and the button that does it.

use leptos::prelude::*;
use model::{Intent, Purchase, Purpose};

use crate::focus;
use crate::screens::game::cards::Chips;
use crate::screens::game::lesson::wants;
use crate::screens::game::turn::game_context;
use crate::screens::game::words;
use crate::t;

/// How many ways are listed before the person asks for the others.
const LISTED: usize = 4;

/// The ways that are listed later: all but the best few, and never the chosen one.
fn later(ways: &[Purchase], chosen: Purchase) -> Vec<Purchase> {
    let is_late = ways.iter().skip(LISTED).any(|way| way.1 == chosen.1);
    let rest = ways.iter().skip(if is_late { LISTED - 1 } else { LISTED });
    rest.copied().filter(|way| way.1 != chosen.1).collect()
}

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
        if !game.asks_before(purpose.action(payment)) && !matches!(purpose, Purpose::Station(_)) {
            pay();
        }
    };
    let (all, rest) = (RwSignal::new(false), later(&ways, chosen.get_untracked()));
    let is_wanted = {
        let rest = rest.clone();
        game.part(move |snapshot| rest.iter().any(|way| wants(snapshot, way.0.action(way.1))))
    };
    // A lesson waits for one of the others.
    let are_all = move || all.get() || is_wanted.get() == Some(true);
    let show_all = move |_| {
        all.set(true);
        focus::give(".payment-way.later");
    };
    let more = rest.len();
    let way = move |way: Purchase, is_later: bool| {
        let wanted = game.part(move |snapshot| wants(snapshot, way.0.action(way.1)));
        view! {
            <button
                type="button"
                class="payment-way"
                class:later=is_later
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
            {several.then(|| {
                let first = ways.into_iter().filter(|way| !rest.contains(way)).collect::<Vec<_>>();
                first.into_iter().map(|it| way(it, false)).collect_view()
            })}
            <Show
                when=are_all
                fallback=move || {
                    (more > 0).then(|| {
                        view! {
                            <button type="button" class="more-ways" on:click=show_all>{t!("pay-more", count = more)}</button>
                        }
                    })
                }
            >
                {rest.iter().map(|it| way(*it, true)).collect_view()}
            </Show>
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

#[cfg(test)]
mod tests {
    use engine::{Card, Payment};

    use super::*;

    #[test]
    fn four_ways_are_listed_at_first_and_the_chosen_one_is_among_them() {
        let ways: Vec<_> = Card::COLOURS.map(|colour| (Purpose::Tunnel, Payment::new(colour, 2, 0))).into();
        let listed = |chosen: usize| {
            let later = later(&ways, ways[chosen]);
            (0..ways.len()).filter(|way| !later.contains(&ways[*way])).collect::<Vec<_>>()
        };
        assert_eq!(listed(0), [0, 1, 2, 3], "the best ones");
        assert_eq!(listed(3), [0, 1, 2, 3]);
        assert_eq!(listed(6), [0, 1, 2, 6]);
        assert_eq!(later(&ways[..4], ways[0]), [], "then there is nothing to ask for");
    }
}
