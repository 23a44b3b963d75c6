//! A board and its tickets: data that the rules read. No rule depends on which map it is.

mod error;
mod features;
mod name;
mod parse;
mod tables;
mod write;

use crate::card::{Card, Cards};
use crate::ids::{CityId, RouteId, TicketId};
use std::sync::{Arc, LazyLock};

pub use error::{MapError, MapErrorKind};
pub use features::{Drawing, Features, Opening, Returned, Tie};
pub use name::{Digest, MapName, NoDigest, UnknownMap};
pub(crate) use tables::{Class, PAINTED, PAINTS, Tables, paint};

/// A place that routes join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct City {
    /// Which city this is.
    pub id: CityId,
    /// A stable word for files and links, such as `new-york`.
    pub key: String,
    /// What people read, such as `New York`.
    pub name: String,
}

/// What is special about building a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RouteKind {
    /// Nothing.
    Track,
    /// Three cards are turned up, which may add to its cost (R31).
    Tunnel,
    /// At least this many of the cards paid must be locomotives (R30).
    Ferry(u8),
}

/// One track between two cities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Which route this is.
    pub id: RouteId,
    /// The two cities it joins, in alphabetical order of their keys.
    pub ends: [CityId; 2],
    /// Train spaces, 1 to 8.
    pub length: u8,
    /// The colour to pay in; `None` is grey: any one colour. Never the locomotive.
    pub colour: Option<Card>,
    /// Track, tunnel or ferry.
    pub kind: RouteKind,
    /// The other track of a double route (R17).
    pub twin: Option<RouteId>,
    /// What claiming it scores (R18).
    pub points: u8,
}

impl Route {
    /// The locomotives that must be among the cards paid (R30).
    #[inline]
    pub const fn locomotives(&self) -> u8 {
        match self.kind {
            RouteKind::Ferry(n) => n,
            RouteKind::Track | RouteKind::Tunnel => 0,
        }
    }

    /// What is printed on its spaces: its colour and the locomotives it needs (R30). Grey spaces are not included.
    pub fn printed(&self) -> Cards {
        let mut cards = Cards::NONE;
        cards[Card::Locomotive] = self.locomotives();
        if let Some(colour) = self.colour {
            cards[colour] = self.length - self.locomotives();
        }
        cards
    }

    /// Does claiming it turn up cards (R31)?
    #[inline]
    pub const fn is_tunnel(&self) -> bool {
        matches!(self.kind, RouteKind::Tunnel)
    }
}

/// The longest route a map may have.
pub const MAX_LENGTH: usize = 8;

/// Two cities to join, and the points for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// Which ticket this is.
    pub id: TicketId,
    /// The two cities, in the order printed.
    pub ends: [CityId; 2],
    /// Won if they are joined at the end, lost if not.
    pub points: u8,
    /// Is it one of the few long tickets, which are dealt separately (R29)?
    pub long: bool,
}

/// A board, its tickets, and the features that the rules read.
#[derive(Clone, Debug)]
pub struct Map {
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) features: Features,
    pub(crate) cities: Vec<City>,
    pub(crate) routes: Vec<Route>,
    pub(crate) tickets: Vec<Ticket>,
    pub(crate) tables: Tables,
    digest: Digest,
    /// Its text, saved with each of its games; `None` if it is built in.
    text: Option<Arc<str>>,
}

/// Two maps are equal if their contents are.
impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        self.key == other.key && self.digest == other.digest
    }
}

impl Eq for Map {}

static MAPS: LazyLock<[Arc<Map>; 2]> = LazyLock::new(|| {
    [include_str!("../maps/usa.map"), include_str!("../maps/europe.map")].map(|text| {
        match parse::parse(text) {
            Ok(map) => Arc::new(map),
            // The texts are constants and a test parses both.
            Err(error) => panic!("a built-in map is malformed: {error}"),
        }
    })
});

/// Every built-in map.
pub fn maps() -> &'static [Arc<Map>] {
    &*MAPS
}

impl Map {
    /// The built-in map of that key.
    pub fn named(key: &str) -> Option<&'static Arc<Map>> {
        maps().iter().find(|map| map.key == key)
    }

    /// Reads a map file from outside. The error names the line and what is wrong with it. If the contents are those of a
    /// built-in map, returns that one.
    pub fn bring(text: &str) -> Result<Arc<Map>, MapError> {
        let map = parse::parse(text)?;
        let known = maps().iter().find(|known| ***known == map);
        Ok(known.cloned().unwrap_or_else(|| {
            let text = Some(map.write().into());
            Arc::new(Map { text, ..map })
        }))
    }

    /// The map as a file: equal maps give equal files.
    pub fn write(&self) -> String {
        write::write(self)
    }

    /// Distinguishes it from other maps with its key.
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// Is it one of those that come with the game?
    pub fn is_built_in(&self) -> bool {
        self.text.is_none()
    }

    /// What differs between boards.
    pub fn features(&self) -> &Features {
        &self.features
    }

    /// The stable word for this map, such as `usa`.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The name people read.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Every city, by number.
    pub fn cities(&self) -> &[City] {
        &self.cities
    }

    /// Every route, by number.
    pub fn routes(&self) -> &[Route] {
        &self.routes
    }

    /// Every ticket, by number.
    pub fn tickets(&self) -> &[Ticket] {
        &self.tickets
    }

    /// That city.
    ///
    /// # Panics
    /// If the map has no such city; use `get` on [`Map::cities`] if it may not.
    #[inline]
    pub fn city(&self, id: CityId) -> &City {
        &self.cities[id.index()]
    }

    /// That route.
    ///
    /// # Panics
    /// If the map has no such route; use `get` on [`Map::routes`] if it may not.
    #[inline]
    pub fn route(&self, id: RouteId) -> &Route {
        &self.routes[id.index()]
    }

    /// That ticket.
    ///
    /// # Panics
    /// If the map has no such ticket; use `get` on [`Map::tickets`] if it may not.
    #[inline]
    pub fn ticket(&self, id: TicketId) -> &Ticket {
        &self.tickets[id.index()]
    }

    /// The city of that key, such as `new-york`.
    pub fn city_keyed(&self, key: &str) -> Option<&City> {
        self.cities.iter().find(|city| city.key == key)
    }

    /// The tracks between two cities: none, one or two.
    pub fn between(&self, a: CityId, b: CityId) -> impl Iterator<Item = &Route> {
        self.routes.iter().filter(move |route| route.ends == [a, b] || route.ends == [b, a])
    }

    /// The routes that touch a city.
    pub fn touching(&self, city: CityId) -> impl Iterator<Item = &Route> {
        self.routes.iter().filter(move |route| route.ends.contains(&city))
    }

    /// The length of the longest trail over these routes, a bit set by [`RouteId`] (R22).
    pub fn longest(&self, routes: u128) -> u8 {
        crate::longest::length(self, routes)
    }

    /// The two cities of a route, for people: `Denver–Omaha`.
    pub fn route_name(&self, id: RouteId) -> String {
        self.pair_name(self.route(id).ends)
    }

    /// The two cities of a ticket, for people, in the order printed.
    pub fn ticket_name(&self, id: TicketId) -> String {
        self.pair_name(self.ticket(id).ends)
    }

    fn pair_name(&self, [a, b]: [CityId; 2]) -> String {
        format!("{}–{}", self.city(a).name, self.city(b).name)
    }
}
