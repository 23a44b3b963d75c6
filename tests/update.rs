//! Updates of the web app with a game in progress, and when a browser is asked to keep the saves.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use drive::{Browser, ColourScheme, Page, Server, Shape, build, copy_build, unpacked};
use serde_json::json;
use tempfile::TempDir;

const NEXT_VERSION: &str = "fedcba9876543210";

/// A site that serves one version, and after `publish` the next: the switch is atomic.
struct Site {
    folder: TempDir,
    server: Server,
}

impl Site {
    fn open() -> Site {
        let folder = tempfile::tempdir().expect("a site");
        copy_build(&folder.path().join("this"));
        // Made before the switch, so that the new files need not have later timestamps: some hosts reset these.
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

/// Makes the next version in `folder`: the same build with another version name and one changed word.
fn next_version(folder: &Path) {
    copy_build(folder);
    let name = version(folder);
    let module = unpacked(&folder.join(format!("assets-{name}/railhead_bg.wasm")));
    let mut content = fs::read(&module).expect("the page's module");
    let [this, next] = ["Version { $version }", "Edition { $version }"];
    let at =
        content.windows(this.len()).position(|words| words == this.as_bytes()).expect("a word to change");
    content[at..at + this.len()].copy_from_slice(next.as_bytes());
    fs::write(&module, content).expect("another module");
    fs::rename(folder.join(format!("assets-{name}")), folder.join(format!("assets-{NEXT_VERSION}")))
        .expect("its assets");
    for file in ["index.html", "service.js"] {
        let file = unpacked(&folder.join(file));
        let text = fs::read_to_string(&file).expect("a text");
        assert!(text.contains(&name), "{} names its version", file.display());
        fs::write(&file, text.replace(&name, NEXT_VERSION)).expect("the next version");
    }
}

/// The version of a build. Read from its service worker: an empty assets folder of an older version may still be there.
fn version(build: &Path) -> String {
    let service = fs::read_to_string(build.join("service.js")).expect("the build's service");
    let (_, after) = service.split_once("const VERSION = \"").expect("a version");
    after.split('"').next().expect("its name").to_owned()
}

/// The version of the current page.
async fn page_version(page: &Page) -> String {
    let address = page.run("return document.querySelector('link[rel=stylesheet]').href").await;
    let address = PathBuf::from(address.as_str().expect("an address"));
    let folder = address.parent().and_then(Path::file_name).expect("a folder").to_string_lossy().into_owned();
    folder.trim_start_matches("assets-").to_owned()
}

/// Tells the page that it has come to the front: it checks for a new version then.
const CHECK_FOR_UPDATE: &str = "document.dispatchEvent(new Event('visibilitychange'))";

async fn wait_until_cached(page: &Page) {
    page.run("return navigator.serviceWorker.ready.then(() => true)").await;
    page.wait_until("return navigator.serviceWorker.controller !== null").await;
}

#[tokio::test]
async fn a_new_version_is_offered_in_mid_game_and_the_game_goes_on_in_it() {
    let site = Site::open();
    let old = version(&build());
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&site.server.address).await;
    wait_until_cached(&page).await;
    assert!(!page.shows("new version").await, "the first version is not offered as an update");
    page.start_with_people("Europe").await;
    page.keep_tickets().await;
    page.see("Pass the device to").await;

    site.publish();
    page.run(CHECK_FOR_UPDATE).await;
    page.see("A new version is ready").await;
    assert_eq!(page_version(&page).await, old, "nothing changes before it is asked for");
    page.run("location.hash = 'about'").await;
    page.see("Version 0.").await;
    page.back().await;
    page.press("Reload").await;
    page.wait_until(&format!(
        "return document.querySelector('link[rel=stylesheet]')?.href.includes('{NEXT_VERSION}')"
    ))
    .await;
    page.see("choose your tickets").await;
    assert!(!page.shows("new version").await, "the page has the newest version now");
    let kept = page.run("return caches.keys()").await;
    assert_eq!(kept, json!([format!("railhead-{NEXT_VERSION} /")]), "the files of the old one are gone");
    page.run("location.hash = 'about'").await;
    page.see("Edition 0.").await;
    browser.close().await;
}

/// A host that copies one version over the other serves a mix of both for a while.
#[tokio::test]
async fn a_version_whose_page_is_not_there_yet_is_not_taken() {
    let site = Site::open();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&site.server.address).await;
    wait_until_cached(&page).await;
    let kept = page.run("return caches.keys()").await;

