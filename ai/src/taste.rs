//! What a style prefers, beyond what wins: enough to be noticed, but not so much that it plays badly.

use crate::parts::bits;
use crate::parts::finish;
use crate::parts::sight::Sight;
use crate::persona::Style;
use crate::weights::Weights;
use engine::{Action, SeatId};

/// What a style prefers, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Taste {
    /// For drawing tickets.
    tickets: f32,
    /// For each ticket kept.
    keep: f32,
    /// For each space of a claim beyond three.
    long: f32,
    /// For a route of the plan for its tickets.
    link: f32,
    /// For each end of a claim that touches its own network.
    joins: f32,
    /// For each seat that a claim blocks.
    block: f32,
}

/// With this many open tickets, a style that likes tickets wants no more.
const ENOUGH: f32 = 3.0;

const PLAIN: Taste = Taste { tickets: 0.0, keep: 0.0, long: 0.0, link: 0.0, joins: 0.0, block: 0.0 };

impl Taste {
    /// Keeps nearly all tickets it is offered. Only for training: its games show what too many tickets lead to.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const HOARDER: Taste = Taste { tickets: 15.0, keep: 8.0, ..PLAIN };

    pub(crate) const fn of(style: Style) -> Taste {
        match style {
            Style::AllRounder => PLAIN,
            Style::Planner => Taste { keep: 3.0, joins: 1.2, ..PLAIN },
            Style::Racer => Taste { tickets: -20.0, keep: -25.0, long: 4.0, link: -5.0, ..PLAIN },
            Style::Blocker => Taste { block: 7.0, ..PLAIN },
            Style::Collector => Taste { tickets: 18.0, keep: 2.0, ..PLAIN },
        }
    }

    /// The weights of a driver with this taste. Weights grow with what was learnt, so the taste is scaled by them: it must
    /// still show in a strong driver, and must not outweigh the little that a weak one knows.
    pub(crate) fn adjust(&self, weights: Weights) -> Weights {
        let (turn, link) = (-weights.keep_turn, weights.link);
        let more = |n: f32| 0.25 * link * self.long * n / 4.0;
        // For a style that likes tickets, much time left counts less as a reason to draw even more.
        let time_left = |weight: f32| if self.tickets > 0.0 { 0.7 * weight } else { weight };
        // Who plans fillers has more use for cards, so more must speak for tickets.
        let rather = if weights.fills() && self.tickets > 0.0 { 1.2 * self.tickets } else { 0.0 };
        Weights {
            tickets: weights.tickets * (1.0 - 0.045 * self.tickets) + rather,
            tickets_trains: time_left(weights.tickets_trains),
            tickets_others: time_left(weights.tickets_others),
            keep_each: weights.keep_each + 0.57 * turn * turn * self.keep,
            link: weights.link + self.link,
            joins: weights.joins + 0.06 * link * self.joins,
            odd: weights.odd + 0.03 * link * self.joins,
            block: weights.block + 0.18 * link * self.block,
            contested: weights.contested + 0.06 * link * self.block,
            contested_more: weights.contested_more + 0.06 * link * self.block,
            plan_4: weights.plan_4 + more(1.0),
            plan_5: weights.plan_5 + more(2.0),
            plan_6: weights.plan_6 + more(3.0),
            free_4: weights.free_4 + more(1.0),
            free_5: weights.free_5 + more(2.0),
            free_6: weights.free_6 + more(3.0),
            ..weights
        }
    }

    /// The points that this style adds to a move; `blocked` are the seats that the move blocks.
    pub(crate) fn bonus(
        &self,
        sight: &Sight<'_>,
        action: Action,
        blocked: impl Iterator<Item = SeatId>,
    ) -> f64 {
        let bonus = match action {
            Action::Claim { route, .. } => {
                let length = sight.board.map.route(route).length;
                let network = sight.board.cities_of(sight.own());
                let joined = (sight.board.cities_of(bits::route(route)) & network).count_ones();
                self.long * f32::from(length.saturating_sub(3))
                    + self.joins * joined as f32
                    + self.block * blocked.count() as f32
            }
            Action::DrawTickets if self.tickets > 0.0 => {
                let open = finish::unfinished(sight).count_ones() as f32;
                self.tickets * (1.0 - open / ENOUGH).max(0.0)
            }
            Action::DrawTickets => self.tickets,
            Action::KeepTickets { keep } => self.keep * f32::from(keep.count()),
            Action::DrawBlind
            | Action::DrawFaceUp { .. }
            | Action::BuildStation { .. }
            | Action::PayTunnel { .. }
            | Action::DeclineTunnel
            | Action::Pass => 0.0,
        };
        f64::from(bonus)
    }
}

#[cfg(test)]
mod tests {
    use engine::PositionBuilder;

    use super::*;
    use crate::parts::sight::position_for;

    #[test]
    fn a_collector_wants_tickets_while_it_has_few_and_no_more_after_that() {
        let bonus = |tickets: &[(&str, &str)]| {
            let position =
                tickets.iter().fold(PositionBuilder::new("usa", 2), |it, (a, b)| it.ticket(0, a, b));
            let view = position.build().unwrap().view(SeatId(0));
            let state = position_for(&view);
            let board = crate::parts::board::Board::of(&view.map);
            let sight = Sight::of(&board, &view, &state, SeatId(0));
            Taste::of(Style::Collector).bonus(&sight, Action::DrawTickets, std::iter::empty())
        };
        let tickets = [("denver", "el-paso"), ("kansas-city", "houston"), ("duluth", "el-paso")];
        assert!(bonus(&tickets[..1]) > 0.0, "one ticket is few");
        assert_eq!(bonus(&tickets), 0.0, "three are enough");
    }
}
