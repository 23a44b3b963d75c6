//! Who plays a seat of a game that begins at a moment of another.

use leptos::prelude::*;
use table::protocol::{Seat, Who};

use super::branch_form::sit;
use crate::board::Car;
use crate::bots::{self, Level, Persona, Style};
use crate::t;

#[component]
pub(super) fn BranchSeat(place: usize, seats: RwSignal<Vec<Seat>>) -> impl IntoView {
    let seat = seats.with_untracked(|seats| seats.get(place).cloned());
    seat.map(|seat| {
        let mut choices = vec![(Who::Person, t!("branch-person"))];
        // The bot that has played here stays at hand, whatever its style.
        if let Who::Bot { bot } = &seat.who {
            choices.push((seat.who.clone(), bots::describe(bot)));
        }
        let all_rounder = |level| (Persona { level, style: Style::AllRounder }.key(), bots::level(level));
        let levels = Level::ALL.map(all_rounder).into_iter().map(|(bot, words)| (Who::Bot { bot }, words));
        choices.extend(levels.filter(|(who, _)| *who != seat.who));
        let now = choices.iter().position(|(who, _)| *who == seat.who).unwrap_or_default();
        let option = |(place, (_, words)): (usize, &(Who, String))| {
            view! { <option value=place.to_string() selected=place == now>{words.clone()}</option> }
        };
        let options = choices.iter().enumerate().map(option).collect_view();
        let choose = move |event| {
            let chosen: Option<usize> = event_target_value(&event).parse().ok();
            if let Some((who, _)) = chosen.and_then(|chosen| choices.get(chosen)) {
                sit(seats, place, who.clone());
            }
        };
        view! {
            <label class="branch-seat">
                <span><Car colour=seat.colour />{seat.name}</span>
                <select on:change=choose>{options}</select>
            </label>
        }
    })
}
