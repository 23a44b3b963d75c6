//! The web build offline, installed as an app, and in a folder of a larger site.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, ColourScheme, Page, Server, Shape, asset, copy_build, copy_of_build};
use tempfile::TempDir;

/// Waits until every file of the page's version is in the browser's cache.
async fn wait_until_cached(page: &Page) {
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

/// Visits the page once, starts a game and stops the server; then restarts the browser and plays on without the server.
async fn plays_without_its_server(server: Server, folder: &str, shape: Shape) {
    let address = format!("{}{folder}", server.address);
    let mut browser = Browser::open(shape, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&address).await;
    wait_until_cached(&page).await;
    page.start_by_seed("Europe", "5").await;
    page.see("Keep at least").await;
    drop(server);

    browser.restart().await;
    let page = browser.page();
    page.go(&address).await;
    page.press("Continue").await;
    page.see("Keep at least").await;
    page.play_two_turns().await;

    page.go(&address).await;
    page.start_by_seed("USA", "6").await;
    page.play_two_turns().await;
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
    let browser = Browser::open_for_installing().await;
    let address = format!("{}/game/", server.address);
    let page = browser.page();
    page.go(&address).await;
    wait_until_cached(&page).await;
    page.start_with_people("USA").await;
    let errors = browser.installability_errors().await;
    assert!(errors.is_empty(), "the page can't be installed: {errors:?}");

    let app = browser.install(&address).await;
    app.press("Continue").await;
    let own = app.run("return matchMedia('(display-mode: standalone)').matches").await;
    assert_eq!(own, true, "the app's window has no browser bars");
    app.lift_curtain().await;
    app.keep_tickets().await;
    app.see("Pass the device to").await;
    browser.uninstall(&address).await;

    page.go(&address).await;
    page.press("Continue").await;
    page.see("choose your tickets").await;
    browser.close().await;
}

/// Removes a file of the build, and returns a function that restores it.
fn remove_file(build: &Path, name: &str) -> impl FnOnce() + use<> {
    let (there, away) = (asset(build, name), build.join(name));
    std::fs::rename(&there, &away).expect("the part goes away");
    move || std::fs::rename(away, there).expect("the part comes back")
}

#[tokio::test]
async fn a_part_that_does_not_come_is_said_and_comes_when_it_is_asked_for_again() {
    let build = copy_of_build();
    let restore = remove_file(build.path(), "split_more.wasm");
    let server = Server::of(build.path());
    let browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Settings").await;
    page.see("This part of the game didn't load").await;
    let message = page.run("return document.querySelector('main [role=alert]')?.textContent ?? ''").await;
    assert!(
        message.as_str().is_some_and(|words| words.contains("reload the page")),
        "a screen reader gets no message: {message}"
    );
    page.press("Try again").await;
    page.see("This part of the game didn't load").await;

    restore();
    page.press("Try again").await;
    page.see("Language").await;
    let title = page.run("return document.title").await;
    assert_eq!(title, "Settings · Railhead", "the window is named after what came");
    browser.close().await;
}

#[tokio::test]
async fn a_language_whose_words_do_not_come_leaves_the_page_as_it_was() {
    let build = copy_of_build();
    let restore = remove_file(build.path(), "split_es.wasm");
    let server = Server::of(build.path());
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Settings").await;
    page.press("Español").await;
    page.see("This part of the game didn't load").await;
    assert!(page.shows("Settings").await, "it goes on in the language that it has");

    restore();
    page.go(&server.address).await;
    page.see("Nueva partida").await;
    browser.close().await;
}
