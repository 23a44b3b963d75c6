//! What was learnt, for each map and size of table: files of this crate, read when they are first asked for.

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

    /// What fits such a table. On a map that nobody has learnt it is what fits the first.
    pub(crate) fn of(&self, map: &str, seats: u8) -> &T {
        let crowd = seats > 2;
        let place = TABLES.iter().position(|table| *table == (map, crowd));
        &self.known.get_or_init(|| self.files.map(self.read))[place.unwrap_or(usize::from(crowd))]
    }

    #[cfg(test)]
    pub(crate) fn files(&self) -> impl Iterator<Item = (String, &'static str)> {
        TABLES.iter().map(|(map, crowd)| format!("{map}, crowd: {crowd}")).zip(self.files)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_its_own_and_a_strange_map_the_first() {
        let learnt = Learnt::new(["a", "b", "c", "d"], str::to_owned);
        let of = |map, seats| learnt.of(map, seats).as_str();
        assert_eq!([of("usa", 2), of("usa", 3), of("europe", 2), of("europe", 5)], ["a", "b", "c", "d"]);
        assert_eq!([of("elsewhere", 2), of("elsewhere", 4)], ["a", "b"]);
    }
}
