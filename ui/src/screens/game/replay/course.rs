//! The whole course at a glance: whose turn it was, and what was claimed when.

use engine::SeenEvent;
use leptos::prelude::*;
use model::replay::Course;

use super::walk::walk;

/// A mark on the strip: from where to where it reaches, whose it is, and of what kind.
struct Mark {
    from: f64,
    to: f64,
    seat: usize,
    kind: &'static str,
}

/// A picture only: the slider over it says the same in words.
#[component]
pub(super) fn CourseStrip() -> impl IntoView {
    let walk = walk();
    let colours = walk.with_base(|base| base.seats.iter().map(|seat| seat.colour).collect::<Vec<_>>());
    let colours = colours.unwrap_or_default();
    // With other eyes the course is the same.
    let marks = walk.with_course(marks).unwrap_or_default();
    let mark = |mark: Mark| {
        let seat = colours.get(mark.seat).map(|colour| colour.name()).unwrap_or_default();
        let (height, width) = (if mark.kind == "claim" { "12" } else { "4" }, mark.to - mark.from);
        let top = if mark.kind == "claim" { "0" } else { "8" };
        view! {
            <rect
                class=format!("{} seat-{seat}", mark.kind)
                x=mark.from.to_string()
                y=top
                width=width.to_string()
                height=height
            />
        }
    };
    view! {
        <svg class="strip" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
            {marks.into_iter().map(mark).collect_view()}
        </svg>
    }
}

/// The turns, and over them the routes and stations, each in its seat's colour.
fn marks(course: &Course) -> Vec<Mark> {
    let scale = 1000.0 / course.last().max(1) as f64;
    let turn = |turn: usize| {
        let (from, to) = (course.end_of_turn(turn - 1), course.end_of_turn(turn));
        let seat = model::mover(course.events(to))?.index();
        Some(Mark { from: from as f64 * scale, to: to as f64 * scale, seat, kind: "turn" })
    };
    let claim = |step: usize| {
        let seat = course.events(step).iter().find_map(|event| match event {
            SeenEvent::Claimed { seat, .. } | SeenEvent::StationBuilt { seat, .. } => Some(seat.index()),
            _ => None,
        })?;
        let at = step as f64 * scale;
        Some(Mark { from: at - scale.max(3.0) * 0.8, to: at, seat, kind: "claim" })
    };
    let turns = (1..=course.turn_count()).filter_map(turn);
    turns.chain((1..=course.last()).filter_map(claim)).collect()
}
