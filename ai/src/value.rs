//! A quick estimate of a position: how many points every seat will end with, by weights that were learnt from games.
//!
//! Imagined games are stopped after some rounds and evaluated by this. It sees the whole imagined position, which is not
//! cheating: the search has dealt it from what its own seat knows.

mod outlook;

use crate::bots::Driver;
use crate::learnt::Learnt;
use crate::parts::board::Board;
use crate::policy::Memos;
use engine::{Map, SeatId, State};
pub(crate) use outlook::{ASPECTS, Outlook, SIZE};

/// The weights, made by `cargo xtask train --value`.
static LEARNT: Learnt<Value> = Learnt::new(
    [
        include_str!("../data/value-usa-2.txt"),
        include_str!("../data/value-usa-4.txt"),
        include_str!("../data/value-europe-2.txt"),
        include_str!("../data/value-europe-4.txt"),
    ],
    Value::read,
);

/// The predicted lead that is taken to win three games of four.
const LEAD: f64 = 20.0;

/// What each aspect of a seat's outlook adds to its final score.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Value([f64; SIZE]);

impl Value {
    /// What was learnt for such a table.
    pub(crate) fn learnt(map: &Map, seats: u8) -> &'static Value {
        LEARNT.of(map, seats)
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const fn new(weights: [f64; SIZE]) -> Value {
        Value(weights)
    }

    /// Reads a line for each aspect: its name, its weight, and how the weight changes with the time left and with the
    /// seat's trains compared to the others'.
    fn read(text: &str) -> Value {
        let mut weights = [0.0; SIZE];
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split(' ');
            let Some(place) = words.next().and_then(|name| ASPECTS.iter().position(|known| *known == name))
            else {
                continue;
            };
            for (part, word) in words.enumerate().take(3) {
                weights[part * ASPECTS.len() + place] = word.parse().unwrap_or(0.0);
            }
        }
        Value(weights)
    }

    /// The text that [`Value::read`] reads. Weights are never learnt in a browser.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn write(&self) -> String {
        let lines = ASPECTS.iter().enumerate().map(|(n, name)| {
            let part = |part: usize| self.0[part * ASPECTS.len() + n];
            format!("{name} {:.2} {:.2} {:.2}\n", part(0), part(1), part(2))
        });
        lines.collect()
    }

    /// The points that a seat with this outlook is predicted to end with.
    pub(crate) fn points(&self, outlook: &Outlook) -> f64 {
        self.0.iter().zip(outlook.aspects()).map(|(weight, aspect)| weight * aspect).sum()
    }

    /// The predicted margin over the best other seat, and the chance to win. `memos` are those the game was played with:
    /// the driver reuses each seat's last plan, even if another policy made it, as that is as good as a new one.
    pub(crate) fn guess(
        &self,
        board: &Board,
        state: &State,
        driver: &Driver,
        memos: &mut Memos,
        seat: SeatId,
    ) -> (f64, f64) {
        let (mut own, mut best) = (0.0, f64::NEG_INFINITY);
        for (at, outlook) in Outlook::of_all(board, state, driver, memos) {
            let points = self.points(&outlook);
            if at == seat {
                own = points;
            } else {
                best = best.max(points);
            }
        }
        let margin = own - best;
        (margin, 0.5 + 0.5 * margin / (LEAD + margin.abs()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_aspect_has_its_weights_for_every_map_and_table() {
        for (name, text) in LEARNT.files() {
            let named: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
            assert_eq!(named.len(), ASPECTS.len(), "{name}");
            for (line, aspect) in named.iter().zip(ASPECTS) {
                let numbers = line.split(' ').skip(1).filter(|word| word.parse::<f64>().is_ok()).count();
                assert!(line.starts_with(aspect) && numbers == 3, "{name}: {line}");
            }
        }
    }

    #[test]
    fn weights_are_read_as_they_were_written() {
        for (_, text) in LEARNT.files() {
            let value = Value::read(text);
            assert_eq!(Value::read(&value.write()), value);
        }
    }
}
