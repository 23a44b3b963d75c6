//! How the map is moved by mouse, fingers, wheel and keys, and when it moves by itself.

use std::time::Duration;

use drive::{Page, Pointer, Shape};

use super::{open_record, start_at_own_turn, start_game};

/// The scale of the board, and the position of its corner in the stage. While the map glides, this is where it will stop.
pub(super) async fn frame(page: &Page) -> [f64; 3] {
    let script = "const at = new DOMMatrix(document.querySelector('.stage-layer').style.transform);
        return [at.a, at.e, at.f]";
    serde_json::from_value(page.run(script).await).expect("three numbers")
}

/// Waits until tickets are offered and the map has stopped moving, and returns [`frame`].
pub(super) async fn wait_for_settled_map(page: &Page) -> [f64; 3] {
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
    let (_server, browser, page) = start_game(Shape::DESK, "USA", "1").await;
    let whole = wait_for_settled_map(&page).await;
    let taps = "const tap = (city, detail) => {
            const { x, y, width } = document.querySelector(`[data-city='${city}'] .dot`).getBoundingClientRect();
            const at = { clientX: x + width / 2, clientY: y + width / 2 };
            document.querySelector('.stage').dispatchEvent(new MouseEvent('click', { detail, bubbles: true, ...at }));
        };
        tap(3, 1);
        tap(10, 2);";
    page.run(taps).await;
    page.wait_for("[data-city='10'].lit").await;
    assert_eq!(
        page.count("[data-city].lit").await,
        1,
        "two quick taps on different cities are two taps, not a double tap"
    );
    let wheel = "const turn = { deltaY: -500, clientX: 300, clientY: 300, bubbles: true, cancelable: true };
        document.querySelector('.stage').dispatchEvent(new WheelEvent('wheel', turn))";
    page.run(wheel).await;
    let near = frame(&page).await;
    assert!(near[0] > whole[0] * 1.5, "the wheel zooms in: {whole:?} {near:?}");

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
    assert!((x + 1000.0 * scale - width).abs() < 1.0, "the map stops at its edge: {x} {scale} {width}");
    page.run(&key("0", false)).await;
    let again = frame(&page).await;
    assert!((again[0] - whole[0]).abs() < 0.001, "the key 0 shows the whole map: {again:?}");

    // One step back from the city that was tapped, and one out of the game.
    page.run("history.back()").await;
    page.wait_until("return !document.querySelector('[data-city].lit')").await;
    page.run(&format!("{wheel}; history.back()")).await;
    page.wait_for(".home").await;
    // The zoom by the wheel ends when the map is no longer there: that must not break the page.
    tokio::time::sleep(Duration::from_millis(500)).await;
    page.press("New game").await;
    page.wait_for(".new-game").await;
    browser.close().await;
}

#[tokio::test]
async fn the_map_moves_under_one_finger_grows_between_two_and_goes_to_a_ticket() {
    let (_server, browser, page) = start_game(Shape::PHONE, "Europe", "1").await;
    let offered = wait_for_settled_map(&page).await;
    let all = is_in_view(&page, ".city.ringed, .names .afar.ringed").await;
    assert!(all.0, "the cities of all offered tickets are in view: {all:?}");
    let names = "const names = [...document.querySelectorAll('.names .afar.ringed')];
        return names.length > 3 && names.every((name) => getComputedStyle(name).visibility === 'visible')";
    assert_eq!(page.run(names).await, true, "from afar too they are named");
    for _ in 0..2 {
        page.click(".zoom button:nth-child(1)").await;
    }
    let before = wait_for_settled_map(&page).await;
    page.drag_fingers(&[[(200.0, 250.0), (140.0, 250.0)]]).await;
    let dragged = frame(&page).await;
    assert!(
        (dragged[1] - (before[1] - 60.0)).abs() < 3.0,
        "the map stays under the finger: {before:?} {dragged:?}"
    );
    page.drag_fingers(&[[(180.0, 240.0), (100.0, 240.0)], [(200.0, 260.0), (280.0, 260.0)]]).await;
    let pinched = frame(&page).await;
    assert!(pinched[0] > dragged[0] * 1.5, "two fingers moving apart zoom in: {dragged:?} {pinched:?}");
    page.click(".zoom button:nth-child(3)").await;
    let far = frame(&page).await;
    let ground = find_bare_ground(&page).await;
    page.tap_twice_at(ground).await;
    let near = frame(&page).await;
    assert!(near[0] > far[0] * 1.5, "a double tap on bare ground zooms in: {far:?} {near:?}");
    page.click(".zoom button:nth-child(3)").await;
    let space = "const box = document.querySelector('.stage .route .space').getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]";
    page.tap_twice_at(serde_json::from_value(page.run(space).await).expect("a place")).await;
    let near = frame(&page).await;
    assert!(near[0] > far[0] * 1.5, "and so does one on a route: {far:?} {near:?}");
    page.wait_until("return !document.querySelector('.saying')").await;

    page.tick_tickets().await;
    page.tap(".offer .primary", Pointer::Finger).await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    let in_game = frame(&page).await;
    assert!(
        in_game[0] > offered[0] * 1.3,
        "then it is zoomed so that names can be read: {offered:?} {in_game:?}"
    );
    page.tap(".tabs .tab-tickets", Pointer::Finger).await;
    let held = page.count(".tickets .ticket").await;
    for number in 1..=held {
        page.tap(&format!(".tickets li:nth-child({number}) .ticket"), Pointer::Finger).await;
        assert_eq!(page.count(".city.lit").await, 2, "ticket {number} of {held} is shown");
        assert!(
            is_in_view(&page, ".route.lit, .city.lit, .names .near.lit").await.0,
            "all of ticket {number}"
        );
    }
    browser.close().await;
}

