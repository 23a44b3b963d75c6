//! The shapes of a route: its spaces, its bed, and the trains that may stand on it.

use engine::{Card, Map, Route, RouteId, RouteKind, SeatColour};

use crate::point::Point;
use crate::track::{HALF, Space, Track};
use crate::{bend, livery, symbol};

/// The distance from the curve to each track of a double.
const ASIDE: f32 = 4.5;

/// Half of a space across.
const SPACE: f32 = HALF - 0.4;
/// Half of a train across: those on the two tracks of a double just fit beside each other.
const WAGON: f32 = ASIDE - 0.1;
/// The share of a space that lies between two dashes.
const DASH_GAP: f32 = 0.45;
/// How much longer a train is than its space.
const LONGER: f32 = 0.3;

/// A route's shapes, as the data of SVG paths.
pub struct RouteMark {
    /// Which route it is.
    pub id: RouteId,
    /// Its two cities, for people.
    pub name: String,
    /// Its kind and its colour, and whether it is one of two.
    class: String,
    /// What lies under the spaces: ballast, a tunnel's teeth, a ferry's waves.
    pub bed: String,
    /// How that is styled.
    pub bed_class: &'static str,
    /// The outline of each space.
    pub spaces: Vec<String>,
    /// The symbols of all its spaces.
    pub symbols: String,
    track: Track,
    /// Along the middle of its spaces, in short steps.
    pub(crate) line: Vec<Point>,
}

impl RouteMark {
    pub(crate) fn draw(map: &Map, route: &Route, places: &[Point]) -> RouteMark {
        let ends = route.ends.map(|city| places[city.index()]);
        let track = Track::new(ends, bend::of(map, route), aside(route), route.length);
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

    /// Its CSS classes, as printed or as owned.
    pub fn class(&self, owner: Option<SeatColour>) -> String {
        owner.map_or_else(|| self.class.clone(), |seat| format!("{} owned seat-{}", self.class, seat.name()))
    }

    /// A band under all its spaces that reaches out by `beyond` on each side. It is cheaper to fill than to stroke an edge
    /// around each space.
    pub fn band(&self, beyond: f32) -> String {
        self.track.whole(beyond).outline(SPACE + beyond, 2.0 + beyond)
    }

    /// The same in dashes, one under the middle of each space: for a route that can be claimed.
    pub fn dashes(&self, beyond: f32) -> String {
        let dash = |space: Space<'_>| {
            space.longer(2.0 * beyond - DASH_GAP * space.length).outline(SPACE + beyond, 1.0 + beyond)
        };
        self.track.spaces().map(dash).collect()
    }

    /// The line through the middle of its spaces.
    pub fn middle_line(&self) -> String {
        self.track.middle_line()
    }

    /// Half way along it.
    pub fn middle(&self) -> Point {
        self.line.get(self.line.len() / 2).copied().unwrap_or_default()
    }

    /// From a point to the middle line of its spaces.
    pub fn distance(&self, from: Point) -> f32 {
        let steps = self.line.windows(2).map(|step| from.to_step(step[0], step[1]));
        steps.fold(f32::INFINITY, f32::min)
    }

    /// The middle of each space.
    pub fn middles(&self) -> impl Iterator<Item = Point> + '_ {
        self.track.spaces().map(|space| space.at(0.0, 0.0))
    }

    /// The outline of each train that stands on it.
    pub fn wagons(&self) -> impl Iterator<Item = String> + '_ {
        self.track.spaces().map(|space| space.longer(LONGER).outline(WAGON, 2.4))
    }

    /// The highlights on these trains.
    pub fn sheen(&self) -> String {
        self.track.spaces().map(|space| space.lit_edge(WAGON - 1.0)).collect()
    }

    /// The livery of its owner's trains.
    pub fn livery(&self, owner: SeatColour) -> String {
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

/// A symbol for the colour on each space, and locomotives on as many spaces of a ferry as it needs. Grey has no symbol.
fn symbols(route: &Route, track: &Track) -> String {
    let of_colour = std::iter::repeat_n(route.colour, usize::from(route.length - route.locomotives()));
    let locomotives = std::iter::repeat_n(Some(Card::Locomotive), usize::from(route.locomotives()));
    let on = |(card, space): (Option<Card>, _)| card.map(|card| symbol::on(space, card));
    locomotives.chain(of_colour).zip(track.spaces()).filter_map(on).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Scene;

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
}
