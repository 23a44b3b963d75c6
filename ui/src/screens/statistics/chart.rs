//! A line chart that can be stretched to any width without stretching its labels.

use std::fmt::Write as _;

use leptos::prelude::*;

/// The size of the drawing, which is then stretched to fill its place.
const WIDTH: f64 = 100.0;
const HEIGHT: f64 = 40.0;

/// The lowest and the highest value of the chart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Scale {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Scale {
    /// Round numbers around all values, from zero unless some are negative.
    pub(super) fn around(values: &[f64]) -> Scale {
        const STEP: f64 = 50.0;
        let low = values.iter().copied().fold(0.0, f64::min);
        let high = values.iter().copied().fold(STEP, f64::max);
        Scale { low: (low / STEP).floor() * STEP, high: (high / STEP).ceil() * STEP }
    }

    fn height(self, value: f64) -> f64 {
        HEIGHT * (1.0 - (value - self.low) / (self.high - self.low))
    }
}

/// Where each value stands. A single one is in the middle; several share the width.
fn places(values: &[f64], scale: Scale) -> impl Iterator<Item = (f64, f64)> {
    let step = WIDTH / (values.len().max(2) - 1) as f64;
    let start = if values.len() == 1 { WIDTH / 2.0 } else { 0.0 };
    let place = move |(number, value): (usize, &f64)| (start + step * number as f64, scale.height(*value));
    values.iter().enumerate().map(place)
}

fn line(values: &[f64], scale: Scale) -> String {
    let mut path = String::new();
    for (x, y) in places(values, scale) {
        let pen = if path.is_empty() { 'M' } else { 'L' };
        _ = write!(path, "{pen}{x:.1} {y:.1}");
    }
    path
}

/// Each value as a dot: a stroke of no length with round ends stays round however the drawing is stretched.
fn dots(values: &[f64], scale: Scale) -> String {
    places(values, scale).map(|(x, y)| format!("M{x:.1} {y:.1}h0")).collect()
}

/// Games won among games, in percent.
pub(super) fn percent(wins: f64, games: u32) -> i32 {
    if games == 0 { 0 } else { (100.0 * wins / f64::from(games)).round() as i32 }
}

/// `says` is the chart in a sentence; the details are in a table beside it.
#[component]
pub(super) fn LineChart(
    values: Vec<f64>,
    scale: Scale,
    mark: fn(f64) -> String,
    says: String,
) -> impl IntoView {
    let label = |value: f64| {
        let top = format!("{:.1}%", 100.0 * scale.height(value) / HEIGHT);
        view! { <span style:top=top>{mark(value)}</span> }
    };
    let rule = |value: f64| format!("M0 {0:.1}H{WIDTH}", scale.height(value));
    let marks = [scale.low, (scale.low + scale.high) / 2.0, scale.high];
    view! {
        <div class="plot" role="img" aria-label=says>
            <div class="marks" aria-hidden="true">{marks.map(label).collect_view()}</div>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                <path class="rules" d=marks.map(rule).concat() />
                <path class="line" d=line(&values, scale) />
                <path class="dots" d=dots(&values, scale) />
            </svg>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_is_round_and_holds_every_value() {
        assert_eq!(Scale::around(&[12.0, 87.0]), Scale { low: 0.0, high: 100.0 });
        assert_eq!(Scale::around(&[-12.0, 130.0]), Scale { low: -50.0, high: 150.0 });
        assert_eq!(Scale::around(&[]), Scale { low: 0.0, high: 50.0 }, "nothing has a scale too");
    }

    #[test]
    fn values_are_spread_over_the_width_and_greater_is_higher() {
        let scale = Scale { low: 0.0, high: 100.0 };
        assert_eq!(line(&[0.0, 50.0, 100.0], scale), "M0.0 40.0L50.0 20.0L100.0 0.0");
        assert_eq!(line(&[50.0], scale), "M50.0 20.0", "one value stands in the middle");
        assert_eq!(dots(&[0.0, 100.0], scale), "M0.0 40.0h0M100.0 0.0h0");
        assert_eq!(line(&[], scale), "");
    }

    #[test]
    fn a_share_of_nothing_is_nothing() {
        assert_eq!(percent(0.0, 0), 0);
        assert_eq!(percent(2.5, 4), 63);
    }
}
