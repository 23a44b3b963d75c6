//! The choice among tickets, at the start and in a turn. Each is shown on the map while it is looked at.

use std::collections::BTreeSet;

use engine::{Action, Keep, Phase, TicketId};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::super::rules::{How, Section};
use super::lesson::wants_ticket;
use super::spotlight::Spotlight;
use super::stub::Stub;
use super::turn::turn;
use crate::board::area_of;
use crate::t;

#[component]
pub(super) fn Offered() -> impl IntoView {
    let turn = turn();
    let offer = turn.glance(|_, view| view.offer).unwrap_or(engine::Offer::NONE);
    let opening = turn.glance(|_, view| view.phase == Phase::Opening).unwrap_or(false);
    let moment = turn.shared.position.with_untracked(|it| it.as_ref().map(|it| (it.game, it.revision)));
    let ticked = turn.shared.ticked.get_value().filter(|(game, at, _)| moment == Some((*game, *at)));
    let begin = match ticked {
        // Whoever has been elsewhere goes on here.
        Some((_, _, ticked)) => ticked,
        // At the start one keeps what one gets more often than not; later, what one asked for.
        None if opening => offer.tickets().to_vec(),
        None => Vec::new(),
    };
    let chosen = RwSignal::new(begin.into_iter().collect::<BTreeSet<_>>());
    Effect::new(move |_| {
        let ticked = chosen.get().into_iter().collect();
        turn.shared.ticked.set_value(moment.map(|(game, at)| (game, at, ticked)));
    });
    let least = turn.glance(|_, view| least(&view.legal)).unwrap_or_default();
    let keep = move || offer.keep(&chosen.get().into_iter().collect::<Vec<_>>());
    let action = move || keep().map(|keep| Action::KeepTickets { keep });
    let can = move || {
        let legal = action().zip(
            turn.shared
                .position
                .with(|position| position.as_ref().map(|position| position.view.legal.clone())),
        );
        legal.is_some_and(|(action, legal)| legal.contains(&action)) && !turn.is_busy()
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(action) = untrack(action) {
            turn.light.set(Spotlight::None);
            turn.play(action);
        }
    };
    view! {
        <form class="asked offer" on:submit=submit>
            <h2 tabindex="-1">{t!("game-offer")}</h2>
            <p>{t!("game-opening-how", count = least)}</p>
            <How section=Section::Tickets />
            <ul class="tickets">
                {offer.tickets().iter().map(|ticket| view! { <Candidate ticket=*ticket chosen /> }).collect_view()}
            </ul>
            <button class="primary" disabled=move || !can()>
                {move || t!("game-keep", count = chosen.get().len())}
            </button>
        </form>
    }
}

/// The fewest that may be kept.
fn least(legal: &[Action]) -> u8 {
    let kept = |action: &Action| match action {
        Action::KeepTickets { keep } => Some(Keep::count(*keep)),
        _ => None,
    };
    legal.iter().filter_map(kept).min().unwrap_or_default()
}

#[component]
fn Candidate(ticket: TicketId, chosen: RwSignal<BTreeSet<TicketId>>) -> impl IntoView {
    let turn = turn();
    let toggle = move |_| {
        chosen.update(|chosen| {
            if !chosen.remove(&ticket) {
                chosen.insert(ticket);
            }
        });
    };
    let wanted = turn.part(move |position| wants_ticket(position, ticket));
    let light = Spotlight::Ticket(ticket);
    let shown = light.clone();
    let look = move || turn.light.set(Spotlight::Ticket(ticket));
    let leave = move || {
        if turn.light.get_untracked() == shown {
            turn.light.set(Spotlight::None);
        }
    };
    let (left, blurred) = (leave.clone(), leave);
    // A finger that looks at a ticket does not choose it: that is what the box is for.
    let keep = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if turn.is_touched() && target.is_some_and(|it| matches!(it.closest(".stub"), Ok(Some(_)))) {
            event.prevent_default();
        }
    };
    // A finger has no hovering: what it touches is looked at, and gone to.
    let go = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() != "mouse" {
            turn.light.set(light.clone());
            let area = turn.glance(|map, view| {
                let lit = light.lit(map, view);
                area_of(map, lit.routes, lit.cities)
            });
            turn.camera.show(area.flatten());
        }
    };
    view! {
        <li>
            <label
                class="ticket candidate"
                class:wanted=move || wanted.get() == Some(true)
                on:pointerenter=move |_| look()
                on:pointerleave=move |event| if event.pointer_type() == "mouse" { left() }
                on:pointerup=go
                on:click=keep
                on:focusin=move |_| look()
                on:focusout=move |_| blurred()
            >
                <input type="checkbox" prop:checked=move || chosen.get().contains(&ticket) on:change=toggle />
                <Stub ticket />
            </label>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewest_that_may_be_kept_are_found_among_what_is_legal() {
        let keep = |bits: u8| Action::KeepTickets { keep: Keep(bits) };
        assert_eq!(least(&[keep(0b111), keep(0b011), keep(0b101)]), 2);
        assert_eq!(least(&[Action::DrawBlind]), 0);
    }
}
