//! The cards of a tunnel, turned one at a time.

use std::time::Duration;

use model::Dig;

/// A try at a tunnel on show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Turning {
    pub(crate) dig: Dig,
    /// How many of its cards lie face up.
    pub(crate) turned: usize,
    /// Is it shown what came of it?
    pub(crate) is_over: bool,
}

impl Turning {
    /// All cards lie face down.
    pub(super) fn begin(dig: Dig) -> Turning {
        Turning { dig, turned: 0, is_over: false }
    }

    /// All of it at once.
    pub(super) fn end(dig: Dig) -> Turning {
        Turning { turned: dig.cards.len(), dig, is_over: true }
    }

    /// One more card is turned; `None` if all of them are.
    pub(super) fn next(self) -> Option<Turning> {
        (self.turned < self.dig.cards.len()).then(|| Turning { turned: self.turned + 1, ..self })
    }

    /// How long it stays like this, at a speed in percent.
    pub(super) fn beat(&self, speed: u16) -> Duration {
        let usual = if self.turned == 0 { 500 } else { 650 };
        Duration::from_millis(usual * 100 / u64::from(speed.max(1)))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Card, Payment, RouteId, SeatId};

    use super::*;

    #[test]
    fn one_card_after_the_other_is_turned() {
        let cards = vec![Card::Red, Card::Blue, Card::White];
        let dig = Dig { seat: SeatId(0), route: RouteId(1), payment: Payment::locomotives(1), cards };
        let mut turning = Some(Turning::begin(dig.clone()));
        for turned in 0..=3 {
            let now = turning.expect("a card is turned");
            assert_eq!((now.turned, now.is_over), (turned, false));
            assert!(now.beat(200) < now.beat(100) && !now.beat(200).is_zero());
            turning = now.next();
        }
        assert_eq!(turning, None, "all of them are turned");
        assert_eq!(Turning::end(dig).turned, 3);
    }
}
