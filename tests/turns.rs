//! Whole games by clicks and touches alone, with every kind of turn in them.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "turns/camera.rs"]
mod camera;
#[path = "turns/second_thoughts.rs"]
mod second_thoughts;

use std::path::Path;

use camera::{frame, mouse, wait_for_settled_map};
use drive::{
    Browser, ColourScheme, Coverage, Page, Player, Pointer, Server, Shape, before_a_tunnel,
    check_scores_against_engine, recorded_coverage,
};
use engine::Card;

/// Starts a game against a bot. The server runs until it is dropped.
async fn start_game(shape: Shape, map: &str, seed: &str) -> (Server, Browser, Page) {
    let server = Server::start();
    let browser = Browser::open(shape, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.start_by_seed(map, seed).await;
    (server, browser, page)
}

/// The same, and keeps the first tickets: then it is the person's turn.
async fn start_at_own_turn(shape: Shape, map: &str, seed: &str) -> (Server, Browser, Page) {
    let (server, browser, page) = start_game(shape, map, seed).await;
    wait_for_settled_map(&page).await;
    page.tick_tickets().await;
    page.tap(".offer .primary", Pointer::of(shape)).await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    (server, browser, page)
}

/// Imports a record and opens its game.
async fn open_record(shape: Shape, record: &str) -> (Server, Browser, Page) {
    let server = Server::start();
    let browser = Browser::open(shape, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&format!("{}#saved", server.address)).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    page.import(&project.join("engine/tests").join(record)).await;
    page.click(".saved-open").await;
    (server, browser, page)
}

/// Plays a whole game against the weakest bot, and returns what its record says was done.
async fn play_whole_game(shape: Shape, map: &str, seed: &str) -> Coverage {
    let (_server, browser, page) = start_game(shape, map, seed).await;
    let mut player = Player::new(page.clone(), Pointer::of(shape), map == "Europe");
    player.play().await;
    let game = check_scores_against_engine(&page, &map.to_lowercase(), &browser.downloads()).await;
    browser.close().await;
    recorded_coverage(&game, player.covered)
}

#[tokio::test]
async fn usa_is_played_to_the_end_by_mouse() {
    assert_eq!(play_whole_game(Shape::DESK, "USA", "11").await, Coverage::BASE_GAME);
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_mouse() {
    assert_eq!(play_whole_game(Shape::DESK, "Europe", "12").await, Coverage::ALL);
}

#[tokio::test]
async fn usa_is_played_to_the_end_by_touch_on_a_phone() {
    assert_eq!(play_whole_game(Shape::PHONE, "USA", "13").await, Coverage::BASE_GAME);
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_touch_on_a_phone() {
    assert_eq!(play_whole_game(Shape::PHONE, "Europe", "14").await, Coverage::ALL);
}

#[tokio::test]
async fn a_row_that_is_cleared_is_shown_as_it_lay() {
    // Two locomotives lie face up, and the next card is the third locomotive.
    let (_server, browser, page) = start_game(Shape::DESK, "USA", "11").await;
    page.tick_tickets().await;
    page.tap(".offer .primary", Pointer::Mouse).await;
    page.wait_for(".place[data-slot='1'][aria-disabled='false']").await;
    page.tap(".place[data-slot='1']", Pointer::Mouse).await;
    page.wait_for(".flash .turned").await;
    assert_eq!(page.count(".flash .turned .card-face").await, 5, "the row that was cleared");
    assert_eq!(page.count(".flash .turned .adds .locomotive").await, 3, "its locomotives are marked");
    // This browser animates nothing: the message must disappear all the same.
    page.wait_until("return getComputedStyle(document.querySelector('.flash')).visibility === 'hidden'")
        .await;
    browser.close().await;
}

#[tokio::test]
async fn a_tunnels_cards_are_turned_one_at_a_time_its_payment_flies_and_then_the_device_is_handed_on() {
    let server = Server::start();
    let browser = Browser::open_with_motion(Shape::DESK, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&format!("{}#saved", server.address)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tunnel.txt");
    std::fs::write(&file, before_a_tunnel().record).expect("a file");
    page.import(&file).await;
    page.click(".saved-open").await;
    page.resume_turn().await;
    let watch = "window.seen = [];
        const look = () => {
            const dig = document.querySelector('.dig');
            const now = [
                document.querySelector('.lift') ? 'curtain'
                    : document.querySelector('[data-asked=tunnel]') ? 'asked'
                    : dig ? `${dig.querySelectorAll('.down').length} down${dig.matches('.over') ? ', over' : ''}` : '',
                document.querySelector('.flying') ? 'flying' : '',
            ];
            now.filter((it) => it && !seen.includes(it)).forEach((it) => seen.push(it));
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector('.route.tunnel.claimable')
            .dispatchEvent(new MouseEvent('click', { bubbles: true }));";
    page.run(watch).await;
    page.wait_for(".pay, .dig").await;
    page.run("document.querySelector('.pay')?.click()").await;
    page.wait_for(".lift, [data-asked=tunnel]").await;
    let seen: Vec<String> = serde_json::from_value(page.run("return seen").await).expect("what was seen");
    assert_eq!(seen[..4], ["3 down", "2 down", "1 down", "0 down"], "one card after the other: {seen:?}");
    // What the cards are is chance: the tunnel costs nothing more, or its owner is asked.
    let lucky = ["0 down, over", "flying", "curtain"];
    assert!(seen[4..] == ["asked"] || lucky.iter().all(|it| seen[4..].iter().any(|s| s == it)), "{seen:?}");
    assert!(["asked", "curtain"].contains(&seen.last().expect("some").as_str()), "{seen:?}");
    browser.close().await;
}

#[tokio::test]
async fn a_tap_skips_what_is_shown_and_moving_the_map_does_not() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    page.press("Slow").await;
    page.run("location.hash = ''").await;
    page.press("New game").await;
    for _ in 0..3 {
        // By a script: on a phone the button may lie under the bar that starts the game.
        let add = "[...document.querySelectorAll('button')].find((it) => it.textContent.includes('Add a bot')).click()";
        page.run(add).await;
    }
    // The weakest bots, which decide at once, and a fixed seed.
    let weakest = "document.querySelector('.more').open = true;
        const bots = [1, 2, 3, 4].map((seat) => document.querySelector(`[name=level-${seat}]`));
        bots.forEach((first) => first?.click());
        return bots.every((first) => first?.checked)";
    page.wait_until(weakest).await;
    page.fill(".more input", "3").await;
    page.press("Start game").await;
    page.tick_tickets().await;
    page.tap(".offer .primary", Pointer::Finger).await;
    for _ in 0..2 {
        page.wait_for(".deck[aria-disabled='false']").await;
        page.run("document.querySelector('.deck').click()").await;
    }
    page.tap(".tabs .tab-cards", Pointer::Finger).await;
    page.wait_for(".skip-hint").await;
    let log_length = "return document.querySelectorAll('.log li').length";
    let before = frame(&page).await;
    page.drag_fingers(&[[(200.0, 250.0), (140.0, 250.0)]]).await;
    let dragged = frame(&page).await;
    assert!((dragged[1] - (before[1] - 60.0)).abs() < 3.0, "the map was moved: {before:?} {dragged:?}");
    assert_eq!(page.count(".skip-hint").await, 1, "and nothing was skipped");
    page.run("document.querySelector('.zoom [aria-haspopup]').click()").await;
    page.wait_for("dialog[open]").await;
    page.escape().await;
    let open = (page.count("dialog[open]").await, page.count(".skip-hint").await);
    assert_eq!(open, (0, 1), "Escape closes a dialog first, and skips nothing");

    let before = page.run(log_length).await.as_u64().expect("a number");
    page.tap(".deck", Pointer::Finger).await;
    let after = page.run(log_length).await.as_u64().expect("a number");
    assert_eq!(page.count(".saying, .skip-hint").await, 0, "a tap on what can't be used yet skips");
    // A single step adds one line, and a name above it.
    assert!(after > before + 3, "and the skipped moves have happened: {before} {after}");
    page.wait_until("return document.querySelector('.game').dataset.mine === 'true'").await;
    browser.close().await;
}

#[tokio::test]
async fn a_route_that_cannot_be_paid_shows_in_the_hand_what_is_lacking() {
    let (_server, browser, page) = start_at_own_turn(Shape::DESK, "USA", "1").await;
    assert_eq!(page.count(".stack.short").await, 0, "the mouse is on no route");
    // Nobody is dealt six red cards.
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

    // A click on the route shows the reason, and the missing cards stay marked as long as the reason is shown: a finger
    // cannot hover.
    page.tap(&format!("[data-route='{route}'] .space:nth-child(3)"), Pointer::Mouse).await;
    page.wait_for(".saying").await;
    page.run(&mouse("pointermove", (5.0, 500.0), 0)).await;
    assert_eq!(page.count(".stack.short[data-card='red']").await, 1, "while the reason is shown");
    page.escape().await;
    page.wait_until("return !document.querySelector('.saying, .stack.needed')").await;
    browser.close().await;
}

#[tokio::test]
async fn a_hand_lies_by_colour_with_locomotives_first() {
    let (_server, browser, page) = open_record(Shape::DESK, "records/good/tunnel-to-pay.txt").await;
    page.resume_turn().await;
    page.wait_for(".stack").await;
    let stacks = "return [...document.querySelectorAll('.stack')].map((it) => it.dataset.card)";
    let stacks: Vec<String> = serde_json::from_value(page.run(stacks).await).expect("cards");
    let order = [Card::Locomotive].into_iter().chain(Card::COLOURS).map(Card::name);
    let expected: Vec<&str> = order.filter(|card| stacks.iter().any(|it| it == card)).collect();
    assert!(stacks.len() > 5 && stacks[0] == "locomotive", "{stacks:?}");
    assert_eq!(stacks, expected, "each colour has one place");
    browser.close().await;
}

/// The message about the last round stays until the end of the game: on no screen may it cover the map.
#[tokio::test]
async fn the_last_round_is_told_beside_the_map() {
    let (_server, browser, page) = open_record(Shape::DESK, "records/good/last-round.txt").await;
    page.resume_turn().await;
    for shape in Shape::ALL {
        browser.set_shape(shape).await;
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
        assert!(inside && words[3] > words[1], "{}: the whole message is readable: {words:?}", shape.name);
    }
    browser.close().await;
}
