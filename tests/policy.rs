//! What the page's security policy forbids in a browser, and that the page contacts no server but its own host.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::{Duration, Instant};

use drive::{
    Browser, ColourScheme, ForeignServer, Player, Pointer, Proxy, Server, Shape, WORKER_SCRIPT, asset,
    copy_of_build,
};

#[tokio::test]
async fn the_pages_policy_refuses_what_is_not_ours() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    // At once: the page is not shown before they are there.
    page.check_faces().await;
    ForeignServer::is_unreachable_from(&page).await;
    browser.close().await;
}

/// The worker is bound by the host's header; the page's `<meta>` does not apply to it.
#[tokio::test]
async fn the_policy_holds_for_a_worker_too() {
    let build = copy_of_build();
    std::fs::write(build.path().join("stranger.js"), WORKER_SCRIPT).expect("a script");
    let server = Server::of(build.path());
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    ForeignServer::is_unreachable_from_worker(&page, "stranger.js").await;
    browser.close().await;
}

#[tokio::test]
async fn a_whole_game_asks_nobody_but_its_own_host() {
    let (server, proxy) = (Server::start(), Proxy::start());
    let browser = Browser::open_behind_proxy(Shape::DESK, &proxy, &server).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.run("return navigator.serviceWorker.ready.then(() => true)").await;
    page.start_by_seed("USA", "21").await;
    Player::new(page.clone(), Pointer::Mouse, false).play().await;
    page.wait_for(".ending").await;
    let foreign = proxy.requests();
    assert!(foreign.is_empty(), "requests to other servers: {foreign:?}");
    browser.close().await;

    // Requests to the hosts that the browser contacts by itself are left out above: so no file of ours may name these.
    let build = copy_of_build();
    let scripts = ["boot.js", "version.js", "work.js", "parts.js", "railhead.js"];
    let others = ["railhead_bg.wasm", "split_play.wasm", "split_more.wasm", "style.css"];
    let assets = scripts.into_iter().chain(others);
    let top = ["service.js", "index.html"].map(|file| build.path().join(file));
    for file in assets.map(|file| asset(build.path(), file)).chain(top) {
        let content = std::fs::read(&file).expect("a file of the build");
        for name in ["google", "gvt1", "duckduckgo"] {
            let named = content.windows(name.len()).any(|word| word.eq_ignore_ascii_case(name.as_bytes()));
            assert!(!named, "{} names {name}", file.display());
        }
    }
}

/// Without this the story above would prove nothing.
#[tokio::test]
async fn a_request_from_a_page_a_worker_or_a_service_is_seen_by_the_proxy() {
    let site = tempfile::tempdir().expect("a site");
    let file = |name: &str, text: &str| std::fs::write(site.path().join(name), text).expect("a file");
    // The server requires a policy: this one forbids nothing.
    file("index.html", "<meta http-equiv=\"Content-Security-Policy\" content=\"\"><p>Here</p>");
    let ask = |who: &str| format!("fetch('http://elsewhere.invalid/{who}').catch(() => {{}});");
    file("worker.js", &ask("worker"));
    file("service.js", &ask("service"));
    let (server, proxy) = (Server::of(site.path()), Proxy::start());
    let browser = Browser::open_behind_proxy(Shape::DESK, &proxy, &server).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("Here").await;
    page.run(&ask("page")).await;
    page.run("new Worker('worker.js'); navigator.serviceWorker.register('service.js')").await;
    let deadline = Instant::now() + Duration::from_secs(20);
    let seen = || {
        let asked = proxy.requests();
        ["page", "worker", "service"].map(|who| asked.contains(&format!("http://elsewhere.invalid/{who}")))
    };
    while seen() != [true; 3] {
        assert!(Instant::now() < deadline, "only this was seen: {:?}", proxy.requests());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn what_others_ask_to_be_told_can_be_read_in_the_app() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Settings").await;
    page.press("About").await;
    page.see(concat!("Version ", env!("CARGO_PKG_VERSION"))).await;
    page.press("Show licences").await;
    page.wait_for(".licences").await;
    for name in ["leptos 0.8", "rusqlite 0.", "Permission is hereby granted", "SIL OPEN FONT LICENSE"] {
        assert!(page.shows(name).await, "{name} is not listed");
    }
    browser.close().await;
}
