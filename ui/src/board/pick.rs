//! From a touched point of the board to what was meant by it.

use engine::{CityId, Map, RouteId};

use super::point::Point;
use super::scene::Scene;

/// What was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Picked {
    Route(RouteId),
    City(CityId),
}

/// What is being looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Anything,
    Cities,
}

/// A touched point, and how far from it something may lie and still be meant.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Touch {
    pub(crate) at: Point,
    pub(crate) reach: f32,
}

/// A city's dot.
const DOT: f32 = 7.0;
/// How much nearer than it is a route counts that can be claimed: of two tracks side by side that one is meant.
const FAVOUR: f32 = 0.55;

/// The nearest thing within reach; among routes, one that is `preferred` beats a neighbour that is hardly nearer.
pub(crate) fn pick(
    map: &'static Map,
    touch: Touch,
    wanted: Wanted,
    preferred: impl Fn(RouteId) -> bool,
) -> Option<Picked> {
    let scene = Scene::of(map);
    let cities = scene.cities.iter().map(|mark| ((mark.at - touch.at).length(), Picked::City(mark.id)));
    let city = cities.filter(|(far, _)| *far <= touch.reach.max(DOT)).min_by(|a, b| a.0.total_cmp(&b.0));
    if wanted == Wanted::Cities {
        return city.map(|(_, picked)| picked);
    }
    let routes = scene.routes.iter().map(|mark| (mark.distance(touch.at), mark.id));
    let route = routes
        .filter(|(far, _)| *far <= touch.reach)
        .map(|(far, id)| (if preferred(id) { far * FAVOUR } else { far }, Picked::Route(id)))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    match (city, route) {
        // Only its dot itself, so that short routes between two cities can be touched.
        (Some((far, city)), Some((near, _))) if far <= DOT && far < near + 2.0 => Some(city),
        (Some((_, city)), None) => Some(city),
        (_, route) => route.map(|(_, picked)| picked),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nobody(_: RouteId) -> bool {
        false
    }

    fn touch(at: Point, reach: f32) -> Touch {
        Touch { at, reach }
    }

    #[test]
    fn every_route_is_picked_by_each_of_its_spaces_at_every_zoom() {
        for map in engine::maps() {
            for mark in &Scene::of(map).routes {
                for at in mark.middles() {
                    for reach in [4.0, 12.0, 30.0] {
                        let picked = pick(map, touch(at, reach), Wanted::Anything, nobody);
                        assert_eq!(picked, Some(Picked::Route(mark.id)), "{}", map.route_name(mark.id));
                    }
                }
            }
        }
    }

    #[test]
    fn every_city_is_picked_by_its_dot() {
        for map in engine::maps() {
            for mark in &Scene::of(map).cities {
                let picked = pick(map, touch(mark.at, 12.0), Wanted::Anything, nobody);
                assert_eq!(picked, Some(Picked::City(mark.id)), "{}", map.city(mark.id).name);
            }
        }
    }

    #[test]
    fn of_two_tracks_the_one_that_can_be_claimed_is_meant() {
        let map = &engine::maps()[0];
        let double = map.routes().iter().find(|route| route.twin.is_some_and(|twin| twin > route.id));
        let (one, other) = double.map(|route| (route.id, route.twin.unwrap())).unwrap();
        let [a, b] = [one, other].map(|id| Scene::of(map).routes[id.index()].middles().next().unwrap());
        let between = a * 0.52 + b * 0.48;
        let by = |wanted: RouteId| pick(map, touch(between, 12.0), Wanted::Anything, |id| id == wanted);
        assert_eq!(by(one), Some(Picked::Route(one)));
        assert_eq!(by(other), Some(Picked::Route(other)));
    }

    #[test]
    fn open_water_is_nothing_and_where_cities_are_wanted_routes_are_none() {
        let map = &engine::maps()[1];
        assert_eq!(pick(map, touch(Point::new(-200.0, 900.0), 12.0), Wanted::Anything, nobody), None);
        let middle = Scene::of(map).routes[0].middles().next().unwrap();
        assert_eq!(pick(map, touch(middle, 1.0), Wanted::Cities, nobody), None);
    }
}
