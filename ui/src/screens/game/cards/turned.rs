//! The cards that were turned up for a tunnel.

use engine::{Card, Tunnel};
use leptos::prelude::*;

use super::back::Back;
use super::face::Face;
use crate::screens::game::words;
use crate::t;
use crate::words::list;

/// The cards that were turned up; those that make the tunnel dearer are marked.
#[component]
pub(crate) fn Turned(
    cards: Vec<Card>,
    colour: Card,
    /// While they are turned one at a time: how many lie face up.
    #[prop(optional, into)]
    turned: Option<Signal<usize>>,
) -> impl IntoView {
    let is_down = move |place: usize| turned.is_some_and(|turned| turned.get() <= place);
    let names = {
        let cards = cards.clone();
        move || {
            let up = cards.iter().zip(0..).filter(|(_, place)| !is_down(*place));
            t!("game-turned", cards = list(up.map(|(card, _)| words::colour(*card))))
        }
    };
    let face = move |(card, place): (Card, usize)| {
        view! {
            <span class:adds=Tunnel::adds(colour, card) class:down=move || is_down(place)>
                <Face card />
                {turned.is_some().then(|| view! { <Back /> })}
            </span>
        }
    };
    view! {
        <div class="turned" role="img" aria-label=names>
            {cards.into_iter().zip(0..).map(face).collect_view()}
        </div>
    }
}
