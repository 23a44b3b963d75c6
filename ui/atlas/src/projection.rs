//! From the globe to a plane: Albers' conic projection, which keeps areas and suits wide countries.

use crate::Point;

pub(crate) struct Projection {
    cone: f64,
    constant: f64,
    /// The longitude that runs straight up.
    middle: f64,
}

impl Projection {
    /// A cone through two latitudes, in degrees.
    pub(crate) fn new(middle: f64, south: f64, north: f64) -> Projection {
        let (south, north) = (south.to_radians(), north.to_radians());
        let cone = (south.sin() + north.sin()) / 2.0;
        Projection { cone, constant: south.cos().powi(2) + 2.0 * cone * south.sin(), middle }
    }

    /// The place of a longitude (x) and latitude (y), in kilometres, y downwards.
    pub(crate) fn project(&self, site: Point) -> Point {
        const EARTH: f64 = 6371.0;
        let radius =
            EARTH * (self.constant - 2.0 * self.cone * site.y.to_radians().sin()).max(0.0).sqrt() / self.cone;
        let angle = self.cone * (site.x - self.middle).to_radians();
        Point::new(radius * angle.sin(), radius * angle.cos())
    }
}
