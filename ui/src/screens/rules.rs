//! The rules in our own words: a screen, and a sheet over the game where someone asks how this works.

mod figure;
mod how;
mod section;

use leptos::prelude::*;

use crate::app::shared;
use crate::t;
use figure::Figure;
pub(super) use how::{How, Reading, Reference};
pub(super) use section::Section;

#[component]
pub(crate) fn Rules() -> impl IntoView {
    let shared = shared();
    view! {
        <section class="screen rules">
            <header class="bar">
                <button class="back" aria-label=t!("back") on:click=move |_| shared.back()></button>
                <h1>{t!("rules-title")}</h1>
            </header>
            <Text />
        </section>
    }
}

/// All sections, with a list of them above.
#[component]
fn Text() -> impl IntoView {
    let entry = |section: Section| {
        view! { <li><button class="quiet" on:click=move |_| section.show()>{section.title()}</button></li> }
    };
    view! {
        <nav class="rules-contents" aria-label=t!("rules-contents")>
            <ul>{Section::ALL.map(entry).into_iter().collect_view()}</ul>
        </nav>
        {Section::ALL.map(part).into_iter().collect_view()}
    }
}

fn part(section: Section) -> impl IntoView {
    let text = section.text();
    let paragraphs: Vec<_> = text.lines().map(|line| view! { <p>{line.to_owned()}</p> }).collect();
    view! {
        <article class="rule" class:further=section.is_of_europe() id=section.id() tabindex="-1">
            <h2>{section.title()}</h2>
            <div class="rule-words">{paragraphs}</div>
            <div class="rule-figure"><Figure section /></div>
        </article>
    }
}
