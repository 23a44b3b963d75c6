//! From one version to the next with a game in progress, and when a browser is asked to keep what is saved.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use drive::{Browser, Light, Page, Server, Shape, build, copy_build, unpacked};
use serde_json::json;
use tempfile::TempDir;

const NEXT: &str = "fedcba9876543210";

/// A site that shows one version, and then the next, from one moment to the other.
struct Site {
    folder: TempDir,
    server: Server,
}

impl Site {
    fn open() -> Site {
        let folder = tempfile::tempdir().expect("a site");
        copy_build(&folder.path().join("this"));
        // Made first, so that the new files are no younger than the old ones: a host may set them back.
        next_version(&folder.path().join("next"));
        symlink("this", folder.path().join("shown")).expect("a link");
        let server = Server::of(&folder.path().join("shown"));
        Site { folder, server }
    }

    fn publish(&self) {
        let (coming, shown) = (self.folder.path().join("coming"), self.folder.path().join("shown"));
        symlink("next", &coming).expect("a link");
        fs::rename(coming, shown).expect("one version in the place of the other");
    }
}

/// The same build under another name: what a browser must take for a newer one.
fn next_version(folder: &Path) {
    copy_build(folder);
    let name = version(folder);
    fs::rename(folder.join(format!("assets-{name}")), folder.join(format!("assets-{NEXT}")))
        .expect("its assets");
    for file in ["index.html", "service.js"] {
        let file = unpacked(&folder.join(file));
        let text = fs::read_to_string(&file).expect("a text");
        assert!(text.contains(&name), "{} names its version", file.display());
        fs::write(&file, text.replace(&name, NEXT)).expect("the next version");
    }
}

/// By the build's own word: an empty folder of an older one may still lie about.
fn version(build: &Path) -> String {
    let service = fs::read_to_string(build.join("service.js")).expect("the build's service");
    let (_, after) = service.split_once("const VERSION = \"").expect("a version");
    after.split('"').next().expect("its name").to_owned()
}

/// The version of the page that is shown.
async fn shown(page: &Page) -> String {
    let address = page.run("return document.querySelector('link[rel=stylesheet]').href").await;
    let address = PathBuf::from(address.as_str().expect("an address"));
    let folder = address.parent().and_then(Path::file_name).expect("a folder").to_string_lossy().into_owned();
    folder.trim_start_matches("assets-").to_owned()
}

/// The page comes to the front: it looks for a new version then.
const LOOK: &str = "document.dispatchEvent(new Event('visibilitychange'))";

async fn is_kept(page: &Page) {
    page.run("return navigator.serviceWorker.ready.then(() => true)").await;
    page.wait_until("return navigator.serviceWorker.controller !== null").await;
}

#[tokio::test]
async fn a_new_version_is_offered_in_mid_game_and_the_game_goes_on_in_it() {
    let site = Site::open();
    let old = version(&build());
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&site.server.address).await;
    is_kept(&page).await;
    assert!(!page.shows("new version").await, "the first version is none to be offered");
    page.start_with_people("Europe").await;
    page.press("Keep").await;
    page.see("Hand the device to").await;

    site.publish();
    page.run(LOOK).await;
    page.see("A new version is ready").await;
    assert_eq!(shown(&page).await, old, "nothing changes before it is asked for");
    page.press("Reload").await;
    page.wait_until(&format!(
        "return document.querySelector('link[rel=stylesheet]')?.href.includes('{NEXT}')"
    ))
    .await;
    page.see("choose your tickets").await;
    assert!(!page.shows("new version").await, "it is the newest now");
    let kept = page.run("return caches.keys()").await;
    assert_eq!(kept, json!([format!("railhead-{NEXT}")]), "the files of the old one are gone");
    browser.close().await;
}

#[tokio::test]
async fn a_new_version_that_came_meanwhile_is_offered_at_the_next_visit() {
    let site = Site::open();
    let old = version(&build());
    let mut browser = Browser::open(Shape::PHONE, Light::Light).await;
    browser.page().go(&site.server.address).await;
    is_kept(&browser.page()).await;
    site.publish();
    browser.restart().await;

    let page = browser.page();
    page.go(&site.server.address).await;
    page.see("A new version is ready").await;
    assert_eq!(shown(&page).await, old, "nobody is served half by one version and half by another");
    page.press("Later").await;
    assert!(!page.shows("new version").await);
    page.reload().await;
    page.see("A new version is ready").await;
    page.press("Reload").await;
    page.wait_until(&format!(
        "return document.querySelector('link[rel=stylesheet]')?.href.includes('{NEXT}')"
    ))
    .await;
    browser.close().await;
}

#[tokio::test]
async fn a_browser_is_asked_to_keep_the_saves_once_there_is_a_move_to_lose() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let count = "navigator.storage.persist = () => { window.asked = (window.asked ?? 0) + 1; \
                 return Promise.resolve(true); }";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": count })).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_with_people("USA").await;
    assert_eq!(page.run("return window.asked ?? 0").await, 0, "nothing has been done yet");
    page.press("Keep").await;
    page.see("Hand the device to").await;
    page.wait_until("return window.asked === 1").await;
    page.take_up().await;
    page.press("Keep").await;
    page.see("Hand the device to").await;
    assert_eq!(page.run("return window.asked").await, 1, "once is enough");
    browser.close().await;
}
