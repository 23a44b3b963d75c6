//! Who sits there, as a face: a bot's character, or the one that a person has picked.

use leptos::prelude::*;
use table::protocol::Who;

use super::portrait::Portrait;
use super::traveller::{Traveller, TravellerPortrait};
use super::{Persona, Style};
use crate::app::shared;

#[component]
pub(crate) fn Face(
    who: Who,
    /// A person is known by name.
    #[prop(optional, into)]
    name: String,
) -> impl IntoView {
    match who {
        Who::Person => {
            let shared = shared();
            let face = Memo::new(move |_| {
                shared.settings.with(|settings| Traveller::by_name(&name, &settings.faces))
            });
            (move || view! { <TravellerPortrait face=face.get() /> }).into_any()
        }
        Who::Bot { bot } => {
            let style = Persona::of(&bot).map_or(Style::AllRounder, |persona| persona.style);
            view! { <Portrait style /> }.into_any()
        }
    }
}
