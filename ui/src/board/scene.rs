//! From a map to the shapes that are drawn. Pure, so that it can be tested without a browser.

use engine::{City, Map, Route, RouteKind};

use super::places::{self, Place};

pub(super) const SPACE_WIDTH: f32 = 7.0;
const BOARD_WIDTH: f32 = 1000.0;
const BOARD_HEIGHT: f32 = 640.0;
/// What a city's dot covers at each end of a route.
const CITY_ROOM: f32 = 9.0;
const GAP: f32 = 2.0;

pub(super) struct Scene {
    pub(super) routes: Vec<RouteMark>,
    pub(super) cities: Vec<CityMark>,
}

pub(super) struct RouteMark {
    pub(super) class: String,
    pub(super) spaces: Vec<Space>,
}

/// One train's place on a route: its middle, and the way it points.
#[derive(Debug, PartialEq)]
pub(super) struct Space {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) angle: f32,
    pub(super) length: f32,
}

pub(super) struct CityMark {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) name: &'static str,
}

impl Scene {
    pub(super) fn of(map: &'static Map) -> Scene {
        let places = places::of(map);
        let route = |route: &Route| {
            let [a, b] = route.ends.map(|city| places[city.index()]);
            RouteMark { class: class(route), spaces: spaces(a, b, route.length, aside(route)) }
        };
        let city =
            |(city, place): (&'static City, &Place)| CityMark { x: place.x, y: place.y, name: &city.name };
        Scene {
            routes: map.routes().iter().map(route).collect(),
            cities: map.cities().iter().zip(&places).map(city).collect(),
        }
    }

    pub(super) fn view_box(&self) -> String {
        format!("0 0 {BOARD_WIDTH} {BOARD_HEIGHT}")
    }
}

/// How far from the straight line a route runs: the two tracks of a double lie side by side.
fn aside(route: &Route) -> f32 {
    match route.twin {
        Some(twin) if twin < route.id => SPACE_WIDTH / 2.0 + GAP / 2.0,
        Some(_) => -SPACE_WIDTH / 2.0 - GAP / 2.0,
        None => 0.0,
    }
}

fn class(route: &Route) -> String {
    let colour = route.colour.map_or("grey", |card| card.name());
    let kind = match route.kind {
        RouteKind::Track => "track",
        RouteKind::Tunnel => "tunnel",
        RouteKind::Ferry(_) => "ferry",
    };
    format!("route {kind} {colour}")
}

/// Divides the way from `a` to `b`, less the room of the cities, into equal spaces.
fn spaces(a: Place, b: Place, count: u8, aside: f32) -> Vec<Space> {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let way = dx.hypot(dy);
    let (ux, uy) = (dx / way, dy / way);
    let step = (way - 2.0 * CITY_ROOM) / f32::from(count);
    let space = |number: u8| {
        let along = CITY_ROOM + step * (f32::from(number) + 0.5);
        Space {
            x: a.x + ux * along - uy * aside,
            y: a.y + uy * along + ux * aside,
            angle: dy.atan2(dx).to_degrees(),
            length: step - GAP,
        }
    };
    (0..count).map(space).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_has_as_many_spaces_as_it_takes_trains() {
        for map in engine::maps() {
            let scene = Scene::of(map);
            for (mark, route) in scene.routes.iter().zip(map.routes()) {
                assert_eq!(mark.spaces.len(), usize::from(route.length), "{}", map.route_name(route.id));
            }
        }
    }

    #[test]
    fn spaces_lie_between_their_cities_in_equal_steps() {
        let spaces = spaces(Place { x: 0.0, y: 0.0 }, Place { x: 118.0, y: 0.0 }, 2, 0.0);
        let at = |x| Space { x, y: 0.0, angle: 0.0, length: 48.0 };
        assert_eq!(spaces, [at(34.0), at(84.0)], "100 units are left between the two cities' dots");
    }

    #[test]
    fn the_two_tracks_of_a_double_lie_apart() {
        for map in engine::maps() {
            let scene = Scene::of(map);
            for route in map.routes() {
                let Some(twin) = route.twin else { continue };
                let (mine, theirs) =
                    (&scene.routes[route.id.index()].spaces, &scene.routes[twin.index()].spaces);
                let apart = mine
                    .iter()
                    .zip(theirs)
                    .map(|(mine, theirs)| (mine.x - theirs.x).hypot(mine.y - theirs.y));
                assert!(apart.into_iter().all(|apart| apart >= SPACE_WIDTH), "{}", map.route_name(route.id));
            }
        }
    }
}
