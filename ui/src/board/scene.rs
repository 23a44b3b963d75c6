//! From a map to the shapes that are drawn. Pure, so that it can be tested without a browser.

use std::cell::RefCell;

use engine::{Card, City, CityId, Digest, Map, Route, RouteId, RouteKind, SeatColour};

use super::files::Files;
use super::frame::Area;
use super::labels::{self, AFAR, Afar, EM, Label};
use super::land::Land;
use super::point::Point;
use super::track::{HALF, Space, Track};
use super::{bends, livery, places, shore, symbol};

/// From the curve to each track of a double.
const ASIDE: f32 = 4.5;

pub(super) struct Scene {
    pub(super) land: Land,
    /// The land's edge, in pieces.
    pub(super) shore: Vec<String>,
    pub(super) rose: Point,
    pub(super) routes: Vec<RouteMark>,
    pub(super) cities: Vec<CityMark>,
}

pub(super) struct RouteMark {
    pub(super) id: RouteId,
    /// Its two cities, for people.
    pub(super) name: String,
    /// Its kind and its colour, and whether it is one of two.
    class: String,
    /// What lies under the spaces: ballast, a tunnel's teeth, a ferry's waves.
    pub(super) bed: String,
    pub(super) bed_class: &'static str,
    /// The outline of each space.
    pub(super) spaces: Vec<String>,
    /// The symbols of all its spaces.
    pub(super) symbols: String,
    track: Track,
    /// Along the middle of its spaces, in short steps.
    line: Vec<Point>,
}

pub(super) struct CityMark {
    pub(super) id: CityId,
    pub(super) name: &'static str,
    pub(super) at: Point,
    pub(super) label: Label,
    pub(super) afar: Afar,
}

thread_local! {
    static DRAWN: RefCell<Vec<(Digest, &'static Scene)>> = const { RefCell::new(Vec::new()) };
}

impl Scene {
    /// The scene of a map, which is drawn once in the page's life.
    pub(super) fn of(map: &Map) -> &'static Scene {
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
    pub(super) fn space_distance(&self, from: Point) -> f32 {
        let middles = self.routes.iter().flat_map(RouteMark::middles);
        middles.map(|middle| (middle - from).length()).fold(f32::INFINITY, f32::min)
    }

    fn draw(map: &Map) -> Scene {
        let (places, files) = (places::of(map), Files::of(map.key()));
        let city = |(city, at): (&City, &Point)| {
            // A scene is kept for as long as the page lives, and its names with it.
            let name: &'static str = city.name.clone().leak();
            CityMark {
                id: city.id,
                name,
                at: *at,
                label: labels::of(files.labels, city, name),
                afar: labels::afar(files.afar, city, name),
            }
        };
        let land = Land::of(map.key());
        Scene {
            shore: shore::pieces(land.land),
            land,
            rose: files.rose,
            routes: map.routes().iter().map(|route| RouteMark::draw(map, route, &places)).collect(),
            cities: map.cities().iter().zip(&places).map(city).collect(),
        }
    }
}

/// The part of the board that these take up, with some room around it and with the cities' names.
pub(crate) fn area_of(
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

impl CityMark {
    /// Of both its names: whether it will be seen from near or from afar is not known yet.
    fn name_corners(&self) -> impl Iterator<Item = Point> + use<'_> {
        let [near, afar] = [self.label.corners(EM), self.afar.label.corners(AFAR)];
        near.into_iter().chain(afar).map(|corner| self.at + corner)
    }
}

/// The same without the names.
pub(super) fn places_of(
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

/// Half of a space across.
const SPACE: f32 = HALF - 0.4;
/// Half of a train across: those on the two tracks of a double just fit beside each other.
const WAGON: f32 = ASIDE - 0.1;
/// The share of a space that lies between two dashes.
const DASH_GAP: f32 = 0.45;
/// By how much a train is longer than its space.
const LONGER: f32 = 0.3;
/// Around a part of the board that is shown by itself.
const ROOM: f32 = 55.0;
/// Around a name.
const EDGE: Point = Point::new(6.0, 6.0);

impl RouteMark {
    fn draw(map: &Map, route: &Route, places: &[Point]) -> RouteMark {
        let ends = route.ends.map(|city| places[city.index()]);
        let track = Track::new(ends, bends::of(map, route), aside(route), route.length);
        let (kind, bed_class, corner) = match route.kind {
            RouteKind::Track => ("track", "bed track", 1.8),
            RouteKind::Tunnel => ("tunnel", "bed tunnel", 1.0),
            RouteKind::Ferry(_) => ("ferry", "bed ferry", HALF - 0.2),
        };
        let bed = match route.kind {
            RouteKind::Track | RouteKind::Tunnel => track.middle_line(),
            RouteKind::Ferry(_) => track.waves(),
        };
        RouteMark {
            id: route.id,
            name: map.route_name(route.id),
            class: format!(
                "route {kind} {}{}",
                route.colour.map_or("grey", Card::name),
                if route.twin.is_some() { " double" } else { "" }
            ),
            bed,
            bed_class,
            spaces: track.spaces().map(|space| space.outline(SPACE, corner)).collect(),
            symbols: symbols(route, &track),
            line: track
                .spaces()
                .flat_map(|space| [-0.5, 0.0, 0.5].map(|part| space.at(space.length * part, 0.0)))
                .collect(),
            track,
        }
    }

    /// How it is styled: as it is printed, or as the trains of its owner.
    pub(super) fn class(&self, owner: Option<SeatColour>) -> String {
        owner.map_or_else(|| self.class.clone(), |seat| format!("{} owned seat-{}", self.class, seat.name()))
    }

    /// What lies under all its spaces and reaches out so far on each side. To fill it takes less than to stroke an edge around
    /// each space.
    pub(super) fn band(&self, beyond: f32) -> String {
        self.track.whole(beyond).outline(SPACE + beyond, 2.0 + beyond)
    }

    /// The same in pieces, one under the middle of each space: what may come is dashed, and what is there is not.
    pub(super) fn dashes(&self, beyond: f32) -> String {
        let dash = |space: Space<'_>| {
            space.longer(2.0 * beyond - DASH_GAP * space.length).outline(SPACE + beyond, 1.0 + beyond)
        };
        self.track.spaces().map(dash).collect()
    }

    /// The line through the middle of its spaces.
    pub(super) fn middle_line(&self) -> String {
        self.track.middle_line()
    }

    /// Half way along it.
    pub(super) fn middle(&self) -> Point {
        self.line.get(self.line.len() / 2).copied().unwrap_or_default()
    }

    /// From a point to the middle line of its spaces.
    pub(super) fn distance(&self, from: Point) -> f32 {
        let steps = self.line.windows(2).map(|step| from.to_step(step[0], step[1]));
        steps.fold(f32::INFINITY, f32::min)
    }

    /// The middle of each space.
    pub(super) fn middles(&self) -> impl Iterator<Item = Point> + '_ {
        self.track.spaces().map(|space| space.at(0.0, 0.0))
    }

    /// The outline of each train that stands on it.
    pub(super) fn wagons(&self) -> impl Iterator<Item = String> + '_ {
        self.track.spaces().map(|space| space.longer(LONGER).outline(WAGON, 2.4))
    }

    /// Where light falls on these trains.
    pub(super) fn sheen(&self) -> String {
        self.track.spaces().map(|space| space.lit_edge(WAGON - 1.0)).collect()
    }

    /// What its owner's trains are painted with.
    pub(super) fn livery(&self, owner: SeatColour) -> String {
        self.track.spaces().map(|space| livery::on(space, WAGON, owner)).collect()
    }
}

