//! What a seat's points are made of, for the bars of the result.

use engine::Score;

/// A seat's points by what brought them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Parts {
    /// Claimed routes.
    pub routes: i16,
    /// Tickets that are done.
    pub tickets: i16,
    /// What unfinished tickets cost, as a positive number.
    pub lost: i16,
    /// Stations that were not built.
    pub stations: i16,
    /// The longest path.
    pub longest: i16,
    /// Most completed tickets.
    pub most_tickets: i16,
}

impl Parts {
    /// Those of a final score.
    pub fn of(score: &Score) -> Parts {
        let mut parts = Parts {
            routes: score.routes,
            stations: score.unbuilt_stations,
            longest: score.longest.bonus,
            most_tickets: score.most_tickets,
            ..Parts::default()
        };
        score.tickets.iter().for_each(|ticket| parts.add_ticket(ticket.points));
        parts
    }

    /// A ticket is counted: below zero if it is unfinished.
    pub(super) fn add_ticket(&mut self, points: i16) {
        if points < 0 {
            self.lost -= points;
        } else {
            self.tickets += points;
        }
    }

    /// What is above zero, in the order of the bar.
    pub fn gained(self) -> [i16; 5] {
        [self.routes, self.tickets, self.most_tickets, self.stations, self.longest]
    }

    /// Everything together.
    pub fn total(self) -> i16 {
        self.gained().iter().sum::<i16>() - self.lost
    }
}

/// One scale for all bars: as far below zero, and above it, as any of them goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale {
    lost: i16,
    gained: i16,
}

impl Scale {
    /// The scale on which these fit.
    pub fn of(all: impl IntoIterator<Item = Parts>) -> Scale {
        all.into_iter().fold(Scale { lost: 0, gained: 0 }, |scale, parts| Scale {
            lost: scale.lost.max(parts.lost),
            gained: scale.gained.max(parts.gained().iter().sum()),
        })
    }

    /// How much of the whole width these points take, in percent.
    pub fn percent(self, points: i16) -> f32 {
        100.0 * f32::from(points) / f32::from((self.lost + self.gained).max(1))
    }

    /// How far from the left edge a bar begins that goes so many points below zero, in percent.
    pub fn start(self, lost: i16) -> f32 {
        self.percent(self.lost - lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_bars_share_one_zero_and_fill_the_width_together() {
        let good = Parts { routes: 50, tickets: 30, longest: 10, ..Parts::default() };
        let bad = Parts { routes: 20, lost: 10, ..Parts::default() };
        assert_eq!((good.total(), bad.total()), (90, 10));
        let scale = Scale::of([good, bad]);
        assert_eq!((scale.start(good.lost), scale.percent(90)), (10.0, 90.0));
        assert_eq!((scale.start(bad.lost), scale.percent(bad.lost)), (0.0, 10.0), "it reaches zero");
        assert_eq!(Scale::of([]).percent(0), 0.0, "a game in which nobody did anything");
    }
}
