//! Searches for the bend of each route: gentle, and overlapping nothing.

use crate::board::{Board, DOT, Pair};
use crate::label::AIR;
use crate::overlap::RouteStrip;
use crate::{Area, Bend, Label};

/// The bends tried for a route, in steps of this many units.
const STEP: f64 = 1.0;
const MOST: i32 = 28;
/// The most a route draws back from a crowded city.
const MOST_ROOM: f64 = 30.0;

/// Weights: the cost of overlaps, relative to that of an awkward bend.
const OVER_DOT: f64 = 60.0;
const OVER_WAY: f64 = 4.0;
/// Routes that share a city may draw back from it.
const NEAR_CITY: f64 = 1.0;
const OVER_NAME: f64 = 200.0;
const STUFFY: f64 = 3.0;
const OFF_BOARD: f64 = 60.0;

/// Gives each route in turn its cheapest bend, until none changes. Returns the bends and their total cost.
pub(crate) fn search(board: &Board, start: &[Bend], labels: &[Label]) -> (Vec<Bend>, f64) {
    let options: Vec<Vec<(Bend, f64, RouteStrip)>> =
        board.pairs.iter().map(|pair| options(board, pair, labels)).collect();
    let nearest = |i: usize, bend: &Bend| {
        options[i].iter().position(|option| option.0.bulge == bend.bulge).unwrap_or_default()
    };
    let mut chosen: Vec<usize> = start.iter().enumerate().map(|(i, bend)| nearest(i, bend)).collect();
    for _ in 0..40 {
        let mut changed = false;
        for i in 0..chosen.len() {
            let price = |option: &(Bend, f64, RouteStrip)| {
                let others =
                    (0..chosen.len()).filter(|j| *j != i).map(|j| clash(&option.2, &options[j][chosen[j]].2));
                option.1 + others.sum::<f64>()
            };
            let prices: Vec<f64> = options[i].iter().map(price).collect();
            let best =
                (0..prices.len()).min_by(|a, b| prices[*a].total_cmp(&prices[*b])).unwrap_or(chosen[i]);
            if prices[best] + 1e-9 < prices[chosen[i]] {
                chosen[i] = best;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let found: Vec<&(Bend, f64, RouteStrip)> =
        chosen.iter().zip(&options).map(|(chosen, options)| &options[*chosen]).collect();
    let own: f64 = found.iter().map(|option| option.1).sum();
    let clashes = (0..found.len()).flat_map(|i| found[..i].iter().map(move |other| (i, other)));
    let price = own + clashes.map(|(i, other)| clash(&found[i].2, &other.2)).sum::<f64>();
    (draw_back(board, found.iter().map(|option| option.0).collect()), price)
}

/// The cost of the overlap of two routes.
fn clash(a: &RouteStrip, b: &RouteStrip) -> f64 {
    let (worst, sum) = a.over_way(b);
    let weight = if a.pair.common(b.pair).is_some() { NEAR_CITY } else { OVER_WAY };
    weight * (sum + 4.0 * worst)
}

/// Every bend of a pair, each with its own cost.
fn options<'a>(board: &Board, pair: &'a Pair, labels: &[Label]) -> Vec<(Bend, f64, RouteStrip<'a>)> {
    let [a, b] = pair.ends.map(|city| board.place(city));
    // A long route should bend a little, or it looks mechanical; a short one should be nearly straight.
    let wished = (a.to(b) * 0.045).clamp(1.0, 9.0);
    let option = |step: i32| {
        let bend = Bend::of(f64::from(step) * STEP);
        let way = RouteStrip::new(board, pair, bend);
        let awkward = (bend.bulge.abs() - wished).abs() / wished;
        let dots: f64 = board.cities.iter().map(|city| way.over_dot(city.place, DOT + 1.0)).sum();
        let name = |frame: Area| OVER_NAME * way.over_name(frame) + STUFFY * way.over_name(frame.grown(AIR));
        let names: f64 =
            labels.iter().zip(&board.cities).map(|(label, city)| name(city.name_frame(label))).sum();
        let far = (bend.bulge.abs() - 14.0).max(0.0);
        let price =
            2.0 * awkward * awkward + 0.2 * far * far + OVER_DOT * dots + names + OFF_BOARD * way.off();
        (bend, price, way)
    };
    (-MOST..=MOST).map(option).collect()
}

/// Lets routes that overlap beside a city they share begin further from it: always the one with the longer
/// spaces, until both are clear.
fn draw_back(board: &Board, mut bends: Vec<Bend>) -> Vec<Bend> {
    for bend in &mut bends {
        *bend = Bend::of(bend.bulge);
    }
    let mut ways: Vec<RouteStrip> =
        board.pairs.iter().zip(&bends).map(|(pair, bend)| RouteStrip::new(board, pair, *bend)).collect();
    loop {
        let mut changed = false;
        for i in 0..bends.len() {
            for j in 0..i {
                let Some(city) = board.pairs[i].common(&board.pairs[j]) else { continue };
                if ways[i].over_way(&ways[j]).0 <= 0.0 {
                    continue;
                }
                let end = |k: usize| usize::from(board.pairs[k].ends[1] == city);
                let space = |k: usize| ways[k].pair.space(&ways[k].curve, bends[k].rooms);
                let longer = if space(i) >= space(j) { [i, j] } else { [j, i] };
                let Some(k) = longer.into_iter().find(|k| bends[*k].rooms[end(*k)] < MOST_ROOM) else {
                    continue;
                };
                let end = end(k);
                bends[k].rooms[end] += 1.0;
                ways[k] = RouteStrip::new(board, &board.pairs[k], bends[k]);
                changed = true;
            }
        }
        if !changed {
            return bends;
        }
    }
}
