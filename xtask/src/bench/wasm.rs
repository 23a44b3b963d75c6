//! Benchmarks of the engine in a browser, compared with native ones.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

use crate::bench::example;
use crate::program;
use crate::progress;
use crate::setup::{self, Purpose};
use crate::test;

/// The figures in the table: the head of their column, and their name.
const COMPARED: [(&str, &str); 8] = [
    ("games", "random_games_per_s"),
    ("legal", "legal_actions_ns"),
    ("apply", "apply_ns"),
    ("play", "play_ns"),
    ("clone", "clone_ns"),
    ("imagine", "imagine_ns"),
    ("score", "final_score_ns"),
    ("trail", "longest_trail_ns"),
];

/// For each key the best tenth of its samples: on a busy machine a browser cannot tell how long it had to wait.
type Figures = BTreeMap<String, f64>;

/// The task itself.
pub fn compare(json: bool) -> Result<()> {
    setup::ensure(Purpose::Test)?;
    let native =
        progress::quiet("bench", "native", || program::read(example("engine", "bench").arg("--lines")))?;
    let browser = progress::quiet("bench", "in a browser", in_browser)?;
    let (native, browser) = (figures(&native), figures(&browser));
    let ratios = ratios(&native, &browser)?;
    print!("{}", if json { as_json(&browser, &ratios) } else { table(&native, &browser, &ratios) });
    Ok(())
}

fn in_browser() -> Result<String> {
    let mut cargo = test::in_browser()?;
    cargo.args(["--package", "engine", "--test", "speed", "--profile", "wasm-release"]);
    program::read(cargo.args(["--", "--include-ignored", "--nocapture"]))
}

/// Reads lines of `KEY VALUE SPREAD BEST`; other lines are the test runner's.
fn figures(printed: &str) -> Figures {
    let line = |line: &str| {
        let mut words = line.split_whitespace();
        let key = words.next().filter(|key| key.starts_with("engine."))?;
        Some((key.to_owned(), words.nth(2)?.parse().ok()?))
    };
    printed.lines().filter_map(line).collect()
}

/// How many times longer a browser takes, by the key of the figure.
fn ratios(native: &Figures, browser: &Figures) -> Result<Figures> {
    let mut ratios = Figures::new();
    for (key, here) in native {
        let there = browser.get(key).with_context(|| format!("the browser measured no {key}"))?;
        let is_rate = key.contains("_per_s.");
        ratios.insert(key.clone(), if is_rate { here / there } else { there / here });
    }
    if ratios.is_empty() {
        bail!("nothing was measured; `cargo xtask test wasm` says whether tests of wasm run here");
    }
    Ok(ratios)
}

fn as_json(browser: &Figures, ratios: &Figures) -> String {
    let entry = |part: &str, (key, value): (&String, &f64)| {
        format!("  \"{}\": {value:.3}", key.replacen("engine.", &format!("engine.{part}."), 1))
    };
    let lines = browser.iter().map(|figure| entry("wasm", figure));
    let lines = lines.chain(ratios.iter().map(|ratio| entry("wasm_ratio", ratio)));
    format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
}

fn table(native: &Figures, browser: &Figures, ratios: &Figures) -> String {
    let heads: String = COMPARED.iter().map(|(head, _)| format!(" {head} |")).collect();
    let mut lines = vec![
        "Browser / native, by the best tenth of the stretches of each: 1 is equal, 2 takes twice as long."
            .to_owned(),
        String::new(),
        format!("| map | seats | games/s native | games/s browser |{heads}"),
        format!("|---|--:|--:|--:|{}", "--:|".repeat(COMPARED.len())),
    ];
    for key in native.keys().filter_map(|key| key.strip_prefix("engine.random_games_per_s.")) {
        let of = |figures: &Figures, name: &str| figures.get(&format!("engine.{name}.{key}")).copied();
        let games = [native, browser].map(|figures| of(figures, "random_games_per_s").unwrap_or_default());
        let cells = COMPARED.iter().filter_map(|(_, name)| of(ratios, name));
        let cells: String = cells.map(|ratio| format!(" {ratio:.2} |")).collect();
        lines.push(format!("| {} | {:.0} | {:.0} |{cells}", key.replace('.', " | "), games[0], games[1]));
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_says_how_much_longer_the_browser_takes() {
        let native =
            figures("engine.random_games_per_s.usa.2 900 1.0 1000\nengine.play_ns.usa.2 25 2.0 20\n");
        let browser = figures(
            "running 1 test\nengine.random_games_per_s.usa.2 400 9 500\nengine.play_ns.usa.2 45 9 40\nok",
        );
        let ratios = ratios(&native, &browser).unwrap();
        assert_eq!(ratios["engine.random_games_per_s.usa.2"], 2.0);
        assert_eq!(ratios["engine.play_ns.usa.2"], 2.0);
        assert!(table(&native, &browser, &ratios).contains("| usa | 2 | 1000 | 500 | 2.00 | 2.00 |"));
        assert!(as_json(&browser, &ratios).contains("\"engine.wasm_ratio.play_ns.usa.2\": 2.000"));
    }
}
