//! Finds the route or city that a tap on the board means.

use engine::{CityId, Map, RouteId};

use crate::point::Point;
use crate::scene::Scene;

/// What was picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Picked {
    /// A route, with all its spaces.
    Route(RouteId),
    /// The radius of a city's dot.
    City(CityId),
}

/// What the person is looking for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Whatever lies nearest.
    Anything,
    /// A city, as far as a finger reaches; a route only where there is none.
    CitiesFirst,
}

/// A tapped point, and how far from it something may lie and still be meant.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Touch {
    /// The point, on the board.
    pub at: Point,
    /// In units of the board.
    pub reach: f32,
}

impl Touch {
    /// Is it so far from another touch that it can't mean the same thing?
    pub fn is_apart(self, other: Touch) -> bool {
        (self.at - other.at).length() > self.reach
    }
}

/// The radius of a city's dot.
const DOT: f32 = 7.0;
/// The distance of a preferred route is multiplied by this: of two tracks side by side, the claimable one is meant.
const FAVOUR: f32 = 0.55;

/// The nearest thing within reach. A `preferred` route wins against a neighbour that is only a little nearer.
pub fn pick(map: &Map, touch: Touch, wanted: Wanted, preferred: impl Fn(RouteId) -> bool) -> Option<Picked> {
    let scene = Scene::of(map);
    let cities = scene.cities.iter().map(|mark| ((mark.at - touch.at).length(), Picked::City(mark.id)));
    let city = cities.filter(|(far, _)| *far <= touch.reach.max(DOT)).min_by(|a, b| a.0.total_cmp(&b.0));
    let routes = scene.routes.iter().map(|mark| (mark.distance(touch.at), mark.id));
    let route = routes
        .filter(|(far, _)| *far <= touch.reach)
        .map(|(far, id)| (if preferred(id) { far * FAVOUR } else { far }, Picked::Route(id)))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    match (city, route) {
        (Some((_, city)), _) if wanted == Wanted::CitiesFirst => Some(city),
        // A city reaches half-way to the nearest space; the spaces belong to their routes, however short.
        (Some((far, city)), Some(_)) if scene.space_distance(touch.at) > far => Some(city),
        (Some((_, city)), None) => Some(city),
        (_, route) => route.map(|(_, picked)| picked),
    }
}

/// Is this route so near that the touch may have meant it as well? A finger can't hit one of two overlapping targets.
pub fn is_beside(map: &Map, touch: Touch, route: RouteId) -> bool {
    let mark = Scene::of(map).routes.get(route.index());
    mark.is_some_and(|mark| mark.distance(touch.at) <= 2.0 * touch.reach)
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

    /// Two cities may lie less than 20 pixels apart there. What lies between them is shared out evenly.
    #[test]
    fn with_the_whole_board_on_a_phone_a_city_reaches_half_way_to_the_spaces_around_it() {
        for map in engine::maps() {
            let scene = Scene::of(map);
            for mark in &scene.cities {
                let half = scene.space_distance(mark.at) / 2.0 - 0.1;
                let name = &map.city(mark.id).name;
                assert!(half > 1.25 * DOT, "{name}: it is more than a dot, {half}");
                for way in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (0.7, 0.7), (-0.7, 0.7)] {
                    let at = mark.at + Point::new(way.0, way.1) * half;
                    let picked = pick(map, touch(at, 13.0 / 0.39), Wanted::Anything, |_| true);
                    assert_eq!(picked, Some(Picked::City(mark.id)), "{name} by {way:?}");
                }
            }
            for mark in &scene.routes {
                for at in mark.middles() {
                    let picked = pick(map, touch(at, 13.0 / 0.39), Wanted::Anything, nobody);
                    assert_eq!(picked, Some(Picked::Route(mark.id)), "{}", map.route_name(mark.id));
                }
            }
        }
    }

    #[test]
    fn a_little_nearer_every_city_is_a_target_of_24_pixels() {
        let scale = 1.4;
        for map in engine::maps() {
            for mark in &Scene::of(map).cities {
                for step in 0..16 {
                    let angle = step as f32 * std::f32::consts::TAU / 16.0;
                    let at = mark.at + Point::new(angle.cos(), angle.sin()) * (12.0 / scale);
                    let picked = pick(map, touch(at, 13.0 / scale), Wanted::Anything, nobody);
                    assert_eq!(picked, Some(Picked::City(mark.id)), "{}", map.city(mark.id).name);
                }
            }
        }
    }

    #[test]
    fn two_quick_taps_on_one_place_mean_one_thing_and_on_two_places_two() {
        let first = touch(Point::new(100.0, 100.0), 12.0);
        assert!(!touch(Point::new(108.0, 104.0), 12.0).is_apart(first));
        assert!(touch(Point::new(100.0, 113.0), 12.0).is_apart(first));
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
    fn on_a_phone_the_two_tracks_of_a_double_are_one_target_and_from_near_they_are_two() {
        for map in engine::maps() {
            for route in map.routes() {
                let Some(twin) = route.twin else { continue };
                for at in Scene::of(map).routes[route.id.index()].middles() {
                    let name = map.route_name(route.id);
                    assert!(
                        is_beside(map, touch(at, 13.0 / 0.39), twin),
                        "{name}: the whole board on a phone"
                    );
                    assert!(!is_beside(map, touch(at, 13.0 / 6.0), twin), "{name}: as near as one can go");
                }
            }
        }
    }

    #[test]
    fn open_water_is_nothing() {
        let map = &engine::maps()[1];
        for wanted in [Wanted::Anything, Wanted::CitiesFirst] {
            assert_eq!(pick(map, touch(Point::new(-200.0, 900.0), 12.0), wanted, nobody), None);
        }
    }

    #[test]
    fn while_a_city_is_looked_for_a_route_is_picked_only_far_from_all_cities() {
        let map = &engine::maps()[1];
        let scene = Scene::of(map);
        let middle = scene.routes[0].middles().next().unwrap();
        let by = |reach| pick(map, touch(middle, reach), Wanted::CitiesFirst, nobody);
        assert_eq!(
            by(1.0),
            Some(Picked::Route(scene.routes[0].id)),
            "the route is picked, so that the tap is not taken for one on open ground"
        );
        assert!(matches!(by(60.0), Some(Picked::City(_))), "{:?}", by(60.0));
    }
}