/// A point of the map that is far from every route and city.
async fn find_bare_ground(page: &Page) -> (f64, f64) {
    let ground =
        "const { left, top, right, bottom } = document.querySelector('.stage').getBoundingClientRect();
        const things = [...document.querySelectorAll('.stage .space, .stage .city, .zoom')]
            .map((it) => it.getBoundingClientRect());
        const far = (x, y) => things.every((it) =>
            x < it.left - 20 || x > it.right + 20 || y < it.top - 20 || y > it.bottom + 20);
        for (let y = top + 5; y < bottom; y += 5)
          for (let x = left + 5; x < right; x += 5) if (far(x, y)) return [x, y]";
    serde_json::from_value(page.run(ground).await).expect("a map has some bare ground")
}

/// If the page could be zoomed, what is fixed to its edges would be out of view.
#[tokio::test]
async fn two_fingers_zoom_the_map_and_never_the_page() {
    let (_server, browser, page) = start_game(Shape::PHONE, "USA", "1").await;
    wait_for_settled_map(&page).await;
    let scale = async || page.run("return visualViewport.scale").await.as_f64().expect("a number");
    let apart = |y: f64| [[(185.0, y), (95.0, y)], [(205.0, y), (295.0, y)]];
    // On the map, and below it.
    for y in [250.0, 760.0] {
        page.drag_fingers(&apart(y)).await;
        assert!((scale().await - 1.0).abs() < 0.001, "at {y} the page was zoomed");
    }
    page.leave_game().await;
    page.see("Continue").await;
    page.drag_fingers(&apart(400.0)).await;
    assert!((scale().await - 1.0).abs() < 0.001, "the first screen was zoomed");
    // If the page allows it, the same gesture does zoom the page.
    page.run("document.documentElement.style.touchAction = 'auto'").await;
    page.drag_fingers(&apart(400.0)).await;
    assert!(scale().await > 1.2, "this proves nothing: {}", scale().await);
    browser.close().await;
}

/// Whether the selector finds something and all of it is in view; and whether the first element is in the map's east.
async fn is_in_view(page: &Page, css: &str) -> (bool, bool) {
    let seen = format!(
        "const box = (it) => it.getBoundingClientRect();
        const [stage, map] = ['.stage', '.stage-layer'].map((css) => box(document.querySelector(css)));
        const all = [...document.querySelectorAll('{css}')].map(box).filter((it) => it.width > 0);
        const is_in = (it) => it.left >= stage.left && it.right <= stage.right
            && it.top >= stage.top && it.bottom <= stage.bottom;
        return [all.length > 0 && all.every(is_in), all[0]?.left + all[0]?.right > map.left + map.right]"
    );
    serde_json::from_value(page.run(&seen).await).expect("two answers")
}

/// A script that sends a mouse event to the map.
pub(super) fn mouse(kind: &str, (x, y): (f64, f64), buttons: u8) -> String {
    format!(
        "const at = {{ pointerId: 1, pointerType: 'mouse', clientX: {x}, clientY: {y}, buttons: {buttons}, bubbles: true }};
         document.querySelector('.stage').dispatchEvent(new PointerEvent('{kind}', at))"
    )
}

