//! The built-in maps against figures checked on the printed boards, and files that are no maps.

// The lint knows test functions, not the functions they share.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use engine::{Card, Digest, Map, MapErrorKind, MapName, RouteKind, Tie, UnknownMap, maps};
use std::collections::BTreeMap;

struct Figures {
    key: &'static str,
    cities: usize,
    tracks: usize,
    doubles: usize,
    spaces: u32,
    /// Tracks and spaces of each colour, in the order of `Card::COLOURS`, then grey.
    colours: [(u32, u32); 9],
    lengths: &'static [(u8, usize)],
    /// Tracks, tunnels, ferries, locomotives on ferries.
    kinds: (usize, usize, usize, u8),
    tickets: usize,
    long: usize,
    points: u32,
    long_points: u32,
    /// Tickets that are not worth the length of the shortest way: worth, and length.
    unequal: &'static [(&'static str, u8, u8)],
    /// Digests of cities, routes and tickets, sorted: see `digest`.
    digests: [u64; 3],
}

const USA: Figures = Figures {
    key: "usa",
    cities: 36,
    tracks: 100,
    doubles: 22,
    spaces: 309,
    colours: [(7, 27), (7, 27), (7, 27), (7, 27), (7, 27), (7, 27), (7, 27), (7, 27), (44, 93)],
    lengths: &[(1, 9), (2, 36), (3, 20), (4, 16), (5, 10), (6, 9)],
    kinds: (100, 0, 0, 0),
    tickets: 30,
    long: 0,
    points: 349,
    long_points: 0,
    unequal: &[
        ("los-angeles chicago", 16, 15),
        ("los-angeles miami", 20, 19),
        ("los-angeles new-york", 21, 20),
        ("sault-st-marie oklahoma-city", 9, 8),
        ("seattle new-york", 22, 20),
    ],
    digests: [0xf1cd_dda6_82b8_6083, 0x644f_3d9c_e9c8_d361, 0x1190_6f56_cb71_e7ec],
};

const EUROPE: Figures = Figures {
    key: "europe",
    cities: 47,
    tracks: 101,
    doubles: 11,
    spaces: 300,
    colours: [(8, 22), (8, 23), (8, 22), (8, 22), (8, 23), (8, 22), (8, 22), (8, 22), (37, 122)],
    lengths: &[(1, 4), (2, 35), (3, 30), (4, 29), (6, 2), (8, 1)],
    kinds: (70, 18, 13, 17),
    tickets: 46,
    long: 6,
    points: 444,
    long_points: 123,
    unequal: &[("edinburgh athina", 21, 20), ("london wien", 10, 9)],
    digests: [0xf8f7_1b2e_a1ee_e5aa, 0x3ad1_117e_157c_1fd0, 0x050a_d5d3_7937_963a],
};

