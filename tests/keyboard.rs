//! A whole turn of each kind by keys alone, and what a screen reader is told of it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{DOWN, ENTER, ESCAPE, LEFT, Listener, RIGHT, SPACE, Server, Tree, UP, at_a_tunnel};

/// Two cards from the deck.
async fn draw_two(player: &Listener) {
    player.press("6").await;
    player.until("a second card", |tree| tree.has("StaticText", "Player 1: one more card")).await;
    player.hears("Player 1: took").await;
    player.page.wait_for(".game[data-busy='false']").await;
    player.press("6").await;
    player.until("the end of the turn", |tree| !tree.has("StaticText", "Player 1: one more card")).await;
    player.own_turn().await;
}

/// From the first screen into the Europe of a file, whose people are at one device: through the curtain.
async fn take_in(player: &Listener, file: &Path) {
    player.tab_to("Saved games").await;
    player.press(ENTER).await;
    player.page.choose_file("input[type=file]", file).await;
    player.page.see("was added").await;
    player.tab_to("Europe").await;
    player.press(ENTER).await;
    player.is_at("button", "I am").await;
    player.press(ENTER).await;
    player.is_at("button", "Yes, show my cards").await;
    player.press(ENTER).await;
    player.page.wait_for(".game[data-mine='true']").await;
    if player.page.count(".news").await > 0 {
        player.tab_to("To my turn").await;
        player.press(ENTER).await;
    }
}

#[tokio::test]
async fn cards_tickets_a_route_and_a_station_by_keys_alone() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    player.begin_and_keep("Europe", "31").await;

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
    while player.claimable().await.is_empty() {
        player.press(ESCAPE).await;
        draw_two(&player).await;
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
    player.close().await;
}

#[tokio::test]
async fn a_tunnel_that_costs_too_much_is_left_by_keys_alone() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    take_in(&player, &project.join("engine/tests/records/good/tunnel-to-pay.txt")).await;
    player.is_at("heading", "The tunnel").await;
    let turned = player.browser.tree().await.has("image", "Turned up:");
    assert!(turned, "the cards that were turned up are told");
    player.tab_to("Leave it").await;
    player.press(ENTER).await;
    player.hears("left the tunnel").await;
    player.close().await;
}

#[tokio::test]
async fn a_tunnel_is_paid_by_keys_alone() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tunnel.txt");
    std::fs::write(&file, at_a_tunnel(1).record).expect("a record");
    take_in(&player, &file).await;
    player.is_at("heading", "The tunnel").await;
    let tree = player.browser.tree().await;
    let route = tree.find("heading", "The tunnel").expect("a heading").name.replace("The tunnel ", "");
    assert!(tree.has("StaticText", "It costs"), "what it costs is told: {tree}");
    player.tab_to("Pay ").await;
    player.press(ENTER).await;
    player.hears(&format!("claimed {route}")).await;
    player.close().await;
}

#[tokio::test]
async fn a_route_is_claimed_on_the_map_by_keys_alone() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    take_in(&player, &project.join("engine/tests/records/good/last-round.txt")).await;
    player.press("m").await;
    let route = walk_to_what_can_be_claimed(&player).await;
    player.press(ENTER).await;
    let asked = |tree: &Tree| {
        let here = tree.focused().is_some_and(|here| here.is("button", "Claim for"));
        here || tree.spoken().iter().any(|said| said.contains("claimed"))
    };
    let tree = player.until("a payment, or the claim itself", asked).await;
    if tree.focused().is_some_and(|here| here.is("button", "Claim for")) {
        assert!(tree.has("heading", &route), "{route} is asked for");
        player.press(ENTER).await;
    }
    player.hears(&format!("claimed {route}")).await;
    player.close().await;
}