/// Draws cards until the bot has claimed its next route. Returns whether that route is in view, and in the east.
async fn draw_until_bot_claims(page: &Page) -> (bool, bool) {
    let claims = "return document.querySelectorAll('.route.owned').length";
    let before = page.run(claims).await;
    while page.run(claims).await == before {
        page.run("document.querySelector(`.deck[aria-disabled='false']`)?.click()").await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    is_in_view(page, ".route.fresh").await
}

#[tokio::test]
async fn the_map_goes_to_a_claim_that_is_out_of_sight_and_back_to_it_from_the_log() {
    let (_server, browser, page) = start_at_own_turn(Shape::PHONE, "USA", "1").await;
    page.click(".zoom button").await;
    page.click(".zoom button").await;
    let (is_there, in_the_east) = draw_until_bot_claims(&page).await;
    assert!(is_there, "the first claim is in view");
    // To the other side of the map: the bot claims its next route near the last one.
    let go_away = async |from_the_east: bool| {
        let way = if from_the_east { 300.0 } else { -300.0 };
        for _ in 0..6 {
            page.drag_fingers(&[[(195.0 - way / 2.0, 300.0), (195.0 + way / 2.0, 300.0)]]).await;
        }
        frame(&page).await
    };
    let away = go_away(in_the_east).await;
    let (is_there, in_the_east) = draw_until_bot_claims(&page).await;
    assert!(is_there, "the second claim is in view");
    assert_ne!(frame(&page).await, away, "because the map has moved there");

    let away = go_away(in_the_east).await;
    assert!(!is_in_view(&page, ".route.fresh").await.0, "it is out of view again");
    page.tap(".tabs .tab-log", Pointer::Finger).await;
    page.tap(".log-line", Pointer::Finger).await;
    assert_eq!(page.count(".board.dim .route.lit.fresh").await, 1, "the newest line highlights its route");
    assert_ne!(frame(&page).await, away, "and the map moves there");
    assert!(
        is_in_view(&page, ".route.lit, .names .near.lit").await.0,
        "the route and its cities' names are in view"
    );
    browser.close().await;
}

/// Whether the message over the map covers the route that was claimed last; `None` if the message is invisible.
async fn message_covers_claim(page: &Page) -> Option<bool> {
    let covers = "const told = document.querySelector('.game > .heard');
        if (getComputedStyle(told).opacity === '0') return null;
        const line = told.lastElementChild.getBoundingClientRect();
        return [...document.querySelectorAll('.route.fresh .space')].map((it) => it.getBoundingClientRect()).some((it) =>
            it.left < line.right && line.left < it.right && it.top < line.bottom && line.top < it.bottom)";
    page.run(covers).await.as_bool()
}

#[tokio::test]
async fn what_is_told_over_the_map_leaves_in_sight_what_it_tells_of_and_what_is_looked_at() {
    let (_server, browser, page) = start_at_own_turn(Shape::PHONE, "Europe", "1").await;
    page.click(".zoom button").await;
    page.click(".zoom button").await;
    let mut places = [0, 0];
    for _ in 0..30 {
        // To the north: for a claim in the south the map then moves until the route is at the lower edge.
        for _ in 0..3 {
            page.drag_fingers(&[[(195.0, 200.0), (195.0, 420.0)]]).await;
        }
        draw_until_bot_claims(&page).await;
        let is_above = page.count(".game > .heard.above").await;
        // At the upper edge there may be the cards of a tunnel instead: then there is no message.
        let Some(covers) = message_covers_claim(&page).await else {
            assert!(is_above > 0, "there is no message at the lower edge");
            continue;
        };
        places[usize::from(is_above > 0)] += 1;
        assert!(!covers, "the message is above: {is_above}");
        if places.iter().all(|times| *times > 0) {
            break;
        }
    }
    assert!(places.iter().all(|times| *times > 0), "both below and above were seen: {places:?}");

    page.tap(".tabs .tab-tickets", Pointer::Finger).await;
    page.tap(".tickets .ticket", Pointer::Finger).await;
    assert_eq!(message_covers_claim(&page).await, None, "looking at a ticket hides the message");
    let mut covers = None;
    for _ in 0..5 {
        draw_until_bot_claims(&page).await;
        assert_eq!(page.count(".game > .heard.read").await, 0, "a new message is not hidden");
        covers = message_covers_claim(&page).await;
        if covers.is_some() {
            break;
        }
    }
    assert_eq!(covers, Some(false), "the next message is shown again");
    browser.close().await;
}

#[tokio::test]
async fn the_buttons_of_the_map_lie_over_nothing_of_the_whole_board() {
    for map in ["USA", "Europe"] {
        let (_server, browser, page) = start_at_own_turn(Shape::DESK, map, "1").await;
        for shape in Shape::ALL {
            browser.set_shape(shape).await;
            page.wait_for_frames().await;
            page.click(".zoom button:nth-child(3)").await;
            page.wait_until("return !document.querySelector('.stage-layer').getAnimations().length").await;
            let covered = "const box = (it) => it.getBoundingClientRect();
                const [bar, stage] = ['.zoom', '.stage'].map((css) => box(document.querySelector(css)));
                const all = [...document.querySelectorAll('.stage .space, .stage .city .dot')].map(box);
                const lies_in = (it, other) => it.left < other.right && other.left < it.right
                    && it.top < other.bottom && other.top < it.bottom;
                return [all.filter((it) => lies_in(it, bar)).length, all.filter((it) => !lies_in(it, stage)).length]";
            let [covered, outside]: [u32; 2] =
                serde_json::from_value(page.run(covered).await).expect("two numbers");
            assert_eq!((covered, outside), (0, 0), "{map} on a {}: covered, and out of view", shape.name);
        }
        browser.close().await;
    }
}

#[tokio::test]
async fn a_ticket_that_is_looked_at_no_more_leaves_the_map_where_it_was() {
    let (_server, browser, page) = start_at_own_turn(Shape::DESK, "Europe", "1").await;
    let before = frame(&page).await;
    let held = page.count(".tickets .ticket").await;
    assert!(page.count(".city.goal .goal-mark").await > 2, "the cities of the tickets are marked");
    for (event, lit) in [("pointerenter", 2), ("pointerleave", 0)] {
        page.run(&format!(
            "document.querySelector('.tickets .ticket').dispatchEvent(new PointerEvent('{event}', {{ pointerType: 'mouse' }}))"
        ))
        .await;
        page.wait_until(&format!("return document.querySelectorAll('.city.lit').length === {lit}")).await;
    }
    for number in 1..=held {
        page.tap(&format!(".tickets li:nth-child({number}) .ticket"), Pointer::Mouse).await;
    }
    assert_ne!(frame(&page).await, before, "the map has moved to the ticket");
    page.tap(&format!(".tickets li:nth-child({held}) .ticket"), Pointer::Mouse).await;
    assert_eq!(
        frame(&page).await,
        before,
        "after several tickets the map returns to where it was before the first"
    );
    page.tap(".tickets .ticket", Pointer::Mouse).await;
    page.click(".zoom button").await;
    let near = frame(&page).await;
    page.tap(".tickets .ticket", Pointer::Mouse).await;
    assert_eq!(frame(&page).await, near, "the map does not return if the person has moved it since");
    page.tap(".tickets .ticket", Pointer::Mouse).await;
    page.click(".deck[aria-disabled=false]").await;
    page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
    assert_eq!(page.count(".board.dim").await, 1, "the ticket stays lit while the turn is thought about");
    page.click(".deck[aria-disabled=false]").await;
    page.wait_until("return !document.querySelector('.board.dim')").await;
    browser.close().await;
}

#[tokio::test]
async fn a_mouse_that_is_let_go_elsewhere_lets_the_map_go() {
    let (_server, browser, page) = start_game(Shape::DESK, "USA", "1").await;
    wait_for_settled_map(&page).await;
    page.click(".zoom button").await;
    let before = frame(&page).await;
    page.run(&mouse("pointerdown", (500.0, 400.0), 1)).await;
    page.run(&mouse("pointermove", (450.0, 400.0), 1)).await;
    let dragged = frame(&page).await;
    assert!((dragged[1] - (before[1] - 50.0)).abs() < 3.0, "the map is dragged: {before:?} {dragged:?}");
    page.run(&mouse("pointermove", (300.0, 400.0), 0)).await;
    assert_eq!(frame(&page).await, dragged, "no button is pressed");
    browser.close().await;
}

#[tokio::test]
async fn a_mouse_on_the_map_leaves_the_letters_to_the_shortcuts() {
    let (_server, browser, page) = start_at_own_turn(Shape::DESK, "USA", "1").await;
    page.tap(".route:not(.claimable) .space", Pointer::Mouse).await;
    // If the focus were on the map, the letter would jump to a city.
    page.keys("d").await;
    page.wait_for(".game[data-phase='second-card']").await;
    browser.close().await;
}

#[tokio::test]
async fn when_all_is_over_and_when_it_is_counted_the_whole_board_is_seen() {
    let (_server, browser, page) = open_record(Shape::PHONE, "playthroughs/europe-3.txt").await;
    page.wait_for(".winner").await;
    page.wait_for_frames().await;
    let opened = frame(&page).await;
    page.click(".recount").await;
    page.wait_for(".tally").await;
    page.click(".zoom button").await;
    let near = frame(&page).await;
    page.press("Skip to the scores").await;
    page.wait_for(".winner").await;
    page.wait_for_frames().await;
    let seen = frame(&page).await;
    page.click(".zoom button:nth-child(3)").await;
    assert_eq!((frame(&page).await, opened), (seen, seen), "the whole board was shown already");
    assert!(near[0] > seen[0], "and the map was zoomed in before: {near:?} {seen:?}");
    browser.close().await;
}
