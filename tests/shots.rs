//! Pictures of every screen in every shape, by `cargo xtask shots`: they are how the design is judged.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::PathBuf;

use drive::{Browser, Light, Page, Server, Shape};

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
            walk(&album, &server).await;
        }
    }
}

/// Through every screen once.
async fn walk(album: &Album, server: &Server) {
    let browser = Browser::open(album.shape, album.light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    album.keep(&page, "home-first").await;

    page.press("New game").await;
    page.see("Start the game").await;
    album.keep(&page, "new-game").await;

    page.press("Europe").await;
    page.seat_a_person(2).await;
    page.press("Start the game").await;
    page.see("Hand the device to").await;
    album.keep(&page, "curtain").await;

    page.press("I am Player").await;
    page.see("Keep at least").await;
    album.keep(&page, "opening").await;

    page.press("Keep").await;
    page.press("I am Player").await;
    page.press("Keep").await;
    page.press("I am Player").await;
    page.see("to move").await;
    album.keep(&page, "game").await;

    page.reload().await;
    page.see("Continue").await;
    album.keep(&page, "home").await;
    browser.close().await;
}
