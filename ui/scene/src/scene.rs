//! The shapes that are drawn for a map.

use std::cell::RefCell;

use engine::{CityId, Digest, Map, RouteId};

use crate::area::Area;
use crate::city::CityMark;
use crate::files::Files;
use crate::land::Land;
use crate::point::Point;
use crate::route::RouteMark;
use crate::{places, shore};

/// The room around a part of the board that is framed.
const ROOM: f32 = 55.0;
/// The room around a name.
const EDGE: Point = Point::new(6.0, 6.0);

/// Everything of a map that is drawn.
pub struct Scene {
    /// What lies under the tracks.
    pub land: Land,
    /// The land's edge, in pieces.
    pub shore: Vec<String>,
    /// Open water, where the compass rose has room.
    pub rose: Point,
    /// By number of the route.
    pub routes: Vec<RouteMark>,
    /// By number of the city.
    pub cities: Vec<CityMark>,
}

thread_local! {
    static DRAWN: RefCell<Vec<(Digest, &'static Scene)>> = const { RefCell::new(Vec::new()) };
}

impl Scene {
    /// The scene of a map. It is drawn once and kept for the life of the page, which sees only a few maps.
    pub fn of(map: &Map) -> &'static Scene {
        let drawn = |(digest, scene): &(Digest, &'static Scene)| (*digest == map.digest()).then_some(*scene);
        DRAWN.with_borrow_mut(|all| {
            all.iter().find_map(drawn).unwrap_or_else(|| {
                let scene = Box::leak(Box::new(Scene::draw(map)));
                all.push((map.digest(), scene));
                scene
            })
        })
    }

    /// From a point to the middle of the nearest space.
    pub(crate) fn space_distance(&self, from: Point) -> f32 {
        let middles = self.routes.iter().flat_map(RouteMark::middles);
        middles.map(|middle| (middle - from).length()).fold(f32::INFINITY, f32::min)
    }

    fn draw(map: &Map) -> Scene {
        let (places, files) = (places::of(map), Files::of(map));
        let city = |(city, at): (&engine::City, &Point)| CityMark::draw(city, *at, files);
        let land = Land::of(map);
        Scene {
            shore: shore::pieces(land.land),
            land,
            rose: files.rose,
            routes: map.routes().iter().map(|route| RouteMark::draw(map, route, &places)).collect(),
            cities: map.cities().iter().zip(&places).map(city).collect(),
        }
    }
}

/// The part of the board that these routes and cities take up, with some room around it and with the cities' names.
pub fn area_of(
    map: &Map,
    routes: impl IntoIterator<Item = RouteId>,
    cities: impl IntoIterator<Item = CityId> + Clone,
) -> Option<Area> {
    let Area { from, to } = places_of(map, routes, cities.clone())?;
    let scene = Scene::of(map);
    let marks = cities.into_iter().filter_map(|id| scene.cities.get(id.index()));
    let names = marks.flat_map(CityMark::name_corners);
    Area::around(names.chain([from + EDGE, to - EDGE]), EDGE.x)
}

/// The same without the names.
pub fn places_of(
    map: &Map,
    routes: impl IntoIterator<Item = RouteId>,
    cities: impl IntoIterator<Item = CityId>,
) -> Option<Area> {
    let scene = Scene::of(map);
    let along =
        routes.into_iter().filter_map(|id| scene.routes.get(id.index())).flat_map(|mark| mark.line.iter());
    let at = cities.into_iter().filter_map(|id| scene.cities.get(id.index())).map(|mark| &mark.at);
    Area::around(along.chain(at).copied(), ROOM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_that_cities_take_up_has_room_for_their_names() {
        for map in engine::maps() {
            for mark in &Scene::of(map).cities {
                let Area { from, to } = area_of(map, [], [mark.id]).expect("a city is somewhere");
                for at in mark.name_corners() {
                    let holds = from.x < at.x && from.y < at.y && to.x > at.x && to.y > at.y;
                    assert!(holds, "{}: {from:?} {to:?}", mark.name);
                }
                assert!(from.x <= mark.at.x - ROOM && to.y >= mark.at.y + ROOM, "{}", mark.name);
            }
        }
    }

    #[test]
    fn a_map_is_drawn_once() {
        let map = &engine::maps()[1];
        assert!(std::ptr::eq(Scene::of(map), Scene::of(map)));
    }
}
