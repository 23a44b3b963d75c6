//! The final scores.

use engine::Score;
use leptos::prelude::*;
use table::protocol::{Seat, Snapshot};

use super::sentence;
use crate::app::shared;
use crate::board::Car;
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
    let stations = snapshot.view.map.features().stations > 0;
    let rows = ranked(snapshot)?.into_iter().map(|(score, seat)| row(score, seat, stations)).collect_view();
    let won = sentence::of_result(snapshot.view.scores.as_ref()?, &snapshot.seats);
    Some(view! {
        <h2 class="winner" tabindex="-1">{won}</h2>
        <div class="score-table" role="region" aria-label=t!("ending-table") tabindex="0">
            <table>
                <caption class="heard">{t!("ending-table")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t!("ending-player")}</th>
                        <th scope="col">{t!("ending-column-routes")}</th>
                        <th scope="col">{t!("ending-column-tickets")}</th>
                        {stations.then(|| view! { <th scope="col">{t!("ending-column-stations")}</th> })}
                        <th scope="col">{t!("ending-column-longest")}</th>
                        <th scope="col">{t!("ending-column-total")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    })
}

fn row(score: &Score, seat: &Seat, stations: bool) -> impl IntoView + use<> {
    let tickets = score.tickets.iter().map(|ticket| ticket.points).sum::<i16>() + score.most_tickets;
    let longest = t!("ending-longest-cell", length = score.longest.length, bonus = score.longest.bonus);
    let unbuilt = score.unbuilt_stations;
    view! {
        <tr class:first=score.rank == 1>
            <th scope="row"><Car colour=seat.colour />{seat.name.clone()}</th>
            <td>{score.routes}</td>
            <td>{points(tickets)}</td>
            {stations.then(|| view! { <td>{unbuilt}</td> })}
            <td>{longest}</td>
            <td><b>{points(score.total)}</b></td>
        </tr>
    }
}
