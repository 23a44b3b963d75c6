//! The colours of the trains, as eyes of every kind see them. What they cannot part, symbols do.

mod vision;

use std::collections::BTreeMap;

use vision::{Lab, Rgb, Sight};

const TOKENS: &str = include_str!("../../style/00-tokens.css");
const NAMES: [&str; 9] = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "grey"];

/// The tokens of the light theme, and of the dark one, which changes some of them.
fn themes() -> [BTreeMap<&'static str, &'static str>; 2] {
    let (light, dark) = TOKENS.split_once("@media").expect("a dark theme");
    let declared = |text: &'static str| {
        let pair = |line: &'static str| line.trim().strip_suffix(';')?.split_once(": ");
        text.lines().filter_map(pair)
    };
    let light: BTreeMap<_, _> = declared(light).collect();
    let dark = light.clone().into_iter().chain(declared(dark)).collect();
    [light, dark]
}

fn colour(theme: &BTreeMap<&str, &str>, token: &str) -> Rgb {
    let hex = theme.get(token).and_then(|value| value.strip_prefix('#'));
    Rgb::parse(hex.unwrap_or_else(|| panic!("{token} is not a plain colour")))
}

/// The two of the nine that are nearest to each other, and how near (CIEDE2000).
fn nearest(theme: &BTreeMap<&str, &str>, sight: Sight) -> (f64, &'static str, &'static str) {
    let seen = NAMES.map(|name| Lab::of(sight.see(colour(theme, &format!("--train-{name}")))));
    let mut pairs = Vec::new();
    for (number, one) in NAMES.into_iter().enumerate() {
        for (other, lab) in NAMES.into_iter().zip(&seen).take(number) {
            pairs.push((seen[number].difference(*lab), one, other));
        }
    }
    pairs.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are pairs")
}

/// 2 can just be seen side by side. Nine colours with their names to keep leave no more than about 16 for
/// those who see two primaries; across a board that is less than sure, so every colour has its symbol too.
#[test]
fn train_colours_are_apart_for_every_kind_of_sight() {
    for theme in themes() {
        for (sight, least) in
            [(Sight::Full, 25.0), (Sight::Protan, 15.5), (Sight::Deutan, 15.5), (Sight::Tritan, 15.5)]
        {
            let (apart, one, other) = nearest(&theme, sight);
            assert!(apart >= least, "{sight:?}: {one} and {other} are only {apart:.1} apart");
        }
    }
}

/// WCAG asks for 3 to 1 where a shape carries meaning.
#[test]
fn what_is_drawn_on_a_train_colour_can_be_seen() {
    for theme in themes() {
        for name in NAMES {
            let [fill, mark] = ["train", "on"].map(|part| colour(&theme, &format!("--{part}-{name}")));
            let contrast = vision::contrast(fill, mark);
            assert!(contrast >= 3.0, "the symbol on {name} has a contrast of {contrast:.1} only");
        }
    }
}

/// WCAG asks for 4.5 to 1 for words.
#[test]
fn names_can_be_read_on_land_and_on_their_halo() {
    for theme in themes() {
        for ground in ["--land", "--land-far", "--halo"] {
            let contrast = vision::contrast(colour(&theme, "--ink"), colour(&theme, ground));
            assert!(contrast >= 4.5, "names on {ground} have a contrast of {contrast:.1} only");
        }
    }
}
