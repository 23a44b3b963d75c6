//! The viewer's tickets: open, done and blocked apart. And the way to more of them.

mod build;
mod draw;
mod held;
mod stations;
mod stub;

use engine::{TicketId, View};
use leptos::prelude::*;

use super::turn::turn;
use crate::t;
use build::BuildStation;
use draw::DrawTickets;
use held::Held;
use stations::Stations;
pub(super) use stub::Stub;

/// How a ticket stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    Open,
    /// No way is left, as things stand.
    Blocked,
    Done,
}

#[component]
pub(super) fn Tickets() -> impl IntoView {
    let turn = turn();
    let held = turn.part(|position| standings(&position.view));
    let of = move |standing: Standing| {
        let tickets = held.get().unwrap_or_default();
        tickets.into_iter().filter(|(_, s)| *s == standing).map(|(ticket, _)| ticket).collect::<Vec<_>>()
    };
    let group = move |standing: Standing, words: String| {
        let some = move || !of(standing).is_empty();
        let class = match standing {
            Standing::Open => "open",
            Standing::Blocked => "blocked",
            Standing::Done => "done",
        };
        view! {
            <Show when=some>
                <h3>{words.clone()}</h3>
                <ul class=format!("tickets {class}")>
                    <For each=move || of(standing) key=|ticket| *ticket let:ticket>
                        <li><Held ticket /></li>
                    </For>
                </ul>
            </Show>
        }
    };
    let none = move || held.get().is_some_and(|held| held.is_empty());
    view! {
        <section class="ticket-pane" aria-label=t!("game-own-tickets")>
            <h2 class="heard">{t!("game-own-tickets")}</h2>
            <div class="pane-buttons"><DrawTickets /><BuildStation /></div>
            <Show when=none><p class="aside">{t!("game-no-tickets")}</p></Show>
            {group(Standing::Open, t!("game-tickets-open"))}
            {group(Standing::Blocked, t!("game-tickets-blocked"))}
            {group(Standing::Done, t!("game-tickets-done"))}
            <Stations />
        </section>
    }
}

/// Open ones first; within a group the dearest first.
fn standings(view: &View) -> Vec<(TicketId, Standing)> {
    let map = &view.map;
    let scores = view.scores_so_far();
    let own = |seat: engine::SeatId| scores.seats.get(seat.index());
    let done = |ticket: TicketId| {
        let score = view.viewer.and_then(own);
        score.is_some_and(|score| score.tickets.iter().any(|t| t.ticket == ticket && t.completed))
    };
    let mut all: Vec<_> = view
        .tickets
        .iter()
        .map(|ticket| {
            let standing = if done(*ticket) {
                Standing::Done
            } else if view.way(map.ticket(*ticket).ends).is_some() {
                Standing::Open
            } else {
                Standing::Blocked
            };
            (*ticket, standing)
        })
        .collect();
    all.sort_by_key(|(ticket, standing)| (*standing, u8::MAX - map.ticket(*ticket).points));
    all
}

#[cfg(test)]
mod tests {
    use engine::{Position, SeatId};

    use super::*;

    #[test]
    fn tickets_are_open_done_or_blocked() {
        let game = Position::new("usa", 2)
            .owns(0, "portland", "seattle")
            .ticket(0, "los-angeles", "new-york")
            .ticket(0, "seattle", "new-york")
            .trains(0, 20)
            .build()
            .expect("a position");
        let mut view = game.view(SeatId(0));
        assert!(
            standings(&view).iter().all(|(_, standing)| *standing == Standing::Open),
            "both can be reached"
        );
        view.seats[0].trains = 2;
        assert!(
            standings(&view).iter().all(|(_, standing)| *standing == Standing::Blocked),
            "two trains reach nowhere"
        );
        let done = Position::new("usa", 2).owns(0, "calgary", "helena").owns(0, "denver", "helena");
        let done =
            done.owns(0, "denver", "phoenix").ticket(0, "calgary", "phoenix").build().expect("a position");
        let standing: Vec<_> =
            standings(&done.view(SeatId(0))).into_iter().map(|(_, standing)| standing).collect();
        assert_eq!(standing, [Standing::Done]);
    }
}
