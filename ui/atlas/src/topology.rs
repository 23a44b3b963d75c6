//! Reads outlines from TopoJSON, in which neighbours share arcs, so that a border is drawn once.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::Point;

/// A line of longitudes and latitudes.
pub(crate) type Line = Vec<Point>;

#[derive(Deserialize)]
pub(crate) struct Topology {
    transform: Transform,
    objects: BTreeMap<String, Collection>,
    arcs: Vec<Vec<[i64; 2]>>,
}

#[derive(Deserialize)]
struct Transform {
    scale: [f64; 2],
    translate: [f64; 2],
}

#[derive(Deserialize)]
struct Collection {
    geometries: Vec<Geometry>,
}

#[derive(Deserialize)]
struct Geometry {
    #[serde(flatten)]
    shape: Shape,
    #[serde(default)]
    properties: Properties,
}

#[derive(Default, Deserialize)]
struct Properties {
    /// The country of a state or province.
    #[serde(default)]
    gu: Option<String>,
}

/// An arc's number; one that is run through backwards is written as its complement.
type Arc = i64;

#[derive(Deserialize)]
#[serde(tag = "type", content = "arcs")]
enum Shape {
    Polygon(Vec<Vec<Arc>>),
    MultiPolygon(Vec<Vec<Vec<Arc>>>),
    LineString(Vec<Arc>),
    MultiLineString(Vec<Vec<Arc>>),
}

impl Topology {
    pub(crate) fn read(file: &Path) -> Result<Topology> {
        let text = File::open(file).with_context(|| format!("no outlines in {}", file.display()))?;
        serde_json::from_reader(BufReader::new(text))
            .with_context(|| format!("{} is not TopoJSON", file.display()))
    }

    /// Every ring of a layer of areas, islands and holes alike.
    pub(crate) fn rings(&self, layer: &str) -> Vec<Line> {
        self.geometries(layer).iter().flat_map(Geometry::rings).map(|ring| unwrap(self.walk(ring))).collect()
    }

    /// Every line of a layer of lines.
    pub(crate) fn lines(&self, layer: &str) -> Vec<Line> {
        let lines = |geometry: &Geometry| match &geometry.shape {
            Shape::LineString(line) => vec![self.walk(line)],
            Shape::MultiLineString(lines) => lines.iter().map(|line| self.walk(line)).collect(),
            Shape::Polygon(_) | Shape::MultiPolygon(_) => Vec::new(),
        };
        join(self.geometries(layer).iter().flat_map(lines).collect())
    }

    /// The lines that two areas of a layer share. Two areas of different countries share none: that line is
    /// the countries' border.
    pub(crate) fn shared(&self, layer: &str) -> Vec<Line> {
        let mut owners: BTreeMap<Arc, Vec<(usize, Option<&str>)>> = BTreeMap::new();
        for (number, geometry) in self.geometries(layer).iter().enumerate() {
            for arc in geometry.rings().flatten() {
                let owners = owners.entry((*arc).max(!*arc)).or_default();
                if !owners.iter().any(|owner| owner.0 == number) {
                    owners.push((number, geometry.properties.gu.as_deref()));
                }
            }
        }
        let inner = owners
            .into_iter()
            .filter(|(_, owners)| owners.len() > 1 && owners.iter().all(|o| o.1 == owners[0].1));
        join(inner.map(|(arc, _)| self.walk(&[arc])).collect())
    }

    fn geometries(&self, layer: &str) -> &[Geometry] {
        self.objects.get(layer).map_or(&[], |collection| &collection.geometries)
    }

    fn walk(&self, arcs: &[Arc]) -> Line {
        let mut line = Line::new();
        for arc in arcs {
            let mut points = self.arc((*arc).max(!*arc));
            if *arc < 0 {
                points.reverse();
            }
            // Each arc begins where the one before it ended.
            line.extend(points.into_iter().skip(usize::from(!line.is_empty())));
        }
        line
    }

    fn arc(&self, number: Arc) -> Line {
        let Some(steps) = usize::try_from(number).ok().and_then(|number| self.arcs.get(number)) else {
            return Line::new();
        };
        let Transform { scale, translate } = self.transform;
        let (mut x, mut y) = (0, 0);
        let step = |[dx, dy]: &[i64; 2]| {
            x += dx;
            y += dy;
            Point::new(x as f64 * scale[0] + translate[0], y as f64 * scale[1] + translate[1])
        };
        steps.iter().map(step).collect()
    }
}

impl Geometry {
    fn rings(&self) -> impl Iterator<Item = &Vec<Arc>> {
        let (one, many): (&[Vec<Arc>], &[Vec<Vec<Arc>>]) = match &self.shape {
            Shape::Polygon(rings) => (rings, &[]),
            Shape::MultiPolygon(polygons) => (&[], polygons),
            Shape::LineString(_) | Shape::MultiLineString(_) => (&[], &[]),
        };
        one.iter().chain(many.iter().flatten())
    }
}

/// Lets longitudes run on past 180 where a ring passes that line, instead of jumping across the whole map.
fn unwrap(mut ring: Line) -> Line {
    let mut before = ring.first().map_or(0.0, |point| point.x);
    for point in &mut ring {
        point.x -= ((point.x - before) / 360.0).round() * 360.0;
        before = point.x;
    }
    ring
}

/// Joins lines that meet end to end where no third one does, so that simplifying can look at the whole.
fn join(lines: Vec<Line>) -> Vec<Line> {
    let key = |point: &Point| ((point.x * 1e4).round() as i64, (point.y * 1e4).round() as i64);
    let mut meeting: BTreeMap<_, usize> = BTreeMap::new();
    for line in &lines {
        for end in [line.first(), line.last()].into_iter().flatten() {
            *meeting.entry(key(end)).or_default() += 1;
        }
    }
    let mut left: Vec<Option<Line>> = lines.into_iter().map(Some).collect();
    let mut joined = Vec::new();
    for start in 0..left.len() {
        let Some(mut line) = left[start].take() else { continue };
        // Grow at the end, turn round, and grow at what was the beginning.
        for _ in 0..2 {
            while let Some(end) = line.last().map(key).filter(|end| meeting.get(end) == Some(&2)) {
                let next = left.iter_mut().find(|other| {
                    other
                        .as_ref()
                        .is_some_and(|o| o.first().map(key) == Some(end) || o.last().map(key) == Some(end))
                });
                let Some(mut next) = next.and_then(Option::take) else { break };
                if next.first().map(key) != Some(end) {
                    next.reverse();
                }
                line.extend(next.into_iter().skip(1));
            }
            line.reverse();
        }
        joined.push(line);
    }
    joined
}
