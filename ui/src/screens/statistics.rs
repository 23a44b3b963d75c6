//! A person's statistics: figures, charts, results against each bot, and achievements.

mod bars;
mod chart;
mod choice;
mod course;
mod figures;
mod groups;
mod parts;
mod rivals;
mod stamps;
mod tickets;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Filter, Group, Player, ReadStatistics, Statistics as Told};

use crate::app::{Screen, shared};
use crate::t;
use choice::Choice;
use course::Course;
use figures::Figures;
use groups::Groups;
use parts::Parts;
use rivals::Rivals;
use stamps::Stamps;
use tickets::Tickets;

/// Whose statistics, and which games count.
type Asked = (Option<String>, Filter);

#[component]
pub(crate) fn Statistics() -> impl IntoView {
    let shared = shared();
    let asked = RwSignal::new(Asked::default());
    let told = RwSignal::new(None::<Told>);
    Effect::new(move |_| {
        let (player, filter) = asked.get();
        spawn_local(async move {
            match shared.backend.ask(ReadStatistics { player, filter }).await {
                // If the person has left the screen meanwhile, the signal is gone.
                Ok(found) => drop(told.try_set(Some(found))),
                Err(error) => shared.say(&error),
            }
        });
    });
    // A memo, so that the choices are not redrawn when only the statistics change.
    let people = Memo::new(move |_| told.with(|told| told.as_ref().map(|told| told.people.clone())));
    let nobody = move || people.with(|people| people.as_ref().is_some_and(Vec::is_empty));
    let somebody = move || people.with(|people| people.as_ref().is_some_and(|people| !people.is_empty()));
    view! {
        <section class="screen statistics">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("statistics-title")}</h1>
            </header>
            <Show when=nobody>
                <div class="empty">
                    <p>{t!("statistics-none")}</p>
                    <button class="choice primary" on:click=move |_| shared.go(Screen::NewGame)>{t!("home-new-game")}</button>
                </div>
            </Show>
            <Show when=somebody>
                <Choice asked people=people.get_untracked().unwrap_or_default() />
                {move || told.get().and_then(|told| Some(fared(told.player?, told.bots, asked)))}
            </Show>
            {move || told.get().map(|told| view! { <Stamps earned=told.earned /> })}
        </section>
    }
}

fn fared(player: Player, bots: Vec<Group>, asked: RwSignal<Asked>) -> impl IntoView {
    if player.games == 0 {
        let all = move |_| asked.update(|(_, filter)| *filter = Filter::default());
        return view! {
            <div class="empty">
                <p>{t!("statistics-none-like-this")}</p>
                <button class="choice" on:click=all>{t!("statistics-show-all")}</button>
            </div>
        }
        .into_any();
    }
    view! {
        <Figures player=player.clone() />
        <div class="panels">
            <Course course=player.course.clone() />
            <Parts parts=player.parts />
            <Tickets completed=player.tickets_completed failed=player.tickets_failed />
            <Groups player=player.clone() />
        </div>
        <Rivals met=player.by_bot own=bots />
    }
    .into_any()
}
