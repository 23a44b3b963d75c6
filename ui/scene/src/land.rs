//! Coasts, rivers and borders: what lies under the tracks.

use engine::Map;

use crate::files::Files;

/// The paths of a map's layers; empty where a map has no such layer.
#[derive(Debug, Default)]
pub struct Land {
    /// Islands and mainland; holes are seas inside it.
    pub land: &'static str,
    /// Lines between states and provinces.
    pub inner: &'static str,
    /// Long rivers.
    pub rivers: &'static str,
    /// Borders of countries.
    pub borders: &'static str,
    /// Lakes; holes are their islands.
    pub lakes: &'static str,
}

impl Land {
    pub(crate) fn of(map: &Map) -> Land {
        let text = Files::of(map).land;
        let layer = |name: &str| {
            let find = |line: &'static str| line.split_once(' ').filter(|(layer, _)| *layer == name);
            text.lines().find_map(find).map_or("", |(_, path)| path)
        };
        Land {
            land: layer("land"),
            inner: layer("inner"),
            rivers: layer("rivers"),
            borders: layer("borders"),
            lakes: layer("lakes"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_map_has_land_lakes_and_rivers_and_no_layer_is_forgotten() {
        for map in engine::maps() {
            let land = Land::of(map);
            let drawn = [land.land, land.inner, land.rivers, land.borders, land.lakes];
            let count = drawn.iter().filter(|path| path.starts_with('M')).count();
            assert_eq!(count, Files::of(map).land.lines().count(), "{}: a layer is not drawn", map.key());
            for path in [land.land, land.lakes, land.rivers] {
                assert!(!path.is_empty(), "{}", map.key());
            }
        }
    }
}
