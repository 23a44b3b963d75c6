//! The pixels along a route: what a strip across it shows, from its middle outwards.

use serde::Deserialize;

use super::picture::{Light, Picture, lab, luminance};

/// How far from the middle of a route a strip reaches, and from which distance on nothing is drawn there but the ground,
/// in units of the board.
const REACH: f64 = 9.0;
const GROUND: f64 = 7.8;
/// From one point of a strip to the next.
const STEP: f64 = 0.5;
/// Along a space, in shares of half its length.
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

/// One pixel of a strip.
#[derive(Debug, Clone, Copy)]
pub struct Dot {
    /// From the middle, in units of the board.
    pub away: f64,
    pub light: Light,
}

/// What is seen at one distance from the middle: the mean colour (CIELAB), and by how much its lightness varies along the
/// track.
pub type Point = [f64; 4];

#[derive(Debug, Clone)]
pub struct Strip(Vec<Dot>);

/// On which sides of its middle a route is looked at: a twin lies on the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    Both,
    Right,
    Left,
}

impl Sides {
    /// Away from what lies there.
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
    /// `scale`: how many pixels of the picture a CSS pixel takes. `None` of what lies at the edge of the picture.
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

    /// The middle one of what is seen beside the route.
    fn ground(&self) -> f64 {
        let beside = self.0.iter().filter(|dot| dot.away >= GROUND);
        let mut lights: Vec<f64> = beside.map(|dot| lab(dot.light)[0]).collect();
        lights.sort_by(f64::total_cmp);
        lights.get(lights.len() / 2).copied().expect("something is seen beside a route")
    }

    /// What is seen at each distance from the middle, as far as trains reach.
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

    /// How wide the route is, in units of the board: as far as it differs from the ground.
    pub fn width(&self) -> f64 {
        let ground = self.ground();
        let differs = self.profile().iter().rposition(|mean| (mean[0] - ground).abs() > 6.0);
        differs.map_or(STEP, |last| (last as f64 + 0.5) * STEP) * 2.0
    }

    /// The light of what stands out from the ground: a quarter of what is seen of the route differs from it by more.
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
