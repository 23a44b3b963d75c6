//! The game for screen readers: everything that happens is announced once, in the words of the log. Where the log is
//! out of sight, the announcement is also shown for a moment over the map.

use engine::SeatId;
use leptos::prelude::*;
use model::Spotlight;
use table::protocol::{SessionId, Snapshot};

use super::lines::{self, Announcement};
use crate::screens::game::turn::{GameContext, game_context};
use crate::t;

/// The last announcements, and how far they go.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Said {
    session: SessionId,
    viewer: Option<SeatId>,
    /// How many events were announced already, or had happened before the game was opened.
    events: usize,
    /// Each with a number of its own, so that the same words twice are announced twice.
    told: Vec<(usize, Announcement)>,
}

/// How many announcements stay on the page: a quick next one must not cut off the one being read.
const KEPT: usize = 6;

#[component]
pub(crate) fn Spoken() -> impl IntoView {
    let game = game_context();
    let said = Memo::new(move |before: Option<&Option<Said>>| {
        game.shared.snapshot.with(|snapshot| Some(say(before.and_then(Option::as_ref), snapshot.as_ref()?)))
    });
    // The viewer's own actions on the map are seen there, and need not be shown over it.
    let viewer = game.part(|snapshot| snapshot.view.viewer);
    let seen_anyway = move |told: &Announcement| {
        told.light != Spotlight::None && told.seat.is_some() && viewer.get_untracked() == Some(told.seat)
    };
    let told = move || said.with(|said| said.as_ref().map(|said| said.told.clone()).unwrap_or_default());
    // A new spotlight means that the person has read the announcement and looks at something else.
    let read = Memo::new(move |_| {
        game.light.track();
        said.with_untracked(|said| last(said).map(|(number, _)| *number))
    });
    let is_read = move || said.with(|said| last(said).is_some_and(|(number, _)| read.get() == Some(*number)));
    let is_above =
        move || said.with(|said| last(said).is_some_and(|(_, told)| is_in_the_way(game, &told.light)));
    view! {
        <div class="heard" class:read=is_read class:above=is_above role="log" aria-label=t!("spoken-title")>
            <For
                each=told
                key=|(number, told)| (*number, told.words.clone())
                children=move |(_, told)| {
                    let is_hidden = seen_anyway(&told);
                    view! { <p class:heard=is_hidden>{told.words}<span class="heard">{told.aside}</span></p> }
                }
            />
        </div>
    }
}

/// The last announcement, with its number.
fn last(said: &Option<Said>) -> Option<&(usize, Announcement)> {
    said.as_ref()?.told.last()
}

/// Would the announcement cover its subject, or what is highlighted?
fn is_in_the_way(game: GameContext, about: &Spotlight) -> bool {
    let area = game.area_in(about).or_else(|| game.light.with_untracked(|light| game.area_in(light)));
    area.is_some_and(|area| game.camera.is_low(area))
}

/// Adds the new announcements. A game that was just opened has none, and another viewer does not get those of the last.
fn say(before: Option<&Said>, snapshot: &Snapshot) -> Said {
    let before = before.filter(|before| before.session == snapshot.session);
    let events = snapshot.view.history.len();
    let from = before.map_or(events, |before| before.events);
    let viewer = snapshot.view.viewer;
    let mut told =
        before.filter(|before| before.viewer == viewer).map(|it| it.told.clone()).unwrap_or_default();
    let number = told.last().map_or(0, |(number, _)| number + 1);
    let new = if from > events {
        vec![Announcement::new(t!("spoken-undone"))]
    } else {
        lines::announcements(&snapshot.view, from, &snapshot.seats)
    };
    told.extend((number..).zip(new));
    told.drain(..told.len().saturating_sub(KEPT));
    Said { session: snapshot.session, viewer, events, told }
}

#[cfg(test)]
mod tests {
    use engine::{Action, Game, Setup};

    use super::*;
    use crate::sample_game;

    fn position(game: &Game, viewer: Option<SeatId>) -> Snapshot {
        sample_game::of_two_people(game.view_of(viewer))
    }

