//! Pictures of every screen in every shape, by `cargo xtask shots`: they are how the design is judged.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::time::Duration;

use drive::{Browser, Light, Page, Server, Shape, Touch};

/// Where a picture goes, and under which name.
struct Album {
    folder: PathBuf,
    shape: Shape,
    light: Light,
}

impl Album {
    async fn keep(&self, page: &Page, screen: &str) {
        let name = format!("{screen}-{}x{}-{}.png", self.shape.width, self.shape.height, self.light.name());
        page.picture(&self.folder.join(name)).await;
    }
}

#[tokio::test]
#[ignore = "makes pictures and checks nothing: `cargo xtask shots`"]
async fn shots() {
    let folder = PathBuf::from(std::env::var("RAILHEAD_SHOTS").expect("RAILHEAD_SHOTS names the folder"));
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    let server = Server::start();
    for shape in Shape::ALL {
        for light in Light::ALL {
            let album = Album { folder: folder.clone(), shape, light };
            let browser = Browser::open(shape, light).await;
            let page = browser.page();
            page.go(&server.address).await;
            before_a_game(&album, &page).await;
            a_game(&album, &page).await;
            moments(&album, &page).await;
            if light == Light::Light {
                in_other_languages(&album, &page).await;
            }
            browser.close().await;
        }
    }
}

async fn before_a_game(album: &Album, page: &Page) {
    page.see("New game").await;
    album.keep(page, "home-first").await;
    page.press("Saved games").await;
    page.see("No game has been played").await;
    album.keep(page, "saved-none").await;
    page.back().await;
    page.press("Statistics").await;
    page.see("Nothing has been finished").await;
    album.keep(page, "statistics-none").await;
    page.back().await;
    page.press("Rules").await;
    page.see("What is different in Europe").await;
    album.keep(page, "rules").await;
    page.back().await;
    page.press("Learn").await;
    page.see("Six lessons").await;
    album.keep(page, "learn").await;
    page.click("[data-lesson=doubles]").await;
    page.press("Go on").await;
    page.see("Step 2 of 9").await;
    album.keep(page, "lesson").await;
    // On a phone the deck lies behind its tab.
    page.run("document.querySelector('.tabs .tab-draw').click()").await;
    page.tap(".deck", Touch::Mouse).await;
    page.see("Not done").await;
    album.keep(page, "lesson-slip").await;
    page.back().await;
    page.see("Six lessons").await;
    page.back().await;
    page.press("Settings").await;
    page.see("Size of text").await;
    album.keep(page, "settings").await;
    page.press("High contrast").await;
    album.keep(page, "settings-contrast").await;
    page.press("200 %").await;
    album.keep(page, "settings-large").await;
    page.back().await;
    page.see("New game").await;
    album.keep(page, "home-large").await;
    page.press("Settings").await;
    page.press("Set everything back").await;
    page.back().await;
}

/// From the form to the first turn and back home.
async fn a_game(album: &Album, page: &Page) {
    page.press("New game").await;
    page.see("Start the game").await;
    album.keep(page, "new-game").await;
    page.press("Europe").await;
    page.seat_a_person(2).await;
    page.press("Start the game").await;
    page.see("Hand the device to").await;
    album.keep(page, "curtain").await;

    page.lift_curtain().await;
    page.see("Keep at least").await;
    album.keep(page, "opening").await;
    page.press("Keep").await;
    page.lift_curtain().await;
    page.press("Keep").await;
    page.take_up().await;
    page.see("to move").await;
    album.keep(page, "game").await;

    page.escape().await;
    page.see("Continue").await;
    album.keep(page, "home").await;
}

/// What happens in the middle of games, out of records: each game is opened where its record stops.
async fn moments(album: &Album, page: &Page) {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let records = project.join("engine/tests");
    for (name, record) in [
        ("second-card", "records/good/second-card-due.txt"),
        ("tickets", "records/good/tickets-offered.txt"),
        ("tunnel", "records/good/tunnel-to-pay.txt"),
        ("last-round", "records/good/last-round.txt"),
        ("ending", "playthroughs/europe-3.txt"),
    ] {
        page.press("Saved games").await;
        page.choose_file("input[type=file]", &records.join(record)).await;
        page.see("was added").await;
        page.press("Close").await;
        if name == "ending" {
            album.keep(page, "saved").await;
        }
        page.click(".saved-open").await;
        if name == "ending" {
            page.see("Final scores").await;
        } else {
            page.take_up().await;
        }
        album.keep(page, name).await;
        if name == "last-round" && page.count(".tabs .tab-log").await > 0 {
            page.run("document.querySelector('.tabs .tab-log').click()").await;
            album.keep(page, "log").await;
        }
        page.back().await;
        page.see("Saved games").await;
        page.back().await;
    }
}

/// The screens in the other languages: words are of other lengths there, and none may be cut.
async fn in_other_languages(album: &Album, page: &Page) {
    for (tag, name) in [("es", "Español"), ("ro", "Română")] {
        page.run("location.hash = 'settings'").await;
        page.wait_for(".setting").await;
        page.press(name).await;
        for screen in ["settings", "saved", "statistics", "new", ""] {
            page.run(&format!("location.hash = '{screen}'")).await;
            page.wait_for("section.screen").await;
            tokio::time::sleep(Duration::from_millis(500)).await;
            let name = if screen.is_empty() { "home" } else { screen };
            album.keep(page, &format!("{name}-{tag}")).await;
        }
    }
}
