//! What whole games leave behind in memory.

use drive::{Browser, Player, Touch};
use serde_json::json;

use crate::figure::Figure;

const GAMES: u32 = 10;

/// Ten games one after the other, by clicks, in one page.
pub async fn memory(browser: &Browser) -> Vec<Figure> {
    let page = browser.page();
    page.press("Back").await;
    let mut after = Vec::new();
    for game in 0..GAMES {
        page.start_by_seed("USA", &game.to_string()).await;
        let mut player = Player::new(page.clone(), Touch::Mouse, false);
        // A page that is loaded anew would have forgotten everything.
        player.tried.reload_in_a_draw = true;
        player.play().await;
        page.press("Home").await;
        if game == 0 || game + 1 == GAMES {
            after.push(in_use(browser).await);
        }
    }
    let figures = |name: &str, (memory, nodes): (f64, f64)| {
        [
            Figure::new(format!("memory of the page's objects {name}"), memory / 1e6, "MB", None),
            Figure::new(format!("nodes of the page {name}"), nodes, "", None),
        ]
    };
    let names = ["after one game", "after ten games"];
    names.into_iter().zip(after).flat_map(|(name, values)| figures(name, values)).collect()
}

async fn in_use(browser: &Browser) -> (f64, f64) {
    browser.devtools("HeapProfiler.collectGarbage", json!({})).await;
    browser.devtools("Performance.enable", json!({})).await;
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await;
    let named = |name: &str| {
        let list = metrics["metrics"].as_array().expect("a list");
        let found = list.iter().find(|metric| metric["name"] == name).expect("a metric");
        found["value"].as_f64().expect("a number")
    };
    (named("JSHeapUsedSize"), named("Nodes"))
}
