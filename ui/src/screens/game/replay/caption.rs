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
            <span>{what}</span>
        </p>
    }
}

/// The moment in one sentence, as the slider says it.
pub(super) fn spoken(walk: Walk) -> String {
    format!("{}: {}", turn(walk), what(walk))
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

/// What happened in the step on show.
fn what(walk: Walk) -> String {
    let at = walk.at.get();
    let told = walk.course.with(|course| {
        let (course, seats) = (course.as_ref()?, walk.with_base(|base| base.seats.clone())?);
        if at == 0 {
            return Some(t!("replay-dealt"));
        }
        let sentences = announcements_of(&course.end().map, course.events(at), &seats);
        Some(
            sentences.into_iter().map(|it| format!("{}{}", it.words, it.aside)).collect::<Vec<_>>().join(" "),
        )
    });
    told.unwrap_or_default()
}
