//! Saves in a browser that is killed, whose files are damaged, or that has the saves open twice. A scripted page without a
//! user interface plays by the protocol alone, so that acknowledged moves can be counted.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::{Duration, Instant};

use drive::{Browser, ColourScheme, Page, Server, Shape, asset, copy_of_build};
use tempfile::TempDir;

/// How often the kill test kills the browser.
const KILLS: u32 = 5;

/// The build with the scripted page in it, and its server. The server lives as long as the test, even if the browser is
/// restarted: a browser stores files by address.
struct Site {
    server: Server,
    _build: TempDir,
}

impl Site {
    fn open() -> Site {
        let build = copy_of_build();
        let script = asset(build.path(), "work.js").with_file_name("scripted.js");
        std::fs::write(&script, include_str!("scripted/page.js")).expect("a script");
        let folder =
            script.parent().and_then(|folder| folder.file_name()).expect("the folder of the scripts");
        let page =
            format!("<!doctype html><script type=module src={}/scripted.js></script>", folder.display());
        std::fs::write(build.path().join("scripted.html"), page).expect("a page");
        Site { server: Server::of(build.path()), _build: build }
    }

    /// Opens the scripted page without starting its worker.
    async fn page(&self, browser: &Browser) -> Page {
        let page = browser.page();
        page.go(&format!("{}/scripted.html", self.server.address)).await;
        wait_until(&page, "return !!window.table").await;
        page
    }

    /// Opens the scripted page and starts its worker.
    async fn table(&self, browser: &Browser) -> Page {
        let page = self.page(browser).await;
        page.run("return table.start()").await;
        page
    }
}

