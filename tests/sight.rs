//! Whole games as eyes see them that lack one kind of cone, or all three: what colours tell, shapes tell as well. The
//! browser shows the page as such eyes would see it, and what is asserted is asserted of that picture.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::PathBuf;

use drive::{Browser, Light, Page, Player, Server, Shape, Touch};
use serde::Deserialize;
use serde_json::json;

/// WCAG asks for 3 to 1 where a shape carries meaning: on cards, and of what can be claimed on whatever it lies on.
const MEANING: f64 = 3.0;
/// A symbol of six pixels has soft edges: none of it is as strong as it was painted.
const BOARD: f64 = 2.0;

/// The own moves from which on the whole table is looked at, as soon as something can be claimed: hands have filled by
/// then, and routes are taken.
const LOOKS: [u32; 3] = [2, 25, 50];

/// How well one shape can be told from what it is drawn on.
#[derive(Debug, Deserialize)]
struct Seen {
    /// Of what: `card red`, `car seat-blue`, `route green`, `trains seat-blue`, `mark on the ground`.
    what: String,
    /// Its outline; on the board, where outlines tell of places too, its name.
    shape: String,
    contrast: f64,
}

/// Someone with such eyes.
struct Eyes<'a> {
    browser: &'a Browser,
    page: Page,
    sight: &'static str,
}

impl Eyes<'_> {
    async fn screenshot(&self) -> String {
        let answer = self.browser.devtools("Page.captureScreenshot", json!({ "format": "png" })).await;
        answer["data"].as_str().expect("a picture").to_owned()
    }

    /// What the picture of the page shows of shapes.
    async fn look(&self) -> Vec<Seen> {
        let picture = self.screenshot().await;
        self.page.run(&format!("window.picture = '{picture}'")).await;
        serde_json::from_value(self.page.run(include_str!("sight/seen.js")).await).expect("what is seen")
    }

    /// Cards, routes and seats: each kind has a shape of its own, which can be seen. Tells what was there to be seen.
    async fn can_tell_everything_apart(&self) -> Vec<String> {
        let seen = self.look().await;
        for (number, one) in seen.iter().enumerate() {
            let is_firm = ["card", "mark"].iter().any(|kind| one.what.starts_with(kind));
            let least = if is_firm { MEANING } else { BOARD };
            if one.contrast < least {
                self.keep("unseen").await;
            }
            assert!(one.contrast >= least, "{}: it can hardly be seen: {one:?}", self.sight);
            let alike = seen[..number].iter().find(|other| other.shape == one.shape);
            assert!(alike.is_none(), "{}: {one:?} is drawn as {alike:?}", self.sight);
        }
        seen.into_iter().map(|it| it.what).collect()
    }

    /// A phone shows the whole board too small for any eyes; whoever wants to see symbols goes nearer.
    async fn go_nearer(&self, touch: Touch) {
        if touch == Touch::Finger {
            for _ in 0..2 {
                self.page.tap(".zoom button:first-child", touch).await;
            }
        }
    }

    async fn keep(&self, moment: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sight");
        std::fs::create_dir_all(&folder).expect("a folder for the pictures");
        self.page.picture(&folder.join(format!("{}-{moment}.png", self.sight))).await;
    }
}

/// Plays a game against the weakest bot to its end, looking closely now and then.
async fn a_whole_game(sight: &'static str, shape: Shape, light: Light, map: &str, seed: &str) {
    let server = Server::start();
    let browser = Browser::open(shape, light).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    for choice in ["Always", "At once"] {
        page.press(choice).await;
        let chosen = format!(
            "const it = [...document.querySelectorAll('label')]; return it.some((label) => label.textContent.includes('{choice}') && label.querySelector('input')?.checked)"
        );
        page.wait_until(&chosen).await;
    }
    page.run("location.hash = ''").await;
    page.see("New game").await;
    let eyes = Eyes { browser: &browser, page: page.clone(), sight };
    let plain = eyes.screenshot().await;
    browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": sight })).await;
    page.let_frames_pass().await;
    assert_ne!(eyes.screenshot().await, plain, "{sight}: the browser shows the page to other eyes");

    // The form shows the trains of all five seats.
    page.press("New game").await;
    page.wait_for(".paint-choice").await;
    page.run("document.querySelector('.paint-choice').scrollIntoView({ block: 'center' })").await;
    let cars = eyes.can_tell_everything_apart().await;
    assert_eq!(cars.iter().filter(|what| what.starts_with("car ")).count(), 5, "{sight}: {cars:?}");
    page.escape().await;
    page.start_by_seed(map, seed).await;
    let touch = Touch::of(shape);
    let mut player = Player::new(page.clone(), touch, map == "Europe");
    let (mut moves, mut claims, mut looks, mut seen) = (0, 0, LOOKS.into_iter().peekable(), BTreeSet::new());
    let watch = async |asked: &str| {
        moves += 1;
        let is_time = looks.peek().is_some_and(|time| *time <= moves) && asked != "claim";
        if is_time && page.count(".route.claimable").await > 0 {
            eyes.go_nearer(touch).await;
            seen.extend(eyes.can_tell_everything_apart().await);
            eyes.keep(&format!("{:02}", looks.next().unwrap_or_default())).await;
        }
        claims += u32::from(asked == "claim");
        if asked == "claim" && claims == 3 {
            eyes.keep("claim").await;
        }
    };
    player.play_watched(watch).await;
    assert!(looks.peek().is_none() && claims > 3, "{sight}: {moves} moves and {claims} claims prove little");
    for (kind, least) in [("card ", 6), ("route ", 8), ("car ", 2), ("trains ", 2), ("mark ", 2)] {
        let kinds = seen.iter().filter(|what| what.starts_with(kind)).count();
        assert!(kinds >= least, "{sight}: too little was there to be seen: {seen:?}");
    }
    eyes.keep("over").await;
    browser.close().await;
}

#[tokio::test]
async fn usa_is_played_to_the_end_without_seeing_red() {
    a_whole_game("protanopia", Shape::DESK, Light::Light, "USA", "41").await;
}

#[tokio::test]
async fn europe_is_played_to_the_end_without_seeing_green() {
    a_whole_game("deuteranopia", Shape::PHONE, Light::Light, "Europe", "42").await;
}

#[tokio::test]
async fn usa_is_played_to_the_end_without_seeing_blue() {
    a_whole_game("tritanopia", Shape::PHONE, Light::Dark, "USA", "43").await;
}

#[tokio::test]
async fn europe_is_played_to_the_end_without_seeing_any_colour() {
    a_whole_game("achromatopsia", Shape::DESK, Light::Light, "Europe", "44").await;
}
