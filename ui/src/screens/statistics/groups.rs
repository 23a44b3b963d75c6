//! What scores are made of, tickets, and the share of wins by map, seats and level.

use leptos::prelude::*;
use table::protocol::{self, Group, Player};

use super::bars::{Bar, bars};
use super::chart::percent;
use crate::bots::{self, Level};
use crate::t;
use crate::words::{map_name, points};

#[component]
pub(super) fn Parts(parts: protocol::Parts) -> impl IntoView {
    let all = [
        (t!("ending-column-routes"), parts.routes),
        (t!("ending-column-tickets"), parts.tickets),
        (t!("statistics-longest-path"), parts.longest),
        (t!("ending-column-stations"), parts.stations),
    ];
    let most = all.iter().map(|(_, value)| value.abs()).fold(0.0, f64::max);
    let bar = |(name, value): (String, f64)| Bar { name, value, words: points(value), aside: None };
    bars(t!("statistics-parts"), most, all.map(bar).into())
}

#[component]
pub(super) fn Tickets(completed: u32, failed: u32) -> impl IntoView {
    let kept = completed + failed;
    let bar = |name, count: u32| Bar { name, value: f64::from(count), words: count.to_string(), aside: None };
    let all = vec![
        bar(t!("statistics-tickets-kept"), kept),
        bar(t!("statistics-tickets-done"), completed),
        bar(t!("statistics-tickets-failed"), failed),
    ];
    bars(t!("ending-column-tickets"), f64::from(kept), all)
}

#[component]
pub(super) fn Groups(player: Player) -> impl IntoView {
    let seats = |key: &str| t!("statistics-seats", count = key.parse::<u8>().unwrap_or_default());
    let level = |key: &str| {
        let level = Level::ALL.into_iter().find(|level| level.key() == key);
        level.map_or_else(|| key.to_owned(), bots::level)
    };
    let of = |title: String, groups: Vec<Group>, name: fn(&str) -> String| {
        let all: Vec<Bar> = groups.iter().map(|group| won(group, name(&group.key))).collect();
        (!all.is_empty()).then(|| bars(title, 100.0, all))
    };
    let mut by_seats = player.by_seats;
    by_seats.sort_by(|a, b| a.key.cmp(&b.key));
    let mut by_level = player.by_level;
    by_level.sort_by_key(|group| Level::ALL.iter().position(|level| level.key() == group.key));
    (
        of(t!("statistics-by-map"), player.by_map, map_name),
        of(t!("statistics-by-seats"), by_seats, seats),
        of(t!("statistics-by-level"), by_level, level),
    )
}

/// The games of a group that were won, as a share, and what they brought.
fn won(group: &Group, name: String) -> Bar {
    let words = t!("statistics-won-of", wins = group.wins, games = group.games);
    let aside = Some(t!("statistics-average-of", points = group.average_score.round()));
    Bar { name, value: f64::from(percent(group.wins, group.games)), words, aside }
}
