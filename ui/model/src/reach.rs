//! What tickets take: the trains of their shortest ways, what these ways have in common, and when it gets hard.

use engine::{TicketId, View};

/// How far the cities of a ticket are from being joined by the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// They are joined already.
    Joined,
    /// The shortest way takes this many trains.
    Trains(u8),
    /// No way is left but over routes of others.
    Closed,
}

/// Whether the trains in hand are enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strain {
    /// They are, with some to spare.
    Easy,
    /// They are, if there is no detour.
    Tight,
    /// They are not.
    TooFar,
}

impl Strain {
    /// Of so many needed trains for a seat that has so many left.
    pub fn of(needed: u8, left: u8) -> Strain {
        let (needed, left) = (u16::from(needed), u16::from(left));
        if needed > left {
            Strain::TooFar
        } else if needed * 10 > left * 9 {
            Strain::Tight
        } else {
            Strain::Easy
        }
    }
}

/// What the viewer could reach with any number of trains, without building stations.
#[derive(Debug, Clone)]
pub struct Outlook {
    view: View,
    seat: usize,
}

impl Outlook {
    /// `None` for a spectator.
    pub fn of(view: &View) -> Option<Outlook> {
        let seat = view.viewer?.index();
        let mut view = View { legal: Vec::new(), history: Vec::new(), ..view.clone() };
        let own = view.seats.get_mut(seat)?;
        (own.trains, own.stations_left) = (u8::MAX, 0);
        Some(Outlook { view, seat })
    }

    /// How far the cities of this ticket are from being joined.
    pub fn reach(&self, ticket: TicketId) -> Reach {
        match self.path(ticket) {
            None => Reach::Closed,
            Some(path) if path.to_claim.is_empty() => Reach::Joined,
            Some(path) => Reach::Trains(path.trains),
        }
    }

    /// How many trains fewer two tickets take together than one by one.
    pub fn shared(&self, one: TicketId, other: TicketId) -> u8 {
        let apart = self.together(&[one]).saturating_add(self.together(&[other]));
        apart.saturating_sub(self.together(&[one, other]))
    }

    /// How many trains these tickets take together. Those that are closed don't count.
    ///
    /// One after the other: what is planned for one is free for the next. The order matters, so two are tried.
    pub fn together(&self, tickets: &[TicketId]) -> u8 {
        let mut order = tickets.to_vec();
        order.sort_by_cached_key(|ticket| self.path(*ticket).map(|path| path.trains));
        let nearest_first = self.one_by_one(order.iter());
        nearest_first.min(self.one_by_one(order.iter().rev()))
    }

    fn one_by_one<'a>(&self, tickets: impl Iterator<Item = &'a TicketId>) -> u8 {
        let mut planned = self.clone();
        let mut trains = 0_u8;
        for ticket in tickets {
            let Some(path) = planned.path(*ticket) else { continue };
            trains = trains.saturating_add(path.trains);
            planned.view.seats[planned.seat].routes.extend(path.to_claim);
        }
        trains
    }

    fn path(&self, ticket: TicketId) -> Option<engine::Path> {
        self.view.path(self.view.map.tickets().get(ticket.index())?.ends)
    }
}

#[cfg(test)]
mod tests {
    use engine::{PositionBuilder, SeatId};

    use super::*;

    fn outlook(position: PositionBuilder) -> Outlook {
        Outlook::of(&position.build().expect("a position").view(SeatId(0))).expect("a viewer")
    }

    fn ticket(outlook: &Outlook, from: &str, to: &str) -> TicketId {
        let map = &outlook.view.map;
        let ends = [from, to].map(|key| map.city_keyed(key).expect("a city").id);
        let ticket = map.tickets().iter().find(|it| ends.iter().all(|end| it.ends.contains(end)));
        ticket.unwrap_or_else(|| panic!("no ticket {from} – {to}")).id
    }

    #[test]
    fn own_routes_are_free_and_routes_of_others_are_closed() {
        let usa = || PositionBuilder::new("usa", 2);
        let reach = |position| {
            let outlook = outlook(position);
            outlook.reach(ticket(&outlook, "denver", "el-paso"))
        };
        assert_eq!(reach(usa()), Reach::Trains(4), "by Santa Fe");
        assert_eq!(reach(usa().owns(0, "denver", "santa-fe")), Reach::Trains(2));
        let joined = usa().owns(0, "denver", "santa-fe").owns(0, "el-paso", "santa-fe");
        assert_eq!(reach(joined), Reach::Joined);
        assert_eq!(reach(usa().owns(1, "denver", "santa-fe")), Reach::Trains(8), "by Phoenix");
        assert_eq!(reach(usa().trains(0, 2)), Reach::Trains(4), "however many trains are left");
    }

    #[test]
    fn a_ticket_that_only_a_station_could_finish_is_closed() {
        let europe = ["madrid", "cadiz"]
            .into_iter()
            .fold(PositionBuilder::new("europe", 2), |game, city| game.owns(1, "lisboa", city));
        let outlook = outlook(europe);
        assert_eq!(outlook.reach(ticket(&outlook, "lisboa", "danzig")), Reach::Closed);
        let open = ticket(&outlook, "kyiv", "sochi");
        let closed = ticket(&outlook, "lisboa", "danzig");
        assert_eq!(outlook.together(&[closed, open]), outlook.together(&[open]), "it takes no trains");
    }

    #[test]
    fn tickets_share_the_trains_that_both_of_them_use() {
        let outlook = outlook(PositionBuilder::new("usa", 2));
        let south = ticket(&outlook, "helena", "los-angeles");
        let north = ticket(&outlook, "calgary", "salt-lake-city");
        assert_eq!(outlook.shared(south, north), 3, "Helena–Salt Lake City");
        assert_eq!(outlook.together(&[south, north]), 12);
        let far = ticket(&outlook, "boston", "miami");
        assert_eq!(outlook.shared(north, far), 0);
        assert_eq!(outlook.together(&[]), 0);
    }

    #[test]
    fn a_small_detour_that_another_ticket_pays_for_counts_as_shared() {
        let outlook = outlook(PositionBuilder::new("usa", 2));
        let short = ticket(&outlook, "denver", "el-paso");
        let long = ticket(&outlook, "calgary", "phoenix");
        assert_eq!((outlook.reach(short), outlook.reach(long)), (Reach::Trains(4), Reach::Trains(13)));
        assert_eq!(
            outlook.together(&[long, short]),
            15,
            "by Santa Fe, in whichever order they are asked for"
        );
        assert_eq!(outlook.shared(short, long), outlook.shared(long, short));
    }

    #[test]
    fn it_gets_hard_when_nothing_is_left_for_a_detour() {
        assert_eq!(Strain::of(38, 45), Strain::Easy);
        assert_eq!(Strain::of(41, 45), Strain::Tight);
        assert_eq!(Strain::of(46, 45), Strain::TooFar);
        assert_eq!(Strain::of(0, 0), Strain::Easy);
    }
}
