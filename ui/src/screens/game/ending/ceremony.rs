//! What is shown once a game is over: the final count, then the scores and what to do next.

use ::table::protocol::Snapshot;
use leptos::prelude::*;

use super::again::Again;
use super::course::Course;
use super::lists::TicketLists;
use super::news::News;
use super::past::Past;
use super::seed::Seed;
use super::table::ScoreTable;
use super::tally::Tally;
use crate::app::shared;
use crate::focus;
use crate::screens::game::turn::game_context;
use crate::screens::rules::{How, Section};
use crate::t;

#[component]
pub(super) fn Ceremony() -> impl IntoView {
    let course = Course::begin(game_context());
    // After a lesson, the lesson's own card offers what comes next.
    let lesson =
        shared().snapshot.with_untracked(|snapshot| snapshot.as_ref().is_some_and(Snapshot::is_lesson));
    let seed = shared().snapshot.with_untracked(|snapshot| snapshot.as_ref().and_then(|it| it.seed));
    // Moves the focus along, so that screen readers say who has won once that is known.
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
                    <Past />
                    {seed.map(|seed| view! { <Seed seed /> })}
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
