//! The name of a city.

use leptos::prelude::*;
use scene::{AFAR, Afar, BIG, CityMark, EM, Label};

use super::followed::Followed;

/// Drawn apart from the dot, because names lie over everything else. From afar another label is shown, in
/// larger letters, and in still larger ones to those who want large text.
#[component]
pub(super) fn CityName(city: Followed<CityMark>) -> impl IntoView {
    let Followed { mark, shown, .. } = city;
    let text = move |kind: &'static str, label: &'static Label, leading: f32| {
        let foot = mark.at + label.at;
        let line = move |(number, text): (u8, &'static str)| {
            view! { <tspan x=foot.x y=foot.y + leading * f32::from(number)>{text}</tspan> }
        };
        view! {
            <text class=move || kind.to_owned() + &shown.get().look.classes() text-anchor=label.anchor.word()>
                {(0..).zip(label.lines()).map(line).collect_view()}
            </text>
        }
    };
    let from_afar = |Afar { label, is_clear }: &'static Afar, [clear, other]: [&'static str; 2], leading| {
        text(if *is_clear { clear } else { other }, label, leading)
    };
    view! {
        {text("near", &mark.label, EM)}
        {from_afar(&mark.afar, ["afar clear", "afar"], AFAR)}
        {from_afar(&mark.big, ["big clear", "big"], BIG)}
    }
}
