//! Looks at boards on a screen, in a theme, and with a kind of sight.

use std::collections::BTreeMap;
use std::fmt;

use drive::{Browser, ColourScheme, Page, Shape};
use engine::RouteId;
use serde::Deserialize;
use serde_json::json;

use super::board::{Board, Kind, Truth};
use super::picture::Picture;
use super::strip::{Sides, Space, Strip};

/// A route as the picture shows it.
pub struct Seen {
    pub kind: Kind,
    /// Whether it is marked as one that can be claimed now.
    pub is_marked: bool,
    pub strip: Strip,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    pub scheme: ColourScheme,
    pub contrast: bool,
}

impl Theme {
    pub const ALL: [Theme; 4] = [
        Theme { scheme: ColourScheme::Light, contrast: false },
        Theme { scheme: ColourScheme::Dark, contrast: false },
        Theme { scheme: ColourScheme::Light, contrast: true },
        Theme { scheme: ColourScheme::Dark, contrast: true },
    ];
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.scheme.name(), if self.contrast { "-contrast" } else { "" })
    }
}

/// Chromium's names for the kinds of sight that it can simulate.
pub const SIGHTS: [&str; 5] = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"];

/// The screens that boards are measured on.
pub const SHAPES: [Shape; 3] =
    [Shape::PHONE, Shape { name: "small desk", width: 1024, height: 768, touch: false }, Shape::DESK];

/// Opens a browser on the list of saved games, with the theme set.
pub async fn open(shape: Shape, theme: Theme, address: &str) -> Browser {
    let browser = Browser::open(shape, theme.scheme).await;
    let page = browser.page();
    page.go(&format!("{address}#settings")).await;
    if theme.contrast {
        page.press("High contrast").await;
        page.wait_until("return document.documentElement.dataset.theme === 'high-contrast'").await;
    }
    page.run("location.hash = 'saved'").await;
    browser
}

/// Opens a board and looks at it with each of these kinds of sight.
pub async fn look(
    browser: &Browser,
    board: &Board,
    sights: &[&'static str],
) -> Vec<(&'static str, Vec<Seen>)> {
    let page = browser.page();
    show(&page, board).await;
    let spaces: Vec<OnScreen> =
        serde_json::from_value(page.run(include_str!("spaces.js")).await).expect("spaces");
    let spaces: BTreeMap<RouteId, OnScreen> =
        spaces.into_iter().map(|found| (RouteId(found.route), found)).collect();
    let width = page.run("return innerWidth").await.as_f64().expect("a width");
    let mut looked = Vec::new();
    for sight in sights {
        browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": sight })).await;
        page.wait_for_frames().await;
        let picture = Picture::of_png(&page.screenshot().await);
        let scale = picture.width() / width;
        let seen = board.routes.iter().filter_map(|truth| see(&picture, scale, &spaces, truth));
        looked.push((*sight, seen.collect()));
    }
    browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": "none" })).await;
    page.run("location.hash = 'saved'").await;
    page.wait_for("input[type=file]").await;
    looked
}

/// A route's place on the screen.
#[derive(Deserialize)]
struct OnScreen {
    route: u8,
    is_marked: bool,
    spaces: Vec<Space>,
}

fn see(picture: &Picture, scale: f64, all: &BTreeMap<RouteId, OnScreen>, truth: &Truth) -> Option<Seen> {
    let OnScreen { is_marked, spaces, .. } = all.get(&truth.route)?;
    let twin = truth.twin.and_then(|twin| all.get(&twin)?.spaces.first());
    let sides = match (spaces.first(), twin) {
        (Some(own), Some(twin)) => Sides::away_from(own, twin),
        _ => Sides::Both,
    };
    let strip = Strip::of(picture, scale, spaces, sides)?;
    Some(Seen { kind: truth.kind, is_marked: *is_marked, strip })
}

/// Shows the whole board, as the person to move sees it.
async fn show(page: &Page, board: &Board) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, &board.record).expect("a record");
    page.import(&file).await;
    page.click(".saved-open").await;
    page.resume_turn().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    // When the news is closed, the map moves back.
    page.wait_until("return !document.querySelector('.news, .board.dim')").await;
    page.wait_for_frames().await;
    page.wait_until(
        "const [board, stage] = ['.stage .board', '.stage'].map((css) => document.querySelector(css).getBoundingClientRect());
         const whole = board.width <= stage.width + 1 && board.height <= stage.height + 1;
         if (!whole) document.querySelector('.zoom button:nth-child(3)').click();
         return whole",
    )
    .await;
    page.wait_for_frames().await;
}
