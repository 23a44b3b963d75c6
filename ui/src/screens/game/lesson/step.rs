//! A step of a lesson: its text, the person's last mistake, and the buttons to go on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::protocol::{Leave, LessonStep, Open, ReadOn};

use super::said;
use crate::screens::game::turn::game_context;
use crate::screens::learn;
use crate::t;

#[component]
pub(super) fn Step(step: LessonStep) -> impl IntoView {
    let game = game_context();
    let shared = game.shared;
    let (lesson, number, last) = (step.lesson, step.number, step.is_last());
    let slip =
        step.slip.and_then(|(action, _)| game.glance(|map, view| said::slip(map, view, &step, action)));
    let text: Vec<_> = said::step(&step).lines().map(|line| view! { <p>{line.to_owned()}</p> }).collect();
    let read_on = move |_| {
        spawn_local(async move {
            match shared.backend.ask(ReadOn { lesson, number }).await {
                Ok(snapshot) => shared.enter(snapshot),
                Err(error) => shared.say(&error),
            }
        });
    };
    let again = move |_| {
        let session = lesson.into();
        spawn_local(async move {
            let begun = async {
                shared.backend.ask(Leave { session }).await?;
                shared.backend.ask(Open { session }).await
            };
            match begun.await {
                Ok(snapshot) => shared.enter(snapshot),
                Err(error) => shared.say(&error),
            }
        });
    };
    let next = lesson.next().filter(|_| last).map(|next| {
        let words = t!("lesson-next", lesson = learn::title(next));
        view! { <button class="primary" on:click=move |_| shared.open(next.into())>{words}</button> }
    });
    let on = (step.awaits.is_none() && !last)
        .then(|| view! { <button class="primary" on:click=read_on>{t!("lesson-on")}</button> });
    let all = last.then(|| view! { <button on:click=move |_| shared.back()>{t!("lesson-all")}</button> });
    view! {
        <header>
            <h2>{learn::title(lesson)}</h2>
            <small>{t!("lesson-step", number = number, of = step.of)}</small>
            <button class="lesson-again" aria-label=t!("lesson-again") title=t!("lesson-again") on:click=again>
                "↺"
            </button>
        </header>
        {slip.map(|words| view! { <p class="slip" role="alert">{words}</p> })}
        <div class="lesson-words">{text}</div>
        <div class="lesson-buttons">
            {on}
            {next}
            {all}
        </div>
    }
}
