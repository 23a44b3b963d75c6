//! The map under a mouse, fingers, a wheel and keys, and where it goes by itself.

use std::time::Duration;

use drive::{Page, Shape, Touch};

use super::{at_ones_turn, begun, taken_in};

/// How large the board is drawn, and where its corner stands in the stage.
pub(super) async fn frame(page: &Page) -> [f64; 3] {
    // What glides is measured where it comes to rest.
    let script = "const at = new DOMMatrix(document.querySelector('.stage-layer').style.transform);
        return [at.a, at.e, at.f]";
    serde_json::from_value(page.run(script).await).expect("three numbers")
}

/// Where the map lies once there is something to decide and the screen has found its shape.
pub(super) async fn settled(page: &Page) -> [f64; 3] {
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
    let (_server, browser, page) = begun(Shape::DESK, "USA", "1").await;
    let whole = settled(&page).await;
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
        "the second of two quick taps was meant for another city"
    );
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

    page.run(&format!("{wheel}; document.querySelector('.game-bar > button').click()")).await;
    page.wait_for(".home").await;
    // The wheel comes to rest, and there is no map any more.
    tokio::time::sleep(Duration::from_millis(500)).await;
    page.press("New game").await;
    page.wait_for(".new-game").await;
    browser.close().await;
}

#[tokio::test]
async fn the_map_moves_under_one_finger_grows_between_two_and_goes_to_a_ticket() {
    let (_server, browser, page) = begun(Shape::PHONE, "Europe", "1").await;
    let offered = settled(&page).await;
    let all = is_seen(&page, ".city.ringed, .names .afar.ringed").await;
    assert!(all.0, "what is chosen from is in sight: {all:?}");
    page.click(".zoom button:nth-child(1)").await;
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
    page.click(".zoom button:nth-child(3)").await;
    let far = frame(&page).await;
    let ground = ground(&page).await;
    page.touch_at(ground, Touch::Finger).await;
    page.touch_at(ground, Touch::Finger).await;
    let near = frame(&page).await;
    assert!(near[0] > far[0] * 1.5, "two taps on the ground bring it nearer: {far:?} {near:?}");

    page.tap(".offer .primary", Touch::Finger).await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    let begun = frame(&page).await;
    assert!(begun[0] > offered[0] * 1.3, "then it lies where names can be read: {offered:?} {begun:?}");
    page.tap(".tabs .tab-tickets", Touch::Finger).await;
    let held = page.count(".tickets .ticket").await;
    for number in 1..=held {
        page.tap(&format!(".tickets li:nth-child({number}) .ticket"), Touch::Finger).await;
        assert_eq!(page.count(".city.lit").await, 2, "ticket {number} of {held} is shown");
        assert!(is_seen(&page, ".route.lit, .city.lit, .names .near.lit").await.0, "all of ticket {number}");
    }
    browser.close().await;
}

