//! Whole games by clicks and touches alone, with everything in them that a turn can be.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::Duration;

use drive::{Browser, Light, Page, Player, Server, Shape, Touch, Tried, the_scores_are_the_engines};

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
    the_scores_are_the_engines(&page, &map.to_lowercase(), &browser.downloads()).await;
    browser.close().await;
    player.tried
}

#[tokio::test]
async fn usa_is_played_to_the_end_by_mouse() {
    assert_eq!(a_whole_game(Shape::DESK, "USA", "11").await, Tried::PLAIN);
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_mouse() {
    assert_eq!(a_whole_game(Shape::DESK, "Europe", "12").await, Tried::EVERYTHING);
}

#[tokio::test]
async fn usa_is_played_to_the_end_by_touch_on_a_phone() {
    assert_eq!(a_whole_game(Shape::PHONE, "USA", "13").await, Tried::PLAIN);
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_touch_on_a_phone() {
    assert_eq!(a_whole_game(Shape::PHONE, "Europe", "14").await, Tried::EVERYTHING);
}

/// How large the board is drawn, and where its corner stands in the stage.
async fn frame(page: &Page) -> [f64; 3] {
    // What glides is measured where it comes to rest.
    let script = "const at = new DOMMatrix(document.querySelector('.stage-layer').style.transform);
        return [at.a, at.e, at.f]";
    serde_json::from_value(page.run(script).await).expect("three numbers")
}

/// Where the map lies once there is something to decide and the screen has found its shape.
async fn settled(page: &Page) -> [f64; 3] {
    page.wait_for(".offer").await;
    let mut before = frame(page).await;
    loop {
        tokio::time::sleep(Duration::from_millis(150)).await;
        let now = frame(page).await;
        if now == before {
            return now;
        }
        before = now;
    }
}

#[tokio::test]
async fn the_map_moves_by_wheel_and_keys_and_cannot_be_lost() {
    let server = Server::start();
    let browser = Browser::open(Shape::DESK, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_by_seed("USA", "1").await;
    let whole = settled(&page).await;
    let wheel = "const turn = { deltaY: -500, clientX: 300, clientY: 300, bubbles: true, cancelable: true };
        document.querySelector('.stage').dispatchEvent(new WheelEvent('wheel', turn))";
    page.run(wheel).await;
    let near = frame(&page).await;
    assert!(near[0] > whole[0] * 1.5, "a wheel brings it nearer: {whole:?} {near:?}");

    let key = |key: &str, shift: bool| {
        format!(
            "document.querySelector('.stage').dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', shiftKey: {shift}, bubbles: true }}))"
        )
    };
    for _ in 0..60 {
        page.run(&key("ArrowRight", true)).await;
    }
    let [scale, x, _] = frame(&page).await;
    let width =
        page.run("return document.querySelector('.stage').clientWidth").await.as_f64().expect("a width");
    assert!((x + 1000.0 * scale - width).abs() < 1.0, "it stops at its edge: {x} {scale} {width}");
    page.run(&key("0", false)).await;
    let again = frame(&page).await;
    assert!((again[0] - whole[0]).abs() < 0.001, "0 shows everything: {again:?}");
    browser.close().await;
}

#[tokio::test]
async fn the_map_moves_under_one_finger_and_grows_between_two() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_by_seed("Europe", "1").await;
    let before = settled(&page).await;
    page.draw(&[[(200.0, 250.0), (140.0, 250.0)]]).await;
    let dragged = frame(&page).await;
    assert!(
        (dragged[1] - (before[1] - 60.0)).abs() < 3.0,
        "it stays under the finger: {before:?} {dragged:?}"
    );
    page.draw(&[[(180.0, 240.0), (100.0, 240.0)], [(200.0, 260.0), (280.0, 260.0)]]).await;
    let pinched = frame(&page).await;
    assert!(pinched[0] > dragged[0] * 1.5, "two fingers apart bring it nearer: {dragged:?} {pinched:?}");
    browser.close().await;
}
