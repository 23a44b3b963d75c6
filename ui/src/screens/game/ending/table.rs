//! The final scores: each seat with its portrait, its place, a bar of what its points are made of, and the figures.

use engine::{Features, Score};
use leptos::prelude::*;
use model::ending::{Parts, Scale, verdict};
use table::protocol::{Seat, Snapshot};

use super::bar::Bar;
use super::sentence;
use crate::app::shared;
use crate::bots::Face;
use crate::t;
use crate::words::points;

#[component]
pub(super) fn ScoreTable() -> impl IntoView {
    let shared = shared();
    shared.snapshot.with_untracked(|snapshot| snapshot.as_ref().and_then(scored))
}

/// Who has what, the winner first, in a game that is over.
pub(super) fn ranked(snapshot: &Snapshot) -> Option<Vec<(&Score, &Seat)>> {
    let scores = snapshot.view.scores.as_ref()?;
    let mut ranked: Vec<(&Score, &Seat)> = scores.seats.iter().zip(&snapshot.seats).collect();
    ranked.sort_by_key(|(score, _)| score.rank);
    Some(ranked)
}

fn scored(snapshot: &Snapshot) -> Option<impl IntoView + use<>> {
    let view = &snapshot.view;
    let (scores, features) = (view.scores.as_ref()?, view.map.features());
    let scale = Scale::of(scores.seats.iter().map(Parts::of));
    let own = view.viewer.and_then(|viewer| scores.seats.get(viewer.index()));
    let place = own.map(|own| t!("result-place", place = own.rank, count = scores.seats.len()));
    let told = verdict(view).map(|told| sentence::of_verdict(told, &view.map, &snapshot.seats));
    let rows = ranked(snapshot)?.into_iter().map(|(score, seat)| row(score, seat, features, scale));
    let (stations, most_tickets) = (features.stations > 0, features.most_tickets > 0);
    // Their look takes the role from the parts of a table.
    Some(view! {
        <h2 class="winner" tabindex="-1">{sentence::of_result(scores, &snapshot.seats)}</h2>
        <p class="verdict">{place.map(|place| view! { <b>{place}</b> " " })}{told}</p>
        <table class="score-table" role="table">
            <caption class="heard">{t!("ending-table")}</caption>
            <thead role="rowgroup">
                <tr role="row">
                    <th role="columnheader" class="heard">{t!("ending-player")}</th>
                    <th role="columnheader" class="part-routes">{t!("ending-column-routes")}</th>
                    <th role="columnheader" class="part-tickets">{t!("ending-column-tickets")}</th>
                    {most_tickets.then(|| view! {
                        <th role="columnheader" class="part-most-tickets">{t!("result-column-most-tickets")}</th>
                    })}
                    {stations.then(|| view! {
                        <th role="columnheader" class="part-stations">{t!("ending-column-stations")}</th>
                    })}
                    <th role="columnheader" class="part-longest">{t!("ending-column-longest")}</th>
                    <th role="columnheader" class="heard">{t!("ending-column-total")}</th>
                </tr>
            </thead>
            <tbody role="rowgroup">{rows.collect_view()}</tbody>
        </table>
    })
}

fn row(score: &Score, seat: &Seat, features: &Features, scale: Scale) -> impl IntoView + use<> {
    let parts = Parts::of(score);
    let longest = t!("ending-longest-cell", length = score.longest.length, bonus = score.longest.bonus);
    let cell = |class: &'static str, figure: i16| {
        view! { <td role="cell" class=class>{points(figure)}</td> }
    };
    view! {
        <tr role="row" class=format!("seat-{}", seat.colour.name()) class:first=score.rank == 1>
            <th role="rowheader">
                <span class="portrait" aria-hidden="true"><Face who=seat.who.clone() name=seat.name.clone() /></span>
                <b class="place">{score.rank}</b>
                <span class="who">{seat.name.clone()}</span>
                <Bar parts scale />
            </th>
            {cell("part-routes", parts.routes)}
            {cell("part-tickets", parts.tickets - parts.lost)}
            {(features.most_tickets > 0).then(|| cell("part-most-tickets", parts.most_tickets))}
            {(features.stations > 0).then(|| cell("part-stations", parts.stations))}
            <td role="cell" class="part-longest">{longest}</td>
            <td role="cell" class="total"><b>{points(score.total)}</b></td>
        </tr>
    }
}