/// A point of the map that is far from every route and city.
async fn ground(page: &Page) -> (f64, f64) {
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

/// A page that two fingers have zoomed would hide what is pinned to its edges.
#[tokio::test]
async fn two_fingers_zoom_the_map_and_never_the_page() {
    let (_server, browser, page) = begun(Shape::PHONE, "USA", "1").await;
    settled(&page).await;
    let scale = async || page.run("return visualViewport.scale").await.as_f64().expect("a number");
    let apart = |y: f64| [[(185.0, y), (95.0, y)], [(205.0, y), (295.0, y)]];
    // On the map, and on what lies below it.
    for y in [250.0, 760.0] {
        page.draw(&apart(y)).await;
        assert!((scale().await - 1.0).abs() < 0.001, "at {y} the page was zoomed");
    }
    page.escape().await;
    page.see("Continue").await;
    page.draw(&apart(400.0)).await;
    assert!((scale().await - 1.0).abs() < 0.001, "the first screen was zoomed");
    // Where the page lets them, these very fingers do.
    page.run("document.documentElement.style.touchAction = 'auto'").await;
    page.draw(&apart(400.0)).await;
    assert!(scale().await > 1.2, "this proves nothing: {}", scale().await);
    browser.close().await;
}

/// Is all that this selector finds in sight, if it finds anything, and is the first of it in the east?
async fn is_seen(page: &Page, css: &str) -> (bool, bool) {
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

/// Something that a mouse does on the map.
pub(super) fn mouse(kind: &str, (x, y): (f64, f64), buttons: u8) -> String {
    format!(
        "const at = {{ pointerId: 1, pointerType: 'mouse', clientX: {x}, clientY: {y}, buttons: {buttons}, bubbles: true }};
         document.querySelector('.stage').dispatchEvent(new PointerEvent('{kind}', at))"
    )
}

/// Takes cards until the bot has claimed its next route; whether that is in sight, and in the east.
async fn until_a_claim(page: &Page) -> (bool, bool) {
    let claims = "return document.querySelectorAll('.route.owned').length";
    let before = page.run(claims).await;
    while page.run(claims).await == before {
        page.run("document.querySelector(`.deck[aria-disabled='false']`)?.click()").await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    is_seen(page, ".route.fresh").await
}

#[tokio::test]
async fn the_map_goes_to_a_claim_that_is_out_of_sight_and_back_to_it_from_the_log() {
    let (_server, browser, page) = at_ones_turn(Shape::PHONE, "USA", "1").await;
    page.click(".zoom button").await;
    page.click(".zoom button").await;
    let (is_there, in_the_east) = until_a_claim(&page).await;
    assert!(is_there, "the first one");
    // To the far side of the map: a bot goes on where it has begun.
    let go_away = async |from_the_east: bool| {
        let way = if from_the_east { 300.0 } else { -300.0 };
        for _ in 0..6 {
            page.draw(&[[(195.0 - way / 2.0, 300.0), (195.0 + way / 2.0, 300.0)]]).await;
        }
        frame(&page).await
    };
    let away = go_away(in_the_east).await;
    let (is_there, in_the_east) = until_a_claim(&page).await;
    assert!(is_there, "the second one");
    assert_ne!(frame(&page).await, away, "which was out of sight");

    let away = go_away(in_the_east).await;
    assert!(!is_seen(&page, ".route.fresh").await.0, "out of sight once more");
    page.tap(".tabs .tab-log", Touch::Finger).await;
    page.tap(".log-line", Touch::Finger).await;
    assert_eq!(
        page.count(".board.dim .route.lit.fresh").await,
        1,
        "the newest line lights what it speaks of"
    );
    assert_ne!(frame(&page).await, away, "and the map goes there");
    assert!(is_seen(&page, ".route.lit, .names .near.lit").await.0, "to the route and its cities' names");
    browser.close().await;
}

/// Does what is told over the map lie over the route that was claimed last? `None` where it can't be seen.
async fn told_covers_the_claim(page: &Page) -> Option<bool> {
    let covers = "const told = document.querySelector('.game > .heard');
        if (getComputedStyle(told).opacity === '0') return null;
        const line = told.lastElementChild.getBoundingClientRect();
        return [...document.querySelectorAll('.route.fresh .space')].map((it) => it.getBoundingClientRect()).some((it) =>
            it.left < line.right && line.left < it.right && it.top < line.bottom && line.top < it.bottom)";
    page.run(covers).await.as_bool()
}

#[tokio::test]
async fn what_is_told_over_the_map_leaves_in_sight_what_it_tells_of_and_what_is_looked_at() {
    let (_server, browser, page) = at_ones_turn(Shape::PHONE, "Europe", "1").await;
    page.click(".zoom button").await;
    page.click(".zoom button").await;
    let mut places = [0, 0];
    for _ in 0..30 {
        // To the north: what is claimed in the south is then gone to, and comes to lie at the lower edge.
        for _ in 0..3 {
            page.draw(&[[(195.0, 200.0), (195.0, 420.0)]]).await;
        }
        until_a_claim(&page).await;
        let is_above = page.count(".game > .heard.above").await;
        // Above, where the cards of a tunnel are turned up, nothing else is told.
        let Some(covers) = told_covers_the_claim(&page).await else {
            assert!(is_above > 0, "nothing else keeps it from being told");
            continue;
        };
        places[usize::from(is_above > 0)] += 1;
        assert!(!covers, "told above: {is_above}");
        if places.iter().all(|times| *times > 0) {
            break;
        }
    }
    assert!(places.iter().all(|times| *times > 0), "below and above: {places:?}");

    page.tap(".tabs .tab-tickets", Touch::Finger).await;
    page.tap(".tickets .ticket", Touch::Finger).await;
    assert_eq!(told_covers_the_claim(&page).await, None, "whoever looks at a ticket has read it");
    let mut told = None;
    for _ in 0..5 {
        until_a_claim(&page).await;
        assert_eq!(page.count(".game > .heard.read").await, 0, "nobody has read what is new");
        told = told_covers_the_claim(&page).await;
        if told.is_some() {
            break;
        }
    }
    assert_eq!(told, Some(false), "it is told all the same");
    browser.close().await;
}

#[tokio::test]
async fn the_buttons_of_the_map_lie_over_nothing_of_the_whole_board() {
    for map in ["USA", "Europe"] {
        let (_server, browser, page) = at_ones_turn(Shape::DESK, map, "1").await;
        for shape in Shape::ALL {
            browser.turn_into(shape).await;
            page.let_frames_pass().await;
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
            assert_eq!((covered, outside), (0, 0), "{map} on a {}: covered, and out of sight", shape.name);
        }
        browser.close().await;
    }
}

#[tokio::test]
async fn a_ticket_that_is_looked_at_no_more_leaves_the_map_where_it_was() {
    let (_server, browser, page) = at_ones_turn(Shape::DESK, "Europe", "1").await;
    let before = frame(&page).await;
    let held = page.count(".tickets .ticket").await;
    for number in 1..=held {
        page.tap(&format!(".tickets li:nth-child({number}) .ticket"), Touch::Mouse).await;
    }
    assert_ne!(frame(&page).await, before, "it was gone near to");
    page.tap(&format!(".tickets li:nth-child({held}) .ticket"), Touch::Mouse).await;
    assert_eq!(frame(&page).await, before, "from one to the next, and back to the first place");
    page.tap(".tickets .ticket", Touch::Mouse).await;
    page.click(".zoom button").await;
    let near = frame(&page).await;
    page.tap(".tickets .ticket", Touch::Mouse).await;
    assert_eq!(frame(&page).await, near, "whoever has moved the map since stays there");
    browser.close().await;
}

#[tokio::test]
async fn a_mouse_that_is_let_go_elsewhere_lets_the_map_go() {
    let (_server, browser, page) = begun(Shape::DESK, "USA", "1").await;
    settled(&page).await;
    page.click(".zoom button").await;
    let before = frame(&page).await;
    page.run(&mouse("pointerdown", (500.0, 400.0), 1)).await;
    page.run(&mouse("pointermove", (450.0, 400.0), 1)).await;
    let dragged = frame(&page).await;
    assert!((dragged[1] - (before[1] - 50.0)).abs() < 3.0, "it is dragged: {before:?} {dragged:?}");
    page.run(&mouse("pointermove", (300.0, 400.0), 0)).await;
    assert_eq!(frame(&page).await, dragged, "no button is pressed");
    browser.close().await;
}

#[tokio::test]
async fn a_mouse_on_the_map_leaves_the_letters_to_the_shortcuts() {
    let (_server, browser, page) = at_ones_turn(Shape::DESK, "USA", "1").await;
    page.tap(".route:not(.claimable) .space", Touch::Mouse).await;
    // On the map, where keys have gone to it, this would be a city.
    page.keys("d").await;
    page.wait_for(".game[data-phase='second-card']").await;
    browser.close().await;
}

#[tokio::test]
async fn when_all_is_over_and_when_it_is_counted_the_whole_board_is_seen() {
    let (_server, browser, page) = taken_in(Shape::PHONE, "playthroughs/europe-3.txt").await;
    page.wait_for(".winner").await;
    page.let_frames_pass().await;
    let opened = frame(&page).await;
    page.click(".recount").await;
    page.wait_for(".tally").await;
    page.click(".zoom button").await;
    let near = frame(&page).await;
    page.press("To the scores").await;
    page.wait_for(".winner").await;
    page.let_frames_pass().await;
    let seen = frame(&page).await;
    page.click(".zoom button:nth-child(3)").await;
    assert_eq!((frame(&page).await, opened), (seen, seen), "it is the whole board already");
    assert!(near[0] > seen[0], "from nearer before: {near:?} {seen:?}");
    browser.close().await;
}
