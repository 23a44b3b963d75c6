//! What the page may do in a browser, and whom it asks: nobody but the host it came from.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{Browser, Light, Player, Server, Shape, Stranger, Touch};

#[tokio::test]
async fn the_pages_policy_refuses_what_is_not_ours() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    Stranger::is_refused_by(&page).await;
    browser.close().await;
}

#[tokio::test]
async fn a_whole_game_asks_nobody_but_its_own_host() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_by_seed("USA", "21").await;
    Player::new(page.clone(), Touch::Mouse, false).play().await;
    page.wait_for(".ending").await;
    let asked = browser.requests().await;
    assert!(
        asked.iter().any(|address| address.contains("railhead_bg.wasm")),
        "the log is read wrongly: {asked:?}"
    );
    // What is in the address itself, and what is built into the browser for its own first tab, asks nobody.
    let own = |address: &&String| {
        [&server.address, "data:", "chrome:"].iter().any(|start| address.starts_with(*start))
    };
    let foreign: Vec<_> = asked.iter().filter(|address| !own(address)).collect();
    assert!(foreign.is_empty(), "asked elsewhere: {foreign:?}");
    browser.close().await;
}

#[tokio::test]
async fn what_others_ask_to_be_told_can_be_read_in_the_app() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Settings").await;
    page.press("About").await;
    page.see(concat!("Version ", env!("CARGO_PKG_VERSION"))).await;
    page.press("Show their licences").await;
    page.wait_for(".licences").await;
    for name in ["leptos 0.8", "rusqlite 0.", "Permission is hereby granted"] {
        assert!(page.shows(name).await, "{name} is not told of");
    }
    browser.close().await;
}
