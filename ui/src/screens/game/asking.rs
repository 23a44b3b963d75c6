//! The question that the person has to answer now, over the sheet: tickets, a payment, a tunnel, the curtain.

mod benefit;
mod claim;
mod curtain;
mod drawn;
mod heading;
mod held;
mod missing;
mod news;
mod offer;
mod pass;
mod paying;
mod site;
mod station;
mod tunnel;

use engine::{Action, Card, CityId, Phase, RouteId, SeatId};
use leptos::prelude::*;
use model::{Intent, first_track};
use table::protocol::Snapshot;

use super::turn::game_context;
use crate::focus;
pub(super) use benefit::benefit;
use claim::Claim;
pub(super) use claim::facts;
use curtain::Curtain;
pub(super) use curtain::fall_in_background;
use drawn::Drawn;
pub(super) use drawn::watch_last_card;
use held::Held;
use missing::Missing;
use news::News;
pub(super) use news::there_is_news;
use offer::Offered;
use pass::Pass;
use site::Site;
use station::Station;
use tunnel::Tunnelling;

/// Which question is asked; one at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    Nothing,
    Curtain(SeatId),
    /// This version does not have the bot of the seat to move.
    Missing(SeatId),
    /// The card that ended the turn of the person before.
    Drawn(Card),
    /// A move that waits to be made.
    Held(Action),
    /// What happened while others had the device.
    News,
    /// Numbered by the revision, so that a second offer is another question.
    Offer(u32),
    Tunnel(u32),
    Claim(RouteId),
    Site,
    Station(CityId),
    /// Nothing can be done but to pass.
    Pass,
}

impl Asked {
    fn key(self) -> &'static str {
        match self {
            Asked::Nothing => "nothing",
            Asked::Curtain(_) => "curtain",
            Asked::Missing(_) => "missing",
            Asked::Drawn(_) => "drawn",
            Asked::Held(_) => "held",
            Asked::News => "news",
            Asked::Offer(_) => "offer",
            Asked::Tunnel(_) => "tunnel",
            Asked::Claim(_) => "claim",
            Asked::Site => "site",
            Asked::Station(_) => "station",
            Asked::Pass => "pass",
        }
    }
}

#[component]
pub(super) fn Asking() -> impl IntoView {
    let game = game_context();
    let by_table = game.part(by_table);
    let news = Memo::new(move |_| there_is_news(game));
    let turning = game.shared.player.turning;
    let is_digging =
        Memo::new(move |_| turning.with(|turning| turning.as_ref().is_some_and(|turning| !turning.is_over)));
    let asked = Memo::new(move |_| {
        let by_person = || match game.intent() {
            Intent::Nothing | Intent::Cards(_) => Asked::Nothing,
            // Two tracks of a double route are one question.
            Intent::Route { route, .. } => {
                let first = game.glance(|_, view| first_track(view, route));
                Asked::Claim(first.unwrap_or(route))
            }
            Intent::Site => Asked::Site,
            Intent::Station { city, .. } => Asked::Station(city),
        };
        // What was asked is answered, and what comes of it is not known yet.
        if is_digging.get() {
            return Asked::Nothing;
        }
        if let Some(card) = game.drawn.get() {
            return Asked::Drawn(card);
        }
        match (by_table.get().flatten(), game.held()) {
            (Some(Asked::Curtain(seat)), _) => Asked::Curtain(seat),
            (_, Some(action)) => Asked::Held(action),
            _ if news.get() => Asked::News,
            (Some(asked), None) => asked,
            (None, None) => by_person(),
        }
    });
    lead_focus(asked);
    view! {
        <div
            class="game-ask"
            class:shown=move || asked.get() != Asked::Nothing
            data-asked=move || asked.get().key()
        >
            {move || match asked.get() {
                Asked::Nothing => ().into_any(),
                Asked::Curtain(seat) => view! { <Curtain seat /> }.into_any(),
                Asked::Missing(seat) => view! { <Missing seat /> }.into_any(),
                Asked::Drawn(card) => view! { <Drawn card /> }.into_any(),
                Asked::Held(action) => view! { <Held action /> }.into_any(),
                Asked::News => view! { <News /> }.into_any(),
                Asked::Offer(_) => view! { <Offered /> }.into_any(),
                Asked::Tunnel(_) => view! { <Tunnelling /> }.into_any(),
                Asked::Claim(route) => view! { <Claim route /> }.into_any(),
                Asked::Site => view! { <Site /> }.into_any(),
                Asked::Station(city) => view! { <Station city /> }.into_any(),
                Asked::Pass => view! { <Pass /> }.into_any(),
            }}
        </div>
    }
}

/// The question that follows from the snapshot, if the table waits for this person.
fn by_table(snapshot: &Snapshot) -> Option<Asked> {
    let view = &snapshot.view;
    if let Some(seat) = snapshot.curtain {
        return Some(Asked::Curtain(seat));
    }
    if let Some(seat) = snapshot.missing_bot {
        return Some(Asked::Missing(seat));
    }
    if view.viewer.is_none() || view.viewer != view.to_move {
        return None;
    }
    match view.phase {
        Phase::Opening | Phase::Tickets => Some(Asked::Offer(snapshot.revision)),
        Phase::Tunnel(_) => Some(Asked::Tunnel(snapshot.revision)),
        Phase::Choose if view.legal == [Action::Pass] => Some(Asked::Pass),
        Phase::Choose | Phase::SecondCard | Phase::Over => None,
    }
}

/// A new question takes the focus, so that screen readers announce it and the keyboard goes on there.
/// When it is answered, the focus returns to where it was.
fn lead_focus(asked: Memo<Asked>) {
    let before = StoredValue::new_local(None::<web_sys::Element>);
    Effect::new(move |was: Option<Asked>| {
        let now = asked.get();
        let place = match now {
            _ if was == Some(now) => return now,
            Asked::Nothing => {
                if let Some(before) = before.try_update_value(Option::take).flatten() {
                    focus::give_back(before);
                }
                return now;
            }
            Asked::Curtain(_) => ".game-ask .lift",
            Asked::Claim(_) | Asked::Station(_) => ".game-ask .pay",
            Asked::Pass | Asked::Held(_) => ".game-ask .primary",
            Asked::Site => ".city.site",
            Asked::Missing(_) | Asked::Drawn(_) | Asked::News | Asked::Offer(_) | Asked::Tunnel(_) => {
                ".game-ask h2"
            }
        };
        if was.is_none_or(|was| was == Asked::Nothing) {
            before.set_value(focus::here());
        }
        focus::give_unless_in(place, ".game-ask");
        now
    });
}