/// FNV-1a over the sorted lines.
fn digest(mut lines: Vec<String>) -> u64 {
    lines.sort();
    let text = lines.join("\n");
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn check(figures: &Figures) {
    let map = Map::named(figures.key).unwrap();
    assert_eq!(map.cities().len(), figures.cities);
    assert_eq!(map.routes().len(), figures.tracks);
    assert_eq!(map.routes().iter().filter(|r| r.twin.is_some()).count(), 2 * figures.doubles);
    assert_eq!(map.routes().iter().map(|r| u32::from(r.length)).sum::<u32>(), figures.spaces);
    let colours = Card::COLOURS.into_iter().map(Some).chain([None]).map(|colour| {
        let of = map.routes().iter().filter(|route| route.colour == colour);
        of.fold((0, 0), |(tracks, spaces), r| (tracks + 1, spaces + u32::from(r.length)))
    });
    assert_eq!(colours.collect::<Vec<_>>(), figures.colours);
    let mut lengths = BTreeMap::new();
    map.routes().iter().for_each(|route| *lengths.entry(route.length).or_insert(0) += 1);
    assert_eq!(lengths.into_iter().collect::<Vec<_>>(), figures.lengths);
    let count = |wanted: fn(&RouteKind) -> bool| map.routes().iter().filter(|r| wanted(&r.kind)).count();
    let kinds = (
        count(|kind| *kind == RouteKind::Track),
        count(|kind| *kind == RouteKind::Tunnel),
        count(|kind| matches!(kind, RouteKind::Ferry(_))),
        map.routes().iter().map(|route| route.locomotives()).sum::<u8>(),
    );
    assert_eq!(kinds, figures.kinds);
    assert_eq!(map.tickets().len(), figures.tickets);
    let long = || map.tickets().iter().filter(|ticket| ticket.long);
    assert_eq!(long().count(), figures.long);
    assert_eq!(map.tickets().iter().map(|t| u32::from(t.points)).sum::<u32>(), figures.points);
    assert_eq!(long().map(|t| u32::from(t.points)).sum::<u32>(), figures.long_points);
}

#[test]
fn usa_has_the_figures_of_the_board() {
    check(&USA);
}

#[test]
fn europe_has_the_figures_of_the_board() {
    check(&EUROPE);
}

#[test]
fn every_city_route_and_ticket_is_the_one_that_was_checked() {
    for figures in [&USA, &EUROPE] {
        let map = Map::named(figures.key).unwrap();
        let key = |id| map.city(id).key.as_str();
        let pair = |ends: [engine::CityId; 2]| {
            let mut ends = ends.map(key);
            ends.sort();
            ends.join("|")
        };
        let cities = map.cities().iter().map(|city| format!("{}|{}", city.key, city.name));
        let routes = map.routes().iter().map(|route| {
            let colour = route.colour.map_or("gray", Card::name);
            let kind = match route.kind {
                RouteKind::Track => "track",
                RouteKind::Tunnel => "tunnel",
                RouteKind::Ferry(_) => "ferry",
            };
            format!("{}|{}|{colour}|{kind}|{}", pair(route.ends), route.length, route.locomotives())
        });
        let tickets =
            map.tickets().iter().map(|t| format!("{}|{}|{}", pair(t.ends), t.points, u8::from(t.long)));
        let digests = [digest(cities.collect()), digest(routes.collect()), digest(tickets.collect())];
        assert_eq!(digests, figures.digests, "{}", figures.key);
    }
}

#[test]
fn tickets_are_worth_the_shortest_way_but_for_the_known_few() {
    for figures in [&USA, &EUROPE] {
        let map = Map::named(figures.key).unwrap();
        let n = map.cities().len();
        let mut far = vec![vec![u8::MAX; n]; n];
        (0..n).for_each(|city| far[city][city] = 0);
        for route in map.routes() {
            let [a, b] = route.ends.map(engine::CityId::index);
            far[a][b] = far[a][b].min(route.length);
            far[b][a] = far[a][b];
        }
        for via in 0..n {
            for a in 0..n {
                for b in 0..n {
                    far[a][b] = far[a][b].min(far[a][via].saturating_add(far[via][b]));
                }
            }
        }
        let mut unequal: Vec<_> = map
            .tickets()
            .iter()
            .map(|t| (t, far[t.ends[0].index()][t.ends[1].index()]))
            .filter(|(ticket, shortest)| ticket.points != *shortest)
            .map(|(t, shortest)| {
                let [a, b] = t.ends.map(|end| map.city(end).key.as_str());
                (format!("{a} {b}"), t.points, shortest)
            })
            .collect();
        unequal.sort();
        let known: Vec<_> = figures.unequal.iter().map(|(k, p, s)| ((*k).to_string(), *p, *s)).collect();
        assert_eq!(unequal, known);
    }
}

#[test]
fn a_map_states_its_features() {
    let [usa, europe] = maps() else { panic!("two maps") };
    assert_eq!((usa.key(), usa.name(), usa.features().stations), ("usa", "USA", 0));
    assert_eq!((europe.key(), europe.name(), europe.features().stations), ("europe", "Europe", 3));
    assert_eq!(usa.features().ties[..], [Tie::Tickets, Tie::Longest]);
    assert_eq!(europe.features().ties[..], [Tie::Tickets, Tie::Stations, Tie::Longest]);
    for map in maps() {
        let features = map.features();
        assert_eq!((features.trains, features.cards, features.both_tracks_from), (45, 4, 4));
        assert_eq!((features.longest, features.most_tickets), (10, 0));
        assert_eq!(features.points, [0, 1, 2, 4, 7, 10, 15, 18, 21]);
        assert_eq!((features.drawing.offered, features.drawing.keep), (3, 1));
    }
    assert!(Map::named("mars").is_none());
}

/// Saves and records name the built-in maps by these: a map that says anything else is another map, with a key of its own.
#[test]
fn the_built_in_maps_never_change() {
    let digests: Vec<String> = maps().iter().map(|map| map.digest().to_string()).collect();
    assert_eq!(digests, ["06d48e8528b088ec", "96bd8569e985d76d"]);
}

#[test]
fn a_map_is_written_as_it_is_read() {
    for map in maps() {
        let again = Map::bring(&map.write()).unwrap();
        assert!(again.is_built_in() && again == *map, "what says the same is the same map");
    }
    let tiny = Map::bring(GOOD).unwrap();
    let again = Map::bring(&tiny.write()).unwrap();
    assert_eq!((tiny.write(), tiny.digest()), (again.write(), again.digest()));
    assert!(!tiny.is_built_in());
    let richer = Map::bring(&GOOD.replace("ticket b e 7", "ticket b e 8")).unwrap();
    assert_ne!(tiny.digest(), richer.digest(), "one point makes another map");
}

#[test]
fn a_map_is_found_by_its_name_or_a_sentence_says_why_not() {
    let tiny = Map::bring(GOOD).unwrap();
    let name = MapName::of(&tiny);
    assert_eq!(name.find().unwrap(), tiny, "it carries its own text");
    assert_eq!(MapName::built_in("usa").find().unwrap(), maps()[0]);
    let wanted: Digest = "0123456789abcdef".parse().unwrap();
    let not_found = [
        (MapName::built_in("mars"), "there is no map `mars`"),
        (MapName { text: None, ..name.clone() }, "there is no map `tiny`"),
        (
            MapName { digest: Some(wanted), ..MapName::built_in("usa") },
            "the map `usa` is here in another version",
        ),
        (MapName { digest: Some(wanted), ..name.clone() }, "is not the one that it is named by"),
        (MapName { key: "other".into(), ..name.clone() }, "is not the one that it is named by"),
        (MapName { text: Some("map tiny".into()), ..name }, "is no map: line 2: the file has no `deal` line"),
    ];
    for (name, why) in not_found {
        let unknown: UnknownMap = name.find().unwrap_err();
        assert!(unknown.to_string().contains(why), "{unknown}");
    }
}

#[test]
fn a_name_is_read_from_saves_of_all_versions() {
    let old: MapName = serde_json::from_str("\"usa\"").unwrap();
    assert_eq!(old, MapName::built_in("usa"));
    for map in [&maps()[1], &Map::bring(GOOD).unwrap()] {
        let name = MapName::of(map);
        let text = serde_json::to_string(&name).unwrap();
        assert_eq!(serde_json::from_str::<MapName>(&text).unwrap(), name);
        assert_eq!(text.contains("ticket"), !map.is_built_in(), "a built-in map is not sent along: {text}");
    }
    assert!("0123".parse::<Digest>().is_err() && "0123456789ABCDEF".parse::<Digest>().is_err());
}

const GOOD: &str = "map tiny\nname Tiny\ndeal 1 regular keep 1\nreturned under\nstations 0 unused 0\nties\n\
    trains 20\ncards 3\ndraw 2 keep 1 returned out\npoints 1 2 4 7 10 15 18 21\nlongest 5\nmost-tickets 7\n\
    both-tracks 3\n\
    city a A\ncity b B\ncity c C\ncity d D\ncity e E\n\
    route a b 1 red\nroute b c 2 gray\nroute c d 2 blue\nroute d e 3 gray ferry 1\n\
    ticket a c 3\nticket a d 4\nticket a e 5\nticket b d 6\nticket b e 7\n";

fn kind(text: &str) -> (usize, MapErrorKind) {
    let error = Map::bring(text).expect_err(text);
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)));
    (error.line, error.kind)
}