    let index = site.folder.path().join("next/index.html");
    let coming = fs::read(&index).expect("the next page");
    fs::copy(site.folder.path().join("this/index.html"), &index).expect("the page of before");
    site.publish();
    let outcome =
        "return navigator.serviceWorker.getRegistration().then((known) => new Promise((resolve) => {
        known.addEventListener('updatefound', () => {
          const next = known.installing;
          next.addEventListener('statechange', () => resolve(next.state));
        });
        known.update();
      }))";
    assert_eq!(page.run(outcome).await, "redundant", "an incomplete version is not installed");
    assert_eq!(page.run("return caches.keys()").await, kept, "and leaves nothing in the cache");
    assert!(!page.shows("new version").await);

    fs::write(index, coming).expect("the next page");
    page.run(CHECK_FOR_UPDATE).await;
    page.see("A new version is ready").await;
    browser.close().await;
}

/// A browser's storage belongs to the host, not to a folder.
#[tokio::test]
async fn games_and_pages_of_one_host_leave_each_other_alone() {
    let site = tempfile::tempdir().expect("a site");
    let there = |name: &str| site.path().join(name);
    fs::write(
        there("index.html"),
        "<meta http-equiv=\"Content-Security-Policy\" content=\"\"><p>Two games</p>",
    )
    .expect("the site's own page");
    copy_build(&there("one"));
    copy_build(&there("two"));
    fs::write(there("one/other.html"), "<p>Something else</p>").expect("a page beside the game");
    let server = Server::of(site.path());
    let browser = Browser::open_plain().await;
    let page = browser.page();
    for folder in ["one", "two"] {
        page.go(&format!("{}/{folder}/", server.address)).await;
        let own =
            format!("return navigator.serviceWorker.controller?.scriptURL.endsWith('/{folder}/service.js')");
        page.wait_until(&own).await;
        page.see("New game").await;
        assert!(!page.shows("new version").await, "each is the first of its own");
    }
    let version = version(&build());
    let both = json!([format!("railhead-{version} /one/"), format!("railhead-{version} /two/")]);
    assert_eq!(page.run("return caches.keys()").await, both);

    fs::remove_dir_all(there("one")).expect("the old version goes");
    next_version(&there("one"));
    fs::write(there("one/other.html"), "<p>Something else</p>").expect("a page beside the game");
    page.go(&format!("{}/one/", server.address)).await;
    page.see("A new version is ready").await;
    page.press("Reload").await;
    page.wait_until(&format!(
        "return document.querySelector('link[rel=stylesheet]')?.href.includes('{NEXT_VERSION}')"
    ))
    .await;
    let now = page.run("return caches.keys()").await;
    let names: Vec<&str> = now.as_array().expect("a list").iter().filter_map(|name| name.as_str()).collect();
    assert!(
        names.contains(&format!("railhead-{version} /two/").as_str()),
        "the other game's files stay: {names:?}"
    );
    assert!(
        !names.contains(&format!("railhead-{version} /one/").as_str()),
        "its own old files go: {names:?}"
    );

    page.go(&format!("{}/one/other.html", server.address)).await;
    page.see("Something else").await;
    // In a new tab: Chromium's renderer sometimes crashes when it navigates from a page that the service worker does not
    // serve to one that it serves.
    let page = browser.second_tab().await;
    page.go(&format!("{}/one/index.html", server.address)).await;
    page.see("New game").await;
    browser.close().await;
}

