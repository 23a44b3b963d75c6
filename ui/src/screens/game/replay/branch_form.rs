//! What a game that begins at this moment is to be like: what comes, and who plays.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Deck, PlayOn, Seat};

use super::branch_seat::BranchSeat;
use super::walk::walk;
use crate::dialog;
use crate::t;

#[component]
pub(super) fn BranchForm() -> impl IntoView {
    let walk = walk();
    let shared = walk.game.shared;
    let deck = RwSignal::new(Deck::Same);
    let seats = RwSignal::new(walk.with_base(|base| base.seats.clone()).unwrap_or_default());
    let busy = RwSignal::new(false);
    let start = move |_| {
        let at = walk.with_course(|course| course.events_by(walk.at.get_untracked())).unwrap_or_default();
        let asked = PlayOn {
            source: walk.source(),
            at: u32::try_from(at).unwrap_or(u32::MAX),
            deck: deck.get_untracked(),
            seats: seats.get_untracked(),
        };
        busy.set(true);
        spawn_local(async move {
            match shared.backend.ask(asked).await {
                Ok(snapshot) => {
                    dialog::close_open();
                    shared.enter(snapshot);
                }
                Err(error) => shared.say(&error),
            }
            busy.try_set(false);
        });
    };
    let choice = move |each: Deck, words: String, about: String| {
        view! {
            <label class="deck-choice">
                <input
                    type="radio"
                    name="branch-deck"
                    prop:checked=move || deck.get() == each
                    on:change=move |_| deck.set(each)
                />
                <b>{words}</b>
                <span>{about}</span>
            </label>
        }
    };
    let places = 0..seats.with_untracked(Vec::len);
    view! {
        <div class="deck-choices" role="radiogroup" aria-label=t!("branch-deck")>
            {choice(Deck::Same, t!("branch-same"), t!("branch-same-about"))}
            {choice(Deck::Fresh, t!("branch-fresh"), t!("branch-fresh-about"))}
        </div>
        <div class="branch-seats">
            {places.map(|place| view! { <BranchSeat place seats /> }).collect_view()}
        </div>
        <p class="aside">{t!("branch-about")}</p>
        <button class="primary branch-start" disabled=busy on:click=start>{t!("branch-start")}</button>
    }
}

/// Whoever plays a seat, changed.
pub(super) fn sit(seats: RwSignal<Vec<Seat>>, place: usize, who: table::protocol::Who) {
    seats.update(|seats| {
        if let Some(seat) = seats.get_mut(place) {
            seat.who = who;
        }
    });
}
