//! A screen of a part: until that is there a quiet place, and a way on where it does not come.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::missing::Missing;
use super::on_the_way::OnTheWay;
use super::{Fetching, Part, at_once};
use crate::app::name_after_heading;
use crate::focus;

/// Where a part is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whereabouts {
    OnTheWay,
    Here,
    /// There is no network and nothing was kept, or a newer version has taken its place.
    Missing,
}

#[component]
pub(crate) fn Fetched(part: Part) -> impl IntoView {
    let mut fetching = part.fetch();
    let known = match at_once(&mut fetching) {
        Some(come) => whereabouts(&come),
        None => Whereabouts::OnTheWay,
    };
    let whereabouts = RwSignal::new(known);
    if known == Whereabouts::OnTheWay {
        follow(fetching, whereabouts);
    }
    let try_again = move |_| {
        whereabouts.set(Whereabouts::OnTheWay);
        follow(part.fetch(), whereabouts);
    };
    move || match whereabouts.get() {
        Whereabouts::OnTheWay => view! { <OnTheWay /> }.into_any(),
        Whereabouts::Here => part.view().unwrap_or_else(|| view! { <Missing try_again /> }.into_any()),
        Whereabouts::Missing => view! { <Missing try_again /> }.into_any(),
    }
}

fn whereabouts<E>(come: &Result<(), E>) -> Whereabouts {
    if come.is_ok() { Whereabouts::Here } else { Whereabouts::Missing }
}

/// Shows what has come, unless the person has gone elsewhere meanwhile.
fn follow(fetching: Fetching, shown: RwSignal<Whereabouts>) {
    spawn_local(async move {
        let come = whereabouts(&fetching.await);
        if shown.try_set(come).is_none() {
            name_after_heading();
            // Whoever was on a button that is gone is at the screen's beginning, as after any other way to it.
            document().query_selector("main").ok().flatten().into_iter().for_each(focus::give_back);
        }
    });
}
