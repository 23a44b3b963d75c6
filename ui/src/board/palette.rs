//! Tests that trains and marks can be told apart with every kind of colour vision. Where colours do not suffice, symbols
//! help.

mod vision;

use std::collections::BTreeMap;

use vision::{Lab, Rgb, Sight};

const TOKENS: &str = include_str!("../../style/00-tokens.css");
const BOARD: &str = include_str!("../../style/40-board.css");
const SEATS: &str = include_str!("../../style/51-seats.css");
const NAMES: [&str; 9] = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "grey"];
const SEAT_NAMES: [&str; 5] = ["blue", "red", "green", "yellow", "black"];

type Theme = BTreeMap<&'static str, &'static str>;

/// The tokens by day and by night. The other themes follow after them and change no train.
fn themes() -> [Theme; 2] {
    let (usual, themes) = TOKENS.split_once(":root[data-theme").expect("themes after the usual tokens");
    assert!(!themes.contains("--train-") && !themes.contains("--on-"), "a theme changes a train's colour");
    [0, 1].map(|night| declared(usual, night).collect())
}

/// The same two, and both in the theme of high contrast.
fn all_themes() -> Vec<Theme> {
    let (_, strong) = TOKENS.split_once("\"high-contrast\"]").expect("a theme of strong contrast");
    let stronger = |(night, mut theme): (usize, Theme)| {
        theme.extend(declared(strong, night));
        theme
    };
    themes().into_iter().chain(themes().into_iter().enumerate().map(stronger)).collect()
}

fn declared(tokens: &'static str, night: usize) -> impl Iterator<Item = (&'static str, &'static str)> {
    let pair = |line: &'static str| line.trim().strip_suffix(';')?.split_once(": ");
    tokens.lines().filter_map(pair).map(move |(token, value)| (token, at(value, night)))
}

/// The colour of day (0) or night (1), where they differ.
fn at(value: &'static str, night: usize) -> &'static str {
    let both = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')'));
    both.and_then(|both| both.split(", ").nth(night)).unwrap_or(value)
}

fn hex(theme: &Theme, token: &str) -> &'static str {
    let hex = theme.get(token).and_then(|value| value.strip_prefix('#'));
    hex.unwrap_or_else(|| panic!("{token} is not a plain colour"))
}

fn colour(theme: &Theme, token: &str) -> Rgb {
    Rgb::parse(hex(theme, token))
}

/// Asserts that one token has enough contrast on another.
fn stands_out(theme: &Theme, token: &str, ground: &str, least: f64) {
    let contrast = vision::contrast(colour(theme, token), colour(theme, ground));
    assert!(contrast >= least, "{token} on {ground} ({theme:?}) has a contrast of {contrast:.2} only");
}

/// The two of the nine that are nearest to each other, and how near (CIEDE2000): as trains and cards, or in print.
fn nearest(theme: &Theme, kind: &str, sight: Sight) -> (f64, &'static str, &'static str) {
    let seen = NAMES.map(|name| Lab::of(sight.see(colour(theme, &format!("--{kind}-{name}")))));
    let mut pairs = Vec::new();
    for (number, one) in NAMES.into_iter().enumerate() {
        for (other, lab) in NAMES.into_iter().zip(&seen).take(number) {
            pairs.push((seen[number].difference(*lab), one, other));
        }
    }
    pairs.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are pairs")
}

/// Asserts that no two of the nine are nearer than `full` in normal vision, or than `lacking` with one cone missing.
fn are_apart(theme: &Theme, kind: &str, full: f64, lacking: f64) {
    for (sight, least) in
        [(Sight::Full, full), (Sight::Protan, lacking), (Sight::Deutan, lacking), (Sight::Tritan, lacking)]
    {
        let (apart, one, other) = nearest(theme, kind, sight);
        assert!(apart >= least, "{kind}, {sight:?}: {one} and {other} are only {apart:.1} apart");
    }
}

/// 2 can just be seen side by side. Nine colours with their names to keep leave no more than about 16 for
/// those who see two primaries; across a board that is less than sure, so every colour has its symbol too.
#[test]
fn train_colours_are_apart_for_every_kind_of_sight() {
    for theme in themes() {
        are_apart(&theme, "train", 25.0, 15.5);
    }
}

