//! What a lesson says, beside the ordinary game: what to do now, and why what was done instead was not it.

mod hint;
mod said;
mod step;

use std::collections::BTreeSet;

use engine::CityId;
use leptos::prelude::*;
use model::Spotlight;
use scene::area_of;
use table::protocol::{LessonStep, Position};

use super::turn::{Turn, turn};
use crate::app::Shared;
use crate::t;
pub(super) use hint::{hint, wants, wants_ticket};
use step::Step;

/// What there is to say about a position.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Word {
    /// The others are moving: this one.
    Watch(String),
    Step(LessonStep),
}

/// While others move their moves are watched; what is said of them comes afterwards.
fn word(position: &Position) -> Option<Word> {
    let step = position.lesson.clone()?;
    let other = position.view.to_move.filter(|seat| position.view.viewer != Some(*seat));
    Some(match other.and_then(|seat| position.seats.get(seat.index())) {
        Some(seat) => Word::Watch(seat.name.clone()),
        None => Word::Step(step),
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
            Word::Watch(name) => view! { <p>{t!("lesson-watch", name = name)}</p> }.into_any(),
            Word::Step(step) => view! { <Step step /> }.into_any(),
        });
        body.map(|body| {
            view! { <section class="lesson" aria-label=t!("lesson-card") aria-live="polite">{body}</section> }
        })
    }
}

/// The cities that a step speaks of: nobody should have to search the map for them.
pub(super) fn named(position: &Position) -> BTreeSet<CityId> {
    match word(position) {
        Some(Word::Step(step)) => said::cities(&position.view.map, &said::step(&step)),
        Some(Word::Watch(_)) | None => [].into(),
    }
}

/// Puts what the step waits for into the light, where it is on the map, and goes where its words are about.
fn shine(turn: Turn, word: Memo<Option<Word>>) {
    Effect::new(move |before: Option<Spotlight>| {
        let light = match word.get() {
            Some(Word::Step(step)) => step.awaits.map_or(Spotlight::None, hint::light),
            Some(Word::Watch(_)) | None => Spotlight::None,
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
    let area = turn.shared.position.with_untracked(|position| {
        let position = position.as_ref()?;
        let map = &position.view.map;
        match light.lit(map, &position.view) {
            lit if lit.is_empty() => area_of(map, [], named(position)),
            lit => area_of(map, lit.routes, lit.cities),
        }
    });
    turn.camera.show(area);
}

/// A lesson whose last word was read is learnt.
fn remember(shared: Shared, word: Memo<Option<Word>>) {
    Effect::new(move |_| {
        let Some(Word::Step(step)) = word.get() else { return };
        let key = step.lesson.key();
        let known = shared.settings.with_untracked(|chosen| chosen.learnt.iter().any(|it| it == key));
        if step.is_last() && !known {
            shared.change_settings(|chosen| chosen.learnt.push(key.to_owned()));
        }
    });
}
