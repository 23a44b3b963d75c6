//! The text of a lesson, beside the ordinary game: what to do now, and why something else was wrong.

mod hint;
mod said;
mod step;

use std::collections::BTreeSet;

use engine::CityId;
use leptos::prelude::*;
use model::Spotlight;
use scene::area_of;
use table::protocol::{LessonStep, Snapshot};

use super::turn::{GameContext, game_context};
use crate::app::Shared;
use crate::t;
pub(super) use hint::{hint, wants, wants_ticket};
use step::Step;

/// The lesson's text for one snapshot.
#[derive(Debug, Clone, PartialEq, Eq)]
enum LessonText {
    /// Another seat is moving: its name.
    Watch(String),
    Step(LessonStep),
}

/// While others move, the person is told to watch; the text about those moves comes afterwards.
fn text(snapshot: &Snapshot) -> Option<LessonText> {
    let step = snapshot.lesson.clone()?;
    let other = snapshot.view.to_move.filter(|seat| snapshot.view.viewer != Some(*seat));
    Some(match other.and_then(|seat| snapshot.seats.get(seat.index())) {
        Some(seat) => LessonText::Watch(seat.name.clone()),
        None => LessonText::Step(step),
    })
}

#[component]
pub(super) fn LessonCard() -> impl IntoView {
    let game = game_context();
    let text = game.part(text);
    let text = Memo::new(move |_| text.get().flatten());
    shine(game, text);
    remember(game.shared, text);
    move || {
        let body = text.get().map(|text| match text {
            LessonText::Watch(name) => view! { <p>{t!("lesson-watch", name = name)}</p> }.into_any(),
            LessonText::Step(step) => view! { <Step step /> }.into_any(),
        });
        body.map(|body| {
            view! { <section class="lesson" aria-label=t!("lesson-card") aria-live="polite">{body}</section> }
        })
    }
}

/// The cities that a step mentions; they are marked, so that nobody has to search the map for them.
pub(super) fn named(snapshot: &Snapshot) -> BTreeSet<CityId> {
    match text(snapshot) {
        Some(LessonText::Step(step)) => said::cities(&snapshot.view.map, &said::step(&step)),
        Some(LessonText::Watch(_)) | None => [].into(),
    }
}

/// Highlights what the step waits for, if it is on the map, and moves the camera to it or to the cities of its text.
fn shine(game: GameContext, text: Memo<Option<LessonText>>) {
    Effect::new(move |before: Option<Spotlight>| {
        let light = match text.get() {
            Some(LessonText::Step(step)) => step.awaits.map_or(Spotlight::None, hint::light),
            Some(LessonText::Watch(_)) | None => Spotlight::None,
        };
        if before.unwrap_or_default() != light {
            game.light.set(light.clone());
        }
        // Only after the layout has made room for the new text: it changes what is in view.
        request_animation_frame(move || request_animation_frame(move || go_to_light(game)));
        light
    });
}

fn go_to_light(game: GameContext) {
    // The game may have been left meanwhile.
    let Some(light) = game.light.try_get_untracked() else { return };
    let area = game.shared.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref()?;
        let map = &snapshot.view.map;
        match light.lit(map, &snapshot.view) {
            lit if lit.is_empty() => area_of(map, [], named(snapshot)),
            lit => area_of(map, lit.routes, lit.cities),
        }
    });
    game.camera.show(area);
}

/// Marks a lesson as learnt once its last step is shown.
fn remember(shared: Shared, text: Memo<Option<LessonText>>) {
    Effect::new(move |_| {
        let Some(LessonText::Step(step)) = text.get() else { return };
        let key = step.lesson.key();
        let known = shared.settings.with_untracked(|chosen| chosen.learnt.iter().any(|it| it == key));
        if step.is_last() && !known {
            shared.change_settings(|chosen| chosen.learnt.push(key.to_owned()));
        }
    });
}
