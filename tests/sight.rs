//! Whole games as people with colour blindness see them: everything that a colour tells, a shape tells as well. The browser
//! simulates each kind of colour blindness, and the assertions are about the resulting picture.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::PathBuf;

use drive::{Browser, ColourScheme, Page, Player, Pointer, Server, Shape};
use serde::Deserialize;
use serde_json::json;

/// WCAG asks for a contrast of 3 to 1 where a shape carries meaning: symbols on cards, and the marks of routes that can be
/// claimed.
const LEAST_CONTRAST: f64 = 3.0;
/// On the board a symbol of six pixels is all soft edges: nowhere does it reach the contrast that it was painted with.
const LEAST_CONTRAST_ON_BOARD: f64 = 2.0;

/// After this many moves of the person, the whole page is checked as soon as a route can be claimed: by the later checks,
/// hands are large and routes are claimed.
const CHECK_AFTER_MOVES: [u32; 3] = [2, 25, 50];

/// How well one shape stands out from its background.
#[derive(Debug, Deserialize)]
struct Seen {
    /// What has the shape: `card red`, `car seat-blue`, `route green`, `trains seat-blue`, `mark on the ground`.
    what: String,
    /// Its outline; on the board, where outlines depend on the place as well, its name.
    shape: String,
    contrast: f64,
}

/// The page as a person with one kind of colour blindness sees it.
struct SimulatedSight<'a> {
    browser: &'a Browser,
    page: Page,
    sight: &'static str,
}

impl SimulatedSight<'_> {
    async fn screenshot(&self) -> String {
        let answer = self.browser.devtools("Page.captureScreenshot", json!({ "format": "png" })).await;
        answer["data"].as_str().expect("a picture").to_owned()
    }

    /// Measures the shapes in a screenshot of the page.
    async fn measure(&self) -> Vec<Seen> {
        let picture = self.screenshot().await;
        self.page.run(&format!("window.picture = '{picture}'")).await;
        serde_json::from_value(self.page.run(include_str!("sight/seen.js")).await).expect("what is seen")
    }

    /// Asserts that each kind of card, route and seat has a visible shape of its own. Returns the kinds that were visible.
    async fn can_tell_everything_apart(&self) -> Vec<String> {
        let seen = self.measure().await;
        for (number, one) in seen.iter().enumerate() {
            let is_large = ["card", "mark"].iter().any(|kind| one.what.starts_with(kind));
            let least = if is_large { LEAST_CONTRAST } else { LEAST_CONTRAST_ON_BOARD };
            if one.contrast < least {
                self.save_picture("unseen").await;
            }
            assert!(one.contrast >= least, "{}: too little contrast: {one:?}", self.sight);
            let alike = seen[..number].iter().find(|other| other.shape == one.shape);
            assert!(alike.is_none(), "{}: {one:?} has the same shape as {alike:?}", self.sight);
        }
        seen.into_iter().map(|it| it.what).collect()
    }

    /// Zooms in on a phone, where the whole board is too small for its symbols to be visible.
    async fn zoom_in_on_phone(&self, pointer: Pointer) {
        if pointer == Pointer::Finger {
            for _ in 0..2 {
                self.page.tap(".zoom button:first-child", pointer).await;
            }
        }
    }

    async fn save_picture(&self, moment: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sight");
        std::fs::create_dir_all(&folder).expect("a folder for the pictures");
        self.page.save_screenshot(&folder.join(format!("{}-{moment}.png", self.sight))).await;
    }
}

/// Plays a whole game against the weakest bot, and checks the page now and then.
async fn play_whole_game(sight: &'static str, shape: Shape, scheme: ColourScheme, map: &str, seed: &str) {
    let server = Server::start();
    let browser = Browser::open(shape, scheme).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    for choice in ["Always", "Instant"] {
        page.press(choice).await;
        let chosen = format!(
            "const it = [...document.querySelectorAll('label')]; return it.some((label) => label.textContent.includes('{choice}') && label.querySelector('input')?.checked)"
        );
        page.wait_until(&chosen).await;
    }
    page.run("location.hash = ''").await;
    page.see("New game").await;
    let view = SimulatedSight { browser: &browser, page: page.clone(), sight };
    let plain = view.screenshot().await;
    browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": sight })).await;
    page.wait_for_frames().await;
    assert_ne!(view.screenshot().await, plain, "{sight}: the simulation changes the picture");

    // The form shows the trains of all five seats.
    page.press("New game").await;
    page.open_seat(1).await;
    page.run("document.querySelector('.paint-choice').scrollIntoView({ block: 'center' })").await;
    let cars = view.can_tell_everything_apart().await;
    assert_eq!(cars.iter().filter(|what| what.starts_with("car ")).count(), 5, "{sight}: {cars:?}");
    page.escape().await;
    page.start_by_seed(map, seed).await;
    let pointer = Pointer::of(shape);
    let mut player = Player::new(page.clone(), pointer, map == "Europe");
    let (mut moves, mut claims, mut checks_due, mut seen) =
        (0, 0, CHECK_AFTER_MOVES.into_iter().peekable(), BTreeSet::new());
    let watch = async |asked: &str| {
        moves += 1;
        let is_time = checks_due.peek().is_some_and(|time| *time <= moves) && asked != "claim";
        if is_time && page.count(".route.claimable").await > 0 {
            view.zoom_in_on_phone(pointer).await;
            seen.extend(view.can_tell_everything_apart().await);
            view.save_picture(&format!("{:02}", checks_due.next().unwrap_or_default())).await;
        }
        claims += u32::from(asked == "claim");
        if asked == "claim" && claims == 3 {
            view.save_picture("claim").await;
        }
    };
    player.play_watched(watch).await;
    assert!(
        checks_due.peek().is_none() && claims > 3,
        "{sight}: the game had only {moves} moves and {claims} claims"
    );
    for (kind, least) in [("card ", 6), ("route ", 8), ("car ", 2), ("trains ", 2), ("mark ", 2)] {
        let kinds = seen.iter().filter(|what| what.starts_with(kind)).count();
        assert!(kinds >= least, "{sight}: too few kinds of {kind:?} were visible: {seen:?}");
    }
    view.save_picture("over").await;
    browser.close().await;
}

#[tokio::test]
async fn usa_is_played_to_the_end_without_seeing_red() {
    play_whole_game("protanopia", Shape::DESK, ColourScheme::Light, "USA", "41").await;
}

#[tokio::test]
async fn europe_is_played_to_the_end_without_seeing_green() {
    play_whole_game("deuteranopia", Shape::PHONE, ColourScheme::Light, "Europe", "42").await;
}

#[tokio::test]
async fn usa_is_played_to_the_end_without_seeing_blue() {
    play_whole_game("tritanopia", Shape::PHONE, ColourScheme::Dark, "USA", "43").await;
}

#[tokio::test]
async fn europe_is_played_to_the_end_without_seeing_any_colour() {
    play_whole_game("achromatopsia", Shape::DESK, ColourScheme::Light, "Europe", "44").await;
}
