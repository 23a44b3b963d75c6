//! A tunnel is dug: its cards are turned one at a time, and what they add is counted beside what was laid down for it.

use leptos::prelude::*;
use model::Dig;

use crate::playback::Turning;
use crate::screens::game::cards::{Chips, Turned};
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Digging() -> impl IntoView {
    let game = game_context();
    let turning = game.shared.player.turning;
    // In a game that is walked through nobody is asked.
    let viewer = game.part(|snapshot| snapshot.view.viewer.filter(|_| !snapshot.view.legal.is_empty()));
    // The seat that has to pay extra is asked, and sees the cards there.
    let is_asked = move |turning: &Turning| {
        turning.is_over && !turning.dig.is_through() && viewer.get() == Some(Some(turning.dig.seat))
    };
    let dig = Memo::new(move |_| {
        turning.with(|turning| turning.as_ref().filter(|turning| !is_asked(turning)).map(|it| it.dig.clone()))
    });
    let turned = Memo::new(move |_| turning.with(|turning| turning.as_ref().map_or(0, |it| it.turned)));
    let is_over = Memo::new(move |_| turning.with(|turning| turning.as_ref().is_some_and(|it| it.is_over)));
    let shown = move |dig: Dig| {
        let name = game.glance(|map, _| map.route_name(dig.route));
        let Dig { payment, cards, .. } = dig.clone();
        let (colour, is_through) = (payment.colour, dig.is_through());
        let all = cards.len();
        let extra = Memo::new(move |_| dig.extra(turned.get()));
        let outcome = move || match is_over.get() {
            false => None,
            true if is_through => Some(t!("game-through")),
            true => Some(t!("game-tunnel-extra", count = extra.get())),
        };
        view! {
            <div
                class="flash dig"
                class:over=move || is_over.get()
                class:through=is_through
                class:tense=move || !is_over.get() && turned.get() == all
            >
                <h3>{name}</h3>
                <Turned cards colour turned />
                <p class="dig-price">
                    <Chips payment />
                    <Show when=move || { extra.get() > 0 }>
                        <b class="dig-extra" data-figure=move || format!("+{}", extra.get())></b>
                    </Show>
                </p>
                <p class="dig-outcome">{outcome}</p>
            </div>
        }
    };
    move || dig.get().map(shown)
}
