//! Whole games by clicks and touches alone, with everything in them that a turn can be.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "turns/camera.rs"]
mod camera;
#[path = "turns/second_thoughts.rs"]
mod second_thoughts;

use std::path::Path;

use camera::{frame, mouse, settled};
use drive::{
    Browser, Light, Page, Player, Server, Shape, Touch, Tried, recorded, the_scores_are_the_engines,
};
use engine::Card;

/// A game against a bot that has just begun. The server lives as long as it is held.
async fn begun(shape: Shape, map: &str, seed: &str) -> (Server, Browser, Page) {
    let server = Server::start();
    let browser = Browser::open(shape, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_by_seed(map, seed).await;
    (server, browser, page)
}

/// The same, with the first tickets kept: it is one's turn.
async fn at_ones_turn(shape: Shape, map: &str, seed: &str) -> (Server, Browser, Page) {
    let (server, browser, page) = begun(shape, map, seed).await;
    settled(&page).await;
    page.tap(".offer .primary", Touch::of(shape)).await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    (server, browser, page)
}

/// A game out of a record, opened.
async fn taken_in(shape: Shape, record: &str) -> (Server, Browser, Page) {
    let server = Server::start();
    let browser = Browser::open(shape, Light::Light).await;
    let page = browser.page();
    page.go(&format!("{}#saved", server.address)).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    page.take_in(&project.join("engine/tests").join(record)).await;
    page.click(".saved-open").await;
    (server, browser, page)
}

/// Starts a game against the weakest bot, plays it to its end and tells what was done, by its record.
async fn a_whole_game(shape: Shape, map: &str, seed: &str) -> Tried {
    let (_server, browser, page) = begun(shape, map, seed).await;
    let mut player = Player::new(page.clone(), Touch::of(shape), map == "Europe");
    player.play().await;
    let game = the_scores_are_the_engines(&page, &map.to_lowercase(), &browser.downloads()).await;
    browser.close().await;
    recorded(&game, player.tried)
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

#[tokio::test]
async fn a_row_that_is_cleared_is_shown_as_it_lay() {
    // Two locomotives lie face up, and the next card is the third.
    let (_server, browser, page) = begun(Shape::DESK, "USA", "11").await;
    page.wait_for(".offer .primary").await;
    page.tap(".offer .primary", Touch::Mouse).await;
    page.wait_for(".place[data-slot='1'][aria-disabled='false']").await;
    page.tap(".place[data-slot='1']", Touch::Mouse).await;
    page.wait_for(".flash .turned").await;
    assert_eq!(page.count(".flash .turned .card-face").await, 5, "the row that was cleared");
    assert_eq!(page.count(".flash .turned .adds .locomotive").await, 3, "its locomotives are marked");
    // Nothing moves in this browser: what is told for a moment goes all the same.
    page.wait_until("return getComputedStyle(document.querySelector('.flash')).visibility === 'hidden'")
        .await;
    browser.close().await;
}

#[tokio::test]
async fn a_tap_skips_what_is_shown_and_moving_the_map_does_not() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, Light::Light).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    page.press("Half").await;
    page.run("location.hash = ''").await;
    page.press("New game").await;
    for _ in 0..3 {
        // On a phone it may lie under the bar with the start.
        let add = "[...document.querySelectorAll('button')].find((it) => it.textContent.includes('Add a bot')).click()";
        page.run(add).await;
    }
    // The weakest bots: they have thought before anyone can have looked. And all chance is decided.
    let quick = "document.querySelector('.more').open = true;
        const bots = [1, 2, 3, 4].map((seat) => document.querySelector(`[name=level-${seat}]`));
        bots.forEach((first) => first?.click());
        return bots.every((first) => first?.checked)";
    page.wait_until(quick).await;
    page.write(".more input", "3").await;
    page.press("Start the game").await;
    page.wait_for(".offer .primary").await;
    page.tap(".offer .primary", Touch::Finger).await;
    for _ in 0..2 {
        page.wait_for(".deck[aria-disabled='false']").await;
        page.run("document.querySelector('.deck').click()").await;
    }
    page.tap(".tabs .tab-draw", Touch::Finger).await;
    page.wait_for(".skip-hint").await;
    let shown = "return document.querySelectorAll('.log li').length";
    let before = frame(&page).await;
    page.draw(&[[(200.0, 250.0), (140.0, 250.0)]]).await;
    let dragged = frame(&page).await;
    assert!((dragged[1] - (before[1] - 60.0)).abs() < 3.0, "the map was moved: {before:?} {dragged:?}");
    assert_eq!(page.count(".skip-hint").await, 1, "and nothing skipped");
    page.run("document.querySelector('.zoom [aria-haspopup]').click()").await;
    page.wait_for("dialog[open]").await;
    page.escape().await;
    let open = (page.count("dialog[open]").await, page.count(".skip-hint").await);
    assert_eq!(open, (0, 1), "Escape closes a dialog first, and skips nothing by that");

    let before = page.run(shown).await.as_u64().expect("a number");
    page.tap(".deck", Touch::Finger).await;
    let after = page.run(shown).await.as_u64().expect("a number");
    assert_eq!(page.count(".saying, .skip-hint").await, 0, "a tap on what can't be used yet skips");
    // One step at its own pace is a line, and a name above it.
    assert!(after > before + 3, "and what was skipped has happened: {before} {after}");
    page.wait_until("return document.querySelector('.game').dataset.mine === 'true'").await;
    browser.close().await;
}

