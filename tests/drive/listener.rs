//! Someone who can't see the page: it is known by its accessibility tree alone, and used by keys alone.

use std::time::{Duration, Instant};

use super::{Asked, Browser, Light, Page, Server, Shape, Tree};

pub const ENTER: &str = "\u{e007}";
pub const TAB: &str = "\u{e004}";
pub const ESCAPE: &str = "\u{e00c}";
pub const LEFT: &str = "\u{e012}";
pub const UP: &str = "\u{e013}";
pub const RIGHT: &str = "\u{e014}";
pub const DOWN: &str = "\u{e015}";
pub const SPACE: &str = " ";

/// Long enough for a loaded machine; a person would have given up before.
const PATIENCE: Duration = Duration::from_secs(20);

/// More stops than any screen has for the tabulator.
const STOPS: usize = 90;

pub struct Listener {
    pub browser: Browser,
    pub page: Page,
}

impl Listener {
    /// At a desk, on the first screen.
    pub async fn sit_down(server: &Server) -> Listener {
        let browser = Browser::open(Shape::DESK, Light::Light).await;
        let page = browser.page();
        page.go(&server.address).await;
        let listener = Listener { browser, page };
        listener.until("the first screen", |tree| tree.has("button", "New game")).await;
        listener
    }

    pub async fn press(&self, keys: &str) {
        self.page.keys(keys).await;
    }

    /// Listens until it is so, and tells what there is then.
    pub async fn until(&self, what: &str, is_so: impl Fn(&Tree) -> bool) -> Tree {
        let late = Instant::now() + PATIENCE;
        loop {
            let tree = self.browser.tree().await;
            if is_so(&tree) {
                return tree;
            }
            assert!(Instant::now() < late, "{what} is waited for in vain; there is\n{tree}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Goes on by the tabulator until something with these words has the focus.
    pub async fn tab_to(&self, words: &str) {
        let mut met = Vec::new();
        for _ in 0..STOPS {
            self.press(TAB).await;
            let Some(here) = self.browser.focused().await else { continue };
            if here.name.contains(words) {
                return;
            }
            met.push(here.name);
        }
        panic!("{words:?} is not reached by the tabulator, only {met:#?}");
    }

    /// What has the focus now says these words.
    pub async fn is_at(&self, role: &str, words: &str) {
        let at = |tree: &Tree| tree.focused().is_some_and(|here| here.is(role, words));
        self.until(&format!("the focus on the {role} {words:?}"), at).await;
    }

    /// The live region has said these words.
    pub async fn hears(&self, words: &str) {
        self.hears_any(&[words]).await;
    }

    pub async fn hears_any(&self, words: &[&str]) {
        let said =
            |tree: &Tree| tree.spoken().iter().any(|said| words.iter().any(|words| said.contains(words)));
        self.until(&format!("a voice that says {words:?}"), said).await;
    }

    /// In the settings: what bots do is there at once.
    pub async fn hurry_the_bots(&self) {
        self.tab_to("Settings").await;
        self.press(ENTER).await;
        self.until("the settings", |tree| tree.has("radio", "At once")).await;
        // Of a group of choices the tabulator stops at the one that is chosen.
        self.tab_to("Usual").await;
        self.press(RIGHT).await;
        self.press(RIGHT).await;
        self.until("bots in a hurry", |tree| tree.find("radio", "At once").is_some_and(|it| it.checked))
            .await;
        self.press(ESCAPE).await;
        self.until("the first screen", |tree| tree.has("button", "New game")).await;
    }

    /// From the first screen to the choice of the first tickets, against one bot.
    pub async fn begin(&self, map: &str, seed: &str) {
        self.tab_to("New game").await;
        self.press(ENTER).await;
        self.until("the form of a new game", |tree| tree.has("button", "Start the game")).await;
        self.tab_to("USA").await;
        if map == "Europe" {
            self.press(RIGHT).await;
        }
        self.tab_to("More").await;
        self.press(ENTER).await;
        self.tab_to("Seed").await;
        self.press(seed).await;
        self.tab_to("Start the game").await;
        self.press(ENTER).await;
        self.is_at("heading", "Choose tickets").await;
    }

    /// The same, and keeps all of them.
    pub async fn begin_and_keep(&self, map: &str, seed: &str) {
        self.begin(map, seed).await;
        self.tab_to("Keep").await;
        self.press(ENTER).await;
        self.hears("Player 1 kept").await;
        self.own_turn().await;
    }

    /// The first player may begin a turn, and is not kept waiting.
    pub async fn own_turn(&self) -> Tree {
        self.until("one's own turn", |tree| tree.asked() == Some(Asked::Turn)).await
    }

    /// Opens the list of routes at those that can be claimed; leaves the keys before the first of them.
    pub async fn claimable(&self) -> Vec<String> {
        self.press("r").await;
        self.is_at("searchbox", "Search by city").await;
        self.press(TAB).await;
        self.is_at("radio", "All").await;
        self.press(RIGHT).await;
        let chosen = |tree: &Tree| tree.find("radio", "To claim").is_some_and(|it| it.checked);
        let tree = self.until("the routes that can be claimed", chosen).await;
        let rows = tree.within(("dialog", "List of routes"), "button").into_iter();
        rows.filter(|row| row.name.contains("Can be claimed now")).map(|row| row.name.clone()).collect()
    }

    pub async fn close(self) {
        self.browser.close().await;
    }
}
