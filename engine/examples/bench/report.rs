//! The figures for people and for programs.

use crate::figure::Figure;
use crate::machine::Machine;
use engine::{State, maps};

/// The columns, each with the name its figures have in their keys.
const COLUMNS: [(&str, &str); 12] = [
    ("games/s", "random_games_per_s"),
    ("actions/s", "actions_per_s"),
    ("listed", "legal_actions"),
    ("legal ns", "legal_actions_ns"),
    ("apply ns", "apply_ns"),
    ("play ns", "play_ns"),
    ("clone ns", "clone_ns"),
    ("imagine ns", "imagine_ns"),
    ("score ns", "final_score_ns"),
    ("totals ns", "totals_ns"),
    ("trail ns", "longest_trail_ns"),
    ("instructions/game", "instructions_per_random_game"),
];

/// A table in Markdown, the machine named above it.
pub(crate) fn table(machine: &Machine, figures: &[Figure]) -> String {
    let find = |name: &str, map: &str, seats: u8| {
        let key = format!("engine.{name}.{map}.{seats}");
        figures.iter().find(|figure| figure.key == key)
    };
    let columns: Vec<_> = COLUMNS.into_iter().filter(|(_, name)| find(name, "usa", 2).is_some()).collect();
    let Machine { cpu, cores, rustc, load } = machine;
    let mut lines = vec![
        format!(
            "{cpu}, {cores} cores, load {load}; {rustc}; one thread; state: {} bytes",
            size_of::<State>()
        ),
        String::new(),
        format!(
            "| map | seats |{}",
            columns.iter().map(|(head, _)| format!(" {head} |")).collect::<String>()
        ),
        format!("|---|--:|{}", "--:|".repeat(columns.len())),
    ];
    for map in maps().iter().map(|map| map.key()) {
        for seats in 2..=5 {
            let cells = columns.iter().filter_map(|(_, name)| find(name, map, seats));
            let cells: String = cells.map(|figure| format!(" {} |", cell(figure))).collect();
            lines.push(format!("| {map} | {seats} |{cells}"));
        }
    }
    lines.join("\n") + "\n"
}

fn cell(figure: &Figure) -> String {
    let number = if figure.value < 100.0 { format!("{:.1}", figure.value) } else { thousands(figure.value) };
    if figure.spread == 0.0 { number } else { format!("{number} ±{:.0} %", figure.spread.max(1.0)) }
}

fn thousands(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// One object, every value under its own key.
pub(crate) fn json(machine: &Machine, figures: &[Figure]) -> String {
    let text = |key: &str, value: &str| format!("  \"{key}\": {}", serde_json::Value::from(value));
    let mut lines = vec![
        text("machine.cpu", &machine.cpu),
        text("machine.rustc", &machine.rustc),
        text("machine.load", &machine.load),
        format!("  \"machine.cores\": {}", machine.cores),
        format!("  \"engine.state_bytes\": {}", size_of::<State>()),
    ];
    for figure in figures {
        lines.push(format!("  \"{}\": {:.1}", figure.key, figure.value));
        if figure.spread > 0.0 {
            lines.push(format!("  \"{}.spread_percent\": {:.1}", figure.key, figure.spread));
        }
    }
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}
