//! A few routes of a map by themselves, as they look on the board.

use std::sync::Arc;

use engine::{CityId, Map, RouteId, SeatColour};
use leptos::prelude::*;
use scene::{Area, CityMark, Point, RouteMark, Scene, places_of};

use super::city::CityPicture;
use super::followed::Followed;
use super::look::Look;
use super::name::CityName;
use super::pieces::Pieces;
use super::rim::TrainRim;
use super::route::RoutePicture;
use super::train::Trains;

/// How much nearer the frame is to the routes than on a board that is moved to show them.
const NEARER: Point = Point::new(-20.0, -20.0);
/// Between a name and the frame.
const MARGIN: f32 = 6.0;

/// The part of a map that is shown, with its pieces.
pub(crate) struct Sampled {
    map: Arc<Map>,
    routes: Vec<RouteId>,
    cities: Vec<CityId>,
    pieces: Pieces,
    area: Area,
}

impl Sampled {
    /// All tracks between these pairs of cities, the first of each owned where an owner is named; `None` where
    /// the map has no such city.
    pub(crate) fn of(
        map: &Arc<Map>,
        pairs: &[(&str, &str, Option<SeatColour>)],
        station: Option<(&str, SeatColour)>,
    ) -> Option<Sampled> {
        let (mut routes, mut cities, mut pieces) = (Vec::new(), Vec::new(), Pieces::none(map));
        for (a, b, owner) in pairs {
            let ends = [map.city_keyed(a)?.id, map.city_keyed(b)?.id];
            let tracks: Vec<RouteId> = map.between(ends[0], ends[1]).map(|route| route.id).collect();
            if let Some(owner) = owner {
                pieces.own(*tracks.first()?, *owner);
            }
            routes.extend(tracks);
            cities.extend(ends);
        }
        if let Some((city, owner)) = station {
            pieces.build(map.city_keyed(city)?.id, owner);
        }
        cities.sort_unstable();
        cities.dedup();
        let places = places_of(map, routes.iter().copied(), cities.iter().copied())?.grown(NEARER);
        let marks = cities.iter().filter_map(|id| Scene::of(map).cities.get(id.index()));
        let names = Area::around(marks.flat_map(CityMark::near_corners), MARGIN)?;
        let area = Area::around([places.from, places.to, names.from, names.to], 0.0)?;
        Some(Sampled { map: Arc::clone(map), routes, cities, pieces, area })
    }
}

#[component]
pub(crate) fn Sample(sampled: Sampled) -> impl IntoView {
    let Sampled { map, routes, cities, pieces, area } = sampled;
    let scene = Scene::of(&map);
    let (pieces, look) = (Signal::stored(pieces), Signal::stored(Look::default()));
    let routes = routes.iter().filter_map(|id| scene.routes.get(id.index()));
    let cities = cities.iter().filter_map(|id| scene.cities.get(id.index()));
    let routes = Followed::all(routes, pieces, look, Signal::default());
    let cities = Followed::all(cities, pieces, look, Signal::default());
    let bed = |route: &Followed<RouteMark>| {
        let mark = route.mark;
        view! { <path class=mark.bed_class d=mark.bed.as_str() /> }
    };
    let size = area.to - area.from;
    view! {
        <svg
            class="board sample"
            viewBox=format!("{} {} {} {}", area.from.x, area.from.y, size.x, size.y)
            aria-hidden="true"
        >
            {routes.iter().map(bed).collect_view()}
            {routes.iter().map(|&route| view! { <RoutePicture route keys=None /> }).collect_view()}
            {routes.iter().map(|&route| view! { <TrainRim route /> }).collect_view()}
            {routes.into_iter().map(|route| view! { <Trains route rolls=false /> }).collect_view()}
            {cities.iter().map(|&city| view! { <CityPicture city keys=None /> }).collect_view()}
            <g class="names">{cities.into_iter().map(|city| view! { <CityName city /> }).collect_view()}</g>
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_off_the_frame() {
        let map = Map::named("usa").expect("a map");
        let sampled = Sampled::of(map, &[("helena", "salt-lake-city", None)], None).expect("two cities");
        let frame = sampled.area.grown(Point::new(1.0 - MARGIN, 1.0 - MARGIN));
        for city in &sampled.cities {
            let mark = &Scene::of(map).cities[city.index()];
            assert!(mark.near_corners().into_iter().all(|corner| frame.holds(corner)), "{}", mark.name);
        }
    }

    #[test]
    fn a_sample_has_both_tracks_of_a_double_and_one_owner() {
        let map = Map::named("usa").expect("a map");
        let pair = ("kansas-city", "saint-louis", Some(SeatColour::Red));
        let sampled = Sampled::of(map, &[pair], None).expect("two cities of the map");
        assert_eq!((sampled.routes.len(), sampled.cities.len()), (2, 2));
        let owners: Vec<_> = sampled.routes.iter().map(|id| sampled.pieces.owner(*id)).collect();
        assert_eq!(owners, [Some(SeatColour::Red), None]);
        assert!(Sampled::of(map, &[("kansas-city", "atlantis", None)], None).is_none());
    }
}
