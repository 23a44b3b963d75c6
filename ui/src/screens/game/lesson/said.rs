//! The words of a lesson. Their keys come from its script; `words/tests.rs` reads the same scripts.

use std::collections::BTreeSet;

use engine::{Action, CityId, Map, View};
use table::protocol::LessonStep;

use crate::screens::game::words::{colour, payment, tickets};
use crate::t;
use crate::words::message;

/// The text of a step, one paragraph per line.
pub(super) fn step(step: &LessonStep) -> String {
    message(&format!("lesson-{}-{}", step.lesson.key(), step.key), &[])
}

/// The cities that this text mentions. Their names are the same in every language.
pub(super) fn cities(map: &Map, words: &str) -> BTreeSet<CityId> {
    let stands = |name: &str| {
        let goes_on = |rest: &str| rest.bytes().next().is_some_and(|letter| letter.is_ascii_lowercase());
        let mut rests = words.char_indices().filter_map(|(at, _)| words[at..].strip_prefix(name));
        rests.any(|rest| !goes_on(rest))
    };
    map.cities().iter().filter(|city| stands(&city.name)).map(|city| city.id).collect()
}

/// What was done instead, and why the step wants something else.
pub(super) fn slip(map: &Map, view: &View, step: &LessonStep, action: Action) -> String {
    let did = did(map, view, action);
    if step.awaits.is_none() {
        return t!("lesson-read-first", did = did);
    }
    let why = message(&format!("lesson-{}-{}-why", step.lesson.key(), step.key), &[]);
    t!("lesson-not-done", did = did, why = why)
}

fn did(map: &Map, view: &View, action: Action) -> String {
    match action {
        Action::DrawBlind => t!("lesson-did-blind"),
        Action::DrawFaceUp { slot } => {
            let card = view.row.get(usize::from(slot)).copied().flatten();
            t!("lesson-did-row", card = card.map(colour).unwrap_or_default())
        }
        Action::Claim { route, payment: paid } => {
            t!("lesson-did-claim", route = map.route_name(route), payment = payment(paid))
        }
        Action::DrawTickets => t!("lesson-did-tickets"),
        Action::KeepTickets { keep } => {
            let kept = view.offer.split(keep).0;
            t!("lesson-did-keep", tickets = tickets(map, &kept))
        }
        Action::BuildStation { city, payment: paid } => {
            t!("lesson-did-station", city = map.city(city).name.as_str(), payment = payment(paid))
        }
        Action::PayTunnel { extra } => t!("lesson-did-pay", payment = payment(extra)),
        Action::DeclineTunnel => t!("lesson-did-leave"),
        // Passing is legal only if nothing else is, and a lesson always offers something else.
        Action::Pass => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Card, Payment, PositionBuilder, SeatId};
    use table::protocol::Lesson;

    use super::*;

    #[test]
    fn cities_are_found_by_their_whole_names() {
        let map = Map::named("europe").expect("a map");
        let named = |words: &str| -> Vec<&str> {
            cities(map, words).into_iter().map(|id| map.city(id).name.as_str()).collect()
        };
        assert_eq!(named("Claim Brindisi–Roma, and keep the locomotive."), ["Brindisi", "Roma"]);
        assert_eq!(named("Romanians, essentially."), [""; 0]);
    }

    #[test]
    fn a_slip_says_what_was_done_and_why_it_was_wrong() {
        let game = PositionBuilder::new("usa", 2).hand(0, "GGBB").build().expect("a position");
        let route = game.map().routes()[0].id;
        let of = LessonStep {
            lesson: Lesson::Doubles,
            key: "one-track".into(),
            number: 2,
            of: 9,
            awaits: Some(Action::DrawBlind),
            slip: None,
        };
        let did = Action::Claim { route, payment: Payment::new(Card::Blue, 2, 0) };
        let words = slip(game.map(), &game.view(SeatId(0)), &of, did);
        assert!(words.contains("Atlanta–Charleston for 2 blue. Let's take that back."), "{words}");
        assert!(words.contains("green is the track"), "{words}");
    }
}
