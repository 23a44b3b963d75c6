//! What a lesson says, beside the ordinary game: what to do now, and why what was done instead was not it.

mod hint;
mod said;
mod step;

use std::collections::BTreeSet;

use engine::CityId;
use leptos::prelude::*;
use model::Spotlight;
use scene::area_of;
use table::protocol::{LessonStep, Snapshot};

use super::turn::{Turn, turn};
use crate::app::Shared;
use crate::t;
pub(super) use hint::{hint, wants, wants_ticket};
use step::Step;

/// What there is to say about a snapshot.
#[derive(Debug, Clone, PartialEq, Eq)]
enum LessonText {
    /// The others are moving: this one.
    Watch(String),
    Step(LessonStep),
}

/// While others move their moves are watched; what is said of them comes afterwards.
fn word(snapshot: &Snapshot) -> Option<LessonText> {
    let step = snapshot.lesson.clone()?;
    let other = snapshot.view.to_move.filter(|seat| snapshot.view.viewer != Some(*seat));
    Some(match other.and_then(|seat| snapshot.seats.get(seat.index())) {
        Some(seat) => LessonText::Watch(seat.name.clone()),
        None => LessonText::Step(step),
    })
}

#[component]
pub(super) fn LessonCard() -> impl IntoView {
    let turn = turn();
    let word = turn.part(word);
    let word = Memo::new(move |_| word.get().flatten());
    shine(turn, word);
    remember(turn.shared, word);
    move || {
        let body = word.get().map(|word| match word {
            LessonText::Watch(name) => view! { <p>{t!("lesson-watch", name = name)}</p> }.into_any(),
            LessonText::Step(step) => view! { <Step step /> }.into_any(),
        });
        body.map(|body| {
            view! { <section class="lesson" aria-label=t!("lesson-card") aria-live="polite">{body}</section> }
        })
    }
}

/// The cities that a step speaks of: nobody should have to search the map for them.
pub(super) fn named(snapshot: &Snapshot) -> BTreeSet<CityId> {
    match word(snapshot) {
        Some(LessonText::Step(step)) => said::cities(&snapshot.view.map, &said::step(&step)),
        Some(LessonText::Watch(_)) | None => [].into(),
    }
}

/// Puts what the step waits for into the light, where it is on the map, and goes where its words are about.
fn shine(turn: Turn, word: Memo<Option<LessonText>>) {
    Effect::new(move |before: Option<Spotlight>| {
        let light = match word.get() {
            Some(LessonText::Step(step)) => step.awaits.map_or(Spotlight::None, hint::light),
            Some(LessonText::Watch(_)) | None => Spotlight::None,
        };
        if before.unwrap_or_default() != light {
            turn.light.set(light.clone());
        }
        // First its words take their room, or give it back: what is in sight now may not be then.
        request_animation_frame(move || request_animation_frame(move || go_there(turn)));
        light
    });
}

fn go_there(turn: Turn) {
    // The game may have been left meanwhile.
    let Some(light) = turn.light.try_get_untracked() else { return };
    let area = turn.shared.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref()?;
        let map = &snapshot.view.map;
        match light.lit(map, &snapshot.view) {
            lit if lit.is_empty() => area_of(map, [], named(snapshot)),
            lit => area_of(map, lit.routes, lit.cities),
        }
    });
    turn.camera.show(area);
}

/// A lesson whose last word was read is learnt.
fn remember(shared: Shared, word: Memo<Option<LessonText>>) {
    Effect::new(move |_| {
        let Some(LessonText::Step(step)) = word.get() else { return };
        let key = step.lesson.key();
        let known = shared.settings.with_untracked(|chosen| chosen.learnt.iter().any(|it| it == key));
        if step.is_last() && !known {
            shared.change_settings(|chosen| chosen.learnt.push(key.to_owned()));
        }
    });
}
