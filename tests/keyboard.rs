//! A whole turn of each kind by keys alone, and what a screen reader is told of it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "keyboard/turn.rs"]
mod turn;

use std::path::Path;

use drive::{DOWN, ENTER, ESCAPE, LEFT, Listener, RIGHT, Server, Tree, UP};
use turn::{draw_two, take_in};

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

/// A deletion is told of before the list is read anew: on a busy machine that is time enough to undo it.
#[tokio::test]
async fn whoever_undoes_a_deletion_at_once_has_the_keys_on_the_game() {
    let server = Server::start();
    let player = Listener::sit_down(&server).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    player.tab_to("Saved games").await;
    player.press(ENTER).await;
    let file = project.join("engine/tests/records/good/last-round.txt");
    player.page.choose_file("input[type=file]", &file).await;
    player.page.see("was added").await;
    // And a frame comes before the table has answered, as it does there.
    let at_once = "window.requestAnimationFrame = (act) => setTimeout(act, 0);
      new MutationObserver((_, watch) => {
        const undo = document.querySelector('.notice .primary');
        if (undo) { watch.disconnect(); undo.click(); }
      }).observe(document.querySelector('.notices'), { childList: true, subtree: true })";
    player.page.run(at_once).await;
    player.tab_to("Delete").await;
    player.press(ENTER).await;
    player.page.wait_for(".saved-open:focus").await;
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
