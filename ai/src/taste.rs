//! What a style likes, beyond what wins: so much that one sees it, so little that it still plays well.

use crate::parts::bits;
use crate::parts::finish;
use crate::parts::sight::Sight;
use crate::persona::Style;
use crate::weights::Weights;
use engine::{Action, SeatId};

/// What a style likes, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Taste {
    /// Drawing tickets, and each one kept.
    tickets: f32,
    keep: f32,
    /// Each space of a claim beyond three.
    long: f32,
    /// A link of the way to a ticket.
    link: f32,
    /// Each end of a claim in the own network.
    joins: f32,
    /// Each seat that a claim is in the way of.
    block: f32,
}

/// With so many open tickets, those who like them want no more.
const ENOUGH: f32 = 3.0;

const PLAIN: Taste = Taste { tickets: 0.0, keep: 0.0, long: 0.0, link: 0.0, joins: 0.0, block: 0.0 };

impl Taste {
    /// Keeps nearly all that it is offered. Nobody plays against it: what too many tickets come to is learnt from it.
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

    /// The weights of a driver with this taste. Who has learnt more weighs everything more: a taste has to keep up with it,
    /// and may not drown what a beginner knows.
    pub(crate) fn season(&self, weights: Weights) -> Weights {
        let (turn, link) = (-weights.keep_turn, weights.link);
        let more = |n: f32| 0.25 * link * self.long * n / 4.0;
        // Where tickets are liked at all, a long game is no reason to take still more of them.
        let lasting = |weight: f32| if self.tickets > 0.0 { 0.7 * weight } else { weight };
        Weights {
            tickets: weights.tickets * (1.0 - 0.045 * self.tickets),
            tickets_trains: lasting(weights.tickets_trains),
            tickets_others: lasting(weights.tickets_others),
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

    /// What this style adds to a move; `blocked` are those whom it is in the way of.
    pub(crate) fn liking(
        &self,
        sight: &Sight<'_>,
        action: Action,
        blocked: impl Iterator<Item = SeatId>,
    ) -> f64 {
        let liking = match action {
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
        f64::from(liking)
    }
}

#[cfg(test)]
mod tests {
    use engine::PositionBuilder;

    use super::*;
    use crate::parts::sight::known;

    #[test]
    fn a_collector_wants_something_to_do_and_no_more_than_that() {
        let wish = |tickets: &[(&str, &str)]| {
            let position =
                tickets.iter().fold(PositionBuilder::new("usa", 2), |it, (a, b)| it.ticket(0, a, b));
            let view = position.build().unwrap().view(SeatId(0));
            let state = known(&view);
            let board = crate::parts::board::Board::of(&view.map);
            let sight = Sight::of(&board, &view, &state, SeatId(0));
            Taste::of(Style::Collector).liking(&sight, Action::DrawTickets, std::iter::empty())
        };
        let tickets = [("denver", "el-paso"), ("kansas-city", "houston"), ("duluth", "el-paso")];
        assert!(wish(&tickets[..1]) > 0.0, "one ticket is little to do");
        assert_eq!(wish(&tickets), 0.0, "three are enough");
    }
}