/// Printed colours are calm, and so nearer to each other. Where two of them are hard to tell apart, the symbol tells.
#[test]
fn printed_colours_are_apart_and_their_symbols_can_be_seen() {
    for theme in all_themes() {
        are_apart(&theme, "print", 12.0, 7.5);
        for name in NAMES {
            let ink = if name == "black" { "--print-ink-black" } else { "--print-ink" };
            stands_out(&theme, ink, &format!("--print-{name}"), 3.0);
        }
    }
}

/// WCAG asks for 3 to 1 where a shape carries meaning, and for 4.5 to 1 for words: on a chip the figure stands in the
/// colour of the symbol.
#[test]
fn what_is_drawn_and_written_on_a_train_colour_can_be_seen() {
    for theme in themes() {
        for name in NAMES {
            stands_out(&theme, &format!("--on-{name}"), &format!("--train-{name}"), 4.5);
        }
        stands_out(&theme, "--on-glow", "--glow", 4.5);
    }
}

#[test]
fn names_can_be_read_on_land_and_on_their_halo() {
    for theme in themes() {
        for ground in ["--land", "--land-far", "--halo"] {
            stands_out(&theme, "--ink", ground, 4.5);
        }
    }
}

/// An edge is a shape that carries meaning: what is spoken of, and what can be claimed. The latter is bright in a dark
/// casing, and so told from every other edge, which is dark (`tests/sight.rs` measures it): one of the two stands out
/// from whatever they lie on, and each from the other.
#[test]
fn what_is_marked_can_be_seen_on_the_board_and_beside_it() {
    for (of, token) in [("claim-edge", "--claim"), ("claim-casing", "--casing")] {
        assert!(BOARD.contains(&format!(".{of} {{ fill: var({token}); ")), "{of} is drawn in {token}");
    }
    for theme in all_themes() {
        for ground in ["--land", "--land-far", "--sea", "--sheet", "--paper"] {
            stands_out(&theme, "--glow", ground, 3.0);
        }
        for ground in ["--land", "--land-far", "--sea", "--sea-far", "--shallow"] {
            let contrasts = ["--claim", "--casing"]
                .map(|token| vision::contrast(colour(&theme, token), colour(&theme, ground)));
            assert!(contrasts.iter().any(|it| *it >= 3.0), "{ground} ({theme:?}): {contrasts:.2?}");
        }
        stands_out(&theme, "--claim", "--casing", 3.0);
    }
}

/// A space is told from the land by what fills it or by its edge. Trains have a rim besides, and an edge as dark as it gets.
#[test]
fn spaces_and_trains_can_be_seen_on_the_land() {
    for theme in all_themes() {
        for ground in ["--land", "--land-far"] {
            let seen = |tokens: &[&str]| {
                let contrasts: Vec<f64> = tokens
                    .iter()
                    .map(|token| vision::contrast(colour(&theme, token), colour(&theme, ground)))
                    .collect();
                assert!(contrasts.iter().any(|it| *it >= 3.0), "{tokens:?} on {ground}: {contrasts:.2?}");
            };
            for name in NAMES {
                seen(&[&format!("--print-{name}"), "--print-edge"]);
            }
            for seat in SEAT_NAMES {
                seen(&[&format!("--train-{seat}"), "--rim", "--casing"]);
            }
        }
    }
}

/// The figures of the seat to move stand on a tint of its colour.
#[test]
fn the_seat_to_move_can_be_read() {
    let (_, tint) = SEATS.split_once("color-mix(in srgb, var(--train) ").expect("a tint");
    let (share, rest) = tint.split_once("%, ").expect("a share");
    assert!(rest.starts_with("var(--sheet))"), "the tint of a sheet");
    let share: f64 = share.parse().expect("a number");
    for theme in all_themes() {
        for seat in SEAT_NAMES {
            let [train, sheet] = [&format!("--train-{seat}"), "--sheet"].map(|token| hex(&theme, token));
            let ground = Rgb::mixed(train, sheet, share / 100.0);
            let contrast = vision::contrast(colour(&theme, "--ink-soft"), ground);
            assert!(contrast >= 4.5, "on the tint of {seat} it is {contrast:.2} only");
        }
    }
}
