//! Whole games by clicks and touches alone, with everything in them that a turn can be.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{Browser, Light, Player, Server, Shape, Touch, Tried};

/// Starts a game against the weakest bot, plays it to its end and tells what was tried.
async fn a_whole_game(shape: Shape, map: &str, seed: &str) -> Tried {
    let server = Server::start();
    let browser = Browser::open(shape, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_by_seed(map, seed).await;
    let touch = if shape.touch { Touch::Finger } else { Touch::Mouse };
    let mut player = Player::new(page.clone(), touch, map == "Europe");
    player.play().await;
    browser.close().await;
    player.tried
}

/// What there is to be tried on a map without tunnels, ferries and stations.
const PLAIN: Tried = Tried {
    double: true,
    ferry: false,
    tunnel_paid: false,
    tunnel_declined: false,
    station: false,
    tickets: true,
    reload_in_a_draw: true,
    reload_in_a_tunnel: false,
};

const EVERYTHING: Tried = Tried {
    ferry: true,
    tunnel_paid: true,
    tunnel_declined: true,
    station: true,
    reload_in_a_tunnel: true,
    ..PLAIN
};

#[tokio::test]
async fn usa_is_played_to_the_end_by_mouse() {
    assert_eq!(a_whole_game(Shape::DESK, "USA", "11").await, PLAIN);
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_mouse() {
    assert_eq!(a_whole_game(Shape::DESK, "Europe", "12").await, EVERYTHING);
}

#[tokio::test]
async fn usa_is_played_to_the_end_by_touch_on_a_phone() {
    assert_eq!(a_whole_game(Shape::PHONE, "USA", "13").await, PLAIN);
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_touch_on_a_phone() {
    assert_eq!(a_whole_game(Shape::PHONE, "Europe", "14").await, EVERYTHING);
}
