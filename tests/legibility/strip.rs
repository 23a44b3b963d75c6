//! The pixels along a route, by their distance from its middle line.

use serde::Deserialize;

use super::picture::{Light, Picture, lab, luminance};

/// The distance from the middle of a route to which pixels are sampled, and the distance from which only the ground is
/// drawn; in units of the board.
const REACH: f64 = 9.0;
const GROUND: f64 = 7.8;
/// The distance between two samples across the route.
const STEP: f64 = 0.5;
/// The positions of samples along a space, from its middle, in shares of half its length.
const ALONG: [f64; 9] = [-0.88, -0.66, -0.44, -0.22, 0.0, 0.22, 0.44, 0.66, 0.88];

/// A space on the screen, in CSS pixels.
#[derive(Debug, Clone, Deserialize)]
pub struct Space {
    pub at: [f64; 2],
    pub across: [f64; 2],
    /// Half of its length, in units of the board.
    pub half: f64,
    /// How many pixels a unit of the board takes.
    pub unit: f64,
}

/// One sampled pixel.
#[derive(Debug, Clone, Copy)]
pub struct Dot {
    /// From the middle, in units of the board.
    pub away: f64,
    pub light: Light,
}

/// The colour at one distance from the middle: its mean (CIELAB), and how much its lightness varies along the track.
pub type Point = [f64; 4];

#[derive(Debug, Clone)]
pub struct Strip(Vec<Dot>);

/// The sides of a route's middle that are sampled. If the route has a twin, that is on the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    Both,
    Right,
    Left,
}

impl Sides {
    /// The side that is away from the twin's space.
    pub fn away_from(space: &Space, other: &Space) -> Sides {
        let to = [other.at[0] - space.at[0], other.at[1] - space.at[1]];
        let towards = to[0] * space.across[0] + to[1] * space.across[1];
        if towards > 0.0 { Sides::Left } else { Sides::Right }
    }

    fn signs(self) -> &'static [f64] {
        match self {
            Sides::Both => &[-1.0, 1.0],
            Sides::Right => &[1.0],
            Sides::Left => &[-1.0],
        }
    }
}

impl Strip {
    /// `scale` is the number of the picture's pixels for each CSS pixel. `None` if the ground beside the route is
    /// outside the picture.
    pub fn of(picture: &Picture, scale: f64, spaces: &[Space], sides: Sides) -> Option<Strip> {
        let mut dots = Vec::new();
        for Space { at, across, half, unit } in spaces {
            let along = [-across[1], across[0]];
            for (sign, step) in sides.signs().iter().flat_map(|sign| ALONG.map(|step| (sign, step))) {
                for number in 0..=(REACH / STEP) as u32 {
                    let away = f64::from(number) * STEP;
                    let point = [0, 1].map(|axis| {
                        (at[axis] + (across[axis] * sign * away + along[axis] * step * half) * unit) * scale
                    });
                    dots.extend(picture.at(point[0], point[1]).map(|light| Dot { away, light }));
                }
            }
        }
        dots.iter().any(|dot| dot.away >= GROUND).then_some(Strip(dots))
    }

    /// The median lightness of the ground beside the route.
    fn ground(&self) -> f64 {
        let beside = self.0.iter().filter(|dot| dot.away >= GROUND);
        let mut lights: Vec<f64> = beside.map(|dot| lab(dot.light)[0]).collect();
        lights.sort_by(f64::total_cmp);
        lights.get(lights.len() / 2).copied().expect("something is seen beside a route")
    }

    /// The colour at each distance from the middle, as far as trains reach.
    pub fn profile(&self) -> Vec<Point> {
        let numbers = 0..=(GROUND / STEP) as u32;
        let mean = |number: u32| {
            let here = |dot: &&Dot| (dot.away - f64::from(number) * STEP).abs() < STEP / 2.0;
            let labs: Vec<[f64; 3]> = self.0.iter().filter(here).map(|dot| lab(dot.light)).collect();
            let mean = |of: &dyn Fn(&[f64; 3]) -> f64| labs.iter().map(of).sum::<f64>() / labs.len() as f64;
            let [light, a, b] = [0, 1, 2].map(|part| mean(&|lab| lab[part]));
            [light, a, b, mean(&|lab| (lab[0] - light).powi(2)).sqrt()]
        };
        numbers.map(mean).collect()
    }

    /// The width of the route in units of the board: up to where it no longer differs from the ground.
    pub fn width(&self) -> f64 {
        let ground = self.ground();
        let differs = self.profile().iter().rposition(|mean| (mean[0] - ground).abs() > 6.0);
        differs.map_or(STEP, |last| (last as f64 + 0.5) * STEP) * 2.0
    }

    /// The luminance of what stands out from the ground: that of the pixel whose difference from the ground is the upper
    /// quartile.
    pub fn tone(&self) -> f64 {
        let (ground, half) = (self.ground(), self.width() / 2.0);
        let mut seen: Vec<(f64, f64)> = self
            .0
            .iter()
            .filter(|dot| dot.away <= half)
            .map(|dot| ((lab(dot.light)[0] - ground).abs(), luminance(dot.light)))
            .collect();
        seen.sort_by(|one, other| one.0.total_cmp(&other.0));
        seen[seen.len() * 3 / 4].1
    }
}
