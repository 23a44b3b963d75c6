//! Changing one's mind in the middle of a turn: nothing is done by mistake, and nothing is lost.

use drive::{Page, Pointer, Shape};

use super::{start_at_own_turn, start_game};

/// A free route that can be claimed now.
const CLAIMABLE: &str = ".routes .route.claimable";

/// Trains on the map: those of claimed routes, and the preview of a claim.
const TRAINS: &str = ".route.owned, .route.ghost";
const HAND: &str = "return document.querySelector('.pane-hand').textContent";

/// Draws cards until a route can be claimed.
async fn draw_until_claim_is_possible(page: &Page) {
    while page.count(CLAIMABLE).await == 0 {
        page.run("document.querySelector(`.deck[aria-disabled='false']`)?.click()").await;
        page.wait_for(".game[data-mine='true'][data-busy='false']").await;
    }
}

#[tokio::test]
async fn whoever_looks_for_a_city_claims_no_route() {
    let (_server, browser, page) = start_at_own_turn(Shape::DESK, "Europe", "12").await;
    draw_until_claim_is_possible(&page).await;
    let route = page.run(&format!("return document.querySelector('{CLAIMABLE}').dataset.route")).await;
    let space = format!("[data-route='{}'] .space", route.as_str().expect("a number"));
    page.tap(".build-station", Pointer::Mouse).await;
    page.wait_for(".game-ask[data-asked='site']").await;
    assert_eq!(page.count(CLAIMABLE).await, 0, "no route can be claimed meanwhile");
    let before = page.count(TRAINS).await;
    page.tap(&space, Pointer::Mouse).await;
    assert_eq!(page.count(TRAINS).await, before, "nothing is done about a route");
    assert_eq!(page.count(".game-ask[data-asked='site']").await, 1, "a city is still to be chosen");
    page.escape().await;
    assert!(page.count(CLAIMABLE).await > 0, "routes are back");
    browser.close().await;
}

#[tokio::test]
async fn a_claim_is_undone_though_a_bot_has_moved_as_long_as_that_was_not_shown() {
    let (_server, browser, page) = start_at_own_turn(Shape::DESK, "Europe", "12").await;
    draw_until_claim_is_possible(&page).await;
    let before = (page.count(TRAINS).await, page.run(HAND).await);
    page.run(&format!(
        "document.querySelector('{CLAIMABLE}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
    ))
    .await;
    page.wait_for(".pay, .undo").await;
    page.run("document.querySelector('.pay')?.click()").await;
    // The bot has moved, but its move is shown only after the person's own.
    page.wait_for(".skip-hint").await;
    page.tap(".undo", Pointer::Mouse).await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    let after = (page.count(TRAINS).await, page.run(HAND).await);
    assert_eq!(after, before, "the trains are gone and the cards are back");
    assert_eq!(page.count(".game-ask.shown").await, 0, "and there is no question any more");
    browser.close().await;
}

#[tokio::test]
async fn tickets_that_were_chosen_from_wait_as_they_were() {
    let (_server, browser, page) = start_game(Shape::DESK, "Europe", "12").await;
    page.wait_for(".offer .primary").await;
    let ticked = "return [...document.querySelectorAll('.candidate input')].map((it) => it.checked)";
    for number in [2, 3] {
        page.tap(&format!(".offer li:nth-child({number}) input"), Pointer::Mouse).await;
    }
    let before = page.run(ticked).await;
    assert_eq!(before, serde_json::json!([false, true, true, false]), "nothing was ticked beforehand");
    assert_eq!(page.count(".candidate .reach").await, 4, "each ticket says what it takes");
    let total = page.run("return document.querySelector('.offer-total').textContent").await;
    assert!(total.as_str().is_some_and(|it| it.ends_with("of your 45 trains")), "{total:?}");
    page.leave_game().await;
    page.press("Continue").await;
    page.wait_for(".offer .primary").await;
    assert_eq!(page.run(ticked).await, before);
    browser.close().await;
}

#[tokio::test]
async fn a_finger_ticks_a_ticket_anywhere_on_its_row_and_sees_its_way() {
    let (_server, browser, page) = start_game(Shape::PHONE, "USA", "12").await;
    page.wait_for(".offer .primary").await;
    let ticked = "return document.querySelector('.offer li:nth-child(2) input').checked";
    let before = page.run(ticked).await == true;
    for (part, expected) in [(".stub-cities", !before), (".stub-points", before), ("input", !before)] {
        page.tap(&format!(".offer li:nth-child(2) {part}"), Pointer::Finger).await;
        page.wait_until(&format!("{ticked} === {expected}")).await;
        assert!(page.count(".board.dim .city.lit").await >= 2, "both cities of the ticket are highlighted");
    }
    browser.close().await;
}

