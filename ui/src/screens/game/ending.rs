//! The end of a game: what counts is shown piece by piece on the map, then the whole table.

mod again;
mod course;
mod news;
mod sentence;
mod stages;
mod table;
mod tally;

use ::table::protocol::Position;
use leptos::prelude::*;

use super::super::rules::{How, Section};
use super::turn::turn;
use crate::app::shared;
use crate::focus;
use crate::t;
use again::Again;
use course::Course;
use news::News;
use table::{ScoreTable, TicketLists};
use tally::Tally;

/// Shown once the game is over.
#[component]
pub(super) fn Ending() -> impl IntoView {
    let shared = shared();
    let over = Memo::new(move |_| {
        shared.position.with(|position| {
            position.as_ref().filter(|position| position.view.scores.is_some()).map(|position| position.game)
        })
    });
    move || over.get().map(|_| view! { <Ceremony /> })
}

#[component]
fn Ceremony() -> impl IntoView {
    let course = Course::begin(turn());
    // What comes after a lesson, the lesson says.
    let lesson =
        shared().position.with_untracked(|position| position.as_ref().is_some_and(Position::is_lesson));
    // Where it goes on: whoever hears the page is told who has won, once that is known.
    let is_over = Memo::new(move |_| course.is_over());
    Effect::new(move |_| {
        is_over.track();
        focus::give(".ending .tally-words, .ending .winner");
    });
    view! {
        <section class="ending" aria-label=t!("ending-title")>
            {move || if is_over.get() {
                view! {
                    <ScoreTable />
                    {(!lesson).then(|| view! {
                        <Again />
                        <News />
                    })}
                    <TicketLists />
                    <p class="ending-more">
                        {(!lesson).then(|| view! {
                            <button class="how recount" on:click=move |_| course.again()>
                                {t!("ending-count")}
                            </button>
                        })}
                        <How section=Section::End />
                    </p>
                }
                .into_any()
            } else {
                view! {
                    <Tally course />
                    <button class="primary" on:click=move |_| course.end()>{t!("ending-skip")}</button>
                }
                .into_any()
            }}
        </section>
    }
}
