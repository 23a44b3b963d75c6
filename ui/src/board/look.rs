//! What is shown on a board besides its pieces: what can be claimed, what is pointed at, what is highlighted.

use std::collections::{BTreeMap, BTreeSet};

use engine::{CityId, RouteId, SeatColour};
use model::Lit;
use model::tickets::Goal;

/// Everything at once; each route and city looks up its own part.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Look {
    /// Routes that can be claimed now.
    pub(crate) claimable: BTreeSet<RouteId>,
    /// Cities where a station can be built, while one is looked for.
    pub(crate) sites: BTreeSet<CityId>,
    /// Of these, the ones where a station would help a ticket.
    pub(crate) useful: BTreeSet<CityId>,
    /// Ghost trains, on a route that is about to be claimed.
    pub(crate) ghost: Option<(RouteId, SeatColour)>,
    pub(crate) ghost_station: Option<(CityId, SeatColour)>,
    pub(crate) hovered: Option<RouteId>,
    /// What is highlighted; the rest is dimmed, unless nothing is highlighted.
    pub(crate) lit: Lit,
    /// Cities with a ring around them; the rest is not dimmed for it.
    pub(crate) ringed: BTreeSet<CityId>,
    /// Cities of tickets in hand.
    pub(crate) goals: BTreeMap<CityId, Goal>,
    /// Routes that were claimed just now: their trains roll on.
    pub(crate) fresh: BTreeSet<RouteId>,
    /// Routes that nobody can claim any more.
    pub(crate) closed: BTreeSet<RouteId>,
}

/// A route's part of a look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct RouteLook {
    pub(super) claimable: bool,
    hovered: bool,
    pub(super) lit: bool,
    /// Its place on the trail, if it is on one.
    traced: Option<usize>,
    fresh: bool,
    closed: bool,
    pub(super) ghost: Option<SeatColour>,
}

/// A city's part of a look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct CityLook {
    site: bool,
    useful: bool,
    lit: bool,
    ringed: bool,
    pub(super) goal: Option<Goal>,
    pub(super) ghost: Option<SeatColour>,
}

impl Look {
    pub(super) fn route(&self, id: RouteId) -> RouteLook {
        RouteLook {
            claimable: self.claimable.contains(&id),
            hovered: self.hovered == Some(id),
            lit: self.lit.routes.contains(&id),
            traced: self.lit.trail.iter().position(|route| *route == id),
            fresh: self.fresh.contains(&id),
            closed: self.closed.contains(&id),
            ghost: self.ghost.filter(|(route, _)| *route == id).map(|(_, seat)| seat),
        }
    }

    pub(super) fn city(&self, id: CityId) -> CityLook {
        CityLook {
            site: self.sites.contains(&id),
            useful: self.useful.contains(&id),
            lit: self.lit.cities.contains(&id),
            ringed: self.ringed.contains(&id),
            goal: self.goals.get(&id).copied(),
            ghost: self.ghost_station.filter(|(city, _)| *city == id).map(|(_, seat)| seat),
        }
    }
}

impl RouteLook {
    /// Its CSS classes.
    pub(super) fn classes(self) -> String {
        let words = [
            (self.claimable, "claimable"),
            (self.hovered, "hovered"),
            (self.lit, "lit"),
            (self.traced.is_some(), "traced"),
            (self.fresh, "fresh"),
            (self.closed, "closed"),
            (self.ghost.is_some(), "ghost"),
        ];
        let mut classes = join(&words, self.ghost);
        if let Some(at) = self.traced {
            classes.push_str(" at-");
            classes.push_str(&at.to_string());
        }
        classes
    }
}

impl CityLook {
    pub(super) fn classes(self) -> String {
        let words = [
            (self.site, "site"),
            (self.useful, "useful"),
            (self.lit, "lit"),
            (self.ringed, "ringed"),
            (self.goal == Some(Goal::Open), "goal"),
            (self.goal == Some(Goal::Reached), "reached"),
        ];
        join(&words, None)
    }
}

fn join(words: &[(bool, &str)], ghost: Option<SeatColour>) -> String {
    let mut joined: String = words.iter().filter(|(is, _)| *is).flat_map(|(_, word)| [" ", word]).collect();
    if let Some(seat) = ghost {
        joined.push_str(" seat-");
        joined.push_str(seat.name());
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_route_and_city_finds_its_own_part() {
        let look = Look {
            claimable: [RouteId(3)].into(),
            ghost: Some((RouteId(4), SeatColour::Red)),
            closed: [RouteId(7)].into(),
            goals: [(CityId(2), Goal::Reached)].into(),
            lit: Lit {
                routes: [RouteId(3), RouteId(6)].into(),
                cities: [CityId(1)].into(),
                trail: vec![RouteId(9), RouteId(6)],
            },
            ..Look::default()
        };
        assert_eq!(look.route(RouteId(3)).classes(), " claimable lit");
        assert_eq!(look.route(RouteId(4)).classes(), " ghost seat-red");
        assert_eq!(look.route(RouteId(5)), RouteLook::default());
        assert_eq!(look.route(RouteId(7)).classes(), " closed");
        assert_eq!(look.route(RouteId(6)).classes(), " lit traced at-1");
        assert_eq!(look.city(CityId(1)).classes(), " lit");
        assert_eq!(look.city(CityId(2)).classes(), " reached");
        assert!(!look.lit.is_empty() && Lit::default().is_empty());
    }
}
