//! A ticket on offer: tapping anywhere on its row ticks it and shows it on the map.

use std::collections::BTreeSet;

use engine::TicketId;
use leptos::prelude::*;
use model::{Reach, Spotlight, Strain};

use super::prospect::Prospects;
use crate::screens::game::lesson::wants_ticket;
use crate::screens::game::tickets::Stub;
use crate::screens::game::turn::{GameContext, game_context};
use crate::t;

#[component]
pub(super) fn Candidate(
    ticket: TicketId,
    chosen: RwSignal<BTreeSet<TicketId>>,
    prospects: StoredValue<Option<Prospects>>,
) -> impl IntoView {
    let game = game_context();
    let is_chosen = move || chosen.with(|chosen| chosen.contains(&ticket));
    let toggle = move |_| {
        chosen.update(|chosen| {
            if !chosen.remove(&ticket) {
                chosen.insert(ticket);
            }
        });
    };
    // A lesson lights what is to be ticked, and what was ticked by mistake.
    let wanted = game.part(move |snapshot| wants_ticket(snapshot, ticket));
    let is_lit = move || wanted.get().flatten().is_some_and(|wanted| wanted != is_chosen());
    let facts = prospects.with_value(|it| it.as_ref().map(|it| facts(game, it, ticket)));
    let strain = Memo::new(move |_| {
        let mut with_it = chosen.get();
        if !with_it.insert(ticket) {
            return Strain::Easy;
        }
        prospects.with_value(|it| it.as_ref().map_or(Strain::Easy, |it| it.strain(&with_it)))
    });
    let warning = move || match strain.get() {
        Strain::Easy => None,
        Strain::Tight => Some(t!("offer-tight")),
        Strain::TooFar => Some(t!("offer-too-far")),
    };
    let look = move || game.light.set(Spotlight::Ticket(ticket));
    let leave = move || {
        if game.light.get_untracked() == Spotlight::Ticket(ticket) {
            game.light.set(Spotlight::None);
        }
    };
    // A finger cannot hover: the tap that ticks a ticket also shows it and moves the map there.
    let go = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() != "mouse" {
            look();
            game.camera.show(game.area_in(&Spotlight::Ticket(ticket)));
        }
    };
    view! {
        <li>
            <label
                class="ticket candidate"
                class:wanted=is_lit
                on:pointerenter=move |_| look()
                on:pointerleave=move |event| if event.pointer_type() == "mouse" { leave() }
                on:pointerup=go
                on:focusin=move |_| look()
                on:focusout=move |_| leave()
            >
                <input type="checkbox" prop:checked=is_chosen on:change=toggle />
                <Stub ticket />
                <small class="reach">
                    {facts}
                    {move || warning().map(|words| view! { <b class="hard">{words}</b> })}
                </small>
            </label>
        </li>
    }
}

/// How far it is, and with which other ticket it shares most of that.
fn facts(game: GameContext, prospects: &Prospects, ticket: TicketId) -> impl IntoView + use<> {
    let reach = match prospects.reach(ticket) {
        Reach::Joined => t!("offer-joined"),
        Reach::Trains(trains) => t!("offer-trains", trains = trains),
        Reach::Closed => t!("offer-closed"),
    };
    let shares = prospects.partner(ticket).map(|(partner, trains)| {
        let name = game.glance(|map, _| map.ticket(partner).ends.map(|city| map.city(city).name.clone()));
        let name = name.map(|[from, to]| t!("game-ticket", from = from, to = to)).unwrap_or_default();
        view! {
            " · "
            {t!("offer-shares", trains = trains)}
            " "
            <span class="partner">{t!("offer-shares-with", ticket = name)}</span>
        }
    });
    view! {
        <span>{reach}{shares}</span>
    }
}
