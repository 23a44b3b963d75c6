//! What one looks for in a game.

use engine::{SeatId, SeenEvent};

use super::Course;

/// A kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A route was claimed, or a station built.
    Claims,
    /// Tickets were drawn.
    Tickets,
    /// A tunnel was tried.
    Tunnels,
    /// Another seat leads by the points of its routes.
    Lead,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Claims, Kind::Tickets, Kind::Tunnels, Kind::Lead];

    /// Its name in the page's markup.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Claims => "claims",
            Kind::Tickets => "tickets",
            Kind::Tunnels => "tunnels",
            Kind::Lead => "lead",
        }
    }

    /// The kind of that name.
    pub fn named(key: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// The steps at which it happens, in order.
    pub fn steps(self, course: &Course) -> Vec<usize> {
        let with = |is_one: fn(&SeenEvent) -> bool| {
            (1..=course.last()).filter(|step| course.events(*step).iter().any(is_one)).collect()
        };
        match self {
            Kind::Claims => {
                with(|event| matches!(event, SeenEvent::Claimed { .. } | SeenEvent::StationBuilt { .. }))
            }
            Kind::Tickets => with(|event| matches!(event, SeenEvent::TicketsOffered { .. })),
            Kind::Tunnels => with(|event| matches!(event, SeenEvent::TunnelTried { .. })),
            Kind::Lead => lead_changes(course),
        }
    }
}

/// The steps at which another seat than before has the most points for its routes, alone.
fn lead_changes(course: &Course) -> Vec<usize> {
    let end = course.end();
    let mut points = vec![0_u16; end.seats.len()];
    let mut leader = None;
    let mut changes = Vec::new();
    for step in 1..=course.last() {
        for event in course.events(step) {
            if let SeenEvent::Claimed { seat, route, .. } = event
                && let Some(points) = points.get_mut(seat.index())
            {
                *points += u16::from(end.map.route(*route).points);
            }
        }
        let now = alone_in_front(&points);
        if now.is_some() && now != leader {
            changes.push(step);
            leader = now;
        }
    }
    changes
}

fn alone_in_front(points: &[u16]) -> Option<SeatId> {
    let most = points.iter().max()?;
    let mut first = (0..).map(SeatId).zip(points).filter(|(_, points)| *points == most);
    let (seat, _) = first.next()?;
    first.next().is_none().then_some(seat)
}