/// How far from the curve a route runs: the two tracks of a double lie side by side.
fn aside(route: &Route) -> f32 {
    match route.twin {
        Some(twin) if twin < route.id => ASIDE,
        Some(_) => -ASIDE,
        None => 0.0,
    }
}

/// A symbol on each space; the locomotives of a ferry are on as many as it needs, and grey has none.
fn symbols(route: &Route, track: &Track) -> String {
    let of_colour = std::iter::repeat_n(route.colour, usize::from(route.length - route.locomotives()));
    let locomotives = std::iter::repeat_n(Some(Card::Locomotive), usize::from(route.locomotives()));
    let on = |(card, space): (Option<Card>, _)| card.map(|card| symbol::on(space, card));
    locomotives.chain(of_colour).zip(track.spaces()).filter_map(on).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_has_as_many_spaces_as_it_takes_trains() {
        for map in engine::maps() {
            for (mark, route) in Scene::of(map).routes.iter().zip(map.routes()) {
                assert_eq!(mark.spaces.len(), usize::from(route.length), "{}", map.route_name(route.id));
            }
        }
    }

    #[test]
    fn the_two_tracks_of_a_double_lie_apart() {
        for map in engine::maps() {
            let scene = Scene::of(map);
            for route in map.routes() {
                let Some(twin) = route.twin else { continue };
                let [mine, theirs] = [route.id, twin].map(|id| &scene.routes[id.index()].track);
                let apart = mine.spaces().zip(theirs.spaces());
                let mut apart = apart.map(|(a, b)| (a.at(0.0, 0.0) - b.at(0.0, 0.0)).length());
                assert!(apart.all(|apart| apart >= 2.0 * HALF), "{}", map.route_name(route.id));
            }
        }
    }

    #[test]
    fn a_ferry_shows_a_locomotive_for_each_that_it_needs_and_other_grey_routes_show_nothing() {
        let outlines = symbol(Card::Locomotive).matches('M').count();
        for map in engine::maps() {
            for (mark, route) in
                Scene::of(map).routes.iter().zip(map.routes()).filter(|(_, r)| r.colour.is_none())
            {
                let shown = mark.symbols.matches('M').count();
                let needed = usize::from(route.locomotives()) * outlines;
                assert_eq!(shown, needed, "{}", map.route_name(route.id));
            }
        }
    }

    #[test]
    fn a_train_stands_on_each_space_and_is_wider_and_twins_have_room_for_theirs() {
        let wider = const { WAGON > SPACE && WAGON < ASIDE };
        assert!(wider, "wider than a space, and no wider than half of the way to the other track");
        for map in engine::maps() {
            for (mark, route) in Scene::of(map).routes.iter().zip(map.routes()) {
                let name = map.route_name(route.id);
                assert_eq!(mark.wagons().count(), usize::from(route.length), "{name}");
                let pieces = [mark.dashes(2.0), mark.sheen()].map(|path| path.matches('M').count());
                assert_eq!(pieces, [usize::from(route.length); 2], "{name}: one dash and one sheen each");
            }
        }
    }

    #[test]
    fn an_owned_route_is_the_same_route_with_another_class() {
        let map = &engine::maps()[0];
        let mark = &Scene::of(map).routes[0];
        let owned = mark.class(Some(SeatColour::Green));
        assert_eq!(owned, format!("{} owned seat-green", mark.class(None)));
    }

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
