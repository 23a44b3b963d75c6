//! What the page relies on in the committed files. Nothing here needs the outlines they were made from.

use crate::afar;
use crate::board::{BOARD, Board, DOT, maps_folder};
use crate::drawing::Drawing;
use crate::label::{AFAR, BIG};
use crate::land::{self, Layer};
use crate::overlap::{self, RouteStrip};
use crate::path::{self, Piece};
use crate::ring::holds;
use crate::sheet::VIEW;
use crate::{Afar, Bend, Point};

fn boards() -> Vec<Board> {
    Board::all().expect("every city has a place")
}

fn layer<'a>(layers: &'a [Layer], name: &str) -> &'a [Piece] {
    &layers.iter().find(|layer| layer.name == name).unwrap_or_else(|| panic!("no {name}")).pieces
}

/// The sides of every ring, without those along the edge of the drawing.
fn coast(pieces: &[Piece]) -> Vec<(Point, Point)> {
    let sides = |piece: &Piece| {
        let next = piece.points.iter().skip(1).chain(piece.points.first());
        piece.points.iter().copied().zip(next.copied()).collect::<Vec<_>>()
    };
    let edge = |p: &Point| {
        (p.x - VIEW.from.x).min(VIEW.to.x - p.x).min(p.y - VIEW.from.y).min(VIEW.to.y - p.y) < 0.2
    };
    pieces.iter().flat_map(sides).filter(|(a, b)| a != b && !(edge(a) && edge(b))).collect()
}

#[test]
fn every_path_survives_reading_and_writing() {
    for board in boards() {
        let text = std::fs::read_to_string(maps_folder().join(format!("{}.land", board.key))).unwrap();
        let layers = land::read(&board).unwrap();
        assert_eq!(land::write(&layers), text, "{}.land has more than one way to say something", board.key);
        assert!(layers.iter().flat_map(|layer| &layer.pieces).all(|piece| piece.points.len() > 1));
    }
}

#[test]
fn the_files_stay_small() {
    for board in boards() {
        for (kind, most) in
            [("land", 40_000), ("bends", 4_000), ("labels", 4_000), ("afar", 4_000), ("big", 4_000)]
        {
            let size = std::fs::metadata(maps_folder().join(format!("{}.{kind}", board.key))).unwrap().len();
            assert!(size <= most, "{}.{kind} has {size} bytes; every page downloads it", board.key);
        }
    }
}

#[test]
fn a_city_stands_on_land_or_at_the_coast() {
    /// A dot covers the coast beside it.
    const SHORE: f64 = DOT / 2.0;
    for board in boards() {
        let layers = land::read(&board).unwrap();
        let (land, lakes) = (layer(&layers, "land"), layer(&layers, "lakes"));
        for city in &board.cities {
            let inside = |pieces: &[Piece]| {
                pieces.iter().filter(|piece| holds(&piece.points, city.place)).count() % 2 == 1
            };
            let coasts = coast(land).into_iter().chain(coast(lakes));
            let shore = coasts.map(|side| city.place.to_step(side.0, side.1)).fold(f64::INFINITY, f64::min);
            let dry = inside(land) && !inside(lakes);
            assert!(dry || shore < SHORE, "{} is {shore:.1} units out at sea", city.key);
        }
    }
}

#[test]
fn a_port_is_near_the_sea() {
    let ports = [
        "miami",
        "san-francisco",
        "new-orleans",
        "seattle",
        "cadiz",
        "stockholm",
        "athina",
        "constantinople",
    ];
    for board in boards() {
        let layers = land::read(&board).unwrap();
        for city in board.cities.iter().filter(|city| ports.contains(&city.key.as_str())) {
            let sides = coast(layer(&layers, "land"));
            let shore =
                sides.iter().map(|side| city.place.to_step(side.0, side.1)).fold(f64::INFINITY, f64::min);
            assert!(shore < 8.0, "{} is {shore:.1} units from the sea", city.key);
        }
    }
}

#[test]
fn no_coast_crosses_itself() {
    for board in boards() {
        for layer in land::read(&board)
            .unwrap()
            .iter()
            .filter(|layer| ["land", "lakes"].contains(&layer.name.as_str()))
        {
            let sides = coast(&layer.pieces);
            for (i, (a, b)) in sides.iter().enumerate() {
                for (c, d) in &sides[..i] {
                    let side = |p: &Point, a: &Point, b: &Point| (*b - *a).cross(*p - *a);
                    let apart =
                        side(c, a, b) * side(d, a, b) >= -1e-9 || side(a, c, d) * side(b, c, d) >= -1e-9;
                    assert!(apart, "{}: {} folds at {a:?}", board.key, layer.name);
                }
            }
        }
    }
}

#[test]
fn nothing_overlaps() {
    for board in boards() {
        let drawing = Drawing::read(&board).unwrap();
        let overlaps = overlap::overlaps(&board, &drawing.bends, &drawing.labels);
        assert!(overlaps.is_empty(), "{}: {overlaps:#?}", board.key);
    }
}

