//! Plays as people do who are new to the game: one ticket at a time, one route at a time, without counting turns or trains.
//! Nothing in it was learnt from games.

use crate::parts::need::Needs;
use crate::parts::path::{CLOSED, Costs};
use crate::parts::plan::{Memo, Plan};
use crate::parts::sight::Sight;
use crate::parts::{bits, finish, keep, pay, station, tunnel};
use crate::persona::Style;
use crate::policy::Policy;
use engine::{Action, Card, Phase, RouteId, TicketId};

/// Works on one ticket at a time, along the way of fewest spaces, and spends the cards that pile up on what it sees.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gentle {
    habits: Habits,
}

/// What it does and what it doesn't do yet.
#[derive(Clone, Copy, Debug)]
struct Habits {
    /// Which tickets it keeps of those offered.
    keeps: Keeps,
    /// Does it begin with the ticket of most points? Otherwise with the nearest to being done.
    richest_first: bool,
    /// Does it claim any route of its way that it can pay for? Otherwise only one that continues what it has built.
    any_link: bool,
    /// Does it take every locomotive that lies open?
    loves_locomotives: bool,
    /// With this many cards that its next route has no use for it claims something that it sees …
    restless: u8,
    /// … of at most this many spaces …
    sees: u8,
    /// … and there.
    near: Near,
    /// Once its tickets are done it draws more while it has this many trains, and everyone else [`PLENTY`]. Nobody has as
    /// many as [`NEVER`].
    more_tickets: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeps {
    /// As few as it may, those of fewest points.
    Easiest,
    /// As few as it may, but one more at the beginning.
    OneMore,
    All,
}

/// Where it claims routes that none of its tickets needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Near {
    /// Not between cities that others have reached.
    Nobody,
    Anyone,
    /// Where others have been before it looks elsewhere.
    Others,
}

const NEVER: u8 = u8::MAX;

/// While somebody has fewer trains than this, nobody should draw tickets.
const PLENTY: u8 = 10;

impl Gentle {
    /// Finishes what it can, claims what it sees, never blocks, and is in no hurry to end the game.
    pub(crate) const fn newcomer(style: Style) -> Gentle {
        let plain = Habits {
            keeps: Keeps::Easiest,
            richest_first: false,
            any_link: false,
            loves_locomotives: true,
            restless: 5,
            sees: 3,
            near: Near::Nobody,
            more_tickets: 12,
        };
        Gentle { habits: plain.liking(style) }
    }

    /// Has played a few games.
    pub(crate) const fn learner(style: Style) -> Gentle {
        let plain = Habits {
            keeps: Keeps::OneMore,
            richest_first: true,
            any_link: true,
            loves_locomotives: true,
            restless: 7,
            sees: 4,
            near: Near::Anyone,
            more_tickets: 20,
        };
        Gentle { habits: plain.liking(style) }
    }
}

impl Habits {
    const fn liking(self, style: Style) -> Habits {
        match style {
            Style::AllRounder => self,
            Style::Planner => Habits { richest_first: true, keeps: Keeps::All, ..self },
            Style::Racer => Habits { keeps: Keeps::Easiest, sees: 6, more_tickets: NEVER, ..self },
            Style::Blocker => Habits { near: Near::Others, ..self },
            Style::Collector => Habits { keeps: Keeps::OneMore, more_tickets: 8, ..self },
        }
    }
}

impl Policy for Gentle {
    fn act(&self, sight: &Sight<'_>, _memo: &mut Memo) -> Action {
        let plan = || self.habits.aim(sight);
        match sight.phase() {
            Phase::Opening | Phase::Tickets => self.habits.keep(sight),
            Phase::Tunnel(tunnel) => tunnel::pay_or_decline(sight, &tunnel, &Needs::default(), true),
            Phase::Choose => self.habits.turn(sight, plan().as_ref()),
            Phase::SecondCard => {
                let next = plan().and_then(|plan| self.habits.next(sight, &plan));
                self.habits.draw(sight, next, false)
            }
            Phase::Over => Action::Pass,
        }
    }

