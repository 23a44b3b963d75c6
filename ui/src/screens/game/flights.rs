//! Cards on their way: from the row or the deck to whoever took them, from a hand to what they pay for. They lie over
//! everything, take no touch, and nothing waits for them.

mod flying;
mod spot;

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use model::{CardPlace, Flight, flights, mover};
use table::protocol::Snapshot;

use super::turn::game_context;
use crate::look;
use flying::{Flying, FlyingCard};
use spot::Spot;

/// How long a card flies at the usual speed.
const FLIGHT: u16 = 460;

/// How many milliseconds after the card before it each one starts.
const APART: u16 = 55;

/// After this long, whatever still lies there is cleared away: where the page is out of sight no animation ends.
const LONGEST: Duration = Duration::from_millis(2500);

#[component]
pub(super) fn Flights() -> impl IntoView {
    let game = game_context();
    let shared = game.shared;
    let in_air = RwSignal::new(Vec::<Flying>::new());
    let clearing = crate::timer::Timer::new();
    let land_all = move || {
        if in_air.with_untracked(|in_air| !in_air.is_empty()) {
            in_air.set(Vec::new());
        }
    };
    Effect::new(move |numbered: Option<usize>| {
        let first = numbered.unwrap_or_default();
        let speed = shared.settings.with_untracked(|settings| settings.speed);
        let started = shared.step.with(|events| {
            let events = events.as_deref()?;
            shared.snapshot.with_untracked(|snapshot| begun(events, snapshot.as_ref()?, speed))
        });
        let Some((flights, long)) = started.filter(|(flights, _)| !flights.is_empty() && !look::is_still())
        else {
            return first;
        };
        let next = first + flights.len();
        // Once the page shows the step, and before it is painted: the row has its new card, the hand its new place.
        request_animation_frame(move || {
            let flying =
                (first..).zip(&flights).zip(0..).filter_map(|((number, flight), place): (_, u16)| {
                    Some(Flying {
                        number,
                        card: flight.card,
                        turns: flight.from == CardPlace::Deck && flight.card.is_some(),
                        from: Spot::of(flight.from)?,
                        to: Spot::of(flight.to)?,
                        wait: place * APART,
                        long,
                    })
                });
            let flying: Vec<Flying> = flying.collect();
            let Some(()) = in_air.try_update(|in_air| in_air.extend(flying)) else { return };
            clearing.set(LONGEST, land_all);
        });
        next
    });
    // Whoever does something has seen it.
    let down = window_event_listener(ev::pointerdown, move |_| land_all());
    let key = window_event_listener(ev::keydown, move |_| land_all());
    on_cleanup(move || {
        down.remove();
        key.remove();
    });
    let land = move |number: usize| {
        in_air.try_update(|in_air| in_air.retain(|flying| flying.number != number));
    };
    view! {
        <div class="flights" aria-hidden="true">
            <For each=move || in_air.get() key=|flying| flying.number let:flying>
                <FlyingCard flying land=Callback::new(land) />
            </For>
        </div>
    }
}

/// The flights of a step, and how long each takes. Others' moves are shown at the speed that the person has set.
fn begun(events: &[engine::SeenEvent], snapshot: &Snapshot, speed: u16) -> Option<(Vec<Flight>, u16)> {
    let seat = mover(events)?;
    let is_bots = snapshot.seats.get(seat.index()).is_some_and(|seat| !seat.is_person());
    let long = match (is_bots, speed) {
        (false, _) => FLIGHT,
        (true, 0) => return None,
        (true, speed) => (u32::from(FLIGHT) * 100 / u32::from(speed)).clamp(200, 900) as u16,
    };
    Some((flights(events, &snapshot.view), long))
}
