//! What overlaps on a board, and by how much.

use crate::board::{BOARD, Board, DOT, Pair};
use crate::{Area, Bend, Curve, Label, Point, Sample};

/// The gap between any two things that are drawn.
pub(crate) const GAP: f64 = 1.0;

/// A pair of cities with its spaces laid out: a strip along the curve.
pub(crate) struct RouteStrip<'a> {
    pub(crate) pair: &'a Pair,
    pub(crate) curve: Curve,
    samples: Vec<Sample>,
    /// The strip's two edges and its middle.
    points: Vec<Point>,
    frame: Area,
}

impl<'a> RouteStrip<'a> {
    pub(crate) fn new(board: &Board, pair: &'a Pair, bend: Bend) -> RouteStrip<'a> {
        let curve = board.curve(pair, bend);
        let samples = walk(&curve, bend.rooms);
        let half = pair.half();
        let points: Vec<Point> =
            samples.iter().flat_map(|s| [s.at - s.right * half, s.at, s.at + s.right * half]).collect();
        let frame = Area::around(points.iter().copied(), 0.0).unwrap_or(BOARD);
        RouteStrip { pair, curve, samples, points, frame }
    }

    /// From a point to the strip; inside it the distance is negative.
    fn distance(&self, point: Point) -> f64 {
        let nearest = |best: (f64, usize), (i, sample): (usize, &Sample)| {
            let distance = sample.at.to(point);
            if distance < best.0 { (distance, i) } else { best }
        };
        let (_, i) = self.samples.iter().enumerate().fold((f64::INFINITY, 0), nearest);
        let sample = self.samples[i];
        let ahead = (point - sample.at).dot(sample.right.right() * -1.0);
        let beyond = match i {
            0 => -ahead,
            last if last + 1 == self.samples.len() => ahead,
            _ => f64::NEG_INFINITY,
        };
        let aside = (point - sample.at).dot(sample.right).abs() - self.pair.half();
        if beyond > 0.0 && aside > 0.0 { beyond.hypot(aside) } else { beyond.max(aside) }
    }

    /// How deep a circle reaches into the spaces of this way.
    pub(crate) fn over_dot(&self, at: Point, radius: f64) -> f64 {
        let reach = radius + GAP;
        if from_frame(self.frame, at) > reach { 0.0 } else { (reach - self.distance(at)).max(0.0) }
    }

    /// How deep this way's spaces and another's reach into each other: at worst, and all together.
    pub(crate) fn over_way(&self, other: &RouteStrip) -> (f64, f64) {
        if between_frames(self.frame, other.frame) <= 0.0 {
            return (0.0, 0.0);
        }
        let deep = |a: &RouteStrip, b: &RouteStrip| {
            let near = a.points.iter().filter(|point| from_frame(b.frame, **point) < GAP);
            near.map(|point| (GAP - b.distance(*point)).max(0.0))
                .fold((0.0, 0.0), |(worst, sum): (f64, f64), deep| (worst.max(deep), sum + deep))
        };
        let (one, two) = (deep(self, other), deep(other, self));
        (one.0.max(two.0), one.1 + two.1)
    }

    /// How deep a name's frame reaches into the spaces.
    pub(crate) fn over_name(&self, name: Area) -> f64 {
        if between_frames(self.frame, name) <= 0.0 {
            return 0.0;
        }
        self.points.iter().map(|point| GAP - from_frame(name, *point)).fold(0.0, f64::max)
    }

    /// How far the spaces reach off the board.
    pub(crate) fn off(&self) -> f64 {
        off_board(self.frame).max(0.0)
    }
}

/// Points of a curve at most so far apart, from one room to the other.
fn walk(curve: &Curve, rooms: [f64; 2]) -> Vec<Sample> {
    const STEP: f64 = 2.0;
    let way = curve.length() - rooms[0] - rooms[1];
    let count = (way / STEP).ceil().max(1.0);
    (0..=count as usize).map(|i| curve.sample(rooms[0] + way * i as f64 / count)).collect()
}

/// From a point to a frame; inside it the distance is negative.
pub(crate) fn from_frame(frame: Area, at: Point) -> f64 {
    let dx = (frame.from.x - at.x).max(at.x - frame.to.x);
    let dy = (frame.from.y - at.y).max(at.y - frame.to.y);
    if dx > 0.0 && dy > 0.0 { dx.hypot(dy) } else { dx.max(dy) }
}

/// How deep two frames reach into each other.
pub(crate) fn between_frames(a: Area, b: Area) -> f64 {
    let dx = (a.to.x - b.from.x).min(b.to.x - a.from.x);
    let dy = (a.to.y - b.from.y).min(b.to.y - a.from.y);
    dx.min(dy) + GAP
}

/// How far a name reaches off the board.
pub(crate) fn off_board(frame: Area) -> f64 {
    let (low, high) = (frame.from - BOARD.from, BOARD.to - frame.to);
    2.0 * GAP - low.x.min(low.y).min(high.x).min(high.y)
}

/// All overlaps: what overlaps, and by how many units.
pub(crate) fn overlaps(board: &Board, bends: &[Bend], labels: &[Label]) -> Vec<(String, f64)> {
    let ways: Vec<RouteStrip> =
        board.pairs.iter().zip(bends).map(|(pair, bend)| RouteStrip::new(board, pair, *bend)).collect();
    let frames: Vec<Area> =
        labels.iter().zip(&board.cities).map(|(label, city)| city.name_frame(label)).collect();
    let mut overlaps = Vec::new();
    for (i, way) in ways.iter().enumerate() {
        let name = board.pair_key(way.pair);
        overlaps.push((format!("{name} leaves the board"), way.off()));
        for other in &ways[..i] {
            overlaps.push((format!("{name} over {}", board.pair_key(other.pair)), way.over_way(other).0));
        }
        for (number, city) in board.cities.iter().enumerate() {
            overlaps.push((format!("{name} over {}", city.key), way.over_dot(city.place, DOT)));
            overlaps.push((format!("{name} under the name of {}", city.key), way.over_name(frames[number])));
        }
    }
    for (i, frame) in frames.iter().enumerate() {
        let name = &board.cities[i].key;
        overlaps.push((format!("the name of {name} leaves the board"), off_board(*frame)));
        for (j, other) in board.cities.iter().enumerate() {
            overlaps.push((
                format!("the name of {name} over {}", other.key),
                DOT + GAP - from_frame(*frame, other.place),
            ));
            if j < i {
                let deep = between_frames(*frame, frames[j]);
                overlaps.push((format!("the name of {name} over that of {}", other.key), deep));
            }
        }
    }
    overlaps.retain(|(_, units)| *units > 1e-6);
    overlaps
}
