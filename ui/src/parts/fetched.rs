//! A screen of a part: a placeholder while the part is fetched, and buttons to go on if that fails.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::missing::Missing;
use super::on_the_way::OnTheWay;
use super::{Fetching, Part, at_once};
use crate::app::name_after_heading;
use crate::focus;

/// Whether a part has been fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PartState {
    OnTheWay,
    Here,
    /// There is no network and the part is not cached, or the server has a newer version only.
    Missing,
}

#[component]
pub(crate) fn Fetched(part: Part) -> impl IntoView {
    let mut fetching = part.fetch();
    let known = match at_once(&mut fetching) {
        Some(come) => state(&come),
        None => PartState::OnTheWay,
    };
    let state = RwSignal::new(known);
    if known == PartState::OnTheWay {
        follow(fetching, state);
    }
    let try_again = move |_| {
        state.set(PartState::OnTheWay);
        follow(part.fetch(), state);
    };
    move || match state.get() {
        PartState::OnTheWay => view! { <OnTheWay /> }.into_any(),
        PartState::Here => part.view().unwrap_or_else(|| view! { <Missing try_again /> }.into_any()),
        PartState::Missing => view! { <Missing try_again /> }.into_any(),
    }
}

fn state<E>(come: &Result<(), E>) -> PartState {
    if come.is_ok() { PartState::Here } else { PartState::Missing }
}

/// Shows the result, unless the person has left the screen meanwhile.
fn follow(fetching: Fetching, shown: RwSignal<PartState>) {
    spawn_local(async move {
        let come = state(&fetching.await);
        if shown.try_set(come).is_none() {
            name_after_heading();
            // If the focus was on a button that is gone now, it goes to the top of the screen.
            document().query_selector("main").ok().flatten().into_iter().for_each(focus::give_back);
        }
    });
}
