//! What a station would be good for, as things stand, and what it gives up.

use std::collections::BTreeSet;

use engine::{CityId, TicketId, View};

/// What a station in a city would do for the viewer's tickets.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Benefit {
    /// The tickets that it completes at once.
    pub completes: Vec<TicketId>,
    /// Tickets to which no way is left, and to which it would open one.
    pub opens: Vec<TicketId>,
    /// What the completed tickets are worth.
    pub points: i16,
    /// What every station that is not built is worth at the end.
    pub gives_up: u8,
}

impl Benefit {
    /// Of a station in this city.
    pub fn of(view: &View, city: CityId) -> Benefit {
        let gives_up = view.map.features().unused_station;
        let Some(with) = with_station(view, city) else { return Benefit { gives_up, ..Benefit::default() } };
        let (before, after) = (completed(view), completed(&with));
        let worth = |tickets: &BTreeSet<TicketId>| -> i16 {
            tickets.iter().map(|ticket| i16::from(view.map.ticket(*ticket).points)).sum()
        };
        let without = standing(view.clone());
        let opens = |ticket: &&TicketId| {
            !after.contains(ticket) && !has_way(&without, **ticket) && has_way(&with, **ticket)
        };
        Benefit {
            completes: after.difference(&before).copied().collect(),
            opens: view.tickets.iter().filter(opens).copied().collect(),
            points: worth(&after) - worth(&before),
            gives_up,
        }
    }

    /// Would it help any ticket?
    pub fn is_any(&self) -> bool {
        !self.completes.is_empty() || !self.opens.is_empty()
    }
}

/// Those of these cities where a station would help a ticket, the best first.
pub fn useful_sites(view: &View, sites: &BTreeSet<CityId>) -> Vec<(CityId, Benefit)> {
    let benefits = sites.iter().filter(|city| may_help(view, **city));
    let benefits = benefits.map(|city| (*city, Benefit::of(view, *city)));
    let mut useful: Vec<_> = benefits.filter(|(_, benefit)| benefit.is_any()).collect();
    useful.sort_by_key(|(_, benefit)| std::cmp::Reverse((benefit.points, benefit.opens.len())));
    useful
}

/// Would any ticket that has no way now get one, with trains or without any? To score every city would take too long.
fn may_help(view: &View, city: CityId) -> bool {
    let others = view.seats.iter().filter(|seat| view.viewer != Some(seat.seat));
    let mut routes = others.flat_map(|seat| &seat.routes).filter_map(|id| view.map.routes().get(id.index()));
    if !routes.any(|route| route.ends.contains(&city)) {
        return false;
    }
    let Some(with) = with_station(view, city) else { return false };
    let without = standing(view.clone());
    let gets_way = |without: &View, with: &View| {
        view.tickets.iter().any(|ticket| !has_way(without, *ticket) && has_way(with, *ticket))
    };
    gets_way(&without, &with) || gets_way(&without_trains(without), &without_trains(with))
}

/// The same, if the viewer had a station there, and could build no more.
fn with_station(view: &View, city: CityId) -> Option<View> {
    let mut with = standing(view.clone());
    with.seats.get_mut(view.viewer?.index())?.stations.push(city);
    Some(with)
}

/// The same with the stations that stand, and none to be built.
fn standing(view: View) -> View {
    let mut view = View { legal: Vec::new(), history: Vec::new(), ..view };
    if let Some(own) = view.viewer.and_then(|viewer| view.seats.get_mut(viewer.index())) {
        own.stations_left = 0;
    }
    view
}

fn without_trains(mut view: View) -> View {
    if let Some(own) = view.viewer.and_then(|viewer| view.seats.get_mut(viewer.index())) {
        own.trains = 0;
    }
    view
}

fn completed(view: &View) -> BTreeSet<TicketId> {
    let scores = view.scores_so_far();
    let own = view.viewer.and_then(|viewer| scores.seats.into_iter().nth(viewer.index()));
    let done = |it: &engine::TicketScore| it.completed.then_some(it.ticket);
    own.iter().flat_map(|score| &score.tickets).filter_map(done).collect()
}

fn has_way(view: &View, ticket: TicketId) -> bool {
    view.map.tickets().get(ticket.index()).is_some_and(|ticket| view.path(ticket.ends).is_some())
}

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId};

    use super::*;
    use crate::intent::{Intent, sites};

    fn view(position: PositionBuilder) -> View {
        position.build().expect("a position").view(SeatId(0))
    }

    fn city(view: &View, key: &str) -> CityId {
        view.map.city_keyed(key).expect("a city").id
    }

    /// Paris–Wien lacks the last stretch, which is another's.
    fn one_missing() -> PositionBuilder {
        PositionBuilder::new("europe", 2)
            .owns(0, "frankfurt", "paris")
            .owns(0, "frankfurt", "munchen")
            .owns(1, "munchen", "wien")
            .ticket(0, "paris", "wien")
            .hand(0, "RRR")
    }

    #[test]
    fn a_station_beside_the_missing_route_completes_the_ticket() {
        let view = view(one_missing());
        for key in ["munchen", "wien"] {
            let benefit = Benefit::of(&view, city(&view, key));
            assert_eq!((benefit.completes.clone(), benefit.opens.clone()), (view.tickets.clone(), vec![]));
            assert_eq!((benefit.points, benefit.gives_up), (8, 4), "{key}");
        }
        let elsewhere = Benefit::of(&view, city(&view, "madrid"));
        assert!(!elsewhere.is_any(), "{elsewhere:?}");
        let sites = sites(&view.legal, Intent::Site);
        let useful: Vec<_> = useful_sites(&view, &sites).into_iter().map(|(city, _)| city).collect();
        assert_eq!(useful, [city(&view, "munchen"), city(&view, "wien")]);
    }

    #[test]
    fn a_ticket_that_is_shut_in_gets_a_way_again() {
        // Lisboa's only two routes are another's.
        let shut = PositionBuilder::new("europe", 2)
            .owns(1, "lisboa", "madrid")
            .owns(1, "cadiz", "lisboa")
            .ticket(0, "lisboa", "danzig")
            .hand(0, "RRR");
        let view = view(shut);
        let benefit = Benefit::of(&view, city(&view, "lisboa"));
        assert_eq!((benefit.completes, benefit.opens), (vec![], view.tickets.clone()));
        assert_eq!(benefit.points, 0, "nothing is done yet");
        let sites = sites(&view.legal, Intent::Site);
        let useful: Vec<_> = useful_sites(&view, &sites).into_iter().map(|(city, _)| city).collect();
        let mut expected = ["lisboa", "madrid", "cadiz"].map(|key| city(&view, key));
        expected.sort();
        assert_eq!(useful, expected);
    }

    #[test]
    fn what_is_done_already_is_not_done_again() {
        let done = view(one_missing().station(0, "munchen"));
        let again = Benefit::of(&done, city(&done, "wien"));
        assert!(!again.is_any() && again.points == 0, "it is done already: {again:?}");
    }

    #[test]
    fn whoever_only_watches_gets_nothing() {
        let mut view = view(one_missing());
        view.viewer = None;
        assert!(!Benefit::of(&view, city(&view, "wien")).is_any());
    }
}
