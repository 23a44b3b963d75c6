//! One seat: whose it is, and its figures.

use engine::{SeatColour, SeatId};
use fluent_bundle::FluentValue;
use leptos::prelude::*;
use model::Spotlight;

use crate::board::Car;
use crate::bots::Face;
use crate::screens::game::turn::game_context;
use crate::t;

#[component]
pub(super) fn Seat(seat: SeatId, colour: SeatColour, player: table::protocol::Seat) -> impl IntoView {
    let table::protocol::Seat { name, who, .. } = player;
    let game = game_context();
    let public = game.part(move |snapshot| {
        let mut public = snapshot.view.seats.get(seat.index())?.clone();
        // Not shown below, and they change with every claim.
        public.routes.clear();
        Some(public)
    });
    let public = Memo::new(move |_| public.get().flatten());
    let stations = game.part(|snapshot| snapshot.view.map.features().stations > 0);
    let to_move = game.part(move |snapshot| snapshot.view.to_move == Some(seat));
    let me = game.part(move |snapshot| snapshot.view.viewer == Some(seat));
    let figure = move |of: fn(&engine::SeatView) -> u8| public.get().as_ref().map(of).unwrap_or_default();
    let shown = move || game.light.get() == Spotlight::Network(seat);
    let said = {
        let name = name.clone();
        move || {
            let tickets = public.get().and_then(|public| public.tickets).unwrap_or_default();
            t!(
                "game-seat",
                name = name.clone(),
                points = figure(|seat| seat.points),
                trains = figure(|seat| seat.trains),
                cards = figure(|seat| seat.cards),
                tickets = tickets,
                stations = match stations.get() {
                    Some(true) => FluentValue::from(figure(|seat| seat.stations_left)),
                    Some(false) | None => FluentValue::from("none"),
                },
                turn = if to_move.get() == Some(true) { "yes" } else { "no" }
            )
        }
    };
    let item = move |class: &'static str, title: String, value: Signal<String>| {
        view! { <span class=format!("figure {class}") title=title data-figure=value></span> }
    };
    let trains = Signal::derive(move || figure(|seat| seat.trains).to_string());
    let cards = Signal::derive(move || figure(|seat| seat.cards).to_string());
    let tickets = Signal::derive(move || {
        public
            .get()
            .and_then(|public| public.tickets)
            .map_or_else(|| "–".to_owned(), |count| count.to_string())
    });
    let left = Signal::derive(move || figure(|seat| seat.stations_left).to_string());
    view! {
        <li>
            <button
                class=format!("seat seat-{}", colour.name())
                class:to-move=move || to_move.get() == Some(true)
                class:me=move || me.get() == Some(true)
                aria-pressed=move || shown().to_string()
                aria-label=said
                on:click=move |_| game.shine(Spotlight::Network(seat))
            >
                <span class="portrait" aria-hidden="true"><Face who name=name.clone() /></span>
                <span class="seat-name" title=name>{name.clone()}</span>
                // Drawn by the style. Screen readers get the figures with their units from the label.
                <b class="seat-points" data-figure=move || figure(|seat| seat.points)></b>
                <span class="figures">
                    // With the seat's own livery, because not everyone can tell seats apart by colour.
                    <span class="figure" title=t!("figure-trains") data-figure=trains><Car colour /></span>
                    {item("cards", t!("figure-cards"), cards)}
                    {item("tickets-held", t!("figure-tickets"), tickets)}
                    <Show when=move || stations.get() == Some(true)>
                        {item("stations", t!("figure-stations"), left)}
                    </Show>
                </span>
            </button>
        </li>
    }
}
