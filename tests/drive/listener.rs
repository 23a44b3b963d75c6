//! A person who uses a screen reader: reads the page by its accessibility tree alone, and uses it by keys alone.

use std::time::{Duration, Instant};

use super::patience::TIMEOUT;
use super::{
    AccessibilityTree, AccessibleNode, Browser, Catalogue, ColourScheme, Language, Page, Prompt, Server,
    Shape,
};

pub const ENTER: &str = "\u{e007}";
pub const TAB: &str = "\u{e004}";
pub const ESCAPE: &str = "\u{e00c}";
pub const LEFT: &str = "\u{e012}";
pub const UP: &str = "\u{e013}";
pub const RIGHT: &str = "\u{e014}";
pub const DOWN: &str = "\u{e015}";
pub const SPACE: &str = " ";

/// More than any screen has elements that the Tab key stops at.
const TAB_STOPS: usize = 90;

pub struct ScreenReaderUser {
    pub browser: Browser,
    pub page: Page,
    pub catalogue: Catalogue,
}

impl ScreenReaderUser {
    /// At a desk, on the home screen.
    pub async fn at_home(server: &Server) -> ScreenReaderUser {
        ScreenReaderUser::at_home_in(Language::English, server, Shape::DESK).await
    }

    pub async fn at_home_in(language: Language, server: &Server, shape: Shape) -> ScreenReaderUser {
        let browser = Browser::open(shape, ColourScheme::Light).await;
        let page = browser.page();
        page.go(&server.address).await;
        page.choose_language(language).await;
        let user = ScreenReaderUser { browser, page, catalogue: Catalogue::of(language) };
        user.wait_for_home().await;
        user
    }

    /// Waits for the home screen.
    pub async fn wait_for_home(&self) {
        let new_game = self.catalogue.text("home-new-game");
        self.wait_until("the home screen", |tree| tree.has("button", new_game)).await;
    }

    pub async fn press(&self, keys: &str) {
        self.page.keys(keys).await;
    }

    /// Waits until the condition holds, and returns the tree of that moment. `what` is what is waited for.
    pub async fn wait_until(
        &self,
        what: &str,
        is_so: impl Fn(&AccessibilityTree) -> bool,
    ) -> AccessibilityTree {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let tree = self.browser.tree().await;
            if is_so(&tree) {
                return tree;
            }
            assert!(Instant::now() < deadline, "timed out waiting for {what}; there is\n{tree}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Presses Tab until an element with these words in its name has the focus.
    pub async fn tab_to(&self, words: &str) {
        let mut met = Vec::new();
        for _ in 0..TAB_STOPS {
            self.press(TAB).await;
            let Some(here) = self.browser.focused().await else { continue };
            if here.name.contains(words) {
                return;
            }
            met.push(here.name);
        }
        panic!("{words:?} is not reached by Tab, only {met:#?}");
    }

    /// Waits until the focus is on an element with this role and these words in its name.
    pub async fn wait_for_focus(&self, role: &str, words: &str) {
        let has_focus = |tree: &AccessibilityTree| tree.focused().is_some_and(|here| here.is(role, words));
        self.wait_until(&format!("the focus on the {role} {words:?}"), has_focus).await;
    }

    /// Waits until the live region contains these words.
    pub async fn hears(&self, words: &str) {
        self.hears_any(&[words]).await;
    }

    pub async fn hears_any(&self, words: &[&str]) {
        let said = |tree: &AccessibilityTree| {
            tree.announcements().iter().any(|said| words.iter().any(|words| said.contains(words)))
        };
        self.wait_until(&format!("an announcement of one of {words:?}"), said).await;
    }

    /// Chooses in the settings that bots' moves are shown at once.
    pub async fn set_bots_to_at_once(&self) {
        let at_once = self.catalogue.text("settings-speed-at-once");
        self.tab_to(self.catalogue.text("home-settings")).await;
        self.press(ENTER).await;
        self.wait_until("the settings", |tree| tree.has("radio", at_once)).await;
        // In a group of radio buttons, Tab stops at the one that is checked.
        self.tab_to(self.catalogue.text("settings-speed-usual")).await;
        self.press(RIGHT).await;
        self.press(RIGHT).await;
        self.wait_until("bots that move at once", |tree| {
            tree.find("radio", at_once).is_some_and(|it| it.checked)
        })
        .await;
        self.press(ESCAPE).await;
        self.wait_for_home().await;
    }

    /// From the home screen to the choice of the first tickets, against one bot.
    pub async fn start_game(&self, map: &str, seed: &str) {
        let catalogue = &self.catalogue;
        self.tab_to(catalogue.text("home-new-game")).await;
        self.press(ENTER).await;
        let start = catalogue.text("new-game-start");
        self.wait_until("the form of a new game", |tree| tree.has("button", start)).await;
        self.tab_to(catalogue.text("map-usa")).await;
        if map == "Europe" {
            self.press(RIGHT).await;
        }
        self.tab_to(catalogue.text("new-game-more")).await;
        self.press(ENTER).await;
        self.tab_to(catalogue.text("new-game-seed")).await;
        self.press(seed).await;
        self.tab_to(start).await;
        self.press(ENTER).await;
        self.wait_for_focus("heading", catalogue.text("game-offer")).await;
    }

    /// The same, and keeps all tickets.
    pub async fn start_game_and_keep_tickets(&self, map: &str, seed: &str) {
        self.start_game(map, seed).await;
        let tree = self.browser.tree().await;
        for ticket in tree.iter().filter(|it| it.role == "checkbox") {
            self.tick(ticket).await;
        }
        self.tab_to(self.catalogue.text("game-keep")).await;
        self.press(ENTER).await;
        let own = self.catalogue.format("new-game-player", &[("number", "1")]);
        self.hears(
            &self.catalogue.format("log-opening-own", &[("name", &own), ("tickets", "")]).replace('.', ""),
        )
        .await;
        self.wait_for_own_turn().await;
    }

    /// Ticks a ticket on offer. What it says after its points may change with every ticket that is ticked.
    pub async fn tick(&self, ticket: &AccessibleNode) {
        let cities = ticket.name.split(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default();
        self.tab_to(cities).await;
        self.press(SPACE).await;
    }

    /// Waits until the first player may begin a turn, and no move is being made.
    pub async fn wait_for_own_turn(&self) -> AccessibilityTree {
        let tree = self
            .wait_until("one's own turn", |tree| tree.prompt(&self.catalogue) == Some(Prompt::Turn))
            .await;
        self.page.wait_for(".game[data-busy='false']").await;
        tree
    }

    /// Opens the list of the routes that can be claimed and returns their names; the next Tab goes to the first of them.
    pub async fn open_claimable_routes(&self) -> Vec<String> {
        let catalogue = &self.catalogue;
        self.press("r").await;
        self.wait_for_focus("searchbox", catalogue.text("routes-search")).await;
        self.press(TAB).await;
        self.wait_for_focus("radio", catalogue.text("routes-all")).await;
        self.press(RIGHT).await;
        let filter = catalogue.text("routes-claimable");
        let chosen = |tree: &AccessibilityTree| tree.find("radio", filter).is_some_and(|it| it.checked);
        let tree = self.wait_until("the routes that can be claimed", chosen).await;
        let rows = tree.all_within(("dialog", catalogue.text("routes-title")), "button").into_iter();
        let can = catalogue.text("routes-can");
        rows.filter(|row| row.name.contains(can)).map(|row| row.name.clone()).collect()
    }

    pub async fn close(self) {
        self.browser.close().await;
    }
}
