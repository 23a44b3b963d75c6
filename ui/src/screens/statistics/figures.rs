//! The figures that say most, in a row.

use leptos::prelude::*;
use table::protocol::Player;

use super::chart::percent;
use crate::t;
use crate::words::points;

#[component]
pub(super) fn Figures(player: Player) -> impl IntoView {
    let games = player.games;
    let figure = |name: String, value: String| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
    let share = percent(player.wins, games);
    view! {
        <dl class="headline">
            {figure(t!("statistics-games"), games.to_string())}
            {figure(t!("statistics-won"), t!("statistics-won-share", wins = player.wins, share = share))}
            {figure(t!("statistics-average"), points(player.average_score))}
            {figure(t!("statistics-best"), points(player.best_score))}
            {figure(t!("statistics-streak"), t!("statistics-streak-of", now = player.streak, best = player.best_streak))}
            {figure(t!("statistics-longest"), player.longest.to_string())}
        </dl>
    }
}
