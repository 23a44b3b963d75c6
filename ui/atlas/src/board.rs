//! A board from the rules and the page's files: its cities with their places, and which pairs are joined.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use engine::{Map, RouteKind};
use scene::facts;

use crate::clip::area;
use crate::{Area, Bend, Curve, Point};

/// The board that the page shows.
pub(crate) const BOARD: Area = area(0.0, 0.0, scene::Area::BOARD.to.x as f64, scene::Area::BOARD.to.y as f64);
/// The radius of a city's dot.
pub(crate) const DOT: f64 = 7.0;
/// The width of one track.
pub(crate) const TRACK: f64 = 8.0;
/// The number of steps of a curve.
const STEPS: u8 = 96;
/// The distance between the middles of a double's two tracks.
pub(crate) const TWIN: f64 = 9.0;

pub(crate) struct Board {
    pub(crate) key: String,
    pub(crate) cities: Vec<City>,
    pub(crate) pairs: Vec<Pair>,
}

pub(crate) struct City {
    pub(crate) key: String,
    pub(crate) name: String,
    /// How the name is written where there is no room for all of it, if there is such a way.
    pub(crate) short: Option<String>,
    pub(crate) place: Point,
}

/// Two cities with a route between them, or with the two routes of a double.
pub(crate) struct Pair {
    /// Numbers of cities, in the order of the map.
    pub(crate) ends: [usize; 2],
    pub(crate) spaces: u8,
    pub(crate) tracks: Vec<Track>,
}

/// What a preview shows of one route.
pub(crate) struct Track {
    pub(crate) colour: &'static str,
    pub(crate) kind: RouteKind,
}

impl Pair {
    /// Half the width of the spaces of this pair.
    pub(crate) fn half(&self) -> f64 {
        if self.tracks.len() > 1 { (TRACK + TWIN) / 2.0 } else { TRACK / 2.0 }
    }

    /// The city that this pair has in common with another.
    pub(crate) fn common(&self, other: &Pair) -> Option<usize> {
        self.ends.into_iter().find(|city| other.ends.contains(city))
    }

    /// The lengths of a space that a bend leaves.
    pub(crate) fn space(&self, curve: &Curve, rooms: [f64; 2]) -> f64 {
        (curve.length() - rooms[0] - rooms[1]) / f64::from(self.spaces)
    }
}

impl Board {
    pub(crate) fn all() -> Result<Vec<Board>> {
        engine::maps().iter().map(|map| Board::of(map)).collect()
    }

    fn of(map: &Map) -> Result<Board> {
        let key = map.key().to_owned();
        let places =
            pairs_of_numbers(&std::fs::read_to_string(maps_folder().join(format!("{key}.places")))?)?;
        let short = std::fs::read_to_string(sites_folder().join(format!("{key}.short"))).unwrap_or_default();
        let short: BTreeMap<&str, &str> = facts(&short).filter_map(|line| line.split_once(' ')).collect();
        let city = |city: &engine::City| {
            let place = *places.get(&city.key).with_context(|| format!("{} has no place", city.key))?;
            let short = short.get(city.key.as_str()).map(|short| (*short).to_owned());
            Ok(City { key: city.key.clone(), name: city.name.clone(), short, place })
        };
        let cities = map.cities().iter().map(city).collect::<Result<_>>()?;
        let mut pairs: BTreeMap<[usize; 2], Pair> = BTreeMap::new();
        for route in map.routes() {
            let ends = route.ends.map(|city| city.index());
            let pair = pairs.entry(ends).or_insert(Pair { ends, spaces: route.length, tracks: Vec::new() });
            pair.tracks
                .push(Track { colour: route.colour.map_or("grey", |card| card.name()), kind: route.kind });
        }
        Ok(Board { key, cities, pairs: pairs.into_values().collect() })
    }

    pub(crate) fn place(&self, city: usize) -> Point {
        self.cities[city].place
    }

    /// How a pair of cities is joined by a bend.
    pub(crate) fn curve(&self, pair: &Pair, bend: Bend) -> Curve {
        Curve::new(pair.ends.map(|city| self.place(city)), bend.bulge, STEPS)
    }

    pub(crate) fn number(&self, key: &str) -> Option<usize> {
        self.cities.iter().position(|city| city.key == key)
    }

    /// "a b", by which the files call a pair.
    pub(crate) fn pair_key(&self, pair: &Pair) -> String {
        pair.ends.map(|city| self.cities[city].key.as_str()).join(" ")
    }

    /// The longitude and latitude of each city.
    pub(crate) fn sites(&self) -> Result<Vec<Point>> {
        let sites = sites(&self.key)?;
        let site = |city: &City| sites.get(&city.key).copied();
        self.cities
            .iter()
            .map(|city| site(city).with_context(|| format!("{} has no site", city.key)))
            .collect()
    }
}

/// The longitudes and latitudes of a list of sites, by name.
pub(crate) fn sites(list: &str) -> Result<BTreeMap<String, Point>> {
    let sites = pairs_of_numbers(&std::fs::read_to_string(sites_folder().join(format!("{list}.sites")))?)?;
    Ok(sites.into_iter().map(|(key, site)| (key, Point::new(site.y, site.x))).collect())
}

/// Where the geography that is not drawn lies.
pub(crate) fn sites_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("sites")
}

/// Where the page's drawing data lie.
pub(crate) fn maps_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../maps")
}

/// The lines of a data file without remarks, in words.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    facts(text).map(|line| line.split_whitespace().collect())
}

/// Reads lines of a name and two numbers.
fn pairs_of_numbers(text: &str) -> Result<BTreeMap<String, Point>> {
    lines(text)
        .map(|words| match words[..] {
            [key, x, y] => Ok((key.to_owned(), Point::new(x.parse()?, y.parse()?))),
            _ => bail!("not a name and two numbers: {words:?}"),
        })
        .collect()
}
