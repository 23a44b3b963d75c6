//! Everyone's points so far, as bars that grow, and the stage that is being counted.

use leptos::prelude::*;
use model::ending::{Parts, Scale};
use table::protocol::Seat;

use super::bar::Bar;
use super::course::Course;
use super::sentence;
use crate::app::shared;
use crate::bots::Face;
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
    let (seats, last) = shared.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref();
        let seats = snapshot.map(|snapshot| snapshot.seats.clone()).unwrap_or_default();
        let scores = snapshot.and_then(|snapshot| snapshot.view.scores.as_ref());
        let last = scores.map(|scores| Scale::of(scores.seats.iter().map(Parts::of)));
        (seats, last.unwrap_or(Scale::of([])))
    });
    let row = move |(number, seat): (usize, Seat)| {
        let parts = Memo::new(move |_| {
            course.stage().and_then(|stage| stage.parts.get(number).copied()).unwrap_or_default()
        });
        view! {
            <li class=format!("seat-{}", seat.colour.name())>
                <span class="portrait" aria-hidden="true"><Face who=seat.who name=seat.name.clone() /></span>
                <span class="who">{seat.name}</span>
                <b>{move || points(parts.get().total())}</b>
                <Bar parts scale=last />
            </li>
        }
    };
    view! {
        <button class="tally-words" on:click=move |_| course.next()>{words}</button>
        // A change of a button's name is not read out, so the words stand here once more.
        <p class="heard" role="status">{words}</p>
        <ul class="tally">{seats.into_iter().enumerate().map(row).collect_view()}</ul>
    }
}
