//! The colours of the trains, as eyes of every kind see them. What they cannot part, symbols do.

mod vision;

use std::collections::BTreeMap;

use vision::{Lab, Rgb, Sight};

const TOKENS: &str = include_str!("../../style/00-tokens.css");
const NAMES: [&str; 9] = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "grey"];

/// The tokens by day and by night. A theme of its own comes after them and changes no train.
fn themes() -> [BTreeMap<&'static str, &'static str>; 2] {
    let (usual, themes) = TOKENS.split_once(":root[data-theme").expect("themes after the usual tokens");
    assert!(!themes.contains("--train-") && !themes.contains("--on-"), "a theme changes a train's colour");
    let pairs = |line: &'static str| line.trim().strip_suffix(';')?.split_once(": ");
    let declared: Vec<_> = usual.lines().filter_map(pairs).collect();
    [0, 1].map(|night| declared.iter().map(|(token, value)| (*token, at(value, night))).collect())
}

/// The colour of day (0) or night (1), where they differ.
fn at(value: &'static str, night: usize) -> &'static str {
    let both = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')'));
    both.and_then(|both| both.split(", ").nth(night)).unwrap_or(value)
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
