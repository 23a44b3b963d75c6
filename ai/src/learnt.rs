//! What was learnt for each map and size of table: data files of this crate, parsed when first needed.

use engine::{Map, RouteKind};
use std::sync::OnceLock;

/// The tables there are files for, in the order of the files: the map, and whether there are more than two seats.
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

    /// What was learnt for such a table.
    pub(crate) fn of(&self, map: &Map, seats: u8) -> &T {
        let table = (table_map_for(map), seats > 2);
        let place = TABLES.iter().position(|known| *known == table).unwrap_or(0);
        &self.known.get_or_init(|| self.files.map(self.read))[place]
    }

    #[cfg(test)]
    pub(crate) fn files(&self) -> impl Iterator<Item = (String, &'static str)> {
        TABLES.iter().map(|(map, crowd)| format!("{map}, crowd: {crowd}")).zip(self.files)
    }
}

/// The map whose weights are used on this one: itself if it is built in, otherwise the more similar one. A board with
/// stations, tunnels or ferries is played like Europe. That is a guess: there are no weights learnt for arbitrary maps.
fn table_map_for(map: &Map) -> &'static str {
    let own = TABLES.iter().find(|(key, _)| map.is_built_in() && *key == map.key());
    let is_plain =
        map.features().stations == 0 && map.routes().iter().all(|route| route.kind == RouteKind::Track);
    own.map_or(if is_plain { "usa" } else { "europe" }, |(key, _)| key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_built_in_map_uses_its_own_weights_and_any_other_those_of_the_most_similar() {
        let learnt = Learnt::new(["a", "b", "c", "d"], str::to_owned);
        let of = |map: &Map, seats| learnt.of(map, seats).as_str();
        let [usa, europe] = engine::maps() else { panic!("two maps") };
        assert_eq!([of(usa, 2), of(usa, 3), of(europe, 2), of(europe, 5)], ["a", "b", "c", "d"]);
        let strange = |map: &Map| Map::bring(&map.write().replace("trains 45", "trains 30")).unwrap();
        assert_eq!([of(&strange(usa), 2), of(&strange(usa), 4)], ["a", "b"], "plain tracks");
        assert_eq!([of(&strange(europe), 2), of(&strange(europe), 4)], ["c", "d"], "stations and ferries");
    }
}
