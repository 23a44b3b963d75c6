//! A board as the rules and the page's files tell it: its cities on their places, and which are joined.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use engine::{Map, RouteKind};

use crate::clip::Frame;
use crate::point::Point;

/// The board that the page shows.
pub(crate) const BOARD: Frame = Frame::new(0.0, 0.0, 1000.0, 640.0);
/// The radius of a city's dot.
pub(crate) const DOT: f64 = 7.0;

pub(crate) struct Board {
    pub(crate) key: String,
    pub(crate) cities: Vec<City>,
    pub(crate) pairs: Vec<Pair>,
}

pub(crate) struct City {
    pub(crate) key: String,
    pub(crate) name: String,
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

impl Board {
    pub(crate) fn all() -> Result<Vec<Board>> {
        engine::maps().iter().map(|map| Board::of(map)).collect()
    }

    fn of(map: &Map) -> Result<Board> {
        let key = map.key().to_owned();
        let places =
            pairs_of_numbers(&std::fs::read_to_string(maps_folder().join(format!("{key}.places")))?)?;
        let city = |city: &engine::City| {
            let place = *places.get(&city.key).with_context(|| format!("{} has no place", city.key))?;
            Ok(City { key: city.key.clone(), name: city.name.clone(), place })
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
    text.lines()
        .map(|line| line.split('#').next().unwrap_or_default())
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.split_whitespace().collect())
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
