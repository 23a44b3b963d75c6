//! The web build as an app: without its server, and from a folder of a larger site.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, Light, Page, Server, Shape, asset, copy_build, copy_of_build};
use tempfile::TempDir;

/// Waits until every file of the page's version is kept.
async fn is_kept(page: &Page) {
    page.run("return navigator.serviceWorker.ready.then(() => true)").await;
}

/// A site with a page of its own, and the game in its folder `game`.
fn site() -> TempDir {
    let site = tempfile::tempdir().expect("a site");
    std::fs::write(
        site.path().join("index.html"),
        "<meta http-equiv=\"Content-Security-Policy\" content=\"\">",
    )
    .expect("the site's own page");
    copy_build(&site.path().join("game"));
    site
}

/// Visits once, starts a game and loses the server; then another browser on the same profile plays on without it.
async fn plays_without_its_server(server: Server, folder: &str, shape: Shape) {
    let address = format!("{}{folder}", server.address);
    let mut browser = Browser::open(shape, Light::Light).await;
    let page = browser.page();
    page.go(&address).await;
    is_kept(&page).await;
    page.start_by_seed("Europe", "5").await;
    page.see("Keep at least").await;
    drop(server);

    browser.restart().await;
    let page = browser.page();
    page.go(&address).await;
    page.press("Continue").await;
    page.see("Keep at least").await;
    page.some_turns().await;

    page.go(&address).await;
    page.start_by_seed("USA", "6").await;
    page.some_turns().await;
    browser.close().await;
}

#[tokio::test]
async fn a_game_goes_on_and_another_begins_without_the_server_in_a_fresh_browser() {
    plays_without_its_server(Server::start(), "/", Shape::PHONE).await;
}

#[tokio::test]
async fn the_same_from_a_folder_of_a_site() {
    let site = site();
    plays_without_its_server(Server::of(site.path()), "/game/", Shape::DESK).await;
}

#[tokio::test]
async fn the_app_is_installed_from_a_folder_of_a_site_played_and_removed() {
    let site = site();
    let server = Server::of(site.path());
    let browser = Browser::open_installing().await;
    let address = format!("{}/game/", server.address);
    let page = browser.page();
    page.go(&address).await;
    is_kept(&page).await;
    page.start_with_people("USA").await;
    let faults = browser.installation_faults().await;
    assert!(faults.is_empty(), "it can't be installed: {faults:?}");

    let app = browser.install(&address).await;
    app.press("Continue").await;
    let own = app.run("return matchMedia('(display-mode: standalone)').matches").await;
    assert_eq!(own, true, "no bars of the browser's are around it");
    app.lift_curtain().await;
    app.press("Keep").await;
    app.see("Hand the device to").await;
    browser.uninstall(&address).await;

    page.go(&address).await;
    page.press("Continue").await;
    page.see("choose your tickets").await;
    browser.close().await;
}

/// A file of the build that is not there for a while; gives the way to bring it back.
fn take_away(build: &Path, name: &str) -> impl FnOnce() + use<> {
    let (there, away) = (asset(build, name), build.join(name));
    std::fs::rename(&there, &away).expect("the part goes away");
    move || std::fs::rename(away, there).expect("the part comes back")
}

#[tokio::test]
async fn a_part_that_does_not_come_is_said_and_comes_when_it_is_asked_for_again() {
    let build = copy_of_build();
    let bring_back = take_away(build.path(), "split_more.wasm");
    let server = Server::of(build.path());
    let browser = Browser::open(Shape::PHONE, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Settings").await;
    page.see("This part of the game could not be loaded").await;
    let told = page.run("return document.querySelector('main [role=alert]')?.textContent ?? ''").await;
    assert!(told.as_str().is_some_and(|words| words.contains("reload the page")), "nobody hears it: {told}");
    page.press("Try again").await;
    page.see("This part of the game could not be loaded").await;

    bring_back();
    page.press("Try again").await;
    page.see("Language").await;
    let title = page.run("return document.title").await;
    assert_eq!(title, "Settings · Railhead", "the window is named after what came");
    browser.close().await;
}

#[tokio::test]
async fn a_language_whose_words_do_not_come_leaves_the_page_as_it_was() {
    let build = copy_of_build();
    let bring_back = take_away(build.path(), "split_es.wasm");
    let server = Server::of(build.path());
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Settings").await;
    page.press("Español").await;
    page.see("This part of the game could not be loaded").await;
    assert!(page.shows("Settings").await, "it goes on in the language that it has");

    bring_back();
    page.go(&server.address).await;
    page.see("Partida nueva").await;
    browser.close().await;
}
