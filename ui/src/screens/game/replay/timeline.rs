//! The time line: the whole course in colours, the slider over it, what has just happened, and the ways on.

use leptos::prelude::*;

use super::branching::Branching;
use super::caption::{Caption, spoken};
use super::controls::Controls;
use super::course::CourseStrip;
use super::finder::Finder;
use super::pace_choice::PaceChoice;
use super::walk::walk;
use crate::t;

#[component]
pub(super) fn Timeline() -> impl IntoView {
    let walk = walk();
    let last = move || walk.course.with(|course| course.as_ref().map_or(0, |course| course.last()));
    let slide = move |event| {
        if let Ok(step) = event_target_value(&event).parse() {
            walk.go(step);
        }
    };
    // Whoever slides hears the slider's own words.
    let sliding = RwSignal::new(false);
    view! {
        <section class="timeline" aria-label=t!("replay-timeline")>
            <Caption quiet=sliding />
            <div class="course">
                <CourseStrip />
                <input
                    type="range"
                    min="0"
                    step="1"
                    max=move || last().to_string()
                    prop:value=move || walk.at.get().to_string()
                    aria-label=t!("replay-slider")
                    aria-valuetext=move || spoken(walk)
                    on:input=slide
                    on:focus=move |_| sliding.set(true)
                    on:blur=move |_| sliding.set(false)
                />
            </div>
            <div class="ways">
                <Controls />
                <Branching />
                <Finder />
                <PaceChoice />
            </div>
        </section>
    }
}
