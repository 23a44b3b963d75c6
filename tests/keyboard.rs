//! A whole turn of each kind by keys alone, and what a screen reader is told of it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, Light, Page, Server, Shape};

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const DOWN: &str = "\u{e015}";
const SPACE: &str = " ";

/// Someone who has a keyboard and a screen reader, and nothing else.
struct Player {
    browser: Browser,
    page: Page,
}

impl Player {
    async fn sit_down(server: &Server) -> Player {
        let browser = Browser::open(Shape::DESK, Light::Light).await;
        let page = browser.page();
        page.go(&server.address).await;
        page.see("New game").await;
        Player { browser, page }
    }

    async fn press(&self, keys: &str) {
        self.page.keys(keys).await;
    }

    /// Goes on by the tabulator until something with these words has the focus.
    async fn tab_to(&self, words: &str) {
        let mut met = Vec::new();
        for _ in 0..90 {
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
    async fn is_at(&self, role: &str, words: &str) {
        for _ in 0..40 {
            let here = self.browser.focused().await;
            if here.as_ref().is_some_and(|here| here.role == role && here.name.contains(words)) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("the focus is on {:?}, not on the {role} {words:?}", self.browser.focused().await);
    }

    /// The live region has said these words.
    async fn hears(&self, words: &str) {
        self.hears_any(&[words]).await;
    }

    async fn hears_any(&self, words: &[&str]) {
        let mut said = Vec::new();
        for _ in 0..80 {
            said = self.browser.spoken().await;
            if said.iter().any(|said| words.iter().any(|words| said.contains(words))) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("{words:?} is not said, but {said:?}");
    }

    async fn own_turn(&self) {
        self.page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    }

    /// From the first screen to the first turn.
    async fn begin(&self, map: &str, seed: &str) {
        self.tab_to("New game").await;
        self.press(ENTER).await;
        self.page.see("Start the game").await;
        self.tab_to("USA").await;
        if map == "Europe" {
            self.press("\u{e014}").await;
        }
        self.tab_to("More").await;
        self.press(ENTER).await;
        self.tab_to("Seed").await;
        self.press(seed).await;
        self.tab_to("Start the game").await;
        self.press(ENTER).await;
        self.is_at("heading", "Choose tickets").await;
        self.tab_to("Keep").await;
        self.press(ENTER).await;
        self.hears("Player 1 kept").await;
        self.own_turn().await;
    }

    async fn draw_two(&self) {
        self.press("6").await;
        self.page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
        self.hears("Player 1: took").await;
        self.press("6").await;
        self.page.wait_until("return document.querySelector('.game').dataset.phase !== 'second-card'").await;
        self.own_turn().await;
    }

    /// Opens the list of routes at those that can be claimed; says whether there are any.
    async fn list_claimable(&self) -> bool {
        self.press("r").await;
        self.page.wait_for("dialog[open] .route-row").await;
        self.tab_to("All").await;
        self.press("\u{e014}").await;
        self.page.wait_for("dialog input:checked").await;
        self.page.count("dialog .route-row.claimable").await > 0
    }
}

#[tokio::test]
async fn cards_tickets_a_route_and_a_station_by_keys_alone() {
    let server = Server::start();
    let player = Player::sit_down(&server).await;
    player.begin("Europe", "31").await;

    // A station: one card pays for the first.
    player.press("t").await;
    player.tab_to("Build a station").await;
    player.press(ENTER).await;
    player.is_at("button", "").await;
    player.page.wait_until("return !!document.activeElement.closest('.city.site')").await;
    player.press(ENTER).await;
    player.is_at("button", "Build for").await;
    player.press(ENTER).await;
    player.hears("Player 1: built a station in").await;
    player.own_turn().await;

    // Tickets.
    player.press("t").await;
    player.is_at("button", "Draw tickets").await;
    player.press(ENTER).await;
    player.is_at("heading", "Choose tickets").await;
    // The first of the tickets, which are called by their two cities.
    player.tab_to(" – ").await;
    player.press(SPACE).await;
    player.tab_to("Keep 1 ticket").await;
    player.press(ENTER).await;
    player.hears("Player 1: kept").await;
    player.is_at("button", "Draw tickets").await;
    player.own_turn().await;

    // Cards, until there is something to claim; a face-up one by its number.
    player.press("1").await;
    player.hears("Player 1: took").await;
    player.page.wait_until("return document.querySelector('.game').dataset.busy === 'false'").await;
    if player.page.count(".game[data-phase='second-card'][data-mine='true']").await > 0 {
        player.press("6").await;
    }
    player.own_turn().await;
    while !player.list_claimable().await {
        player.page.escape().await;
        player.draw_two().await;
    }

    // A route, from the list.
    player.tab_to("Can be claimed now").await;
    player.press(ENTER).await;
    player.page.wait_for(".game-ask .pay, .game[data-mine='false'], .game[data-phase='tunnel']").await;
    if player.page.count(".game-ask[data-asked='claim'] .pay").await > 0 {
        player.is_at("button", "for").await;
        player.press(ENTER).await;
    }
    player.hears_any(&["Player 1: claimed", "Player 1: began the tunnel"]).await;
    player.browser.close().await;
}

#[tokio::test]
async fn a_tunnel_that_costs_too_much_is_left_by_keys_alone() {
    let server = Server::start();
    let player = Player::sit_down(&server).await;
    player.tab_to("Saved games").await;
    player.press(ENTER).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    player
        .page
        .choose_file("input[type=file]", &project.join("engine/tests/records/good/tunnel-to-pay.txt"))
        .await;
    player.page.see("was added").await;
    player.tab_to("Europe").await;
    player.press(ENTER).await;
    // The game of a file is everyone's: first the curtain.
    player.is_at("button", "I am").await;
    player.press(ENTER).await;
    player.is_at("button", "Yes, show my cards").await;
    player.press(ENTER).await;
    player.page.wait_for(".game-ask[data-asked='tunnel'], .news").await;
    if player.page.count(".news").await > 0 {
        player.tab_to("To my turn").await;
        player.press(ENTER).await;
    }
    player.is_at("heading", "The tunnel").await;
    let turned = player.browser.tree().await.into_iter().any(|it| it.name.starts_with("Turned up:"));
    assert!(turned, "the cards that were turned up are told");
    player.tab_to("Leave it").await;
    player.press(ENTER).await;
    player.hears("left the tunnel").await;
    player.browser.close().await;
}

#[tokio::test]
async fn whoever_dictates_can_do_without_shortcuts() {
    let server = Server::start();
    let player = Player::sit_down(&server).await;
    player.page.press("Settings").await;
    player.page.press("Shortcut keys").await;
    player.page.back().await;
    player.page.see("New game").await;
    player.begin("USA", "5").await;
    for key in ["6", "?", "r"] {
        player.press(key).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    player.own_turn().await;
    assert_eq!(player.page.count("dialog[open]").await, 0, "nothing was opened by a letter");
    player.browser.close().await;
}

#[tokio::test]
async fn the_map_is_walked_by_arrows_and_letters() {
    let server = Server::start();
    let player = Player::sit_down(&server).await;
    player.begin("USA", "5").await;
    player.press("m").await;
    player.page.wait_until("return !!document.activeElement.closest('.stage')").await;
    player.press("s").await;
    player.press("s").await;
    let (role, mut seen) = ("button", Vec::new());
    for _ in 0..8 {
        seen.push(player.browser.focused().await.expect("something has the focus").name);
        player.press("s").await;
    }
    assert!(seen.iter().any(|name| name == "Seattle"), "{seen:?}");
    while player.browser.focused().await.expect("a city").name != "Seattle" {
        player.press("s").await;
    }
    player.press(DOWN).await;
    player.is_at(role, "Portland").await;
    let here = player.browser.focused().await.expect("a route").name;
    assert!(here.contains("space") && here.contains("point"), "a route says what it is: {here}");
    player.press("\u{e00c}").await;
    player.browser.close().await;
}

#[tokio::test]
async fn every_part_of_a_game_has_a_role_and_a_name() {
    let server = Server::start();
    let player = Player::sit_down(&server).await;
    player.begin("USA", "5").await;
    let tree = player.browser.tree().await;
    let has = |role: &str, words: &str| tree.iter().any(|it| it.role == role && it.name.contains(words));
    for (role, words) in [
        ("RootWebArea", "USA · Railhead"),
        ("main", ""),
        ("heading", "USA"),
        ("list", "Players"),
        ("button", "Player 1: 0 points"),
        ("application", "Map"),
        ("button", "Seattle"),
        ("region", "Cards to take"),
        ("button", "Deck ("),
        ("region", "Your hand"),
        ("region", "Your tickets"),
        ("region", "What has happened"),
        ("log", "What is happening"),
        ("status", ""),
        ("alert", ""),
    ] {
        assert!(has(role, words), "no {role} {words:?} in {tree:#?}");
    }
    let nameless: Vec<_> = tree.iter().filter(|it| it.role == "button" && it.name.is_empty()).collect();
    assert!(nameless.is_empty(), "buttons without a name: {nameless:?}");
    player.browser.close().await;
}
