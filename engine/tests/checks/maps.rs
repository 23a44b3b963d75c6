//! Maps that nobody has drawn: small and large, with every feature on and off.

use engine::{Card, Chance, Map};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

/// The map of that number: 5 to 60 cities.
pub fn any_map(number: u64) -> Arc<Map> {
    let text = text(&mut Chance::new(number));
    Map::bring(&text).unwrap_or_else(|error| panic!("map {number}: {error}\n{text}"))
}

fn text(rng: &mut Chance) -> String {
    let cities = 5 + rng.below(56);
    let pairs = cities * (cities - 1) / 2;
    let mut text = format!("map made-up\nname Made up\n{}", features(rng, pairs));
    for city in 0..cities {
        _ = writeln!(text, "city c{city} City {city}");
    }
    routes(rng, cities, &mut text);
    tickets(rng, cities, &mut text);
    text
}

/// One of these.
fn any<T: Copy>(rng: &mut Chance, of: &[T]) -> T {
    of[rng.below(of.len() as u64) as usize]
}

fn features(rng: &mut Chance, pairs: u64) -> String {
    // Five seats are dealt different tickets.
    let dealt = 1 + rng.below((pairs / 5).min(4));
    let long = rng.below(dealt.min(2));
    let keep = 1 + rng.below(dealt);
    let deal = match long {
        0 => format!("deal {dealt} regular keep {keep}"),
        _ => format!("deal {long} long {} regular keep {keep}", dealt - long),
    };
    let drawn = 1 + rng.below(4);
    let words = ["tickets", "stations", "longest"];
    let ties: Vec<&str> = words.into_iter().filter(|_| rng.below(2) == 0).collect();
    let lines = [
        format!("trains {}", any(rng, &[3, 12, 20, 45, 60])),
        format!("cards {}", rng.below(9)),
        deal,
        format!("returned {}", any(rng, &["under", "out"])),
        format!("draw {drawn} keep {} returned {}", 1 + rng.below(drawn), any(rng, &["under", "out"])),
        format!("points {}", any(rng, &["1 2 4 7 10 15 18 21", "1 1 2 3 4 6 8 9", "0 0 0 0 0 0 0 0"])),
        format!("longest {}", any(rng, &[0, 10, 20])),
        format!("most-tickets {}", any(rng, &[0, 15])),
        format!("stations {} unused {}", rng.below(4), any(rng, &[0, 4])),
        format!("both-tracks {}", 2 + rng.below(5)),
        format!("ties {}", ties.join(" ")),
    ];
    lines.map(|line| line.trim_end().to_owned() + "\n").concat()
}

/// A tree that joins all cities, and more between any two.
fn routes(rng: &mut Chance, cities: u64, text: &mut String) {
    let mut joined = BTreeSet::new();
    let mut tracks = 0;
    let (plain, doubles) = (rng.below(2) == 0, rng.below(2) == 0);
    let more = rng.below(cities * 2);
    for number in 1..cities + more {
        let [a, b] = if number < cities {
            [rng.below(number), number]
        } else {
            [rng.below(cities), rng.below(cities)]
        };
        if a == b || tracks >= 126 || !joined.insert([a.min(b), a.max(b)]) {
            continue;
        }
        let length = any(rng, &[1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8]);
        let colour = any(rng, &Card::COLOURS);
        let track = match rng.below(if plain { 2 } else { 4 }) {
            0 => format!("route c{a} c{b} {length} {}", colour.name()),
            1 => format!("route c{a} c{b} {length} gray"),
            2 => format!("route c{a} c{b} {length} {} tunnel", colour.name()),
            _ => format!("route c{a} c{b} {length} gray ferry {}", 1 + rng.below(length)),
        };
        for _ in 0..if doubles && rng.below(4) == 0 { 2 } else { 1 } {
            _ = writeln!(text, "{track}");
            tracks += 1;
        }
    }
}

/// Enough for five seats of what is dealt, and some more.
fn tickets(rng: &mut Chance, cities: u64, text: &mut String) {
    let number = |word: &str| {
        let deal = text.lines().find(|line| line.starts_with("deal ")).unwrap_or_default();
        let words: Vec<&str> = deal.split(' ').collect();
        let place = words.iter().position(|found| *found == word);
        place.and_then(|place| words[place - 1].parse::<u64>().ok()).unwrap_or(0)
    };
    let (long, regular) = (5 * number("long"), 5 * number("regular"));
    let mut pairs: Vec<[u64; 2]> = (0..cities).flat_map(|a| (0..a).map(move |b| [a, b])).collect();
    let spare = (64 - long - regular).min(pairs.len() as u64 - long - regular);
    for number in 0..long + regular + rng.below(spare + 1) {
        let [a, b] = pairs.swap_remove(rng.below(pairs.len() as u64) as usize);
        let long = if number < long { " long" } else { "" };
        _ = writeln!(text, "ticket c{a} c{b} {}{long}", 2 + rng.below(20));
    }
}