    fn words(said: &Said) -> Vec<&str> {
        said.told.iter().map(|(_, told)| told.words.as_str()).collect()
    }

    #[test]
    fn each_event_is_announced_once_and_only_to_the_viewer_who_may_know_it() {
        let setup = Setup { first: Some(SeatId(0)), ..Setup::new("usa", 2, 4) };
        let mut game = Game::new(setup).expect("a game");
        let ida = Some(SeatId(0));
        let opened = say(None, &position(&game, ida));
        assert!(words(&opened).is_empty(), "what was there before is in the log");
        for _ in 0..2 {
            game.apply(game.legal_actions()[0]).expect("tickets are kept");
        }
        let begun = say(Some(&opened), &position(&game, ida));
        assert!(words(&begun).iter().any(|words| words.contains("Otto chose tickets")), "{begun:?}");
        assert_eq!(say(Some(&begun), &position(&game, ida)), begun, "nothing is announced twice");

        game.apply(Action::DrawBlind).expect("a card");
        let drawn = say(Some(&begun), &position(&game, ida));
        let last = words(&drawn).last().copied().unwrap_or_default();
        assert!(last.starts_with("Ida: drew ") && !last.contains("a card"), "{last}");
        let other = say(Some(&drawn), &position(&game, None));
        assert!(words(&other).is_empty(), "the next person hears nothing of it: {other:?}");
    }

    fn about(said: &Said) -> Option<Spotlight> {
        said.told.last().map(|(_, told)| told.light.clone())
    }

    #[test]
    fn the_subject_of_a_claims_announcement_is_its_route_until_the_next_announcement() {
        let game = engine::PositionBuilder::new("usa", 2).hand(0, "RRRRRRBBBBBB");
        let mut game = game.build().expect("a position");
        let before = say(None, &position(&game, None));
        let claim = game.legal_actions().into_iter().find_map(|action| match action {
            Action::Claim { route, .. } => Some((route, action)),
            _ => None,
        });
        let (route, action) = claim.expect("a route can be paid for");
        game.apply(action).expect("legal");
        let claimed = say(Some(&before), &position(&game, None));
        assert_eq!(about(&claimed), Some(Spotlight::Route(route)));
        game.apply(Action::DrawBlind).expect("a card");
        let drawn = say(Some(&claimed), &position(&game, None));
        assert_eq!(about(&drawn), Some(Spotlight::None));
    }

    #[test]
    fn the_consequences_of_a_move_are_announced_aside() {
        let mut game =
            engine::PositionBuilder::new("usa", 2).row("RGBYW").deck("PPPP").build().expect("a position");
        let before = say(None, &position(&game, None));
        game.apply(Action::DrawFaceUp { slot: 0 }).expect("a card");
        let drawn = say(Some(&before), &position(&game, None));
        let [(_, told)] = drawn.told.as_slice() else { panic!("{drawn:?}") };
        assert_eq!(
            (told.words.as_str(), told.aside.as_str()),
            ("Ida: took red from the row.", " Turned up: purple.")
        );
    }

    #[test]
    fn the_end_of_the_game_is_a_sentence_of_its_own() {
        let stuck = engine::PositionBuilder::new("usa", 2).hand(0, "").deck("").discards("");
        let mut game = stuck.ticket_deck(&[]).trains(1, 0).build().expect("a position");
        game.apply(Action::Pass).expect("nothing else can be done");
        let before = say(None, &position(&game, None));
        game.apply(Action::Pass).expect("nothing else can be done");
        let over = say(Some(&before), &position(&game, None));
        let [(_, told)] = over.told.as_slice() else { panic!("{over:?}") };
        assert_eq!(
            format!("{}{}", told.words, told.aside),
            "Otto: had no move and passed. The game is over."
        );
    }

    #[test]
    fn taking_back_is_announced() {
        let mut game = Game::new(Setup::new("usa", 2, 4)).expect("a game");
        let before = position(&game, None);
        game.apply(game.legal_actions()[0]).expect("tickets are kept");
        let after = say(Some(&say(None, &before)), &position(&game, None));
        assert_eq!(words(&say(Some(&after), &before)).last(), Some(&t!("spoken-undone").as_str()));
    }
}
