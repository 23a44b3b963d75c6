//! All sections of the rules, with a list of them above.

use leptos::prelude::*;

use super::figure::Figure;
use super::section::Section;
use crate::t;

#[component]
pub(super) fn Text() -> impl IntoView {
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
