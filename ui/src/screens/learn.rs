//! What can be learnt here: the lessons, those that were taken marked, and the way to the rules.

use leptos::prelude::*;
use table::protocol::Lesson;

use crate::app::{Screen, shared};
use crate::t;

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

#[component]
fn Entry(lesson: Lesson) -> impl IntoView {
    let shared = shared();
    let taken = move |lesson: Lesson| {
        shared.settings.with(|chosen| chosen.learnt.iter().any(|key| key == lesson.key()))
    };
    let learnt = Memo::new(move |_| taken(lesson));
    // The first that was not taken is where to go on.
    let next = Memo::new(move |_| Lesson::ALL.into_iter().find(|it| !taken(*it)) == Some(lesson));
    view! {
        <li>
            <button
                class="lesson-entry"
                class:learnt=move || learnt.get()
                class:next=move || next.get()
                data-lesson=lesson.key()
                on:click=move |_| shared.open(lesson.game())
            >
                <strong>{title(lesson)}</strong>
                <small>{about(lesson)}</small>
                <Show when=move || learnt.get()><span class="lesson-tick">{t!("learn-done")}</span></Show>
            </button>
        </li>
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

fn about(lesson: Lesson) -> String {
    match lesson {
        Lesson::FirstGame => t!("lesson-first-game-about"),
        Lesson::Doubles => t!("lesson-doubles-about"),
        Lesson::Tickets => t!("lesson-tickets-about"),
        Lesson::Ferry => t!("lesson-ferry-about"),
        Lesson::Tunnel => t!("lesson-tunnel-about"),
        Lesson::Station => t!("lesson-station-about"),
    }
}
