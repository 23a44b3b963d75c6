//! How soon the page responds, measured inside the page.

use std::time::Duration;

use drive::{Browser, Page, Server};
use serde_json::{Value, json};

use crate::figure::Figure;
use crate::p50_and_p95;

const LOADS: usize = 7;
const CLICKS: usize = 30;
/// To one side and back, in turn.
const DRAGS: usize = 8;
const WHEEL_STEPS: usize = 160;
/// After this time every animation has ended.
const REST: Duration = Duration::from_secs(1);

/// Runs before every page's first script. Measures when the home screen can be used, the length of each frame, the time
/// from a click to the first frame that shows its result, and the time from one move to the next one that the page has
/// not asked for, which is a bot's. Frames in which the map has moved are also listed separately.
const WATCH: &str = "
    const bench = window.bench = { frames: [], dragged: [], answers: [], thoughts: [], clicked: 0 };
    let asked = false, moved = 0, place;
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(...words) {
        super(...words);
        this.addEventListener('message', ({ data }) => {
          if (!String(data).startsWith('{\"update\":{\"moved\"')) return;
          if (!asked) bench.thoughts.push(performance.now() - moved);
          asked = false;
          moved = performance.now();
        });
      }
      postMessage(...words) {
        asked = true;
        super.postMessage(...words);
      }
    };
    new MutationObserver(() => {
      if (bench.ready === undefined && document.querySelector('.home button')) bench.ready = performance.now();
      if (!bench.clicked) return;
      const since = bench.clicked;
      bench.clicked = 0;
      requestAnimationFrame(() => setTimeout(() => bench.answers.push(performance.now() - since)));
    }).observe(document, { childList: true, subtree: true, characterData: true });
    addEventListener('click', (event) => { bench.clicked = event.timeStamp; }, true);
    for (const way of ['instantiate', 'instantiateStreaming']) {
      const own = WebAssembly[way];
      WebAssembly[way] = async (...words) => {
        const made = await own(...words);
        bench.memory = (made.instance ?? made).exports.memory;
        return made;
      };
    }
    let last = performance.now();
    const frame = (now) => {
      bench.frames.push(now - last);
      const stands = document.querySelector('.stage-layer')?.style.transform;
      if (stands !== place) bench.dragged.push(now - last);
      place = stands;
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);";

pub async fn start(browser: &Browser, server: &Server) -> Vec<Figure> {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
    let page = browser.page();
    let mut loads = Vec::new();
    page.go(&server.address).await;
    page.run("return navigator.serviceWorker.ready.then(() => true)").await;
    for _ in 0..LOADS {
        page.reload().await;
        page.see("New game").await;
        loads.push(number(&page, "return bench.ready").await);
    }
    p50_and_p95("page usable from a warm cache", "ms", None, loads).into()
}

/// Opens a game against the strongest bot, and draws cards from the deck.
pub async fn turns(browser: &Browser) -> Vec<Figure> {
    let page = browser.page();
    page.press("New game").await;
    page.press("Europe").await;
    // The last of the levels is the strongest.
    page.run("[...document.querySelectorAll('.level-choice input')].at(-1).click()").await;
    tokio::time::sleep(REST).await;
    page.run("bench.frames.length = 0").await;
    page.press("Start game").await;
    page.see("Keep").await;
    tokio::time::sleep(REST).await;
    let opening = longest(&numbers(&page, "return bench.frames").await);
    page.keep_tickets().await;
    // Until the map has moved back from the tickets' cities: those frames have nothing to do with the bot.
    tokio::time::sleep(REST).await;
    page.run("bench.answers.length = bench.thoughts.length = bench.frames.length = 0").await;
    for _ in 0..CLICKS {
        page.wait_for(".place.deck[aria-disabled=false]").await;
        page.click(".place.deck").await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let answers = numbers(&page, "return bench.answers").await;
    let frames = numbers(&page, "return bench.frames").await;
    let mut thoughts = numbers(&page, "return bench.thoughts").await;
    let mut figures = vec![Figure::new("longest frame while a game opens", opening, "ms", None)];
    figures.extend(p50_and_p95("click to painted answer", "ms", Some(50.0), answers));
    let name = "longest frame in turns against the strongest bot";
    figures.push(Figure::new(name, longest(&frames), "ms", Some(50.0)));
    figures.push(Figure::new(
        format!("a move of the strongest bot, p99 of {}", thoughts.len()),
        crate::quantile(&mut thoughts, 0.99),
        "ms",
        Some(1500.0),
    ));
    figures
}

/// Drags the map to and fro with a finger, and then zooms it in and out with a wheel, on a processor slowed four times.
pub async fn moving(browser: &Browser) -> Vec<Figure> {
    let page = browser.page();
    // The person is to move, so no bot moves meanwhile.
    page.wait_for(".place.deck[aria-disabled=false]").await;
    tokio::time::sleep(REST).await;
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    page.press("Zoom in").await;
    tokio::time::sleep(REST).await;
    // The browser itself moves the finger: a driver that moved a mouse step by step would compete for the same cores.
    page.run("bench.dragged.length = 0").await;
    for drag in 0..DRAGS {
        let back = if drag % 2 == 0 { 1 } else { -1 };
        let finger = json!({
            "x": 500, "y": 400, "xDistance": 260 * back, "yDistance": -160 * back, "speed": 400,
            "gestureSourceType": "touch", "preventFling": true
        });
        browser.devtools("Input.synthesizeScrollGesture", finger).await;
    }
    let mut frames = numbers(&page, "return bench.dragged").await;
    assert!(frames.len() > DRAGS * 20, "the map moved in only {} frames", frames.len());
    tokio::time::sleep(REST).await;
    page.run("bench.frames.length = 0").await;
    for step in 0..WHEEL_STEPS {
        let up = if step % 40 < 20 { -20 } else { 20 };
        let turn = json!({ "type": "mouseWheel", "x": 500, "y": 350, "deltaX": 0, "deltaY": up });
        browser.devtools("Input.dispatchMouseEvent", turn).await;
    }
    let zooming = numbers(&page, "return bench.frames").await;
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await;
    let (panned, zoomed) = (per_second(&frames), per_second(&zooming));
    let late = crate::quantile(&mut frames, 0.95);
    vec![
        Figure::new("frames a second while panning, processor slowed four times", panned, "", None),
        Figure::new("time of a frame while panning, p95", late, "ms", None),
        Figure::new("frames a second while a wheel zooms, processor slowed four times", zoomed, "", None),
    ]
}

fn longest(frames: &[f64]) -> f64 {
    frames.iter().copied().fold(0.0, f64::max)
}

fn per_second(frames: &[f64]) -> f64 {
    1000.0 * frames.len() as f64 / frames.iter().sum::<f64>()
}

async fn number(page: &Page, script: &str) -> f64 {
    page.run(script).await.as_f64().expect("a number")
}

async fn numbers(page: &Page, script: &str) -> Vec<f64> {
    let list = page.run(script).await;
    list.as_array().expect("a list").iter().filter_map(Value::as_f64).collect()
}
