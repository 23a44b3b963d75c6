//! Someone who can't see the page: it is known by its accessibility tree alone, and used by keys alone.

use std::time::{Duration, Instant};

use super::patience::PATIENCE;
use super::{Asked, Browser, Language, Light, Page, Server, Shape, Tree, Words};

pub const ENTER: &str = "\u{e007}";
pub const TAB: &str = "\u{e004}";
pub const ESCAPE: &str = "\u{e00c}";
pub const LEFT: &str = "\u{e012}";
pub const UP: &str = "\u{e013}";
pub const RIGHT: &str = "\u{e014}";
pub const DOWN: &str = "\u{e015}";
pub const SPACE: &str = " ";

/// More stops than any screen has for the tabulator.
const STOPS: usize = 90;

pub struct Listener {
    pub browser: Browser,
    pub page: Page,
    pub words: Words,
}

impl Listener {
    /// At a desk, on the first screen.
    pub async fn sit_down(server: &Server) -> Listener {
        Listener::sit_down_speaking(Language::English, server, Shape::DESK).await
    }

    pub async fn sit_down_speaking(language: Language, server: &Server, shape: Shape) -> Listener {
        let browser = Browser::open(shape, Light::Light).await;
        let page = browser.page();
        page.go(&server.address).await;
        page.speak(language).await;
        let listener = Listener { browser, page, words: Words::of(language) };
        listener.comes_home().await;
        listener
    }

    /// The first screen is there.
    pub async fn comes_home(&self) {
        let new_game = self.words.say("home-new-game");
        self.until("the first screen", |tree| tree.has("button", new_game)).await;
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
        let at_once = self.words.say("settings-speed-at-once");
        self.tab_to(self.words.say("home-settings")).await;
        self.press(ENTER).await;
        self.until("the settings", |tree| tree.has("radio", at_once)).await;
        // Of a group of choices the tabulator stops at the one that is chosen.
        self.tab_to(self.words.say("settings-speed-usual")).await;
        self.press(RIGHT).await;
        self.press(RIGHT).await;
        self.until("bots in a hurry", |tree| tree.find("radio", at_once).is_some_and(|it| it.checked)).await;
        self.press(ESCAPE).await;
        self.comes_home().await;
    }

    /// From the first screen to the choice of the first tickets, against one bot.
    pub async fn begin(&self, map: &str, seed: &str) {
        let words = &self.words;
        self.tab_to(words.say("home-new-game")).await;
        self.press(ENTER).await;
        let start = words.say("new-game-start");
        self.until("the form of a new game", |tree| tree.has("button", start)).await;
        self.tab_to(words.say("map-usa")).await;
        if map == "Europe" {
            self.press(RIGHT).await;
        }
        self.tab_to(words.say("new-game-more")).await;
        self.press(ENTER).await;
        self.tab_to(words.say("new-game-seed")).await;
        self.press(seed).await;
        self.tab_to(start).await;
        self.press(ENTER).await;
        self.is_at("heading", words.say("game-offer")).await;
    }

    /// The same, and keeps all of them.
    pub async fn begin_and_keep(&self, map: &str, seed: &str) {
        self.begin(map, seed).await;
        self.tab_to(self.words.say("game-keep")).await;
        self.press(ENTER).await;
        let own = self.words.write("new-game-player", &[("number", "1")]);
        self.hears(&self.words.write("log-opening-own", &[("name", &own), ("tickets", "")]).replace('.', ""))
            .await;
        self.own_turn().await;
    }

    /// The first player may begin a turn, and is not kept waiting.
    pub async fn own_turn(&self) -> Tree {
        let tree = self.until("one's own turn", |tree| tree.asked(&self.words) == Some(Asked::Turn)).await;
        self.page.wait_for(".game[data-busy='false']").await;
        tree
    }

    /// Opens the list of routes at those that can be claimed; leaves the keys before the first of them.
    pub async fn claimable(&self) -> Vec<String> {
        let words = &self.words;
        self.press("r").await;
        self.is_at("searchbox", words.say("routes-search")).await;
        self.press(TAB).await;
        self.is_at("radio", words.say("routes-all")).await;
        self.press(RIGHT).await;
        let filter = words.say("routes-claimable");
        let chosen = |tree: &Tree| tree.find("radio", filter).is_some_and(|it| it.checked);
        let tree = self.until("the routes that can be claimed", chosen).await;
        let rows = tree.within(("dialog", words.say("routes-title")), "button").into_iter();
        let can = words.say("routes-can");
        rows.filter(|row| row.name.contains(can)).map(|row| row.name.clone()).collect()
    }

    pub async fn close(self) {
        self.browser.close().await;
    }
}