    fn aims(&self, sight: &Sight<'_>) -> Plan {
        self.habits.aim(sight).unwrap_or_default()
    }
}

impl Habits {
    fn keep(&self, sight: &Sight<'_>) -> Action {
        let points = |kept: u64| {
            let points = bits::tickets(kept).map(|id| f64::from(sight.board.map.ticket(id).points));
            points.sum::<f64>()
        };
        let enough = match self.keeps {
            Keeps::All => return keep::all(sight),
            Keeps::Easiest => 0,
            Keeps::OneMore => 3 * u32::from(sight.phase() == Phase::Opening),
        };
        keep::best_by(sight, |kept| {
            let short = enough.saturating_sub(kept.count_ones());
            -points(kept) - 1000.0 * f64::from(short)
        })
    }

    /// The plan for the ticket that it works on, if any is left to be done.
    fn aim(&self, sight: &Sight<'_>) -> Option<Plan> {
        let alone = |ticket: TicketId| Plan::new(sight, bits::ticket(ticket), u16::MAX, Some(by_spaces));
        let plans = bits::tickets(sight.tickets()).map(|ticket| (ticket, alone(ticket)));
        let open = plans
            .filter(|(_, plan)| plan.routes != 0 || (plan.borrowed != 0 && station::is_missing(sight, plan)));
        let points = |ticket: TicketId| sight.board.map.ticket(ticket).points;
        let first = if self.richest_first {
            open.max_by_key(|(ticket, _)| (points(*ticket), std::cmp::Reverse(*ticket)))
        } else {
            open.min_by_key(|(ticket, plan)| (plan.trains, *ticket))
        };
        first.map(|(_, plan)| plan)
    }

    /// The route that it collects for: one that continues what it has built, if there is one.
    fn next(&self, sight: &Sight<'_>, plan: &Plan) -> Option<RouteId> {
        let built = sight.board.cities_of(sight.own());
        let short = |id: &RouteId| self.short(sight, *id);
        let continues = |id: &RouteId| sight.board.ends(*id) & built != 0;
        let continuing = bits::routes(plan.routes).filter(continues).min_by_key(short);
        let any = || bits::routes(plan.routes).min_by_key(short);
        if self.any_link { any() } else { continuing.or_else(any) }
    }

    /// The cards that it lacks for a route.
    fn short(&self, sight: &Sight<'_>, id: RouteId) -> u8 {
        let route = sight.board.map.route(id);
        let held = sight.hand()[route.colour.unwrap_or_else(|| most_held(sight))];
        route.length.saturating_sub(held)
    }

    fn turn(&self, sight: &Sight<'_>, plan: Option<&Plan>) -> Action {
        if sight.is_last_turn() {
            let claim = finish::best(sight);
            return claim.unwrap_or_else(|| self.draw(sight, None, true));
        }
        let next = plan.and_then(|plan| self.next(sight, plan));
        self.build(sight, plan, next)
            .or_else(|| self.tickets(sight, plan))
            .or_else(|| self.in_passing(sight, next))
            .unwrap_or_else(|| self.draw(sight, next, true))
    }

    /// A claim for its ticket, or a station if the way is blocked.
    fn build(&self, sight: &Sight<'_>, plan: Option<&Plan>, next: Option<RouteId>) -> Option<Action> {
        let plan = plan?;
        let none = Needs::default();
        let link =
            |id: RouteId| pay::claim(sight, id, &none).filter(|claim| tunnel::is_safe_to_try(sight, claim));
        let any = || bits::routes(plan.routes).filter(|_| self.any_link).find_map(link);
        next.and_then(link).or_else(any).or_else(|| station::due(sight, plan, &none))
    }

