//! A person in a browser uses the web build: saves, the worker, caching, and browsers that store nothing.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use drive::{Browser, ColourScheme, Page, Server, Shape, asset, copy_of_build, wait_for_file};
use serde_json::json;

/// Starts a game, keeps tickets, reloads the page, restarts the browser, and continues.
async fn a_game_survives(browser: &mut Browser, server: &Server) {
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    assert!(!page.shows("Continue").await, "a fresh browser has no game to continue");

    page.start_with_people("Europe").await;
    page.keep_tickets().await;
    page.see("Pass the device to").await;
    assert!(!page.shows("Keep at least").await, "no tickets are shown until the next person has arrived");

    page.reload().await;
    page.see("Europe").await;
    page.see("choose your tickets").await;

    browser.restart().await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Continue").await;
    page.see("choose your tickets").await;
}

#[tokio::test]
async fn a_game_survives_a_reload_and_a_restart_on_a_desk() {
    let server = Server::start();
    let mut browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    a_game_survives(&mut browser, &server).await;
    browser.close().await;
}

#[tokio::test]
async fn a_game_survives_a_reload_and_a_restart_on_a_phone() {
    let server = Server::start();
    let mut browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    a_game_survives(&mut browser, &server).await;
    browser.close().await;
}

#[tokio::test]
async fn a_second_tab_says_that_the_saves_are_in_use_and_goes_on_when_the_first_is_closed() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_with_people("USA").await;

    let second = browser.second_tab().await;
    second.go(&server.address).await;
    second.see("open in another window").await;
    assert!(!second.shows("Continue").await, "the first tab has the games open");
    browser.close_first_tab().await;
    second.press("Continue").await;
    assert!(!second.shows("open in another window").await, "now the second tab has them open");
    second.lift_curtain().await;
    second.keep_tickets().await;
    second.see("Pass the device to").await;
    browser.close().await;
}

#[tokio::test]
async fn a_worker_that_cannot_start_is_a_message_and_no_hang() {
    let build = copy_of_build();
    let entry = asset(build.path(), "work.js");
    let script = std::fs::read_to_string(&entry).expect("the worker's entry");
    std::fs::write(&entry, script.replace("event.data", "new ArrayBuffer(8)"))
        .expect("an entry with no module");

    let server = Server::of(build.path());
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("has stopped working").await;
    browser.close().await;
}

#[tokio::test]
async fn a_worker_that_dies_is_a_message_and_the_next_one_goes_on() {
    let build = copy_of_build();
    let entry = asset(build.path(), "work.js");
    // The worker throws when it is asked to start a game, unless that is the first message it gets, as it is for the
    // worker that replaces it.
    let dying = "let heard = 0;
        self.addEventListener('message', (event) => {
          if (typeof event.data !== 'string' || ++heard === 1 || !event.data.includes('\"start\"')) return;
          event.stopImmediatePropagation();
          throw new Error('struck by a test');
        });";
    let script = std::fs::read_to_string(&entry).expect("the worker's entry");
    std::fs::write(&entry, format!("{script}\n{dying}\n")).expect("an entry that dies");

    let server = Server::of(build.path());
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("New game").await;
    page.press("Start game").await;
    page.see("has stopped working").await;
    assert!(!page.shows("struck by a test").await, "the error's own text is for the log only");

    page.seat_a_person(2).await;
    page.press("Start game").await;
    page.lift_curtain().await;
    page.see("Keep at least").await;
    browser.close().await;
}

#[tokio::test]
async fn the_page_asks_for_nothing_from_elsewhere() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_with_people("USA").await;
    let asked = page.run("return performance.getEntriesByType('resource').map((entry) => entry.name)").await;
    let asked: Vec<String> = serde_json::from_value(asked).expect("a list of addresses");
    assert!(
        asked.iter().any(|address| address.contains("railhead_bg.wasm")),
        "the page's own requests are in the list"
    );
    let foreign: Vec<_> = asked.iter().filter(|address| !address.starts_with(&server.address)).collect();
    assert!(foreign.is_empty(), "requests to other servers: {foreign:?}");
    browser.close().await;
}

#[tokio::test]
async fn a_bot_answers_and_the_game_goes_on() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("New game").await;
    page.press("Start game").await;
    page.play_two_turns().await;
    browser.close().await;
}

/// In a game of two that has just begun: both people keep their tickets, and the first takes a turn.
async fn a_turn_of_two(page: &Page) {
    page.keep_tickets().await;
    page.see("Pass the device to").await;
    page.resume_turn().await;
    page.keep_tickets().await;
    page.see("Pass the device to").await;
    page.resume_turn().await;
    // On a phone the deck is behind a tab.
    page.run("document.querySelector('.tabs .tab-cards')?.click()").await;
    page.click(".deck[aria-disabled=false]").await;
    page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
    page.click(".deck[aria-disabled=false]").await;
    page.see("Your card:").await;
    page.press("Done").await;
    page.see("Pass the device to").await;
}

