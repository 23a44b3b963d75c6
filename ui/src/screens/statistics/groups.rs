//! The share of wins by map, seats and level.

use leptos::prelude::*;
use table::protocol::{Group, Player};

use super::bars::{Bar, bars};
use super::chart::percent;
use crate::bots::{self, Level};
use crate::t;
use crate::words::map_name;

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

/// A bar for the share of games won in a group, with the average score.
fn won(group: &Group, name: String) -> Bar {
    let words = t!("statistics-won-of", wins = group.wins, games = group.games);
    let aside = Some(t!("statistics-average-of", points = group.average_score.round()));
    Bar { name, value: f64::from(percent(group.wins, group.games)), words, aside }
}
