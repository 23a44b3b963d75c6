//! Every kind of turn by keys alone, and what a screen reader is told of it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "keyboard/turn.rs"]
mod turn;

use std::path::Path;

use drive::{AccessibilityTree, DOWN, ENTER, ESCAPE, LEFT, RIGHT, ScreenReaderUser, Server, UP};
use turn::{draw_two, take_in};

#[tokio::test]
async fn a_route_is_claimed_on_the_map_by_keys_alone() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    take_in(&user, &project.join("engine/tests/records/good/last-round.txt")).await;
    user.press("m").await;
    let route = walk_to_claimable_route(&user).await;
    user.press(ENTER).await;
    let asked = |tree: &AccessibilityTree| {
        let here = tree.focused().is_some_and(|here| here.is("button", "Claim for"));
        here || tree.announcements().iter().any(|said| said.contains("claimed"))
    };
    let tree = user.wait_until("a payment, or the claim itself", asked).await;
    if tree.focused().is_some_and(|here| here.is("button", "Claim for")) {
        assert!(tree.has("heading", &route), "{route} is asked for");
        user.press(ENTER).await;
    }
    user.hears(&format!("claimed {route}")).await;
    user.close().await;
}

/// Walks over the map by letters and arrows until the focus is on a route that can be claimed, and returns its name.
async fn walk_to_claimable_route(user: &ScreenReaderUser) -> String {
    let mut met = Vec::new();
    for letter in 'a'..='z' {
        // Around a city with that initial, if the map has one.
        for way in [RIGHT, DOWN, LEFT, UP] {
            user.press(&format!("{letter}{way}")).await;
            let Some(here) = user.browser.focused().await else { continue };
            if here.is("button", "You can claim it now") && !here.name.contains("Tunnel") {
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
    let user = ScreenReaderUser::at_home(&server).await;
    user.page.press("Settings").await;
    user.page.press("Keyboard shortcuts").await;
    user.page.back().await;
    user.page.see("New game").await;
    user.start_game_and_keep_tickets("USA", "5").await;
    for key in ["6", "?", "r"] {
        user.press(key).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    user.wait_for_own_turn().await;
    assert_eq!(user.page.count("dialog[open]").await, 0, "nothing was opened by a letter");
    user.close().await;
}

#[tokio::test]
async fn another_language_leaves_the_keys_where_they_are() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    user.tab_to("Settings").await;
    user.press(ENTER).await;
    user.wait_until("the settings", |tree| tree.has("radio", "Español")).await;
    user.tab_to("Match system").await;
    user.press(RIGHT).await;
    user.press(RIGHT).await;
    user.page.wait_until("return document.documentElement.lang === 'es'").await;
    user.wait_for_focus("radio", "Español").await;
    user.press(RIGHT).await;
    user.page.wait_until("return document.documentElement.lang === 'ro'").await;
    user.wait_for_focus("radio", "Română").await;
    user.close().await;
}

#[tokio::test]
async fn a_saved_game_is_renamed_deleted_and_brought_back_by_keys_alone() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    user.tab_to("Saved games").await;
    user.press(ENTER).await;
    let file = project.join("engine/tests/records/good/last-round.txt");
    user.page.choose_file("input[type=file]", &file).await;
    user.page.see("game imported").await;
    user.tab_to("Rename").await;
    user.press(ENTER).await;
    user.wait_for_focus("textbox", "Name").await;
    user.press("Sunday").await;
    user.press(ENTER).await;
    user.wait_for_focus("button", "Sunday").await;
    user.tab_to("Delete").await;
    user.press(ENTER).await;
    user.wait_for_focus("button", "Undo").await;
    user.press(ENTER).await;
    user.wait_for_focus("button", "Sunday").await;
    user.close().await;
}

/// The page shows the notice about a deletion before it reads the list again: on a slow machine a person can undo the
/// deletion in between.
#[tokio::test]
async fn whoever_undoes_a_deletion_at_once_has_the_keys_on_the_game() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    user.tab_to("Saved games").await;
    user.press(ENTER).await;
    let file = project.join("engine/tests/records/good/last-round.txt");
    user.page.choose_file("input[type=file]", &file).await;
    user.page.see("game imported").await;
    // Undo as soon as the notice appears, and let the next frame come before the table answers, as on a slow machine.
    let at_once = "window.requestAnimationFrame = (act) => setTimeout(act, 0);
      new MutationObserver((_, watch) => {
        const undo = document.querySelector('.notice .primary');
        if (undo) { watch.disconnect(); undo.click(); }
      }).observe(document.querySelector('.notices'), { childList: true, subtree: true })";
    user.page.run(at_once).await;
    user.tab_to("Delete").await;
    user.press(ENTER).await;
    user.page.wait_for(".saved-open:focus").await;
    user.close().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_when_its_price_is_known_and_by_no_letter() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    user.start_game_and_keep_tickets("USA", "5").await;
    draw_two(&user).await;
    let cards = "return document.querySelector('.hand').innerText";
    let before = user.page.run(cards).await;
    user.press("u").await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    user.wait_for_own_turn().await;
    assert_eq!(user.page.run(cards).await, before, "a letter takes nothing back");

    user.page.press("Take back").await;
    user.page.see("count in your statistics").await;
    user.press(ESCAPE).await;
    user.page.wait_until("return !document.querySelector('dialog')").await;
    assert_eq!(user.page.run(cards).await, before, "cancelling takes nothing back");
    user.page.press("Take back").await;
    user.page.click("dialog .primary").await;
    user.hears("Last move undone.").await;
    user.close().await;
}

#[tokio::test]
async fn the_map_is_walked_by_arrows_and_letters() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    user.start_game_and_keep_tickets("USA", "5").await;
    user.press("m").await;
    user.page.wait_until("return !!document.activeElement.closest('.stage')").await;
    user.press("s").await;
    user.press("s").await;
    let (role, mut seen) = ("button", Vec::new());
    for _ in 0..8 {
        seen.push(user.browser.focused().await.expect("something has the focus").name);
        user.press("s").await;
    }
    assert!(seen.iter().any(|name| name == "Seattle"), "{seen:?}");
    while user.browser.focused().await.expect("a city").name != "Seattle" {
        user.press("s").await;
    }
    user.press(DOWN).await;
    user.wait_for_focus(role, "Portland").await;
    let here = user.browser.focused().await.expect("a route").name;
    assert!(
        here.contains("space") && here.contains("point"),
        "a route's name has its length and points: {here}"
    );
    user.press(ESCAPE).await;
    user.close().await;
}

#[tokio::test]
async fn every_part_of_a_game_has_a_role_and_a_name() {
    let server = Server::start();
    let user = ScreenReaderUser::at_home(&server).await;
    user.start_game_and_keep_tickets("USA", "5").await;
    let tree = user.browser.tree().await;
    for (role, words) in [
        ("RootWebArea", "USA · Railhead"),
        ("main", ""),
        ("heading", "USA"),
        ("list", "Players"),
        ("button", "Player 1: 0 points"),
        ("application", "Map"),
        ("button", "Seattle"),
        ("region", "Train cards"),
        ("button", "Deck ("),
        ("region", "Your hand"),
        ("region", "Your tickets"),
        ("region", "Game log"),
        ("log", "What's happening"),
        ("status", ""),
        ("alert", ""),
    ] {
        assert!(tree.has(role, words), "no {role} {words:?} in {tree}");
    }
    let nameless: Vec<_> = tree.iter().filter(|it| it.role == "button" && it.name.is_empty()).collect();
    assert!(nameless.is_empty(), "buttons without a name: {nameless:?}");
    user.close().await;
}
