//! From one event of a kind to the next.

use leptos::prelude::*;
use model::replay::Kind;

use super::walk::walk;
use crate::t;

#[component]
pub(super) fn Finder() -> impl IntoView {
    let walk = walk();
    // A map without tunnels has none to look for.
    let has = |kind: Kind| walk.with_course(|course| !kind.steps(course).is_empty()).unwrap_or_default();
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| has(*kind)).collect();
    let words = |kind| match kind {
        Kind::Claims => t!("replay-claims"),
        Kind::Tickets => t!("replay-tickets"),
        Kind::Tunnels => t!("replay-tunnels"),
        Kind::Lead => t!("replay-lead"),
    };
    let option = |kind: Kind| view! { <option value=kind.key()>{words(kind)}</option> };
    let choose = move |event| {
        if let Some(kind) = Kind::named(&event_target_value(&event)) {
            walk.kind.set(kind);
        }
    };
    let before = Memo::new(move |_| {
        walk.course.with(|course| course.as_ref()?.before(walk.kind.get(), walk.at.get()))
    });
    let next =
        Memo::new(move |_| walk.course.with(|course| course.as_ref()?.next(walk.kind.get(), walk.at.get())));
    let go = move |to: Memo<Option<usize>>| {
        if let Some(step) = to.get_untracked() {
            walk.go(step);
        }
    };
    view! {
        <div class="finder" role="group" aria-label=t!("replay-find")>
            <button
                class="find-back"
                aria-label=t!("replay-find-back")
                title=t!("replay-find-back")
                aria-disabled=move || before.get().is_none().to_string()
                on:click=move |_| go(before)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19 5V19L10 12ZM5 5H8V19H5Z" /></svg>
            </button>
            <select aria-label=t!("replay-find-what") prop:value=move || walk.kind.get().key() on:change=choose>
                {kinds.into_iter().map(option).collect_view()}
            </select>
            <button
                class="find-on"
                aria-label=t!("replay-find-on")
                title=t!("replay-find-on")
                aria-disabled=move || next.get().is_none().to_string()
                on:click=move |_| go(next)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5V19L14 12ZM16 5H19V19H16Z" /></svg>
            </button>
        </div>
    }
}
