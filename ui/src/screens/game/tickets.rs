//! The viewer's tickets: open, done and blocked apart. And the way to more of them.

use engine::{Action, Illegal, TicketId, View};
use leptos::prelude::*;
use table::protocol::Position;

use super::choice::{Choice, sites};
use super::spotlight::Spotlight;
use super::stub::Stub;
use super::turn::turn;
use crate::dialog::{self, Dialog};
use crate::t;

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
    let Some(map) = view.map() else { return Vec::new() };
    let scores = view.scores_so_far();
    let own = |seat: engine::SeatId| scores.as_ref().and_then(|scores| scores.seats.get(seat.index()));
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

#[component]
fn Held(ticket: TicketId) -> impl IntoView {
    let turn = turn();
    let shown = move || turn.light.get() == Spotlight::Ticket(ticket);
    view! {
        <button
            class="ticket"
            aria-pressed=move || shown().to_string()
            on:click=move |_| turn.shine(Spotlight::Ticket(ticket))
        >
            <Stub ticket />
        </button>
    }
}

#[component]
fn DrawTickets() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|position| position.view.ticket_deck);
    let can = turn.part(|position| position.view.legal.contains(&Action::DrawTickets));
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    // It takes the turn, and lies where tickets are touched to be looked at.
    let asking = RwSignal::new(false);
    let agree = move |_| {
        dialog::close_open();
        turn.play(Action::DrawTickets);
    };
    let draw = move |_| {
        if can.get_untracked() == Some(true) {
            let is_lesson = |it: &Option<Position>| it.as_ref().is_some_and(Position::is_lesson);
            if turn.confirms() && !turn.shared.position.with_untracked(is_lesson) {
                asking.set(true);
            } else {
                turn.play(Action::DrawTickets);
            }
        } else {
            turn.say_why(|view| {
                let none = view.ticket_deck == 0;
                none.then_some(Illegal::NoTickets).or_else(|| {
                    view.why_not(engine::RouteId(u8::MAX)).filter(|why| *why != Illegal::NoSuchRoute)
                })
            });
        }
    };
    view! {
        <button class="wide draw-tickets" aria-disabled=move || (!enabled()).to_string() on:click=draw>
            {t!("game-draw-tickets")}
            <small>{move || t!("game-tickets-left", count = left.get().unwrap_or_default())}</small>
        </button>
        <Dialog open=asking title=t!("game-draw-tickets")>
            <p>{t!("game-draw-tickets-cost")}</p>
            <button class="primary" on:click=agree>{t!("game-draw-tickets")}</button>
        </Dialog>
    }
}

/// Where a map has stations: begin to look for a city.
#[component]
fn BuildStation() -> impl IntoView {
    let turn = turn();
    let left = turn.part(|position| {
        let view = &position.view;
        let some = view.map().is_some_and(|map| map.stations() > 0);
        let own = view.viewer.and_then(|seat| view.seats.get(seat.index()));
        own.filter(|_| some).map(|seat| seat.stations_left)
    });
    let can = turn.part(|position| !sites(&position.view.legal, Choice::Site).is_empty());
    let enabled = move || can.get() == Some(true) && !turn.is_busy();
    let look = move |_| {
        if can.get_untracked() == Some(true) {
            turn.choose(Choice::Site);
        } else {
            turn.say_why(|view| {
                let free = view.map()?.cities().iter().map(|city| view.why_no_station(city.id));
                free.flatten().find(|why| !matches!(why, Illegal::StationThere { .. }))
            });
        }
    };
    view! {
        <Show when=move || left.get().flatten().is_some()>
            <button class="wide build-station" aria-disabled=move || (!enabled()).to_string() on:click=look>
                {t!("game-build-station")}
                <small>{move || t!("game-stations-left", count = left.get().flatten().unwrap_or_default())}</small>
            </button>
        </Show>
    }
}

/// What the viewer's stations are used for, as things stand.
#[component]
fn Stations() -> impl IntoView {
    let turn = turn();
    let uses = turn.part(|position| {
        let view = &position.view;
        let scores = view.scores_so_far()?;
        Some(scores.seats.into_iter().nth(view.viewer?.index())?.stations)
    });
    let uses = move || uses.get().flatten().unwrap_or_default();
    let line = move |used: engine::StationUse| {
        let words = turn.glance(|map, _| {
            let city = map.city(used.city).name.as_str();
            match used.borrows {
                Some(route) => t!("game-station-borrows", city = city, route = map.route_name(route)),
                None => t!("game-station-idle", city = city),
            }
        });
        let light = used.borrows.map_or(Spotlight::City(used.city), Spotlight::Route);
        view! { <li><button class="ticket" on:click=move |_| turn.shine(light.clone())>{words}</button></li> }
    };
    view! {
        <Show when=move || !uses().is_empty()>
            <h3>{t!("game-own-stations")}</h3>
            <ul class="tickets">{move || uses().into_iter().map(line).collect_view()}</ul>
        </Show>
    }
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
