//! What was learnt for each map and size of table: data files of this crate, parsed when first needed.

use engine::{MAX_SEATS, Map, RouteKind};
use std::sync::OnceLock;

/// The maps that there are files for.
const MAPS: [&str; 2] = ["usa", "europe"];

/// From two seats to five.
const SIZES: usize = MAX_SEATS - 1;

/// For each map, a file for each number of seats; several may be the same.
pub(crate) type Files = [[&'static str; SIZES]; MAPS.len()];

/// A kind of thing that was learnt.
pub(crate) struct Learnt<T> {
    files: Files,
    read: fn(&str) -> T,
    known: OnceLock<[[T; SIZES]; MAPS.len()]>,
}

impl<T> Learnt<T> {
    pub(crate) const fn new(files: Files, read: fn(&str) -> T) -> Learnt<T> {
        Learnt { files, read, known: OnceLock::new() }
    }

    /// What was learnt for such a table.
    pub(crate) fn of(&self, map: &Map, seats: u8) -> &T {
        let own = table_map_for(map);
        let place = MAPS.iter().position(|known| *known == own).unwrap_or(0);
        let known = self.known.get_or_init(|| self.files.map(|sizes| sizes.map(self.read)));
        &known[place][usize::from(seats).clamp(2, MAX_SEATS) - 2]
    }

    #[cfg(test)]
    pub(crate) fn files(&self) -> impl Iterator<Item = (String, &'static str)> {
        let of_map = |(map, sizes): (&'static str, [&'static str; SIZES])| {
            (2..).zip(sizes).map(move |(seats, file)| (format!("{map}, {seats} seats"), file))
        };
        MAPS.into_iter().zip(self.files).flat_map(of_map)
    }
}

/// The map whose weights are used on this one: itself if it is built in, otherwise the more similar one. A board with
/// stations, tunnels or ferries is played like Europe. That is a guess: there are no weights learnt for arbitrary maps.
fn table_map_for(map: &Map) -> &'static str {
    let own = MAPS.iter().find(|key| map.is_built_in() && **key == map.key());
    let is_plain =
        map.features().stations == 0 && map.routes().iter().all(|route| route.kind == RouteKind::Track);
    own.copied().unwrap_or(if is_plain { "usa" } else { "europe" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_built_in_map_uses_its_own_weights_and_any_other_those_of_the_most_similar() {
        let learnt = Learnt::new([["a", "b", "b", "b"], ["c", "c", "d", "d"]], str::to_owned);
        let of = |map: &Map, seats| learnt.of(map, seats).as_str();
        let [usa, europe] = engine::maps() else { panic!("two maps") };
        assert_eq!([of(usa, 2), of(usa, 3), of(europe, 2), of(europe, 5)], ["a", "b", "c", "d"]);
        let strange = |map: &Map| Map::bring(&map.write().replace("trains 45", "trains 30")).unwrap();
        assert_eq!([of(&strange(usa), 2), of(&strange(usa), 4)], ["a", "b"], "plain tracks");
        assert_eq!([of(&strange(europe), 2), of(&strange(europe), 4)], ["c", "d"], "stations and ferries");
    }
}
