//! The few moves worth comparing, out of the many that are legal.

use super::need::Needs;
use super::plan::Plan;
use super::sight::Sight;
use super::{bits, pay, station};
use engine::{Action, Phase};

/// The most alternatives.
pub(crate) const MOST: usize = 8;

/// The most claims among them, counting neither stations nor draws.
const CLAIMS: usize = 4;

/// Moves to compare with the default one, the more promising first.
pub(crate) fn alternatives(sight: &Sight<'_>, default: Action) -> Vec<Action> {
    let mut list = match sight.phase() {
        Phase::Opening | Phase::Tickets | Phase::Tunnel(_) => sight.legal(),
        Phase::SecondCard => draws(sight, false),
        Phase::Choose => turns(sight),
        Phase::Over => Vec::new(),
    };
    list.retain(|action| *action != default && sight.allows(*action));
    list.truncate(MOST);
    list
}

fn turns(sight: &Sight<'_>) -> Vec<Action> {
    let plan = Plan::new(sight, sight.tickets(), u16::MAX, None);
    let needs = Needs::of(sight, plan.routes);
    let claims = bits::routes(sight.open()).filter_map(|id| Some((id, pay::claim(sight, id, &needs)?)));
    let mut claims: Vec<_> = claims.collect();
    // Routes of the plan first, then by length.
    claims.sort_by_key(|(id, _)| {
        let planned = plan.routes & bits::route(*id) != 0;
        std::cmp::Reverse((planned, sight.board.map.route(*id).length))
    });
    let mut list: Vec<Action> = claims.into_iter().map(|(_, claim)| claim).take(CLAIMS).collect();
    list.extend(station::due(sight, &Plan { routes: 0, ..plan }, &needs));
    list.extend(draws(sight, true).into_iter().take(MOST - CLAIMS - 1));
    if sight.has_tickets() {
        list.push(Action::DrawTickets);
    }
    list
}

/// An unseen card, then a draw for each kind of card in the row, the needed ones first.
fn draws(sight: &Sight<'_>, first: bool) -> Vec<Action> {
    let plan = Plan::new(sight, sight.tickets(), u16::MAX, None);
    let needs = Needs::of(sight, plan.routes);
    let mut kinds: Vec<_> = sight.row().iter().copied().flatten().collect();
    kinds.sort_by_key(|card| (std::cmp::Reverse(needs.missing(*card)), !card.is_locomotive(), *card));
    kinds.dedup();
    kinds.retain(|card| first || !card.is_locomotive());
    let face_up = kinds.into_iter().filter_map(|card| sight.in_row(card));
    let blind = sight.has_deck().then_some(Action::DrawBlind);
    blind.into_iter().chain(face_up.map(|slot| Action::DrawFaceUp { slot })).collect()
}
