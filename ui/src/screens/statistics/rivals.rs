//! The bots: the person's results against each, and each bot's own results.

use leptos::prelude::*;
use table::protocol::Group;

use crate::bots::{self, Level, Persona, Portrait, Style};
use crate::t;

#[component]
pub(super) fn Rivals(met: Vec<Group>, own: Vec<Group>) -> impl IntoView {
    let own = move |level: Level, style: Style| {
        let key = Persona { level, style }.key();
        own.iter().find(|group| group.key == key).map(|group| {
            t!("statistics-own", wins = group.wins, games = group.games, points = group.average_score.round())
        })
    };
    let rival = |style: Style| {
        let by_level: Vec<(Level, &Group)> = Level::ALL
            .into_iter()
            .filter_map(|level| {
                let key = Persona { level, style }.key();
                met.iter().find(|group| group.key == key).map(|group| (level, group))
            })
            .collect();
        let games: u32 = by_level.iter().map(|(_, group)| group.games).sum();
        let wins: f64 = by_level.iter().map(|(_, group)| group.wins).sum();
        let record = match games {
            0 => t!("statistics-never-met"),
            games => t!("statistics-won-of", wins = wins, games = games),
        };
        let line = |(level, group): &(Level, &Group)| {
            let words = t!("statistics-won-of", wins = group.wins, games = group.games);
            let own = own(*level, style).map(|own| view! { <small>{own}</small> });
            view! { <li><span>{bots::level(*level)}</span><b>{words}</b>{own}</li> }
        };
        view! {
            <li class="rival" class:unmet=games == 0>
                <Portrait style />
                <div>
                    <h3>{bots::name(style)}</h3>
                    <p>{record}</p>
                    <ul>{by_level.iter().map(line).collect_view()}</ul>
                </div>
            </li>
        }
    };
    view! {
        <section class="panel">
            <h2>{t!("statistics-rivals")}</h2>
            <ul class="rivals">{Style::ALL.map(rival).collect_view()}</ul>
        </section>
    }
}
