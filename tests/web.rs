//! The story of a person in a browser, against the web build.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{Browser, Light, Server, Shape, asset, copy_of_build, handed_out};

/// Open, start a game, decide something, reload, go on.
async fn a_game_survives(browser: &mut Browser, server: &Server) {
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    assert!(!page.shows("Continue").await, "a fresh browser has no game to continue");

    page.start_with_people("Europe").await;
    page.press("Keep").await;
    page.see("Hand the device to").await;
    assert!(!page.shows("Keep at least").await, "nobody's tickets are shown until the next one is there");

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
    let mut browser = Browser::open(Shape::DESK, Light::Light).await;
    a_game_survives(&mut browser, &server).await;
    browser.close().await;
}

#[tokio::test]
async fn a_game_survives_a_reload_and_a_restart_on_a_phone() {
    let server = Server::start();
    let mut browser = Browser::open(Shape::PHONE, Light::Light).await;
    a_game_survives(&mut browser, &server).await;
    browser.close().await;
}

#[tokio::test]
async fn a_second_tab_says_that_the_saves_are_in_use() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_with_people("USA").await;

    let second = browser.second_tab().await;
    second.go(&server.address).await;
    second.see("open in another window").await;
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
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("engine has stopped").await;
    browser.close().await;
}

#[tokio::test]
async fn a_worker_that_dies_is_a_message_and_the_next_one_goes_on() {
    let build = copy_of_build();
    let entry = asset(build.path(), "work.js");
    // It dies of the game that is to be started, unless that is the first thing it hears, as it is for
    // the worker that comes after it.
    let dying = "let heard = 0;
        self.addEventListener('message', (event) => {
          if (typeof event.data !== 'string' || ++heard === 1 || !event.data.includes('\"start\"')) return;
          event.stopImmediatePropagation();
          throw new Error('struck by a test');
        });";
    let script = std::fs::read_to_string(&entry).expect("the worker's entry");
    std::fs::write(&entry, format!("{script}\n{dying}\n")).expect("an entry that dies");

    let server = Server::of(build.path());
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("New game").await;
    page.press("Start the game").await;
    page.see("engine has stopped").await;
    assert!(!page.shows("struck by a test").await, "the machine's own words are for the log");

    page.seat_a_person(2).await;
    page.press("Start the game").await;
    page.lift_curtain().await;
    page.see("Keep at least").await;
    browser.close().await;
}

#[tokio::test]
async fn the_page_asks_for_nothing_from_elsewhere() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_with_people("USA").await;
    let asked = page.run("return performance.getEntriesByType('resource').map((entry) => entry.name)").await;
    let asked: Vec<String> = serde_json::from_value(asked).expect("a list of addresses");
    assert!(
        asked.iter().any(|address| address.contains("railhead_bg.wasm")),
        "the list is not empty by mistake"
    );
    let foreign: Vec<_> = asked.iter().filter(|address| !address.starts_with(&server.address)).collect();
    assert!(foreign.is_empty(), "asked elsewhere: {foreign:?}");
    browser.close().await;
}

#[tokio::test]
async fn a_bot_answers_and_the_game_goes_on() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("New game").await;
    page.press("Start the game").await;
    page.press("Keep").await;
    page.see("Player 1 to move").await;
    for _ in 0..2 {
        // Two cards from the deck; then the bot has its turn, and it is ours again.
        page.click(".tabs .tab-draw").await;
        page.press("Deck").await;
        page.see("one more card").await;
        page.press("Deck").await;
        page.see("Player 1 to move").await;
    }
    browser.close().await;
}

#[tokio::test]
async fn a_browser_that_keeps_nothing_plays_says_so_and_hands_the_games_out() {
    let server = Server::start();
    let browser = Browser::open_forgetful(Shape::DESK).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("keeps nothing").await;
    page.start_with_people("Europe").await;
    page.press("Keep").await;
    page.see("Hand the device to").await;
    page.escape().await;
    page.press("Saved games").await;
    page.press("Back up all games").await;
    let backup = handed_out(&browser.downloads(), "db").await;

    let other = Browser::open(Shape::DESK, Light::Light).await;
    let there = other.page();
    there.go(&server.address).await;
    there.press("Saved games").await;
    there.choose_file("input[type=file]", &backup).await;
    there.see("1 game was added").await;
    other.close().await;
    browser.close().await;
}
