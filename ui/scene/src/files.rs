//! The committed drawing of each map (see `ui/maps/README.md`): drawing data, apart from the rules.

use engine::Map;

use crate::point::Point;

pub(crate) struct Files {
    pub(crate) places: &'static str,
    pub(crate) bends: &'static str,
    pub(crate) labels: &'static str,
    pub(crate) afar: &'static str,
    pub(crate) big: &'static str,
    pub(crate) land: &'static str,
    /// Open water, where the compass rose has room.
    pub(crate) rose: Point,
}

static USA: Files = Files {
    places: include_str!("../../maps/usa.places"),
    bends: include_str!("../../maps/usa.bends"),
    labels: include_str!("../../maps/usa.labels"),
    afar: include_str!("../../maps/usa.afar"),
    big: include_str!("../../maps/usa.big"),
    land: include_str!("../../maps/usa.land"),
    rose: Point::new(58.0, 574.0),
};

static EUROPE: Files = Files {
    places: include_str!("../../maps/europe.places"),
    bends: include_str!("../../maps/europe.bends"),
    labels: include_str!("../../maps/europe.labels"),
    afar: include_str!("../../maps/europe.afar"),
    big: include_str!("../../maps/europe.big"),
    land: include_str!("../../maps/europe.land"),
    rose: Point::new(56.0, 362.0),
};

static NONE: Files =
    Files { places: "", bends: "", labels: "", afar: "", big: "", land: "", rose: Point::new(0.0, 0.0) };

impl Files {
    /// A map that is not built in may share a key with one that is. It shares the drawing only if it has the same cities.
    pub(crate) fn of(map: &Map) -> &'static Files {
        let is_drawn = Map::named(map.key()).is_some_and(|drawn| drawn.cities() == map.cities());
        match map.key() {
            "usa" if is_drawn => &USA,
            "europe" if is_drawn => &EUROPE,
            _ => &NONE,
        }
    }
}

/// The lines without comments, which begin with `#`, and without blank lines.
pub fn facts(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()).filter(|line| !line.is_empty())
}