    fn tickets(&self, sight: &Sight<'_>, plan: Option<&Plan>) -> Option<Action> {
        let time = sight.trains() >= self.more_tickets && sight.fewest_trains() >= PLENTY;
        (plan.is_none() && time && sight.has_tickets()).then_some(Action::DrawTickets)
    }

    /// Something that it sees it could claim, with cards that its next route has no use for.
    fn in_passing(&self, sight: &Sight<'_>, next: Option<RouteId>) -> Option<Action> {
        let needs = Needs::of(sight, next.map_or(0, bits::route));
        let spare = |colour: Card| sight.hand()[colour].saturating_sub(needs.want(colour));
        let all: u8 = Card::COLOURS.into_iter().map(spare).sum();
        // Without a deck there is nothing to wait for.
        if next.is_some() && all < self.restless && sight.has_deck() {
            return None;
        }
        let (mine, theirs) = (sight.board.cities_of(sight.own()), sight.board.cities_of(sight.others()));
        let worth = |id: RouteId| {
            let (route, ends) = (sight.board.map.route(id), sight.board.ends(id));
            let is_theirs = ends & theirs == ends;
            let likes = match self.near {
                Near::Nobody => !is_theirs,
                Near::Anyone => true,
                Near::Others => ends & theirs != 0,
            };
            (likes, ends & mine != 0, route.length)
        };
        let claim = |id: RouteId| {
            let claim = pay::claim(sight, id, &needs).filter(|it| tunnel::is_safe_to_try(sight, it))?;
            let Action::Claim { payment, .. } = claim else { return None };
            let is_spare = payment.locomotives == 0 && spare(payment.colour) >= payment.cards;
            is_spare.then_some(claim)
        };
        let seen = bits::routes(sight.open() & sight.board.of_lengths(1, self.sees));
        let claims = seen.filter_map(|id| Some((worth(id), claim(id)?)));
        let friendly = claims.filter(|((likes, ..), _)| *likes || self.near != Near::Nobody);
        friendly.max_by_key(|(worth, _)| *worth).map(|(_, claim)| claim)
    }

    /// A card for the next route, otherwise an unseen one.
    fn draw(&self, sight: &Sight<'_>, next: Option<RouteId>, first: bool) -> Action {
        let colour = next.map(|id| sight.board.map.route(id).colour.unwrap_or_else(|| most_held(sight)));
        let locomotive = sight.in_row(Card::Locomotive).filter(|_| first && self.loves_locomotives);
        let wanted = || sight.in_row(colour.unwrap_or_else(|| most_held(sight)));
        let blind = sight.has_deck().then_some(Action::DrawBlind);
        let face_up = |slot| Action::DrawFaceUp { slot };
        let any = || {
            let open = |card: &Option<Card>| card.is_some_and(|card| first || !card.is_locomotive());
            sight.row().iter().position(open).map(|slot| face_up(slot as u8))
        };
        let claim = || {
            let none = Needs::default();
            let open = bits::routes(sight.open()).filter(|_| first);
            open.filter_map(|id| pay::claim(sight, id, &none))
                .find(|claim| tunnel::is_safe_to_try(sight, claim))
        };
        let chosen = locomotive.or_else(wanted).map(face_up).or(blind);
        chosen.or_else(any).or_else(claim).unwrap_or_else(|| sight.any_action())
    }
}

/// The colour that it holds most cards of; the first of several.
fn most_held(sight: &Sight<'_>) -> Card {
    let most = Card::COLOURS.into_iter().max_by_key(|c| (sight.hand()[*c], std::cmp::Reverse(*c)));
    most.unwrap_or(Card::Purple)
}

/// The way of fewest spaces.
fn by_spaces(sight: &Sight<'_>, costs: &mut Costs) {
    for route in bits::routes(sight.open()) {
        if costs.of(route) != CLOSED {
            costs.set(bits::route(route), sight.board.map.route(route).length);
        }
    }
}
