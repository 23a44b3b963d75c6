//! A bot's character and its level.

use leptos::prelude::*;

use super::super::field::Field;
use super::super::form::Occupant;
use super::super::{FormState, Wrong};
use super::persona;
use crate::bots::{self, Level, Persona, Portrait, Style};
use crate::t;

#[component]
pub(super) fn Opponent(seat: usize, form_state: FormState) -> impl IntoView {
    let here = persona(form_state, seat);
    let choose = move |persona: Persona| form_state.change(|form| form.sit(seat, Occupant::Bot(persona)));
    let style = move |style: Style| {
        view! {
            <label class="style-choice" title=bots::trade(style)>
                <input
                    type="radio"
                    name=format!("style-{seat}")
                    prop:checked=move || here.get().style == style
                    on:change=move |_| choose(Persona { style, ..here.get_untracked() })
                />
                <Portrait style />
                <span class="heard">{t!("bot-introduced", name = bots::name(style), trade = bots::trade(style))}</span>
            </label>
        }
    };
    let level = move |level: Level| {
        view! {
            <label class="level-choice">
                <input
                    type="radio"
                    name=format!("level-{seat}")
                    prop:checked=move || here.get().level == level
                    on:change=move |_| choose(Persona { level, ..here.get_untracked() })
                />
                <i class:on=move || level <= here.get().level></i>
                <span class="heard">{move || bots::strength(Persona { level, ..here.get() })}</span>
            </label>
        }
    };
    view! {
        <div class="opponent">
            <p class="opponent-about">{move || bots::about(here.get())}</p>
            <div class="styles" role="radiogroup" aria-label=t!("new-game-style")>{Style::ALL.map(style).collect_view()}</div>
            <div class="levels">
                <div class="level-marks" role="radiogroup" aria-label=t!("new-game-level")>
                    {Level::ALL.map(level).collect_view()}
                </div>
                <span class="strength" aria-hidden="true">{move || bots::strength(here.get())}</span>
            </div>
            <Wrong form_state at=Field::Bot(seat) />
        </div>
    }
}