/// Over the map by letters and arrows until something says that it can be claimed; tells its name.
async fn walk_to_what_can_be_claimed(player: &Listener) -> String {
    let mut met = Vec::new();
    for letter in 'a'..='z' {
        // Around a city of that initial, where the map has one.
        for way in [RIGHT, DOWN, LEFT, UP] {
            player.press(&format!("{letter}{way}")).await;
            let Some(here) = player.browser.focused().await else { continue };
            if here.is("button", "Can be claimed now") && !here.name.contains("Tunnel") {
                return here.name.split(". ").next().expect("a name").to_owned();
            }
            met.push(here.name);
        }
    }
    panic!("nothing can be claimed among {met:#?}");
}

#[tokio::test]
async fn whoever_dictates_can_do_without_shortcuts() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    player.page.press("Settings").await;
    player.page.press("Shortcut keys").await;
    player.page.back().await;
    player.page.see("New game").await;
    player.begin_and_keep("USA", "5").await;
    for key in ["6", "?", "r"] {
        player.press(key).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    player.own_turn().await;
    assert_eq!(player.page.count("dialog[open]").await, 0, "nothing was opened by a letter");
    player.close().await;
}

#[tokio::test]
async fn another_language_leaves_the_keys_where_they_are() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    player.tab_to("Settings").await;
    player.press(ENTER).await;
    player.until("the settings", |tree| tree.has("radio", "Español")).await;
    player.tab_to("As the system").await;
    player.press(RIGHT).await;
    player.press(RIGHT).await;
    player.page.wait_until("return document.documentElement.lang === 'es'").await;
    player.is_at("radio", "Español").await;
    player.press(RIGHT).await;
    player.page.wait_until("return document.documentElement.lang === 'ro'").await;
    player.is_at("radio", "Română").await;
    player.close().await;
}

#[tokio::test]
async fn a_saved_game_is_renamed_deleted_and_brought_back_by_keys_alone() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    player.tab_to("Saved games").await;
    player.press(ENTER).await;
    let file = project.join("engine/tests/records/good/last-round.txt");
    player.page.choose_file("input[type=file]", &file).await;
    player.page.see("was added").await;
    player.tab_to("Rename").await;
    player.press(ENTER).await;
    player.is_at("textbox", "Name of this game").await;
    player.press("Sunday").await;
    player.press(ENTER).await;
    player.is_at("button", "Sunday").await;
    player.tab_to("Delete").await;
    player.press(ENTER).await;
    player.is_at("button", "Undo").await;
    player.press(ENTER).await;
    player.is_at("button", "Sunday").await;
    player.close().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_when_its_price_is_known_and_by_no_letter() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    player.begin_and_keep("USA", "5").await;
    draw_two(&player).await;
    let cards = "return document.querySelector('.hand').innerText";
    let before = player.page.run(cards).await;
    player.press("u").await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    player.own_turn().await;
    assert_eq!(player.page.run(cards).await, before, "a letter takes nothing back");

    player.page.press("Take back").await;
    player.page.see("will then not count in the statistics").await;
    player.press(ESCAPE).await;
    player.page.wait_until("return !document.querySelector('dialog')").await;
    assert_eq!(player.page.run(cards).await, before, "who has thought better of it loses nothing");
    player.page.press("Take back").await;
    player.page.click("dialog .primary").await;
    player.hears("The last step was taken back.").await;
    player.close().await;
}

#[tokio::test]
async fn the_map_is_walked_by_arrows_and_letters() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    player.begin_and_keep("USA", "5").await;
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
    player.press(ESCAPE).await;
    player.close().await;
}

#[tokio::test]
async fn every_part_of_a_game_has_a_role_and_a_name() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    player.begin_and_keep("USA", "5").await;
    let tree = player.browser.tree().await;
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
        assert!(tree.has(role, words), "no {role} {words:?} in {tree}");
    }
    let nameless: Vec<_> = tree.iter().filter(|it| it.role == "button" && it.name.is_empty()).collect();
    assert!(nameless.is_empty(), "buttons without a name: {nameless:?}");
    player.close().await;
}