#[test]
fn a_small_map_is_read() {
    let map = Map::bring(GOOD).unwrap();
    assert_eq!((map.cities().len(), map.routes().len(), map.tickets().len()), (5, 4, 5));
    assert!(Map::bring(&format!("# a remark\r\n{GOOD}")).is_ok());
}

#[test]
fn a_malformed_map_is_refused_with_its_line() {
    let lines = |n: usize| GOOD.lines().take(n).collect::<Vec<_>>().join("\n");
    let with = |n: usize, line: &str| format!("{}\n{line}\n", lines(n));
    let all = GOOD.lines().count();
    for (text, line, wanted) in [
        (with(0, "mapp tiny"), 2, "`mapp` is no statement"),
        (with(1, "map again"), 2, "`map` occurs twice"),
        (with(0, "map Tiny!"), 2, "`Tiny!` is no key"),
        (with(1, "name"), 2, "a `name` line reads `name TEXT`"),
        (with(2, "deal 9 regular keep 1"), 3, "`9` is no number from 1 to 4"),
        (with(2, "deal 0 regular keep 1"), 3, "`0` is no number from 1 to 4"),
        (with(2, "deal 3 regular keep 4"), 3, "`4` is no number from 1 to 3"),
        (with(2, "deal some"), 3, "a `deal` line reads"),
        (with(3, "returned home"), 4, "a `returned` line reads"),
        (with(4, "stations 4 unused 4"), 5, "`4` is no number from 0 to 3"),
        (with(4, "stations 2"), 5, "a `stations` line reads `stations N unused N`"),
        (with(4, "stations +3 unused 4"), 5, "`+3` is no number"),
        (with(5, "ties beauty"), 6, "a `ties` line reads"),
        (with(5, "ties longest longest"), 6, "`longest` occurs twice"),
        (with(6, "trains 2"), 7, "`2` is no number from 3 to 60"),
        (with(6, "trains"), 7, "a `trains` line reads `trains N`"),
        (with(7, "cards 9"), 8, "`9` is no number from 0 to 8"),
        (with(8, "draw 5 keep 1 returned out"), 9, "`5` is no number from 1 to 4"),
        (with(8, "draw 2 keep 3 returned out"), 9, "`3` is no number from 1 to 2"),
        (with(8, "draw 2 keep 1 returned home"), 9, "a `returned` line reads `under | out`"),
        (with(9, "points 1 2 3"), 10, "a `points` line reads"),
        (with(9, "points 1 2 4 7 10 15 18 99"), 10, "`99` is no number from 0 to 50"),
        (with(10, "longest many"), 11, "`many` is no number"),
        (with(12, "both-tracks 1"), 13, "`1` is no number from 2 to 6"),
        (GOOD.replace("points 1 2", "points 20 2"), all + 1, "more than 255 points for its routes"),
        (with(18, "city a Other"), 19, "`a` occurs twice"),
        (with(18, "city f A"), 19, "`A` occurs twice"),
        (with(18, "city f a"), 19, "`a` occurs twice"),
        (with(18, "city A A"), 19, "`A` is no key"),
        (with(18, &format!("city f {}", "F".repeat(41))), 19, "is no name"),
        (with(18, "city f"), 19, "a `city` line reads"),
        (with(18, "route a f 1 red"), 19, "there is no city `f`"),
        (with(18, "route a a 1 red"), 19, "it joins a city with itself"),
        (with(18, "route a b 0 red"), 19, "`0` is no number from 1 to 8"),
        (with(18, "route a b 9 red"), 19, "`9` is no number from 1 to 8"),
        (with(18, "route a b 1 pink"), 19, "`pink` is no colour"),
        (with(18, "route a b 1 locomotive"), 19, "`locomotive` is no colour"),
        (with(18, "route a b 1"), 19, "a `route` line reads"),
        (with(18, "route a b 2 red ferry 1"), 19, "a ferry is grey"),
        (with(18, "route a b 2 gray ferry 3"), 19, "`3` is no number from 1 to 2"),
        (with(19, "route b a 2 blue"), 20, "the two tracks of a double route differ"),
        (with(19, "route b a 1 gray"), 20, "the two tracks of a double route differ"),
        (with(19, "route a b 1 blue\nroute a b 1 green"), 21, "a third track"),
        (with(20, "route a b 1 blue"), 21, "stands on the line after the first"),
        (with(all, "ticket c a 3"), all + 1, "`ticket c a` occurs twice"),
        (with(all, "ticket c e x"), all + 1, "`x` is no number"),
        (with(all, "ticket c e"), all + 1, "a `ticket` line reads"),
        (with(all, "city f F"), all + 2, "F cannot be reached from A"),
        (with(all - 1, ""), all + 1, "too few regular tickets"),
        (GOOD.replace("name Tiny\n", ""), all, "the file has no `name` line"),
        (String::new(), 1, "the file has no `deal` line"),
    ] {
        let (at, kind) = kind(&text);
        assert!(kind.to_string().contains(wanted), "{kind} is not {wanted}, in:\n{text}");
        assert_eq!(at, line, "{kind}, in:\n{text}");
    }
}

