//! A quick estimate of a position: how many points every seat will end with, by weights that were learnt from games.
//!
//! Imagined games are stopped after some rounds and evaluated by this. It sees the whole imagined position, which is not
//! cheating: the search has dealt it from what its own seat knows.

mod outlook;

use crate::bots::Driver;
use crate::learnt::{Files, Learnt};
use crate::parts::board::Board;
use crate::policy::Memos;
use engine::{Map, SeatId, State};
pub(crate) use outlook::{ASPECTS, Outlook, SIZE};

/// The weights, made by `cargo xtask train --value`.
static LEARNT: Learnt<Value> = Learnt::new(FILES, Value::read);

/// The same as `expert-1` understands them.
#[cfg(not(target_arch = "wasm32"))]
static FIRST: Learnt<Value> =
    Learnt::new(FILES, |text| Value { others: Others::MostExpected, ..Value::read(text) });

const FILES: Files = [[USA_2, USA_4, USA_4, USA_4], [EUROPE_2, EUROPE_4, EUROPE_4, EUROPE_4]];

const USA_2: &str = include_str!("../data/value-usa-2.txt");
const USA_4: &str = include_str!("../data/value-usa-4.txt");
const EUROPE_2: &str = include_str!("../data/value-europe-2.txt");
const EUROPE_4: &str = include_str!("../data/value-europe-4.txt");

/// The predicted lead that is taken to win three games of four.
const LEAD: f64 = 20.0;

/// What each aspect of a seat's outlook adds to its final score.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Value {
    weights: [f64; SIZE],
    others: Others,
}

/// What is expected of the best of the others, at a table with more than one.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Others {
    /// The most that is expected of any, as at first.
    #[cfg(not(target_arch = "wasm32"))]
    MostExpected,
    /// What the best of them is expected to have, whoever that will be.
    ExpectedMost,
}

impl Value {
    /// What was learnt for such a table.
    pub(crate) fn learnt(map: &Map, seats: u8) -> &'static Value {
        LEARNT.of(map, seats)
    }

    /// As the expert understood it when it was first released.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn first(map: &Map, seats: u8) -> &'static Value {
        FIRST.of(map, seats)
    }

    pub(crate) const fn new(weights: [f64; SIZE]) -> Value {
        Value { weights, others: Others::ExpectedMost }
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
        Value::new(weights)
    }

    /// The text that [`Value::read`] reads. Weights are never learnt in a browser.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn write(&self) -> String {
        let lines = ASPECTS.iter().enumerate().map(|(n, name)| {
            let part = |part: usize| self.weights[part * ASPECTS.len() + n];
            format!("{name} {:.2} {:.2} {:.2}\n", part(0), part(1), part(2))
        });
        lines.collect()
    }

    /// The points that a seat with this outlook is predicted to end with.
    pub(crate) fn points(&self, outlook: &Outlook) -> f64 {
        self.weights.iter().zip(outlook.aspects()).map(|(weight, aspect)| weight * aspect).sum()
    }

    /// The predicted margin over the best other seat, whichever that will be, and the chance to win. `memos` are those the
    /// game was played with: the driver reuses each seat's last plan, even if another policy made it, as that is as good as
    /// a new one.
    pub(crate) fn guess(
        &self,
        board: &Board,
        state: &State,
        driver: &Driver,
        memos: &mut Memos,
        seat: SeatId,
    ) -> (f64, f64) {
        let trains = (0..state.seats()).map(|at| state.trains(SeatId(at))).min().unwrap_or(0);
        let (mut own, mut best) = (0.0, None);
        for (at, outlook) in Outlook::of_all(board, state, driver, memos) {
            let points = self.points(&outlook);
            if at == seat {
                own = points;
            } else {
                best = Some(best.map_or(points, |best| self.others.larger(best, points, trains)));
            }
        }
        let margin = own - best.unwrap_or(0.0);
        (margin, 0.5 + 0.5 * margin / (LEAD + margin.abs()))
    }
}

impl Others {
    fn larger(self, a: f64, b: f64, trains: u8) -> f64 {
        match self {
            #[cfg(not(target_arch = "wasm32"))]
            Others::MostExpected => a.max(b),
            Others::ExpectedMost => larger(a, b, trains),
        }
    }
}

/// What the larger of two predicted scores is expected to be: more than either prediction, for each may be wrong, and the
/// more the longer the game goes on. `trains` are the fewest that anybody has.
pub(crate) fn larger(a: f64, b: f64, trains: u8) -> f64 {
    let off = 8.0 + 0.25 * f64::from(trains);
    (a + b + ((a - b) * (a - b) + off * off).sqrt()) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_several_is_expected_to_have_more_than_is_expected_of_any() {
        assert!(larger(100.0, 100.0, 30) > 105.0, "either may do better than expected");
        assert!(larger(100.0, 100.0, 3) < larger(100.0, 100.0, 40), "there is less to come late in the game");
        assert!(larger(100.0, 20.0, 10) < 101.0, "who is far behind hardly matters");
        assert_eq!(larger(70.0, 90.0, 10), larger(90.0, 70.0, 10));
    }

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
