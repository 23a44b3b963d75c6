//! Back and on, by steps and by turns, and playing by itself.

use leptos::prelude::*;

use super::walk::walk;
use crate::t;

#[component]
pub(super) fn Controls() -> impl IntoView {
    let walk = walk();
    let at_start = move || (walk.at.get() == 0).to_string();
    let at_end = Memo::new(move |_| {
        walk.course.with(|course| course.as_ref().is_some_and(|course| walk.at.get() == course.last()))
    });
    let plays = move || walk.is_playing.get();
    let picture =
        |path: &'static str| view! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg> };
    view! {
        <div class="controls" role="group" aria-label=t!("replay-controls")>
            <button
                class="turn-back"
                aria-label=t!("replay-turn-back")
                title=t!("replay-turn-back")
                aria-disabled=at_start
                on:click=move |_| walk.go_by(|course, at| Some(course.turn_before(at)))
            >
                {picture("M12 5V19L3 12ZM21 5V19L12 12Z")}
            </button>
            <button
                class="step-back"
                aria-label=t!("replay-step-back")
                title=t!("replay-step-back")
                aria-disabled=at_start
                on:click=move |_| walk.go_by(|_, at| at.checked_sub(1))
            >
                {picture("M16 5V19L7 12Z")}
            </button>
            <button
                class="primary play"
                aria-label=move || if plays() { t!("replay-pause") } else { t!("replay-play") }
                on:click=move |_| walk.play_or_pause()
            >
                {move || if plays() { picture("M6 5H10V19H6ZM14 5H18V19H14Z") } else { picture("M7 4V20L20 12Z") }}
            </button>
            <button
                class="step-on"
                aria-label=t!("replay-step-on")
                title=t!("replay-step-on")
                aria-disabled=move || at_end.get().to_string()
                on:click=move |_| walk.go_by(|_, at| Some(at + 1))
            >
                {picture("M8 5V19L17 12Z")}
            </button>
            <button
                class="turn-on"
                aria-label=t!("replay-turn-on")
                title=t!("replay-turn-on")
                aria-disabled=move || at_end.get().to_string()
                on:click=move |_| walk.go_by(|course, at| Some(course.turn_after(at)))
            >
                {picture("M3 5V19L12 12ZM12 5V19L21 12Z")}
            </button>
        </div>
    }
}
