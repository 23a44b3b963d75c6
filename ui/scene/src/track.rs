//! The track of one route: its curve, its offset if it is one of a double, and its spaces.

use std::fmt::Write as _;

use crate::bend::Bend;
use crate::curve::Curve;
use crate::point::Point;

/// Half the width of a space.
pub(crate) const HALF: f32 = 4.0;
/// The number of steps of a curve.
const STEPS: u8 = 48;
/// The gap between two spaces.
const GAP: f32 = 2.0;

#[derive(Debug)]
pub(crate) struct Track {
    curve: Curve,
    rooms: [f32; 2],
    /// Its distance from the curve: the two tracks of a double lie side by side.
    aside: f32,
    spaces: u8,
}

/// One space. Points on it are given along and across it, from its middle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Space<'a> {
    track: &'a Track,
    middle: f32,
    pub(crate) length: f32,
}

impl Track {
    pub(crate) fn new(ends: [Point; 2], bend: Bend, aside: f32, spaces: u8) -> Track {
        Track { curve: Curve::new(ends, bend.bulge, STEPS), rooms: bend.rooms, aside, spaces }
    }

    /// The spaces divide the curve's length, less the room at its cities, into equal parts.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = Space<'_>> {
        let step = self.step();
        let space = move |number: u8| Space {
            track: self,
            middle: self.rooms[0] + step * (f32::from(number) + 0.5),
            length: step - GAP,
        };
        (0..self.spaces).map(space)
    }

    /// All spaces as one, which reaches `beyond` the first and the last.
    pub(crate) fn whole(&self, beyond: f32) -> Space<'_> {
        let way = self.step() * f32::from(self.spaces);
        Space { track: self, middle: self.rooms[0] + way / 2.0, length: way - GAP + 2.0 * beyond }
    }

    fn step(&self) -> f32 {
        (self.curve.length() - self.rooms[0] - self.rooms[1]) / f32::from(self.spaces)
    }

    /// The line through the middle of the spaces, from the first to the last.
    pub(crate) fn middle_line(&self) -> String {
        let mut path = String::new();
        let (from, step) = (self.rooms[0] + GAP / 2.0, (self.step() * f32::from(self.spaces) - GAP) / 4.0);
        let at = |part: u8| self.curve.at(from + step * f32::from(part), self.aside);
        let (a, b, c) = (at(0), at(2), at(4));
        _ = write!(path, "M{:.1} {:.1}", a.x, a.y);
        bow(&mut path, a, at(1), b);
        bow(&mut path, b, at(3), c);
        path
    }

    /// A shore of small waves around all the spaces.
    pub(crate) fn waves(&self) -> String {
        const WAVE: f32 = 9.0;
        let way = self.step() * f32::from(self.spaces) + 2.0;
        let count = (way / WAVE).round().clamp(2.0, 60.0) as u8;
        let at = |step: f32, across: f32| {
            self.curve.at(self.rooms[0] - 1.0 + way * step / f32::from(count), self.aside + across)
        };
        let (foot, crest) = (HALF + 0.4, HALF + 4.6);
        let start = at(0.0, -foot);
        let mut path = format!("M{:.1} {:.1}", start.x, start.y);
        for wave in (0..count).map(f32::from) {
            curl(&mut path, at(wave + 0.5, -crest), at(wave + 1.0, -foot));
        }
        curl(&mut path, at(f32::from(count) + 0.8, 0.0), at(f32::from(count), foot));
        for wave in (0..count).rev().map(f32::from) {
            curl(&mut path, at(wave + 0.5, crest), at(wave, foot));
        }
        curl(&mut path, at(-0.8, 0.0), start);
        path
    }
}