/// Waits until a script returns true.
async fn wait_until(page: &Page, script: &str) {
    let deadline = Instant::now() + Duration::from_secs(120);
    while page.run(script).await != true {
        assert!(Instant::now() < deadline, "{script:?} does not become true");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn acknowledged(page: &Page) -> u64 {
    page.run("return table.acknowledged").await.as_u64().expect("a number")
}

/// Plays the whole game in a new browser without a kill, and returns its record.
async fn played_straight_through(site: &Site, seed: u32) -> String {
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = site.table(&browser).await;
    page.run(&format!("table.play({seed})")).await;
    let record = record_at_end(&page).await;
    browser.close().await;
    record
}

/// Waits for the end of the game, and returns its record.
async fn record_at_end(page: &Page) -> String {
    wait_until(page, "return !!(table.record || table.failure)").await;
    assert_eq!(page.run("return table.failure").await, serde_json::Value::Null);
    page.run("return table.record").await.as_str().expect("a record").to_owned()
}

#[tokio::test]
async fn a_browser_that_is_killed_loses_nothing_that_was_acknowledged() {
    let site = Site::open();
    let mut kills = 0;
    for seed in 1.. {
        let mut browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
        let mut acked = 0;
        let record = loop {
            let page = site.table(&browser).await;
            let rescue = page.run("return table.get('hello').then((welcome) => welcome.rescue)").await;
            assert!(rescue.is_null(), "kill {kills}: the database is whole, not {rescue}");
            page.run(&format!("table.play({seed})")).await;
            wait_until(&page, "return table.found !== undefined").await;
            let found = page.run("return table.found").await.as_u64().expect("a number");
            assert!(found >= acked, "kill {kills}: revision {acked} was acknowledged, {found} was found");
            if kills >= KILLS {
                break record_at_end(&page).await;
            }
            // Irregular delays, from the first moves to well into the game.
            let moment =
                Instant::now() + Duration::from_millis(u64::from(30 + (kills * 7919 + seed * 104_729) % 700));
            while Instant::now() < moment {
                acked = acknowledged(&page).await;
            }
            browser.kill().await;
            kills += 1;
        };
        browser.close().await;
        assert_eq!(record, played_straight_through(&site, seed).await, "the game ended as without kills");
        if kills >= KILLS {
            break;
        }
    }
}

#[tokio::test]
async fn a_damaged_file_is_put_aside_and_what_can_be_read_is_there() {
    let site = Site::open();
    let mut browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = site.table(&browser).await;
    page.run("table.play(3)").await;
    record_at_end(&page).await;
    browser.restart().await;

    let page = site.page(&browser).await;
    let spoilt = page.run("return table.damage()").await;
    assert!(spoilt.as_u64() >= Some(1), "there was a database to damage");
    page.run("return table.start()").await;
    let rescue = page.run("return table.get('hello').then((welcome) => welcome.rescue)").await;
    assert_eq!(rescue["moved_to"], "railhead.damaged-1.db", "{rescue}");
    assert_eq!(rescue["games"].as_u64().unwrap_or(0) + rescue["lost"].as_u64().unwrap_or(0), 1, "{rescue}");
    page.run("return table.begin(4)").await;
    browser.restart().await;

    let page = site.table(&browser).await;
    let again = page.run("return table.get('hello').then((welcome) => welcome.rescue)").await;
    assert!(again.is_null(), "the new file is whole: {again}");
    let games = page.run("return table.get('list_games').then((games) => games.length)").await;
    assert_eq!(games, 1 + rescue["games"].as_u64().unwrap_or(0), "what was saved, and what was begun since");
    browser.close().await;
}

#[tokio::test]
async fn a_second_tab_takes_over_when_the_first_is_closed() {
    let site = Site::open();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let first = site.table(&browser).await;
    first.run("return table.begin(5)").await;

    let second = browser.second_tab().await;
    second.go(&format!("{}/scripted.html", site.server.address)).await;
    wait_until(&second, "return !!window.table").await;
    second.run("return table.start()").await;
    let refused = second.run("return table.ask('list_games')").await;
    assert_eq!(refused["Err"], "saves_in_use", "{refused}");

    browser.close_first_tab().await;
    wait_until(&second, "return table.updates.includes('taken_over')").await;
    let games = second.run("return table.get('list_games').then((games) => games.length)").await;
    assert_eq!(games, 1, "the game of the first tab is here");
    browser.close().await;
}

#[tokio::test]
async fn a_record_that_is_taken_in_is_played_on() {
    let site = Site::open();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = site.table(&browser).await;
    let kept = include_str!("../engine/tests/playthroughs/europe-2.txt");
    let script =
        format!("return table.take(new TextEncoder().encode({}))", serde_json::to_string(kept).unwrap());
    let imported = page.run(&script).await;
    assert_eq!(imported["Ok"]["import"]["added"].as_array().map(Vec::len), Some(1), "{imported}");
    let again = page.run(&script).await;
    assert_eq!(again["Ok"]["import"]["known"], 1, "{again}");

    let handed = page.run("return table.get('export_all')").await;
    let url = handed["place"]["download"]["url"].as_str().expect("an address");
    assert!(url.starts_with("blob:"), "{handed}");
    let bad =
        page.run("return table.take(new TextEncoder().encode('Railhead record 1\\nmap: atlantis'))").await;
    assert_eq!(bad["Err"]["bad_record"]["line"], 2, "{bad}");
    browser.close().await;
}

#[tokio::test]
async fn a_bot_that_thinks_keeps_nobody_waiting_and_stops_when_the_game_is_left() {
    let site = Site::open();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = site.table(&browser).await;
    // After the person's opening choice, a request is sent while the bot thinks about its own.
    let order = page
        .run(
            "return (async () => {
               const begun = await table.begin(6, 'expert', 0);
               const { session, revision, view } = begun;
               const kept = await table.get('play', { session, revision, action: view.legal[0] });
               table.updates.length = 0;
               const before = performance.now();
               await table.get('hello');
               const waited = performance.now() - before;
               const moved = table.updates.length;
               await table.get('leave', { session });
               await new Promise((resolve) => setTimeout(resolve, 2500));
               const position = await table.get('open', { session });
               return { waited, moved, later: table.updates.length, gone: position.revision - kept.revision };
             })()",
        )
        .await;
    println!("an answer while the bot was thinking took {} ms", order["waited"]);
    assert_eq!(order["moved"], 0, "the request was answered before the bot had moved: {order}");
    assert_eq!(order["later"], 0, "a game that was left does not go on: {order}");
    assert_eq!(order["gone"], 0, "{order}");
    browser.close().await;
}
