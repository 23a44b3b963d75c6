//! A shape for each card besides its colour, so that no one needs to tell colours apart.

use std::f32::consts::TAU;
use std::fmt::Write as _;

use engine::Card;

use crate::point::Point;
use crate::track::Space;

type Outline = Vec<Point>;

/// The symbol of a card by itself, as the data of an SVG path around the origin, about 6 by 6; the locomotive's 11 by 7.
/// Where outlines lie in one another it is hollow: `fill-rule: evenodd`.
pub fn symbol(card: Card) -> String {
    write(&outlines(card), |point| point)
}

/// The same, on a space.
pub(crate) fn on(space: Space<'_>, card: Card) -> String {
    let way = space.upright();
    write(&outlines(card), |point| space.at(point.x * way, point.y * way))
}

fn write(outlines: &[Outline], place: impl Fn(Point) -> Point) -> String {
    let mut path = String::new();
    for outline in outlines {
        for (number, point) in outline.iter().enumerate() {
            let (Point { x, y }, pen) = (place(*point), if number == 0 { 'M' } else { 'L' });
            _ = write!(path, "{pen}{x:.2} {y:.2}");
        }
        path.push('z');
    }
    path
}

/// Colours that some eyes confuse have shapes that no eye confuses: red and green, green and blue,
/// blue and purple, orange and red, yellow and white.
fn outlines(card: Card) -> Vec<Outline> {
    match card {
        Card::Red => vec![points(&[(0.0, -2.8), (3.1, 2.4), (-3.1, 2.4)])],
        Card::Green => vec![points(&[
            (-0.9, -2.9),
            (0.9, -2.9),
            (0.9, -0.9),
            (2.9, -0.9),
            (2.9, 0.9),
            (0.9, 0.9),
            (0.9, 2.9),
            (-0.9, 2.9),
            (-0.9, 0.9),
            (-2.9, 0.9),
            (-2.9, -0.9),
            (-0.9, -0.9),
        ])],
        Card::Blue => vec![round(0.0, 0.0, 3.1), round(0.0, 0.0, 1.6)],
        Card::Purple => vec![points(&[(0.0, -2.9), (4.0, 0.0), (0.0, 2.9), (-4.0, 0.0)])],
        Card::Orange => vec![bar(0.0, 0.0, 2.5, 2.5)],
        Card::Yellow => vec![star()],
        Card::White => vec![round(0.0, 0.0, 2.5)],
        // Slanted: two upright bars are a player's button for a pause.
        Card::Black => vec![slash(-1.6), slash(1.6)],
        Card::Locomotive => locomotive(),
    }
}

/// Seen from the side: a cab with its window, a boiler with its chimney, and three wheels.
fn locomotive() -> Vec<Outline> {
    let body = points(&[
        (-5.6, -3.3),
        (-1.9, -3.3),
        (-1.9, -1.3),
        (2.2, -1.3),
        (1.9, -3.5),
        (4.2, -3.5),
        (3.9, -1.3),
        (4.9, -1.3),
        (4.9, 0.2),
        (6.0, 0.9),
        (-5.6, 0.9),
    ]);
    let window = bar(-3.7, -1.7, 0.8, 0.7);
    vec![body, window, round(-3.8, 2.2, 1.25), round(-0.4, 2.2, 1.25), round(3.0, 2.2, 1.25)]
}

fn points(list: &[(f32, f32)]) -> Outline {
    list.iter().map(|(x, y)| Point::new(*x, *y)).collect()
}

fn bar(x: f32, y: f32, half_width: f32, half_height: f32) -> Outline {
    let (left, right) = (x - half_width, x + half_width);
    let (top, foot) = (y - half_height, y + half_height);
    points(&[(left, top), (right, top), (right, foot), (left, foot)])
}

/// A bar leaning forward.
fn slash(x: f32) -> Outline {
    points(&[(x - 0.3, -2.8), (x + 1.7, -2.8), (x + 0.3, 2.8), (x - 1.7, 2.8)])
}

fn round(x: f32, y: f32, radius: f32) -> Outline {
    (0_u8..14).map(|step| Point::new(x, y) + turned(f32::from(step) / 14.0) * radius).collect()
}

fn star() -> Outline {
    let reach = |step: u8| if step.is_multiple_of(2) { 3.4 } else { 1.45 };
    (0_u8..10).map(|step| Point::new(0.0, 0.3) + turned(f32::from(step) / 10.0) * reach(step)).collect()
}

/// Upwards, then that share of a turn clockwise.
fn turned(turn: f32) -> Point {
    let (sine, cosine) = (turn * TAU).sin_cos();
    Point::new(sine, -cosine)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_symbol_of_its_own_that_fits_on_a_space() {
        let cards: Vec<_> = Card::COLOURS.into_iter().chain([Card::Locomotive]).collect();
        for (number, card) in cards.iter().enumerate() {
            assert!(cards[..number].iter().all(|other| symbol(*other) != symbol(*card)), "{card:?}");
            let fits = |point: &Point| point.y.abs() <= 3.6 && point.x.abs() <= 6.0;
            assert!(outlines(*card).iter().flatten().all(fits), "{card:?} is larger than a space");
        }
    }
}