impl Space<'_> {
    /// The point `along` and `across` from the middle, on the curve.
    pub(crate) fn at(&self, along: f32, across: f32) -> Point {
        self.track.curve.at(self.middle + along, self.track.aside + across)
    }

    /// 1 if a drawing on it stands upright, -1 if it has to be turned round.
    pub(crate) fn upright(&self) -> f32 {
        if self.track.curve.right(self.middle).y < 0.0 { -1.0 } else { 1.0 }
    }

    /// The same space, longer by this much.
    pub(crate) fn longer(self, by: f32) -> Self {
        Space { length: self.length + by, ..self }
    }

    /// A line along the side that faces the light, which comes from above and from the left; `across` from the middle.
    pub(crate) fn lit_edge(&self, across: f32) -> String {
        let right = self.track.curve.right(self.middle);
        let side = if right.x * 0.4 + right.y > 0.0 { -across } else { across };
        let end = self.length / 2.0 - 1.6;
        let from = self.at(-end, side);
        let mut path = format!("M{:.1} {:.1}", from.x, from.y);
        bow(&mut path, from, self.at(0.0, side), self.at(end, side));
        path
    }

    /// Its outline, bent like the curve, with half width `half` and corners of this radius.
    pub(crate) fn outline(&self, half: f32, corner: f32) -> String {
        let end = self.length / 2.0;
        let inner = (end - corner).max(0.0);
        let first = self.at(-inner, -half);
        let mut path = format!("M{:.1} {:.1}", first.x, first.y);
        bow(&mut path, first, self.at(0.0, -half), self.at(inner, -half));
        curl(&mut path, self.at(end, -half), self.at(end, corner - half));
        line(&mut path, self.at(end, half - corner));
        curl(&mut path, self.at(end, half), self.at(inner, half));
        bow(&mut path, self.at(inner, half), self.at(0.0, half), self.at(-inner, half));
        curl(&mut path, self.at(-end, half), self.at(-end, half - corner));
        line(&mut path, self.at(-end, corner - half));
        curl(&mut path, self.at(-end, -half), first);
        path.push('z');
        path
    }
}

/// A curve to `to` that passes through `through` half-way.
fn bow(path: &mut String, from: Point, through: Point, to: Point) {
    curl(path, through * 2.0 - (from + to) * 0.5, to);
}

fn curl(path: &mut String, pull: Point, to: Point) {
    _ = write!(path, "Q{:.1} {:.1} {:.1} {:.1}", pull.x, pull.y, to.x, to.y);
}

fn line(path: &mut String, to: Point) {
    _ = write!(path, "L{:.1} {:.1}", to.x, to.y);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_lie_between_their_cities_in_equal_steps() {
        let straight = Bend { bulge: 0.0, rooms: [8.0, 10.0] };
        let track = Track::new([Point::new(0.0, 0.0), Point::new(118.0, 0.0)], straight, 0.0, 2);
        let middles: Vec<_> = track.spaces().map(|space| (space.at(0.0, 0.0).x, space.length)).collect();
        assert_eq!(middles, [(33.0, 48.0), (83.0, 48.0)], "100 units are left between the two rooms");
    }

    #[test]
    fn light_falls_on_the_upper_side_whichever_way_a_track_runs() {
        let straight = Bend { bulge: 0.0, rooms: [10.0; 2] };
        let ends = [Point::new(0.0, 50.0), Point::new(90.0, 50.0)];
        for ends in [ends, [ends[1], ends[0]]] {
            let track = Track::new(ends, straight, 0.0, 1);
            let space = track.spaces().next().expect("a space");
            let path = space.lit_edge(3.0);
            assert!(path.starts_with('M') && path.contains(" 47.0Q"), "3 above the track: {path}");
        }
    }

    #[test]
    fn what_stands_on_a_space_stands_upright() {
        let straight = Bend { bulge: 0.0, rooms: [10.0; 2] };
        let ends = [Point::new(0.0, 0.0), Point::new(90.0, 20.0)];
        for ends in [ends, [ends[1], ends[0]]] {
            let track = Track::new(ends, straight, 0.0, 3);
            for space in track.spaces() {
                let (foot, top) =
                    (space.at(0.0, 3.0 * space.upright()), space.at(0.0, -3.0 * space.upright()));
                assert!(foot.y > top.y, "the foot is lower on the screen");
            }
        }
    }
}
