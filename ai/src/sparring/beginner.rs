//! A person's first game: the rules have been read, and nothing is known yet of what is worth what.

use crate::parts::need::Needs;
use crate::parts::path::{Costs, Path, cheapest};
use crate::parts::plan::Memo;
use crate::parts::sight::Sight;
use crate::parts::{bits, finish, keep, pay, tunnel};
use crate::policy::Policy;
use engine::{Action, Card, Phase, RouteId};

/// Keeps all tickets, takes the cards that look best at the moment, counts no trains. Claims any route on the way of any of
/// its tickets as soon as it can, and when they are done the longest that it can.
#[derive(Clone, Copy)]
pub(super) struct Beginner;

impl Policy for Beginner {
    fn act(&self, sight: &Sight<'_>, _memo: &mut Memo) -> Action {
        match sight.phase() {
            Phase::Opening | Phase::Tickets => keep::all(sight),
            Phase::Tunnel(tunnel) => tunnel::pay_or_decline(sight, &tunnel, &Needs::default(), true),
            Phase::Choose => turn(sight),
            Phase::SecondCard => draw(sight, ways(sight), false),
            Phase::Over => Action::Pass,
        }
    }
}

/// The routes still missing on the shortest ways of all tickets, each looked for on its own.
fn ways(sight: &Sight<'_>) -> u128 {
    let mut costs = Costs::new(sight.board, sight.own(), sight.open());
    for route in bits::routes(sight.open() & !sight.own()) {
        costs.set(bits::route(route), sight.board.map.route(route).length);
    }
    let way = |ticket| cheapest(sight.board, &costs, sight.board.map.ticket(ticket).ends);
    let missing = |path: Path| path.routes & !sight.own();
    bits::tickets(sight.tickets()).filter_map(way).fold(0, |all, path| all | missing(path))
}

fn turn(sight: &Sight<'_>) -> Action {
    let ways = ways(sight);
    let wanted = if ways == 0 { sight.open() } else { ways };
    let none = Needs::default();
    let length = |id: RouteId| sight.board.map.route(id).length;
    let claims = bits::routes(wanted).filter_map(|id| Some((length(id), pay::claim(sight, id, &none)?)));
    let longest = claims.max_by_key(|(length, _)| *length).map(|(_, claim)| claim);
    let claim = if sight.is_last_turn() { finish::best(sight) } else { longest };
    claim.unwrap_or_else(|| draw(sight, wanted, true))
}

/// An open card of a colour that some wanted route has, the one it holds most of; otherwise an unseen one.
fn draw(sight: &Sight<'_>, wanted: u128, first: bool) -> Action {
    let is_wanted = |card: Card| sight.board.longest_in(card, wanted) > sight.hand()[card];
    let open = || (0u8..).zip(sight.row()).filter_map(|(slot, card)| Some((slot, (*card)?)));
    let locomotive = open().find(|(_, card)| first && card.is_locomotive());
    let colours = open().filter(|(_, card)| !card.is_locomotive() && is_wanted(*card));
    let colour = colours.max_by_key(|(slot, card)| (sight.hand()[*card], std::cmp::Reverse(*slot)));
    let blind = sight.has_deck().then_some(Action::DrawBlind);
    let other = || open().find(|(_, card)| !card.is_locomotive());
    let face_up = |(slot, _)| Action::DrawFaceUp { slot };
    let chosen = colour.map(face_up).or(locomotive.map(face_up)).or(blind);
    chosen.or_else(|| other().map(face_up)).unwrap_or_else(|| sight.any_action())
}
