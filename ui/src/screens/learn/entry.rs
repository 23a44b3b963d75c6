//! A lesson in the list of them.

use leptos::prelude::*;
use table::protocol::Lesson;

use super::title;
use crate::app::shared;
use crate::t;

#[component]
pub(super) fn Entry(lesson: Lesson) -> impl IntoView {
    let shared = shared();
    let taken = move |lesson: Lesson| {
        shared.settings.with(|chosen| chosen.learnt.iter().any(|key| key == lesson.key()))
    };
    let learnt = Memo::new(move |_| taken(lesson));
    // The first lesson that is not learnt yet is the next one.
    let next = Memo::new(move |_| Lesson::ALL.into_iter().find(|it| !taken(*it)) == Some(lesson));
    view! {
        <li>
            <button
                class="lesson-entry"
                class:learnt=move || learnt.get()
                class:next=move || next.get()
                data-lesson=lesson.key()
                on:click=move |_| shared.open(lesson.into())
            >
                <strong>{title(lesson)}</strong>
                <small>{about(lesson)}</small>
                <Show when=move || learnt.get()><span class="lesson-tick">{t!("learn-done")}</span></Show>
            </button>
        </li>
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
