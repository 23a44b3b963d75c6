//! Who sits there, as a face: a bot's character, or a traveller for a person.

use leptos::prelude::*;
use table::protocol::Who;

use super::portrait::{Portrait, traveller};
use super::{Persona, Style};

#[component]
pub(crate) fn Face(who: Who) -> impl IntoView {
    match who {
        Who::Person => traveller().into_any(),
        Who::Bot { bot } => {
            let style = Persona::of(&bot).map_or(Style::AllRounder, |persona| persona.style);
            view! { <Portrait style /> }.into_any()
        }
    }
}
