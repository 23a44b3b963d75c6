//! Searches for a board's drawing: bends and names that overlap nothing.

use anyhow::{Context, Result};

use crate::board::Board;
use crate::drawing::Drawing;
use crate::{Bend, Label, bends, labels, overlap};

/// Searches from a few starting points and keeps the cheapest result.
pub(crate) fn routes(board: &Board) -> Result<Drawing> {
    let starts = [[0.0, 0.0], [6.0, 6.0], [-6.0, -6.0], [6.0, -6.0], [-6.0, 6.0]];
    let ends = starts.map(|[even, odd]| {
        let start = |i: usize| Bend::of(if i.is_multiple_of(2) { even } else { odd });
        settle(board, (0..board.pairs.len()).map(start).collect())
    });
    let cheapest = ends.into_iter().min_by(|a, b| a.1.total_cmp(&b.1));
    let ((bends, labels), price) = cheapest.context("nowhere to begin")?;
    eprintln!("{}: the cheapest drawing costs {price:.0}", board.key);
    for (overlapping, units) in overlap::overlaps(board, &bends, &labels) {
        eprintln!("{}: {overlapping}, {units:.1} units", board.key);
    }
    Ok(Drawing::new(board, bends, labels))
}

/// Searches bends and names in turns, so that they make room for each other. Returns the best with its cost.
fn settle(board: &Board, start: Vec<Bend>) -> ((Vec<Bend>, Vec<Label>), f64) {
    let (mut bends, _) = bends::search(board, &start, &[]);
    let mut best = None::<((Vec<Bend>, Vec<Label>), f64)>;
    for _ in 0..6 {
        let (labels, names) = labels::search(board, &bends);
        let (next, routes) = bends::search(board, &bends, &labels);
        let price = names + routes;
        if best.as_ref().is_some_and(|best| best.1 <= price + 1e-9) {
            break;
        }
        bends = next.clone();
        best = Some(((next, labels), price));
    }
    best.unwrap_or_else(|| ((bends, Vec::new()), f64::INFINITY))
}
