//! The list of lessons, with those learnt marked, and the button to the rules.

mod entry;

use leptos::prelude::*;
use table::protocol::Lesson;

use crate::app::{Screen, shared};
use crate::t;
use entry::Entry;

#[component]
pub(crate) fn Learn() -> impl IntoView {
    let shared = shared();
    let group = |map: &'static str, words: String| {
        let lessons = Lesson::ALL.into_iter().filter(move |lesson| lesson.map() == map);
        view! {
            <h2>{words}</h2>
            <ol class="lessons">{lessons.map(|lesson| view! { <Entry lesson /> }).collect_view()}</ol>
        }
    };
    view! {
        <section class="screen learn">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("learn-title")}</h1>
            </header>
            <p>{t!("learn-lead")}</p>
            {group("usa", t!("learn-usa"))}
            {group("europe", t!("learn-europe"))}
            <button class="learn-rules" on:click=move |_| shared.go(Screen::Rules)>{t!("learn-rules")}</button>
        </section>
    }
}

pub(super) fn title(lesson: Lesson) -> String {
    match lesson {
        Lesson::FirstGame => t!("lesson-first-game"),
        Lesson::Doubles => t!("lesson-doubles"),
        Lesson::Tickets => t!("lesson-tickets"),
        Lesson::Ferry => t!("lesson-ferry"),
        Lesson::Tunnel => t!("lesson-tunnel"),
        Lesson::Station => t!("lesson-station"),
    }
}
