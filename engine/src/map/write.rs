//! Writes a map as a file in canonical form: the digest is computed from it.

use super::{Map, RouteKind};
use crate::card::Card;
use std::fmt::Write as _;

/// [`Map::bring`] reads it back as an equal map.
pub(super) fn write(map: &Map) -> String {
    let features = &map.features;
    let mut text = format!("map {}\nname {}\n", map.key, map.name);
    // Writing to a string never fails.
    let mut line = |line: std::fmt::Arguments<'_>| _ = writeln!(text, "{line}");
    line(format_args!("trains {}", features.trains));
    line(format_args!("cards {}", features.cards));
    let opening = features.opening;
    match opening.long {
        0 => line(format_args!("deal {} regular keep {}", opening.regular, opening.keep)),
        long => line(format_args!("deal {long} long {} regular keep {}", opening.regular, opening.keep)),
    }
    line(format_args!("returned {}", opening.returned.word()));
    let drawing = features.drawing;
    line(format_args!("draw {} keep {} returned {}", drawing.offered, drawing.keep, drawing.returned.word()));
    let points = features.points[1..].iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    line(format_args!("points {points}"));
    line(format_args!("longest {}", features.longest));
    line(format_args!("most-tickets {}", features.most_tickets));
    line(format_args!("stations {} unused {}", features.stations, features.unused_station));
    line(format_args!("both-tracks {}", features.both_tracks_from));
    let ties = features.ties.iter().map(|tie| tie.word()).collect::<Vec<_>>().join(" ");
    line(format_args!("{}", format!("ties {ties}").trim_end()));
    for city in &map.cities {
        line(format_args!("city {} {}", city.key, city.name));
    }
    let key = |city: crate::ids::CityId| map.city(city).key.as_str();
    for route in &map.routes {
        let [a, b] = route.ends.map(key);
        let (length, colour) = (route.length, route.colour.map_or("gray", Card::name));
        match route.kind {
            RouteKind::Track => line(format_args!("route {a} {b} {length} {colour}")),
            RouteKind::Tunnel => line(format_args!("route {a} {b} {length} {colour} tunnel")),
            RouteKind::Ferry(n) => line(format_args!("route {a} {b} {length} {colour} ferry {n}")),
        }
    }
    for ticket in &map.tickets {
        let [a, b] = ticket.ends.map(key);
        let long = if ticket.long { " long" } else { "" };
        line(format_args!("ticket {a} {b} {}{long}", ticket.points));
    }
    text
}
