//! A measured figure and its goal.

use serde_json::{Value, json};

pub struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
    /// The value should be at most this, if there is a goal.
    goal: Option<f64>,
}

impl Figure {
    pub fn new(name: impl Into<String>, value: f64, unit: &'static str, goal: Option<f64>) -> Figure {
        Figure { name: name.into(), value, unit, goal }
    }

    fn row(&self) -> String {
        let goal = self.goal.map_or(String::new(), |goal| format!("≤ {goal} {}", self.unit));
        format!("| {} | {} {} | {goal} |", self.name, rounded(self.value), self.unit)
    }

    fn json(&self) -> Value {
        json!({ "name": self.name, "value": self.value, "unit": self.unit, "goal": self.goal })
    }
}

/// Such measurements are not more precise than two or three digits.
fn rounded(value: f64) -> String {
    if value.abs() < 10.0 { format!("{value:.1}") } else { format!("{value:.0}") }
}

/// All figures: a table for a document, or JSON for a program.
pub fn report(figures: &[Figure], json: bool) -> String {
    if json {
        return Value::Array(figures.iter().map(Figure::json).collect()).to_string();
    }
    let head = "| what | measured | goal |\n|------|---------:|-----:|".to_owned();
    std::iter::once(head).chain(figures.iter().map(Figure::row)).collect::<Vec<_>>().join("\n")
}