/// As in a private window of Chromium: sites can store everything, and it is deleted with the window.
#[tokio::test]
async fn a_browser_that_promises_nothing_says_so_beside_the_backup() {
    let server = Server::start();
    let browser = Browser::open_private(Shape::PHONE).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    assert!(!page.shows("can't save games").await, "games are kept as long as the window is open");
    page.start_with_people("USA").await;
    a_turn_of_two(&page).await;
    page.go(&server.address).await;
    page.press("Saved games").await;
    page.see("may delete your games").await;

    let promise = json!({ "source": "navigator.storage.persisted = () => Promise.resolve(true)" });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", promise).await;
    page.go("about:blank").await;
    page.go(&server.address).await;
    page.press("Saved games").await;
    page.see("Back up all games").await;
    // The page learns the answer a moment after it shows the list.
    page.run("return navigator.storage.persisted().then(() => new Promise((done) => setTimeout(done, 500)))")
        .await;
    assert!(!page.shows("may delete your games").await, "a promise was given");
    browser.close().await;
}

/// Compressed files are sent to clients that accept them, and assets, whose path has the version, are cached for ever.
#[test]
fn a_browser_is_sent_the_packed_files_and_told_how_long_to_keep_them() {
    let server = Server::start();
    let asset = asset(copy_of_build().path(), "railhead_bg.wasm");
    let folder = asset.parent().and_then(|folder| folder.file_name()).expect("a folder").to_string_lossy();
    let wasm = format!("/{folder}/railhead_bg.wasm");
    let head = |path: &str, accepted: &str| {
        let mut connection = TcpStream::connect(("127.0.0.1", server.port())).expect("the server listens");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: here\r\nAccept-Encoding: {accepted}\r\nConnection: close\r\n\r\n"
        );
        connection.write_all(request.as_bytes()).expect("a request");
        let lines =
            BufReader::new(connection).lines().map_while(Result::ok).take_while(|line| !line.is_empty());
        lines.map(|line| line.to_lowercase()).collect::<Vec<_>>()
    };
    for (accepted, sent) in [("gzip, br", Some("br")), ("gzip", Some("gzip")), ("identity", None)] {
        let head = head(&wasm, accepted);
        let encoding = head.iter().find_map(|line| line.strip_prefix("content-encoding: "));
        assert_eq!(encoding, sent, "{head:?}");
        assert!(head.contains(&"content-type: application/wasm".to_owned()), "{head:?}");
    }
    let rules = [
        (wasm.as_str(), "public, max-age=31536000, immutable"),
        ("/", "no-cache"),
        ("/service.js", "no-cache"),
    ];
    for (path, rule) in rules {
        let head = head(path, "br");
        assert!(head.contains(&format!("cache-control: {rule}")), "{path}: {head:?}");
        assert!(head.contains(&"x-content-type-options: nosniff".to_owned()), "{path}: {head:?}");
    }
}

/// On a screen with a notch or a system bar, no button lies under it.
#[tokio::test]
async fn nothing_lies_under_the_edges_of_a_phone() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    let inset = async |[top, right, bottom, left]: [u32; 4]| {
        let insets = json!({ "insets": { "top": top, "right": right, "bottom": bottom, "left": left } });
        browser.devtools("Emulation.setSafeAreaInsetsOverride", insets).await;
    };
    inset([47, 0, 34, 0]).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    let under = |[top, right, bottom, left]: [u32; 4]| {
        format!(
            "return [...document.querySelectorAll('button')].filter((it) => {{
        const box = it.getBoundingClientRect();
        return box.height > 0 && getComputedStyle(it).visibility === 'visible'
          && (box.top < {top} && box.bottom > 0 || box.bottom > innerHeight - {bottom} && box.top < innerHeight
            || box.left < {left} && box.right > 0 || box.right > innerWidth - {right} && box.left < innerWidth);
      }}).map((it) => it.textContent || it.getAttribute('aria-label'))"
        )
    };
    page.press("New game").await;
    page.press("Start game").await;
    page.keep_tickets().await;
    page.see("Draw cards or claim").await;
    assert_eq!(page.run(&under([47, 0, 34, 0])).await, json!([]), "in a game");
    // In landscape the insets are at both sides, with a system bar below.
    browser.set_shape(Shape::PHONE_ON_ITS_SIDE).await;
    let sides = [0, 47, 21, 47];
    inset(sides).await;
    assert_eq!(page.run(&under(sides)).await, json!([]), "in a game on its side");
    page.leave_game().await;
    page.see("Continue").await;
    let aside = page.run(&under([0, 47, 0, 47])).await;
    assert_eq!(aside, json!([]), "nor on the first screen, which can be scrolled up and down only");
    browser.set_shape(Shape::PHONE).await;
    inset([47, 0, 34, 0]).await;
    page.go(&server.address).await;
    page.see("Continue").await;
    page.press("Settings").await;
    page.wait_for(".back").await;
    let top = page.run("return document.querySelector('.back').getBoundingClientRect().top >= 47").await;
    assert_eq!(top, true, "the way back is below the notch");
    browser.close().await;
}

#[tokio::test]
async fn a_browser_that_keeps_nothing_plays_says_so_and_hands_the_games_out() {
    let server = Server::start();
    let browser = Browser::open_without_storage(Shape::DESK).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("can't save games").await;
    page.start_with_people("Europe").await;
    a_turn_of_two(&page).await;
    page.leave_game().await;
    page.press("Saved games").await;
    page.press("Back up all games").await;
    let backup = wait_for_file(&browser.downloads(), "db").await;

    let other = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let there = other.page();
    there.go(&server.address).await;
    there.press("Saved games").await;
    there.choose_file("input[type=file]", &backup).await;
    there.see("1 game imported").await;
    other.close().await;
    browser.close().await;
}
