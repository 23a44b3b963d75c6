//! The way from the moment on show into a game of one's own.

use leptos::prelude::*;

use super::branch_form::BranchForm;
use super::walk::walk;
use crate::dialog::Dialog;
use crate::t;

/// Only a finished game can be played on from its moments: in one that is played there is something to hide.
#[component]
pub(super) fn Branching() -> impl IntoView {
    let walk = walk();
    let open = RwSignal::new(false);
    let is_end = move || {
        walk.course.with(|course| course.as_ref().is_none_or(|course| walk.at.get() >= course.last()))
    };
    let ask = move |_| {
        if !untrack(is_end) {
            walk.pause();
            open.set(true);
        }
    };
    walk.is_over().then(|| {
        view! {
            <button class="play-on" aria-disabled=move || is_end().to_string() aria-haspopup="dialog" on:click=ask>
                {t!("branch-open")}
            </button>
            <Dialog open title=t!("branch-open") class="dialog branch-dialog"><BranchForm /></Dialog>
        }
    })
}
