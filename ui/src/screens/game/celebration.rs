//! A ticket of one's own that was completed just now: a stamp, its points, and its way lit on the map.

mod stamped;

use std::time::Duration;

use engine::{SeatId, SeenEvent, TicketId};
use leptos::ev;
use leptos::prelude::*;
use model::mover;
use model::tickets::{done, finished};
use table::protocol::{SessionId, Snapshot};

use super::turn::{GameContext, game_context};
use crate::sound::Heard;
use crate::timer::Timer;
use crate::vibration::{Felt, feel};
use stamped::Stamped;

/// How long it is shown.
const CELEBRATION: Duration = Duration::from_millis(2600);

/// What was known of the viewer's tickets.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Known {
    session: SessionId,
    revision: u32,
    viewer: SeatId,
    tickets: Vec<TicketId>,
    done: Vec<TicketId>,
}

/// Watches for completed tickets, for as long as the game's screen is there.
pub(super) fn watch(game: GameContext) {
    let shared = game.shared;
    let timer = Timer::new();
    let end = move || {
        if game.celebrated.with_untracked(|celebrated| !celebrated.is_empty()) {
            game.celebrated.set(Vec::new());
        }
    };
    Effect::new(move |before: Option<Option<Known>>| {
        let events = shared.step.get_untracked().unwrap_or_default();
        shared.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            let before = before.flatten().filter(|before| before.session == snapshot.session);
            if let Some(before) = before.as_ref().filter(|before| before.revision < snapshot.revision) {
                let new = newly_finished(before, &events, snapshot);
                if !new.is_empty() {
                    // Whoever hands the device on is not the viewer any more: then no other sound tells of it.
                    if snapshot.view.viewer.is_none() {
                        shared.sound.play(Heard::TicketDone);
                    }
                    feel(&shared.settings.get_untracked(), Felt::TicketDone);
                    game.celebrated.set(new);
                    shared.player.hold(CELEBRATION);
                    timer.set(CELEBRATION, end);
                }
            }
            known(before, &events, snapshot)
        })
    });
    // What one person holds is not for the next one's eyes.
    Effect::new(move |_| {
        if game.is_curtained() || shared.snapshot.with(Option::is_none) {
            end();
        }
    });
    let down = window_event_listener(ev::pointerdown, move |_| end());
    let key = window_event_listener(ev::keydown, move |_| end());
    on_cleanup(move || {
        down.remove();
        key.remove();
    });
}

fn newly_finished(
    before: &Known,
    events: &[SeenEvent],
    snapshot: &Snapshot,
) -> Vec<model::tickets::Finished> {
    let is_theirs = mover(events) == Some(before.viewer) && snapshot.view.scores.is_none();
    if !is_theirs || !may_finish(events) {
        return Vec::new();
    }
    let same = snapshot.view.viewer == Some(before.viewer);
    let tickets = if same { &snapshot.view.tickets } else { &before.tickets };
    finished(&snapshot.view, before.viewer, tickets, &before.done)
}

/// Can these events complete a ticket? Working it out takes a while.
fn may_finish(events: &[SeenEvent]) -> bool {
    let may = |event: &SeenEvent| {
        matches!(
            event,
            SeenEvent::Claimed { .. } | SeenEvent::StationBuilt { .. } | SeenEvent::TicketsKept { .. }
        )
    };
    events.iter().any(may)
}

fn known(before: Option<Known>, events: &[SeenEvent], snapshot: &Snapshot) -> Option<Known> {
    let (view, revision) = (&snapshot.view, snapshot.revision);
    let viewer = view.viewer?;
    let same =
        before.filter(|before| before.viewer == viewer && before.revision <= revision && !may_finish(events));
    let done = same.map_or_else(|| done(view), |before| before.done);
    Some(Known { session: snapshot.session, revision, viewer, tickets: view.tickets.clone(), done })
}

#[component]
pub(super) fn Celebration() -> impl IntoView {
    let game = game_context();
    view! {
        // The live region is always on the page: only content added to it later is read out.
        <div class="celebration" role="status">
            {move || game.celebrated.get().into_iter().map(|it| view! { <Stamped ticket=it.ticket /> }).collect_view()}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use engine::{Action, PositionBuilder};

    use super::*;
    use crate::sample_game;

    #[test]
    fn the_claim_that_completes_a_ticket_is_celebrated_once_by_its_owner() {
        let game = PositionBuilder::new("usa", 2).owns(0, "calgary", "helena").owns(0, "denver", "helena");
        let game = game.ticket(0, "calgary", "phoenix").hand(0, "WWWWW");
        let mut game = game.build().expect("a position");
        let own = SeatId(0);
        let at = |game: &engine::Game, viewer| Snapshot {
            revision: u32::try_from(game.history().len()).expect("few events"),
            ..sample_game::of_two_people(game.view_of(viewer))
        };
        let before = known(None, &[], &at(&game, Some(own))).expect("a viewer");
        let ends = ["denver", "phoenix"].map(|key| game.map().city_keyed(key).expect("a city").id);
        let claim = game.legal_actions().into_iter().find(|action| match action {
            Action::Claim { route, .. } => {
                ends.iter().all(|city| game.map().route(*route).ends.contains(city))
            }
            _ => false,
        });
        let events = game.apply(claim.expect("it can be paid")).expect("legal");
        let events: Vec<SeenEvent> = events.iter().map(|event| event.seen_by(Some(own))).collect();
        for viewer in [Some(own), None] {
            let after = at(&game, viewer);
            assert_eq!(newly_finished(&before, &events, &after).len(), 1, "{viewer:?}");
        }
        let after = at(&game, Some(own));
        let later = known(Some(before.clone()), &events, &after).expect("a viewer");
        assert!(newly_finished(&later, &events, &after).is_empty(), "it is known");
        let other = Known { viewer: SeatId(1), ..before };
        assert!(newly_finished(&other, &events, &after).is_empty(), "it is not another's");
    }
}
