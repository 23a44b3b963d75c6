//! The moment on show in a sentence.

use leptos::prelude::*;

use super::walk::{Walk, walk};
use crate::screens::game::log::announcements_of;
use crate::t;

/// Read out as the walk goes on, unless something else says it (`quiet`).
#[component]
pub(super) fn Caption(quiet: RwSignal<bool>) -> impl IntoView {
    let walk = walk();
    let turn = move || turn(walk);
    let what = Memo::new(move |_| what(walk));
    view! {
        <p class="caption" role="status" aria-live=move || if quiet.get() { "off" } else { "polite" }>
            <b>{turn}</b>
            <span>{move || what.with(|(done, _)| done.clone())}</span>
            // What followed from it lies on the table: it is only said.
            <span class="heard">{move || what.with(|(_, aside)| aside.clone())}</span>
        </p>
    }
}

/// The moment in one sentence, as the slider says it.
pub(super) fn spoken(walk: Walk) -> String {
    let (done, aside) = what(walk);
    format!("{}: {done}{aside}", turn(walk))
}

/// Which turn it is.
fn turn(walk: Walk) -> String {
    let at = walk.at.get();
    walk.course.with(|course| {
        let Some(course) = course else { return String::new() };
        match course.turn_of(at) {
            0 => t!("replay-opening"),
            turn => t!("replay-turn", turn = turn, of = course.turn_count()),
        }
    })
}

/// What happened in the step on show, and what followed from it.
fn what(walk: Walk) -> (String, String) {
    let at = walk.at.get();
    let told = walk.course.with(|course| {
        let (course, seats) = (course.as_ref()?, walk.with_base(|base| base.seats.clone())?);
        if at == 0 {
            return Some((t!("replay-dealt"), String::new()));
        }
        let sentences = announcements_of(&course.end().map, course.events(at), &seats);
        let aside = sentences.iter().map(|it| it.aside.as_str()).collect();
        Some((sentences.into_iter().map(|it| it.words).collect::<Vec<_>>().join(" "), aside))
    });
    told.unwrap_or_default()
}
