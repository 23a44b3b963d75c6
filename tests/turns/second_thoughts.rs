//! What was begun and is not meant after all: nothing is done by it, and nothing is lost.

use drive::{Page, Shape, Touch};

use super::{at_ones_turn, begun};

/// A free route that can be claimed now.
const CLAIMABLE: &str = ".routes .route.claimable";

/// Trains on the map, whoever's, and by way of trial.
const STANDING: &str = ".route.owned, .route.ghost";
const HAND: &str = "return document.querySelector('.pane-tab-hand').textContent";

/// Takes cards until a route can be claimed.
async fn until_a_route_can_be_claimed(page: &Page) {
    while page.count(CLAIMABLE).await == 0 {
        page.run("document.querySelector(`.deck[aria-disabled='false']`)?.click()").await;
        page.wait_for(".game[data-mine='true'][data-busy='false']").await;
    }
}

#[tokio::test]
async fn whoever_looks_for_a_city_claims_no_route() {
    let (_server, browser, page) = at_ones_turn(Shape::DESK, "Europe", "12").await;
    until_a_route_can_be_claimed(&page).await;
    let route = page.run(&format!("return document.querySelector('{CLAIMABLE}').dataset.route")).await;
    let space = format!("[data-route='{}'] .space", route.as_str().expect("a number"));
    page.tap(".build-station", Touch::Mouse).await;
    page.wait_for(".game-ask[data-asked='site']").await;
    assert_eq!(page.count(CLAIMABLE).await, 0, "no route is offered");
    let before = page.count(STANDING).await;
    page.tap(&space, Touch::Mouse).await;
    assert_eq!(page.count(STANDING).await, before, "nothing is done about a route");
    assert_eq!(page.count(".game-ask[data-asked='site']").await, 1, "a city is still looked for");
    page.escape().await;
    assert!(page.count(CLAIMABLE).await > 0, "routes are back");
    browser.close().await;
}

#[tokio::test]
async fn a_claim_is_undone_though_a_bot_has_moved_as_long_as_that_was_not_shown() {
    let (_server, browser, page) = at_ones_turn(Shape::DESK, "Europe", "12").await;
    until_a_route_can_be_claimed(&page).await;
    let before = (page.count(STANDING).await, page.run(HAND).await);
    page.run(&format!(
        "document.querySelector('{CLAIMABLE}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
    ))
    .await;
    page.wait_for(".pay, .undo").await;
    page.run("document.querySelector('.pay')?.click()").await;
    // The bot has moved, and its move waits until one's own has been seen.
    page.wait_for(".skip-hint").await;
    page.tap(".undo", Touch::Mouse).await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    let after = (page.count(STANDING).await, page.run(HAND).await);
    assert_eq!(after, before, "the trains are gone and the cards are back");
    assert_eq!(page.count(".game-ask.shown").await, 0, "and what was asked then is asked no more");
    browser.close().await;
}

#[tokio::test]
async fn tickets_that_were_chosen_from_wait_as_they_were() {
    let (_server, browser, page) = begun(Shape::DESK, "Europe", "12").await;
    page.wait_for(".offer .primary").await;
    let ticked = "return [...document.querySelectorAll('.candidate input')].map((it) => it.checked)";
    for number in [2, 3] {
        page.tap(&format!(".offer li:nth-child({number}) input"), Touch::Mouse).await;
    }
    let before = page.run(ticked).await;
    assert_eq!(before, serde_json::json!([true, false, false, true]));
    page.escape().await;
    page.press("Continue").await;
    page.wait_for(".offer .primary").await;
    assert_eq!(page.run(ticked).await, before);
    browser.close().await;
}

#[tokio::test]
async fn a_finger_ticks_a_ticket_anywhere_on_its_row_and_sees_its_way() {
    let (_server, browser, page) = begun(Shape::PHONE, "USA", "12").await;
    page.wait_for(".offer .primary").await;
    let ticked = "return document.querySelector('.offer li:nth-child(2) input').checked";
    let before = page.run(ticked).await == true;
    for (part, expected) in [(".stub-cities", !before), (".stub-points", before), ("input", !before)] {
        page.tap(&format!(".offer li:nth-child(2) {part}"), Touch::Finger).await;
        page.wait_until(&format!("{ticked} === {expected}")).await;
        assert!(page.count(".board.dim .city.lit").await >= 2, "both cities of the ticket are in the light");
    }
    browser.close().await;
}

#[tokio::test]
async fn tickets_are_drawn_by_a_finger_that_means_it() {
    let (_server, browser, page) = at_ones_turn(Shape::PHONE, "USA", "13").await;
    page.tap(".tabs .tab-tickets", Touch::Finger).await;
    page.tap(".draw-tickets", Touch::Finger).await;
    page.wait_for("dialog[open] .primary").await;
    page.tap("dialog[open] .close", Touch::Finger).await;
    assert_eq!(
        page.count(".game[data-phase='choose'][data-mine='true']").await,
        1,
        "the turn is still one's own"
    );
    page.tap(".draw-tickets", Touch::Finger).await;
    page.tap("dialog[open] .primary", Touch::Finger).await;
    page.wait_for(".game[data-phase='tickets'] .offer").await;
    browser.close().await;
}

#[tokio::test]
async fn what_is_decided_about_is_marked_alone_and_another_can_be_meant_instead() {
    let (_server, browser, page) = at_ones_turn(Shape::PHONE, "Europe", "12").await;
    until_a_route_can_be_claimed(&page).await;
    let routes =
        format!("return [...document.querySelectorAll('{CLAIMABLE}')].map((it) => it.dataset.route)");
    let routes: Vec<String> = serde_json::from_value(page.run(&routes).await).expect("numbers");
    assert!(routes.len() > 1, "there is one that can be meant instead");
    let marked = ".beds > .claimable";
    assert_eq!(page.count(marked).await, routes.len(), "each that can be claimed has its mark");
    // By a finger, which is asked; the place is the script's.
    page.tap(".tabs .tab-hand", Touch::Finger).await;
    for route in routes.iter().take(2) {
        let choose = format!(
            "document.querySelector(`[data-route='{route}']`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        );
        page.run(&choose).await;
        page.wait_for(&format!(".route.ghost[data-route='{route}']")).await;
        assert_eq!((page.count(marked).await, page.count(CLAIMABLE).await), (1, 0), "{route} of {routes:?}");
    }
    page.escape().await;
    assert_eq!(page.count(marked).await, routes.len(), "and then all of them again");
    browser.close().await;
}
