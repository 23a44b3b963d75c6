//! The edge of the land, in short pieces. A browser paints in tiles and skips shapes outside a tile; a single path would
//! be stroked whole for each tile.

use crate::point::Point;

/// Corners in a piece.
const CORNERS: usize = 32;
/// Islands in a piece.
const ISLANDS: usize = 8;

/// The pieces of a path of closed rings, each written as `Mx yldx dy…z`. Small islands share a piece.
pub(crate) fn pieces(path: &str) -> Vec<String> {
    let rings: Vec<Vec<Point>> = path.split_terminator('z').map(corners).collect();
    let (islands, lands): (Vec<_>, Vec<_>) = rings.iter().partition(|ring| ring.len() <= CORNERS);
    let groups = islands.chunks(ISLANDS).map(|group| group.iter().map(|ring| written(ring)).collect());
    lands.into_iter().flat_map(|ring| cut(ring)).chain(groups).collect()
}

/// The corners of a ring; the first one is repeated at the end.
fn corners(ring: &str) -> Vec<Point> {
    let numbers = numbers(ring);
    let steps = numbers.chunks_exact(2).map(|pair| Point::new(pair[0], pair[1]));
    let walked = steps.scan(Point::new(0.0, 0.0), |at, step| {
        *at = *at + step;
        Some(*at)
    });
    let mut corners: Vec<Point> = walked.collect();
    corners.extend(corners.first().copied());
    corners
}

/// Numbers are separated by a space, a letter or a minus sign, which belongs to the number.
fn numbers(text: &str) -> Vec<f32> {
    let is_edge = |c: char| c == ' ' || c == '-' || c.is_ascii_alphabetic();
    let starts: Vec<usize> = text.match_indices(is_edge).map(|(at, _)| at).chain([text.len()]).collect();
    let number =
        |pair: &[usize]| text.get(pair[0]..pair[1])?.trim_start_matches(['M', 'l', ' ']).parse().ok();
    starts.windows(2).filter_map(number).collect()
}

/// Each piece begins where the one before it ends.
fn cut(corners: &[Point]) -> Vec<String> {
    let starts = (0..corners.len().saturating_sub(1)).step_by(CORNERS);
    starts.map(|start| written(&corners[start..corners.len().min(start + CORNERS + 1)])).collect()
}

fn written(corners: &[Point]) -> String {
    let words: Vec<String> = corners.iter().map(|corner| format!("{} {}", corner.x, corner.y)).collect();
    format!("M{}", words.join("L"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::land::Land;

    #[test]
    fn a_ring_is_cut_into_pieces_that_meet_and_close() {
        let square: String = "l1 0".to_owned() + &" 1 0".repeat(39) + " 0 40-40 0";
        let cut = pieces(&format!("M10 -.5{square}z"));
        assert_eq!(cut.len(), 2, "{cut:?}");
        assert!(cut[0].starts_with("M10 -0.5L11 -0.5L") && cut[0].ends_with("L42 -0.5"), "{}", cut[0]);
        assert_eq!(cut[1].split('L').next(), Some("M42 -0.5"), "where the first ends");
        assert!(cut[1].ends_with("L50 -0.5L50 39.5L10 39.5L10 -0.5"), "{}", cut[1]);
    }

    #[test]
    fn small_islands_share_a_piece() {
        let islands = "M5 5l1 0 0 1z".repeat(10);
        assert_eq!(pieces(&islands), ["M5 5L6 5L6 6L5 5".repeat(8), "M5 5L6 5L6 6L5 5".repeat(2)]);
    }

    #[test]
    fn all_corners_of_both_maps_are_on_their_shores() {
        for map in engine::maps() {
            let land = Land::of(map).land;
            let rings = land.matches('M').count();
            assert_eq!(rings, land.matches('z').count(), "closed, as it is cut here");
            let corners: usize = land.split_terminator('z').map(|ring| numbers(ring).len() / 2).sum();
            let edges: usize = pieces(land).iter().map(|piece| piece.matches('L').count()).sum();
            assert_eq!(edges, corners, "{}: as many edges as corners, for rings", map.key());
            let places = land.split_terminator('z').flat_map(super::corners);
            // A number that was not read would lead all after it away.
            let is_near = |p: Point| (-261.0..=1261.0).contains(&p.x) && (-161.0..=801.0).contains(&p.y);
            assert!(places.into_iter().all(is_near), "{}: it is all on the drawing", map.key());
        }
    }
}