#[test]
fn no_two_names_are_read_as_one() {
    for board in boards() {
        let drawing = Drawing::read(&board).unwrap();
        let names = drawing.labels.iter().zip(&board.cities);
        let frames: Vec<_> = names.map(|(label, city)| (&city.name, city.apart_frame(label))).collect();
        for (i, (name, frame)) in frames.iter().enumerate() {
            for (other, there) in &frames[..i] {
                let deep = overlap::between_frames(*frame, *there);
                assert!(deep <= 0.0, "{name} and {other} by {deep:.1} units");
            }
        }
    }
}

/// A phone shows the whole board at 0.39 pixels a unit.
#[test]
fn from_afar_names_can_be_read_and_cover_no_route_no_city_and_no_other_name() {
    let style = std::fs::read_to_string(maps_folder().join("../style/40-board.css")).unwrap();
    const { assert!(AFAR * 0.39 >= 9.0, "on a phone these are nine pixels high") };
    for (kind, em, most_covering) in [("afar", AFAR, 0.1), ("big", BIG, 0.4)] {
        let letters = format!(".names .{kind} {{\n  font-size: {em}px;");
        assert!(style.contains(&letters), "the page draws names as they are placed: {letters}");
        for board in boards() {
            let drawing = Drawing::read(&board).unwrap();
            let names = if kind == "afar" { &drawing.afar } else { &drawing.big };
            check_names(&board, &drawing.bends, names, em);
            let covering = names.iter().filter(|name| !name.is_clear).count();
            let most = board.cities.len() as f64 * most_covering;
            assert!(covering as f64 <= most, "{}.{kind}: {covering} names", board.key);
        }
    }
}

fn check_names(board: &Board, bends: &[Bend], names: &[Afar], em: f64) {
    let ways: Vec<RouteStrip> =
        board.pairs.iter().zip(bends).map(|(pair, bend)| RouteStrip::new(board, pair, *bend)).collect();
    let mut frames = Vec::new();
    for (city, Afar { label, is_clear }) in board.cities.iter().zip(names) {
        let frame = city.frame(label, em, em);
        let text = label.text.replace('|', " ");
        assert!(text == city.name || city.short.as_ref() == Some(&text), "{text} is not {}", city.name);
        assert!(BOARD.holds(frame.from) && BOARD.holds(frame.to), "{text} is cut");
        if *is_clear {
            assert_eq!(afar::covers(board, &ways, frame), 0.0, "{text} covers something");
        }
        // Those that are shown when needed may be shown together.
        if *is_clear || em == AFAR {
            frames.push((text, frame));
        }
    }
    for (i, (name, frame)) in frames.iter().enumerate() {
        for (other, there) in &frames[..i] {
            assert!(overlap::between_frames(*frame, *there) <= 0.0, "{name} covers {other}");
        }
    }
}

#[test]
fn a_space_is_long_enough_for_a_train() {
    for board in boards() {
        let drawing = Drawing::read(&board).unwrap();
        for (pair, bend) in board.pairs.iter().zip(&drawing.bends) {
            let least = &Bend::of(0.0).rooms[0];
            let space = pair.space(&board.curve(pair, *bend), bend.rooms);
            assert!(space >= 14.0, "{} has spaces of {space:.1}", board.pair_key(pair));
            assert!(bend.rooms.iter().all(|room| room >= least), "{} touches a dot", board.pair_key(pair));
            assert!(bend.bulge.abs() <= 24.0, "{} makes a detour", board.pair_key(pair));
        }
    }
}

#[test]
fn two_routes_go_round_the_city_on_their_way() {
    let rounds =
        [("usa", "el-paso los-angeles", "phoenix", 1.0), ("europe", "petrograd stockholm", "riga", -1.0)];
    for (key, route, city, downwards) in rounds {
        let board = boards().into_iter().find(|board| board.key == key).expect("a board");
        let drawing = Drawing::read(&board).unwrap();
        let pair = board.pairs.iter().position(|pair| board.pair_key(pair) == route).expect("a route");
        let way = RouteStrip::new(&board, &board.pairs[pair], drawing.bends[pair]);
        let city = board.place(board.number(city).expect("a city"));
        let beside = (0..=100).map(|i| way.curve.at(way.curve.length() * f64::from(i) / 100.0, 0.0));
        let beside = beside.min_by(|a, b| a.to(city).total_cmp(&b.to(city))).expect("a curve");
        assert!((beside.y - city.y) * downwards > 12.0, "{route} runs over the dot");
    }
}

#[test]
fn a_name_is_the_maps_name_and_stands_on_the_board() {
    for board in boards() {
        let drawing = Drawing::read(&board).unwrap();
        for (city, label) in board.cities.iter().zip(&drawing.labels) {
            assert_eq!(label.text.replace('|', " "), city.name);
            let frame = city.name_frame(label);
            assert!(BOARD.holds(frame.from) && BOARD.holds(frame.to), "{} is cut", city.name);
            assert!(overlap::from_frame(frame, city.place) < 30.0, "{} is far from its name", city.name);
        }
    }
}

#[test]
fn numbers_that_need_no_space_get_none() {
    let piece = Piece {
        points: vec![Point::new(1.0, -0.5), Point::new(1.5, 0.0), Point::new(-1.5, 0.0)],
        closed: true,
    };
    let text = path::write(std::slice::from_ref(&piece));
    assert_eq!(text, "M1-.5l.5 .5-3 0z");
    assert_eq!(path::read(&text), Some(vec![piece]));
}
