//! The web build as an app: without its server, over an update, and from a folder of a larger site.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;
use std::time::{Duration, Instant};

use drive::{Browser, Light, Page, Server, Shape, copy_build, copy_of_build, unpacked};

/// Waits until every file of the page's version is kept.
async fn is_kept(page: &Page) {
    page.run("return navigator.serviceWorker.ready.then(() => true)").await;
}

/// The folder that the page on the screen was loaded from.
async fn version(page: &Page) -> String {
    // Between two pages there is none.
    let address = page.run("return document.querySelector('script[src]')?.getAttribute('src')").await;
    address.as_str().and_then(|address| address.split('/').next()).unwrap_or_default().to_owned()
}

/// Waits until the page is of that version.
async fn comes(page: &Page, wanted: &str) {
    let patience = Instant::now() + Duration::from_secs(20);
    while version(page).await != wanted {
        assert!(Instant::now() < patience, "{wanted} has not come");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
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

/// Makes of a build the next one: the same files under another version.
fn make_next(build: &Path) -> (String, String) {
    let folders = std::fs::read_dir(build).expect("the build can be read");
    let names = folders.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"));
    let old = names.into_iter().find(|name| name.starts_with("assets-")).expect("a folder of assets");
    let new = "assets-00000000feedbeef".to_owned();
    std::fs::rename(build.join(&old), build.join(&new)).expect("a new folder");
    let print = |folder: &str| folder.split_once('-').expect("a version").1.to_owned();
    for name in ["index.html", "service.js"] {
        let file = unpacked(&build.join(name));
        let text = std::fs::read_to_string(&file).expect("a script");
        std::fs::write(&file, text.replace(&print(&old), &print(&new))).expect("another script");
    }
    (old, new)
}

#[tokio::test]
async fn a_new_version_waits_until_it_is_asked_for_and_the_game_goes_on() {
    let build = copy_of_build();
    let server = Server::of(build.path());
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    is_kept(&page).await;
    page.start_with_people("USA").await;

    let (old, new) = make_next(build.path());
    page.reload().await;
    page.see("A new version is ready").await;
    assert_eq!(version(&page).await, old, "nothing changes until it is asked for");
    page.see("choose your tickets").await;

    page.press("Reload").await;
    comes(&page, &new).await;
    page.see("choose your tickets").await;
    assert!(!page.shows("A new version is ready").await, "there is none any more");
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
