//! Whole games in the real native window, and games that are moved between it and a browser.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{
    Browser, ColourScheme, Coverage, Page, Player, Pointer, Server, Shape, Sockets, Window,
    check_scores_against_engine, recorded_coverage, wait_for_file,
};
use table::{Location, Table};

/// Plays a whole game against the weakest bot.
async fn a_whole_game(map: &str, seed: &str) -> Coverage {
    let window = Window::open().await;
    let sockets = Sockets::of(window.home());
    let page = window.page();
    // Unlike the stories' browser, the window does not prefer reduced motion. And the bots' moves need not be watched.
    page.press("Settings").await;
    page.press("Instant").await;
    page.press("Reduce motion").await;
    page.escape().await;
    page.start_by_seed(map, seed).await;
    let mut player = Player::new(page.clone(), Pointer::Mouse, map == "Europe");
    player.play().await;
    let game = check_scores_against_engine(&page, &map.to_lowercase(), &window.downloads()).await;
    sockets.saw_only_this_machine();
    window.close().await;
    recorded_coverage(&game, player.covered)
}

#[tokio::test]
async fn usa_is_played_to_the_end_in_the_window() {
    assert_eq!(a_whole_game("USA", "21").await, Coverage::BASE_GAME);
}

#[tokio::test]
async fn europe_is_played_to_the_end_in_the_window() {
    assert_eq!(a_whole_game("Europe", "22").await, Coverage::ALL);
}

/// Without this, watching the sockets would prove nothing: the web view's requests are made by a process of their own, and
/// that process is among those watched.
#[tokio::test]
async fn a_request_of_the_windows_web_view_is_seen() {
    let server = Server::start();
    let window = Window::open_mini_browser().await;
    let sockets = Sockets::of(window.home());
    let page = window.page();
    page.go(&server.address).await;
    page.see("New game").await;
    // An unused connection is closed only after a while.
    page.wait_until("return performance.getEntriesByType('resource').length > 3").await;
    let seen = sockets.seen();
    let asked = seen.iter().find(|peer| peer.is_at(server.port()));
    let program = asked.map(|peer| peer.program.as_str());
    assert!(program.is_some_and(|name| name.starts_with("WebKitNetwork")), "not seen: {seen:?}");
    window.close().await;
}

/// Starts a game of two people, up to the second one's curtain.
async fn begin(page: &Page) {
    page.start_with_people("Europe").await;
    page.keep_tickets().await;
    page.see("Pass the device to").await;
}

async fn take_in(page: &Page, backup: &std::path::Path) {
    page.press("Saved games").await;
    page.choose_file("input[type=file]", backup).await;
    page.see("1 game imported").await;
}

#[tokio::test]
async fn a_backup_goes_from_the_window_to_a_browser_and_back() {
    let window = Window::open().await;
    let page = window.page();
    begin(&page).await;
    page.leave_game().await;
    page.press("Saved games").await;
    page.press("Back up all games").await;
    page.see("Saved to").await;
    let backup = wait_for_file(&window.downloads(), "db").await;

    let server = Server::start();
    let browser = Browser::open(Shape::DESK, ColourScheme::Light).await;
    let there = browser.page();
    there.go(&server.address).await;
    take_in(&there, &backup).await;
    there.press("Europe").await;
    there.see("choose your tickets").await;
    there.leave_game().await;
    there.press("Back up all games").await;
    let backup = wait_for_file(&browser.downloads(), "db").await;
    window.close().await;

    let window = Window::open().await;
    let page = window.page();
    take_in(&page, &backup).await;
    page.press("Europe").await;
    page.see("choose your tickets").await;
    window.close().await;
    browser.close().await;
}

#[tokio::test]
async fn saves_that_are_open_elsewhere_are_taken_over_when_they_are_closed_there() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("saves").join("railhead.db");
    let elsewhere = Table::open(&Location::File(file), |_, _| {}).expect("a table");
    let window = Window::open_in(home).await;
    let page = window.page();
    page.see("are open in another window").await;
    drop(elsewhere);
    page.wait_until("return !document.body.innerText.includes('are open in another window')").await;
    begin(&page).await;
    window.close().await;
}
