//! The achievements: a ticket for each, punched once it is earned.

use leptos::prelude::*;
use table::protocol::{Achievement, Earned};

use crate::achievement;
use crate::t;
use crate::words;

#[component]
pub(super) fn Stamps(earned: Vec<Earned>) -> impl IntoView {
    let count = earned.len();
    let stamp = |which: Achievement| {
        let when = earned.iter().find(|earned| earned.achievement == which).map(|earned| earned.finished);
        let said = match when {
            Some(finished) => t!("achievement-earned", date = words::date(finished)),
            None => t!("achievement-open"),
        };
        view! {
            <li class="stamp" class:earned=when.is_some()>
                <h3>{achievement::name(which)}</h3>
                <p>{achievement::about(which)}</p>
                <small class:heard=when.is_none()>{said}</small>
            </li>
        }
    };
    view! {
        <section class="panel achievements">
            <h2>{t!("achievements-title", count = count, all = Achievement::ALL.len())}</h2>
            <ul class="stamps">{Achievement::ALL.map(stamp).collect_view()}</ul>
        </section>
    }
}