#[tokio::test]
async fn a_route_that_cannot_be_paid_shows_in_the_hand_what_is_lacking() {
    let (_server, browser, page) = at_ones_turn(Shape::DESK, "USA", "1").await;
    assert_eq!(page.count(".stack.short").await, 0, "nothing is pointed at");
    // Six red cards are more than anyone is dealt.
    let route = "const six = (it) => it.querySelectorAll('.space').length === 6;
        const route = [...document.querySelectorAll('.route.red:not(.claimable, .owned)')].find(six);
        const box = route.querySelector('.space:nth-child(3)').getBoundingClientRect();
        return [route.dataset.route, box.left + box.width / 2, box.top + box.height / 2]";
    let (route, x, y): (String, f64, f64) = serde_json::from_value(page.run(route).await).expect("a place");
    page.run(&mouse("pointermove", (x, y), 0)).await;
    page.wait_for(".stack.short[data-card='red'] .need[data-figure='6']").await;
    assert_eq!(page.count(".stack.needed").await, 1, "red alone is lacking");
    page.run(&mouse("pointermove", (5.0, 500.0), 0)).await;
    page.wait_until("return !document.querySelector('.stack.needed')").await;

    // Whoever asks for it is told why not, and shown for as long; a finger points at nothing meanwhile.
    page.tap(&format!("[data-route='{route}'] .space:nth-child(3)"), Touch::Mouse).await;
    page.wait_for(".saying").await;
    page.run(&mouse("pointermove", (5.0, 500.0), 0)).await;
    assert_eq!(page.count(".stack.short[data-card='red']").await, 1, "while the reason stands");
    page.escape().await;
    page.wait_until("return !document.querySelector('.saying, .stack.needed')").await;
    browser.close().await;
}

#[tokio::test]
async fn a_hand_lies_by_colour_with_locomotives_first() {
    let (_server, browser, page) = taken_in(Shape::DESK, "records/good/tunnel-to-pay.txt").await;
    page.take_up().await;
    page.wait_for(".stack").await;
    let lies = "return [...document.querySelectorAll('.stack')].map((it) => it.dataset.card)";
    let lies: Vec<String> = serde_json::from_value(page.run(lies).await).expect("cards");
    let order = [Card::Locomotive].into_iter().chain(Card::COLOURS).map(Card::name);
    let expected: Vec<&str> = order.filter(|card| lies.iter().any(|it| it == card)).collect();
    assert!(lies.len() > 5 && lies[0] == "locomotive", "{lies:?}");
    assert_eq!(lies, expected, "each colour has one place");
    browser.close().await;
}

/// The last round is told to the end of the game: on no screen may that cover a city.
#[tokio::test]
async fn the_last_round_is_told_beside_the_map() {
    let (_server, browser, page) = taken_in(Shape::DESK, "records/good/last-round.txt").await;
    page.take_up().await;
    for shape in Shape::ALL {
        browser.turn_into(shape).await;
        let [words, map] = ["last-round", "stage"].map(|class| {
            format!(
                "(() => {{ const box = document.querySelector('.{class}').getBoundingClientRect();
                return [box.left, box.top, box.right, box.bottom]; }})()"
            )
        });
        let boxes = page.run(&format!("return [{words}, {map}]")).await;
        let [words, map]: [[f64; 4]; 2] = serde_json::from_value(boxes).expect("two boxes");
        let apart = words[2] <= map[0] || words[0] >= map[2] || words[3] <= map[1] || words[1] >= map[3];
        assert!(apart, "{}: {words:?} covers {map:?}", shape.name);
        let inside = words[0] >= 0.0 && words[1] >= 0.0 && words[2] <= f64::from(shape.width);
        assert!(inside && words[3] > words[1], "{}: all of it is there to be read: {words:?}", shape.name);
    }
    browser.close().await;
}
