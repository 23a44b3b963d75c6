//! A city as it is drawn: its place and its names.

use engine::{City, CityId};

use crate::files::Files;
use crate::label::{self, AFAR, Afar, EM, Label};
use crate::point::Point;

/// A city's place, and what is written beside it.
pub struct CityMark {
    /// Which city it is.
    pub id: CityId,
    /// As the map spells it.
    pub name: String,
    /// Where its dot is.
    pub at: Point,
    /// Its name on a board that is seen from near.
    pub label: Label,
    /// Its name on a board that is seen from afar.
    pub afar: Afar,
    /// The same for those who want large text.
    pub big: Afar,
}

impl CityMark {
    pub(crate) fn draw(city: &City, at: Point, files: &Files) -> CityMark {
        CityMark {
            id: city.id,
            name: city.name.clone(),
            at,
            label: label::of(files.labels, city),
            afar: label::afar(files.afar, city),
            big: label::afar(files.big, city),
        }
    }

    /// Two corners of what its name covers on a board that is seen from near.
    pub fn near_corners(&self) -> [Point; 2] {
        self.label.corners(EM).map(|corner| self.at + corner)
    }

    /// The corners of both its labels, since it is not known here whether it will be seen from near or from afar.
    pub(crate) fn name_corners(&self) -> impl Iterator<Item = Point> {
        let [near, afar] = [self.label.corners(EM), self.afar.label.corners(AFAR)];
        near.into_iter().chain(afar).map(|corner| self.at + corner)
    }
}
