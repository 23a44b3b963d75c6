//! The states of the viewer's tickets and of their cities, and the tickets that were completed just now.

use std::collections::BTreeMap;

use engine::{Action, CityId, Keep, RouteId, SeatId, TicketId, View};

/// The state of a ticket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TicketState {
    /// Its cities can still be joined.
    Open,
    /// At the moment there is no way left to join them.
    Blocked,
    /// Its cities are joined.
    Done,
}

/// The viewer's tickets with their states. Open ones first; within a group, those with most points first.
pub fn states(view: &View) -> Vec<(TicketId, TicketState)> {
    let map = &view.map;
    let done = done(view);
    let mut all: Vec<_> = view
        .tickets
        .iter()
        .map(|ticket| {
            let state = if done.contains(ticket) {
                TicketState::Done
            } else if view.path(map.ticket(*ticket).ends).is_some() {
                TicketState::Open
            } else {
                TicketState::Blocked
            };
            (*ticket, state)
        })
        .collect();
    all.sort_by_key(|(ticket, state)| (*state, u8::MAX - map.ticket(*ticket).points));
    all
}

/// The viewer's tickets whose cities are joined.
pub fn done(view: &View) -> Vec<TicketId> {
    let scores = view.scores_so_far();
    let own = view.viewer.and_then(|seat| scores.seats.get(seat.index()));
    let tickets = own.map_or(&[][..], |own| &own.tickets);
    tickets.iter().filter(|ticket| ticket.completed).map(|ticket| ticket.ticket).collect()
}

/// A ticket that was completed just now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// The ticket.
    pub ticket: TicketId,
    /// The routes that join its cities.
    pub way: Vec<RouteId>,
}

/// Of these tickets of a seat, those that are completed now and are not among `before`. On a shared device the view may already
/// be nobody's; the seat's own tickets are known from before.
pub fn finished(view: &View, seat: SeatId, tickets: &[TicketId], before: &[TicketId]) -> Vec<Finished> {
    let own = View { viewer: Some(seat), tickets: tickets.to_vec(), ..view.clone() };
    let way = |ticket: TicketId| own.path(own.map.ticket(ticket).ends).unwrap_or_default().routes;
    let new = done(&own).into_iter().filter(|ticket| !before.contains(ticket));
    new.map(|ticket| Finished { ticket, way: way(ticket) }).collect()
}

/// What a city means to the viewer's tickets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goal {
    /// All tickets of this city are done.
    Reached,
    /// A ticket of this city is not done.
    Open,
}

/// The cities of the viewer's tickets; none once the game is over.
pub fn goals(view: &View) -> BTreeMap<CityId, Goal> {
    let mut goals = BTreeMap::new();
    if view.scores.is_some() {
        return goals;
    }
    for (ticket, state) in states(view) {
        let goal = match state {
            TicketState::Open | TicketState::Blocked => Goal::Open,
            TicketState::Done => Goal::Reached,
        };
        for city in view.map.ticket(ticket).ends {
            goals.entry(city).and_modify(|known: &mut Goal| *known = goal.max(*known)).or_insert(goal);
        }
    }
    goals
}

/// The smallest number of offered tickets that may be kept.
pub fn least_kept(legal: &[Action]) -> u8 {
    let kept = |action: &Action| match action {
        Action::KeepTickets { keep } => Some(Keep::count(*keep)),
        _ => None,
    };
    legal.iter().filter_map(kept).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId};

    use super::*;

    #[test]
    fn tickets_are_open_done_or_blocked() {
        let game = PositionBuilder::new("usa", 2)
            .owns(0, "portland", "seattle")
            .ticket(0, "los-angeles", "new-york")
            .ticket(0, "seattle", "new-york")
            .trains(0, 20)
            .build()
            .expect("a position");
        let mut view = game.view(SeatId(0));
        assert!(states(&view).iter().all(|(_, state)| *state == TicketState::Open), "both can be reached");
        view.seats[0].trains = 2;
        assert!(
            states(&view).iter().all(|(_, state)| *state == TicketState::Blocked),
            "two trains reach nowhere"
        );
        let done = PositionBuilder::new("usa", 2).owns(0, "calgary", "helena").owns(0, "denver", "helena");
        let done =
            done.owns(0, "denver", "phoenix").ticket(0, "calgary", "phoenix").build().expect("a position");
        let state: Vec<_> = states(&done.view(SeatId(0))).into_iter().map(|(_, state)| state).collect();
        assert_eq!(state, [TicketState::Done]);
    }

    #[test]
    fn a_city_is_a_goal_until_all_its_tickets_are_done() {
        let game = PositionBuilder::new("usa", 2)
            .owns(0, "denver", "santa-fe")
            .owns(0, "el-paso", "santa-fe")
            .ticket(0, "denver", "el-paso")
            .ticket(0, "denver", "pittsburgh")
            .build()
            .expect("a position");
        let mut view = game.view(SeatId(0));
        let city = |key: &str| view.map.city_keyed(key).expect("a city").id;
        let expected = [
            (city("denver"), Goal::Open),
            (city("el-paso"), Goal::Reached),
            (city("pittsburgh"), Goal::Open),
        ];
        assert_eq!(goals(&view), expected.into());
        view.scores = Some(view.scores_so_far());
        assert_eq!(goals(&view), BTreeMap::new(), "the count shows them one by one");
    }

    #[test]
    fn a_ticket_that_was_completed_just_now_has_its_way_even_if_the_device_is_handed_on() {
        let game = PositionBuilder::new("usa", 2).owns(0, "calgary", "helena").owns(0, "denver", "helena");
        let game = game.owns(0, "denver", "phoenix").ticket(0, "calgary", "phoenix");
        let game = game.build().expect("a position");
        let own = game.view(SeatId(0));
        let seen = finished(&game.spectator_view(), SeatId(0), &own.tickets, &[]);
        let [Finished { ticket, way }] = seen.as_slice() else { panic!("{seen:?}") };
        assert_eq!(*ticket, own.tickets[0]);
        assert!(way.len() == 3 && way.iter().all(|route| own.seats[0].routes.contains(route)), "{way:?}");
        assert!(finished(&own, SeatId(0), &own.tickets, &own.tickets).is_empty(), "it was done before");
    }

    #[test]
    fn the_fewest_that_may_be_kept_are_found_among_what_is_legal() {
        let keep = |bits: u8| Action::KeepTickets { keep: Keep(bits) };
        assert_eq!(least_kept(&[keep(0b111), keep(0b011), keep(0b101)]), 2);
        assert_eq!(least_kept(&[Action::DrawBlind]), 0);
    }
}
