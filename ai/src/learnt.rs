//! What was learnt, for each map and size of table: files of this crate, read when they are first asked for.

use engine::{Map, RouteKind};
use std::sync::OnceLock;

/// The tables that were learnt for, in the order of the files: the map, and whether there are more than two seats.
const TABLES: [(&str, bool); 4] = [("usa", false), ("usa", true), ("europe", false), ("europe", true)];

/// A kind of thing that was learnt.
pub(crate) struct Learnt<T> {
    files: [&'static str; TABLES.len()],
    read: fn(&str) -> T,
    known: OnceLock<[T; TABLES.len()]>,
}

impl<T> Learnt<T> {
    /// The files, in the order of the tables.
    pub(crate) const fn new(files: [&'static str; TABLES.len()], read: fn(&str) -> T) -> Learnt<T> {
        Learnt { files, read, known: OnceLock::new() }
    }

    /// What fits such a table.
    pub(crate) fn of(&self, map: &Map, seats: u8) -> &T {
        let table = (taught_by(map), seats > 2);
        let place = TABLES.iter().position(|known| *known == table).unwrap_or(0);
        &self.known.get_or_init(|| self.files.map(self.read))[place]
    }

    #[cfg(test)]
    pub(crate) fn files(&self) -> impl Iterator<Item = (String, &'static str)> {
        TABLES.iter().map(|(map, crowd)| format!("{map}, crowd: {crowd}")).zip(self.files)
    }
}

/// The map that taught how to play on this one: its own, or the one that is more like it. A board with stations, tunnels or
/// ferries is played as Europe is. That is a guess: what suits any map was not learnt yet.
fn taught_by(map: &Map) -> &'static str {
    let own = TABLES.iter().find(|(key, _)| map.is_built_in() && *key == map.key());
    let is_plain =
        map.features().stations == 0 && map.routes().iter().all(|route| route.kind == RouteKind::Track);
    own.map_or(if is_plain { "usa" } else { "europe" }, |(key, _)| key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_its_own_and_a_strange_map_what_is_most_like_it() {
        let learnt = Learnt::new(["a", "b", "c", "d"], str::to_owned);
        let of = |map: &Map, seats| learnt.of(map, seats).as_str();
        let [usa, europe] = engine::maps() else { panic!("two maps") };
        assert_eq!([of(usa, 2), of(usa, 3), of(europe, 2), of(europe, 5)], ["a", "b", "c", "d"]);
        let strange = |map: &Map| Map::bring(&map.write().replace("trains 45", "trains 30")).unwrap();
        assert_eq!([of(&strange(usa), 2), of(&strange(usa), 4)], ["a", "b"], "plain tracks");
        assert_eq!([of(&strange(europe), 2), of(&strange(europe), 4)], ["c", "d"], "stations and ferries");
    }
}
