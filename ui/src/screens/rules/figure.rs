//! Small examples beside the rules, made of the game's own components.

use engine::{Card, Map, Payment, SeatColour, Tunnel};
use leptos::prelude::*;

use super::Section;
use super::points::Points;
use crate::board::{Sample, Sampled};
use crate::screens::game::{Chips, Face};

/// Hidden from screen readers, since the text says the same; except for the points, which are a table.
#[component]
pub(super) fn Figure(section: Section) -> impl IntoView {
    match section {
        Section::Aim | Section::End | Section::Europe => ().into_any(),
        Section::Cards => {
            faces(&[Card::Red, Card::Locomotive, Card::Blue, Card::Yellow, Card::Green], None).into_any()
        }
        Section::Claim => view! {
            {sample("usa", &[("helena", "salt-lake-city", None)], None)}
            {paid(&[Payment::new(Card::Purple, 3, 0), Payment::new(Card::Purple, 1, 2)])}
            <Points />
        }
        .into_any(),
        Section::Doubles => {
            let tracks = [("kansas-city", "saint-louis", Some(SeatColour::Yellow))];
            sample("usa", &tracks, None).into_any()
        }
        Section::Tickets => {
            let own = Some(SeatColour::Blue);
            sample("usa", &[("denver", "santa-fe", own), ("el-paso", "santa-fe", own)], None).into_any()
        }
        Section::Ferry => view! {
            {sample("europe", &[("athina", "brindisi", None)], None)}
            {paid(&[Payment::new(Card::Blue, 3, 1), Payment::new(Card::White, 2, 2)])}
        }
        .into_any(),
        Section::Tunnel => view! {
            {sample("europe", &[("venezia", "zurich", None)], None)}
            {paid(&[Payment::new(Card::Green, 2, 0)])}
            {faces(&[Card::Green, Card::Red, Card::Locomotive], Some(Card::Green))}
        }
        .into_any(),
        Section::Station => {
            let tracks =
                [("roma", "venezia", Some(SeatColour::Red)), ("venezia", "zagrab", Some(SeatColour::Blue))];
            sample("europe", &tracks, Some(("venezia", SeatColour::Red))).into_any()
        }
    }
}

fn sample(
    map: &str,
    tracks: &[(&str, &str, Option<SeatColour>)],
    station: Option<(&str, SeatColour)>,
) -> impl IntoView + use<> {
    let sampled = Map::named(map).and_then(|map| Sampled::of(map, tracks, station));
    sampled.map(|sampled| view! { <Sample sampled /> })
}

/// Ways to pay, side by side.
fn paid(payments: &[Payment]) -> impl IntoView + use<> {
    let chips: Vec<_> = payments.iter().map(|payment| view! { <Chips payment=*payment /> }).collect();
    view! { <div class="rule-paid" aria-hidden="true">{chips}</div> }
}

/// Cards in a row; those that make a tunnel dearer, for which that colour was shown, are marked.
fn faces(cards: &[Card], shown: Option<Card>) -> impl IntoView + use<> {
    let face = |card: &Card| {
        let adds = shown.is_some_and(|shown| Tunnel::adds(shown, *card));
        view! { <span class:adds=adds><Face card=*card /></span> }
    };
    let faces: Vec<_> = cards.iter().map(face).collect();
    view! { <div class="rule-cards" class:turned=shown.is_some() aria-hidden="true">{faces}</div> }
}
