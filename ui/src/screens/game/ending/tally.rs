//! Everyone's points so far, and the stage that is being counted.

use leptos::prelude::*;

use super::course::Course;
use super::sentence;
use crate::app::shared;
use crate::board::Car;
use crate::screens::game::turn::game_context;
use crate::words::points;

#[component]
pub(super) fn Tally(course: Course) -> impl IntoView {
    let shared = shared();
    // So that both ends of every ticket are in view.
    game_context().camera.whole();
    let words = move || {
        let stage = course.stage()?;
        shared.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            Some(sentence::of_stage(&stage.what, &snapshot.view.map, &snapshot.seats))
        })
    };
    let seats = shared.snapshot.with_untracked(|snapshot| {
        snapshot.as_ref().map(|snapshot| snapshot.seats.clone()).unwrap_or_default()
    });
    let total =
        move |seat: usize| course.stage().and_then(|stage| stage.totals.get(seat).copied().map(points));
    let row = move |(number, seat): (usize, table::protocol::Seat)| {
        view! { <li><Car colour=seat.colour /><span>{seat.name}</span><b>{move || total(number)}</b></li> }
    };
    view! {
        <button class="tally-words" on:click=move |_| course.next()>{words}</button>
        // A change of a button's name is not read out, so the words stand here once more.
        <p class="heard" role="status">{words}</p>
        <ul class="cars tally">{seats.into_iter().enumerate().map(row).collect_view()}</ul>
    }
}