#[tokio::test]
async fn tickets_are_drawn_by_a_finger_that_means_it() {
    let (_server, browser, page) = start_at_own_turn(Shape::PHONE, "USA", "13").await;
    page.tap(".tabs .tab-tickets", Pointer::Finger).await;
    page.tap(".draw-tickets", Pointer::Finger).await;
    page.wait_for("dialog[open] .primary").await;
    page.tap("dialog[open] .close", Pointer::Finger).await;
    assert_eq!(
        page.count(".game[data-phase='choose'][data-mine='true']").await,
        1,
        "the turn is still one's own"
    );
    page.tap(".tabs .tab-cards", Pointer::Finger).await;
    // From there it takes four taps, and the cards that lie face up stay in sight.
    page.tap(".pile", Pointer::Finger).await;
    page.tap("dialog[open] .primary", Pointer::Finger).await;
    page.wait_for(".game[data-phase='tickets'] .offer").await;
    for shape in Shape::ALL {
        browser.set_shape(shape).await;
        page.wait_for_frames().await;
        let seen = "const box = document.querySelector('[data-slot=\"2\"]').getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            return !!document.elementFromPoint(x, y)?.closest('[data-slot]')";
        assert_eq!(page.run(seen).await, true, "on a {}", shape.name);
    }
    browser.set_shape(Shape::PHONE).await;
    page.tap(".offer .candidate", Pointer::Finger).await;
    page.tap(".offer .primary", Pointer::Finger).await;
    page.wait_until("return !document.querySelector('.offer')").await;
    browser.close().await;
}

/// A mouse asks too: what is drawn can't be given back. Whoever would rather not be asked has some seconds to cancel.
#[tokio::test]
async fn tickets_are_drawn_by_no_single_click_of_a_mouse() {
    let (_server, browser, page) = start_at_own_turn(Shape::DESK, "USA", "13").await;
    let own_turn = ".game[data-phase='choose'][data-mine='true']";
    page.tap(".draw-tickets", Pointer::Mouse).await;
    page.wait_for("dialog[open] .primary").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    assert_eq!(page.count(own_turn).await, 1, "the turn is still one's own");

    let game = page.run("return location.hash").await;
    page.run("location.hash = 'settings'").await;
    page.wait_for("input[name=confirm]").await;
    page.run("document.querySelectorAll('input[name=confirm]')[2].click()").await;
    page.run(&format!("location.hash = '{}'", game.as_str().expect("an address"))).await;
    page.wait_for(own_turn).await;
    page.tap(".draw-tickets", Pointer::Mouse).await;
    page.click(".held-move .primary").await;
    page.wait_until("return !document.querySelector('.held-move')").await;
    assert_eq!(page.count(own_turn).await, 1, "it was cancelled in time");
    page.tap(".draw-tickets", Pointer::Mouse).await;
    page.wait_for(".held-move").await;
    // Nobody presses anything: after the wait it is made.
    page.wait_for(".game[data-phase='tickets'] .offer").await;
    browser.close().await;
}

#[tokio::test]
async fn what_is_decided_about_is_marked_alone_and_another_can_be_meant_instead() {
    let (_server, browser, page) = start_at_own_turn(Shape::PHONE, "Europe", "12").await;
    draw_until_claim_is_possible(&page).await;
    let routes =
        format!("return [...document.querySelectorAll('{CLAIMABLE}')].map((it) => it.dataset.route)");
    let routes: Vec<String> = serde_json::from_value(page.run(&routes).await).expect("numbers");
    assert!(routes.len() > 1, "there is another route to choose instead");
    let marked = ".beds > .claimable";
    assert_eq!(page.count(marked).await, routes.len(), "each that can be claimed has its mark");
    // After a touch, the page asks before it claims. The routes themselves are clicked by a script.
    page.tap(".tabs .tab-cards", Pointer::Finger).await;
    for route in routes.iter().take(2) {
        let choose = format!(
            "document.querySelector(`[data-route='{route}']`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        );
        page.run(&choose).await;
        page.wait_for(&format!(".route.ghost[data-route='{route}']")).await;
        assert_eq!((page.count(marked).await, page.count(CLAIMABLE).await), (1, 0), "{route} of {routes:?}");
    }
    page.escape().await;
    assert_eq!(page.count(marked).await, routes.len(), "after Escape all are marked again");
    browser.close().await;
}
