//! The web build as an app: without its server, and from a folder of a larger site.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{Browser, Light, Page, Server, Shape, copy_build};

/// Waits until every file of the page's version is kept.
async fn is_kept(page: &Page) {
    page.run("return navigator.serviceWorker.ready.then(() => true)").await;
}

#[tokio::test]
async fn a_game_goes_on_without_the_server_in_a_fresh_browser() {
    let server = Server::start();
    let address = server.address.clone();
    let mut browser = Browser::open(Shape::PHONE, Light::Light).await;
    browser.page().go(&address).await;
    is_kept(&browser.page()).await;
    browser.page().start_with_people("Europe").await;
    drop(server);

    browser.restart().await;
    let page = browser.page();
    page.go(&address).await;
    page.press("Continue").await;
    page.see("choose your tickets").await;
    browser.close().await;
}

#[tokio::test]
async fn the_app_can_be_installed_and_works_in_a_folder_of_a_site() {
    let site = tempfile::tempdir().expect("a site");
    std::fs::write(
        site.path().join("index.html"),
        "<meta http-equiv=\"Content-Security-Policy\" content=\"\">",
    )
    .expect("the site's own page");
    copy_build(&site.path().join("game"));
    let server = Server::of(site.path());
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&format!("{}/game/", server.address)).await;
    is_kept(&page).await;
    page.start_with_people("USA").await;

    let faults = browser.installation_faults().await;
    assert!(faults.is_empty(), "it can't be installed: {faults:?}");
    browser.close().await;
}
