//! The memory that is in use after whole games.

use std::time::Duration;

use drive::{Browser, Page};
use serde_json::json;

use crate::figure::Figure;

const GAMES: u32 = 10;

/// Clicks the first element that the selector finds with these words in it, if there is one.
const CLICK: &str = "
    const click = (css, words) => {
      const found = [...document.querySelectorAll(css)].find((it) => it.textContent.includes(words));
      found?.click();
      return !!found;
    };";

/// Ten games between bots, one after the other in one page. All by scripts: the driver keeps references to the elements that
/// it has found, and so would keep every screen in memory.
pub async fn memory(browser: &Browser) -> Vec<Figure> {
    let page = browser.page();
    until(&page, "history.back(); return true").await;
    until(&page, "return click('button', 'Settings')").await;
    until(&page, "return click('label', 'Instant')").await;
    until(&page, "history.back(); return true").await;
    let mut after = Vec::new();
    for game in 0..GAMES {
        until(&page, "return click('button', 'New game')").await;
        until(&page, "return click('[aria-label=\"Seat 1\"] label', 'Bot')").await;
        until(
            &page,
            "const levels = [...document.querySelectorAll('.levels')];
             levels.forEach((choice) => choice.querySelector('input').click());
             return levels.length === 2",
        )
        .await;
        until(&page, "return click('button', 'Start game')").await;
        until(&page, "return document.querySelector('.game')?.dataset.phase === 'over'").await;
        until(&page, "history.back(); return true").await;
        until(&page, "return !!document.querySelector('.home-choices')").await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        if game == 0 || game + 1 == GAMES {
            after.push(in_use(browser).await);
        }
    }
    let figures = |name: &str, [memory, wasm, nodes]: [f64; 3]| {
        [
            Figure::new(format!("memory of the page's objects {name}"), memory / 1e6, "MB", None),
            Figure::new(format!("memory of the page's module {name}"), wasm / 1e6, "MB", None),
            Figure::new(format!("nodes of the page {name}"), nodes, "", None),
        ]
    };
    let names = ["after one game", "after ten games"];
    names.into_iter().zip(after).flat_map(|(name, values)| figures(name, values)).collect()
}

async fn in_use(browser: &Browser) -> [f64; 3] {
    browser.devtools("HeapProfiler.collectGarbage", json!({})).await;
    browser.devtools("Performance.enable", json!({})).await;
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await;
    let named = |name: &str| {
        let list = metrics["metrics"].as_array().expect("a list");
        let found = list.iter().find(|metric| metric["name"] == name).expect("a metric");
        found["value"].as_f64().expect("a number")
    };
    let wasm = browser.page().run("return bench.memory?.buffer.byteLength ?? 0").await;
    [named("JSHeapUsedSize"), wasm.as_f64().expect("a number"), named("Nodes")]
}

async fn until(page: &Page, script: &str) {
    let script = format!("{CLICK}{script}");
    for _ in 0..3000 {
        if page.run(&script).await == true {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{script} does not become true; the page says:\n{}", page.text().await);
}