/// A record puts names between these characters, so a name that has one could not be read back.
#[test]
fn a_name_is_told_from_what_stands_around_it_in_a_record() {
    for name in [
        "Washington, D.C.",
        "Winston–Salem",
        "Frankfurt (Oder)",
        "Here - There",
        "A with B",
        "?",
        "A;B",
        "A\u{202e}B",
    ] {
        let (_, kind) = kind(&GOOD.replace("city b B", &format!("city b {name}")));
        assert!(matches!(kind, MapErrorKind::Name(_)), "{name}: {kind}");
    }
    let fine = GOOD.replace("city b B", "city b Saint-Étienne d'Été").replace("name Tiny", "name Tiny Land");
    assert_eq!(
        Map::bring(&fine).map(|map| map.cities()[1].name.clone()).as_deref(),
        Ok("Saint-Étienne d'Été")
    );
}

#[test]
fn an_error_quotes_a_long_text_in_part() {
    let name = MapName { text: Some(format!("map tiny\n{}", "x".repeat(5000))), ..MapName::from("tiny") };
    assert!(name.find().expect_err("no map").to_string().len() < 300);
    assert!(MapName::from("x".repeat(5000).as_str()).find().expect_err("no map").to_string().len() < 300);
}

#[test]
fn no_text_makes_the_reader_fall_over() {
    for cut in 0..GOOD.len() {
        let _ = Map::bring(&GOOD[..cut]);
        let _ = Map::bring(&GOOD[cut..]);
    }
    for map in maps() {
        assert!(map.routes().len() <= 128 && map.cities().len() <= 64 && map.tickets().len() <= 64);
    }
}