/// One game is in the folder of another: the outer service worker gets the requests for the inner page too, until the inner
/// one has its own.
#[tokio::test]
async fn a_game_in_the_folder_of_another_is_kept_by_itself() {
    let site = tempfile::tempdir().expect("a site");
    copy_build(&site.path().join("outer"));
    copy_build(&site.path().join("outer/inner"));
    let server = Server::of(&site.path().join("outer"));
    let browser = Browser::open_plain().await;
    let page = browser.page();
    for folder in ["", "inner/"] {
        page.go(&format!("{}/{folder}", server.address)).await;
        let own = format!(
            "return navigator.serviceWorker.controller?.scriptURL === new URL('/{folder}service.js', location).href"
        );
        page.wait_until(&own).await;
        page.see("New game").await;
        assert!(!page.shows("new version").await, "each is the first of its own");
    }
    let version = version(&build());
    let kept = |outer: &str| json!([format!("railhead-{version} /inner/"), format!("railhead-{outer} /")]);
    let sorted = "return caches.keys().then((names) => names.sort((a, b) => b.length - a.length))";
    assert_eq!(page.run(sorted).await, kept(&version));

    // The outer game is updated; the inner one stays at its version, and works without a server.
    let next = site.path().join("next");
    next_version(&next);
    fs::rename(site.path().join("outer/inner"), next.join("inner")).expect("the inner one");
    fs::remove_dir_all(site.path().join("outer")).expect("the old version goes");
    fs::rename(next, site.path().join("outer")).expect("the next one comes");
    page.go(&server.address).await;
    page.see("A new version is ready").await;
    page.press("Reload").await;
    page.wait_until(&format!(
        "return document.querySelector('link[rel=stylesheet]')?.href.includes('{NEXT_VERSION}')"
    ))
    .await;
    page.wait_until(&format!(
        "return caches.keys().then((names) => names.length === 2 && !names.includes('railhead-{version} /'))"
    ))
    .await;
    assert_eq!(page.run(sorted).await, kept(NEXT_VERSION));
    let address = server.address.clone();
    drop(server);
    // In a new tab: a tab that navigates from a page of one service worker to a page of the other, without a server,
    // sometimes crashes.
    let page = browser.second_tab().await;
    page.go(&format!("{address}/inner/")).await;
    page.see("New game").await;
    assert_eq!(page_version(&page).await, version);
    browser.close().await;
}

#[tokio::test]
async fn a_new_version_that_came_meanwhile_is_offered_at_the_next_visit() {
    let site = Site::open();
    let old = version(&build());
    let mut browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    browser.page().go(&site.server.address).await;
    wait_until_cached(&browser.page()).await;
    site.publish();
    browser.restart().await;

    let page = browser.page();
    page.go(&site.server.address).await;
    page.see("A new version is ready").await;
    assert_eq!(page_version(&page).await, old, "a page never mixes two versions");
    page.press("Later").await;
    assert!(!page.shows("new version").await);
    page.reload().await;
    page.see("A new version is ready").await;
    page.press("Reload").await;
    page.wait_until(&format!(
        "return document.querySelector('link[rel=stylesheet]')?.href.includes('{NEXT_VERSION}')"
    ))
    .await;
    browser.close().await;
}

#[tokio::test]
async fn a_browser_is_asked_to_keep_the_saves_once_there_is_a_move_to_lose() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let count = "navigator.storage.persist = () => { window.asked = (window.asked ?? 0) + 1; \
                 return Promise.resolve(true); }";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": count })).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_with_people("USA").await;
    assert_eq!(page.run("return window.asked ?? 0").await, 0, "nothing has been done yet");
    page.keep_tickets().await;
    page.see("Pass the device to").await;
    page.wait_until("return window.asked === 1").await;
    page.resume_turn().await;
    page.keep_tickets().await;
    page.see("Pass the device to").await;
    assert_eq!(page.run("return window.asked").await, 1, "once is enough");
    browser.close().await;
}
