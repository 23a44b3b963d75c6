//! Every kind of turn by keys alone, in each language, at a desk and on a phone with a keyboard.

use std::path::Path;

use drive::{ENTER, ESCAPE, Language, SPACE, ScreenReaderUser, Server, Shape, at_a_tunnel};

/// Draws two cards from the deck.
pub async fn draw_two(user: &ScreenReaderUser) {
    let one_more = user.catalogue.text("game-second-card");
    user.press("6").await;
    user.wait_until("a second card", |tree| tree.has("StaticText", one_more)).await;
    user.hears(user.catalogue.text("log-drew-own")).await;
    user.page.wait_for(".game[data-busy='false']").await;
    user.press("6").await;
    user.wait_until("the end of the turn", |tree| !tree.has("StaticText", one_more)).await;
    user.wait_for_own_turn().await;
}

/// From the home screen: imports a game on Europe for several people, opens it, and lifts the curtain.
pub async fn take_in(user: &ScreenReaderUser, file: &Path) {
    let catalogue = &user.catalogue;
    user.tab_to(catalogue.text("home-saved")).await;
    user.press(ENTER).await;
    // Wait for the list, so that games already in it are not taken for the imported one.
    user.page.wait_for(".saved-open, .saved .empty").await;
    let before = user.page.count(".saved-open").await;
    user.page.choose_file("input[type=file]", file).await;
    let added = format!("return document.querySelectorAll('.saved-open').length > {before}");
    user.page.wait_until(&added).await;
    // The newest game is the first.
    user.tab_to(catalogue.text("map-europe")).await;
    user.press(ENTER).await;
    user.wait_for_focus("button", catalogue.text("game-here")).await;
    user.press(ENTER).await;
    user.wait_for_focus("button", catalogue.text("curtain-confirm")).await;
    user.press(ENTER).await;
    user.page.wait_for(".game[data-mine='true']").await;
    if user.page.count(".news").await > 0 {
        user.tab_to(catalogue.text("news-on")).await;
        user.press(ENTER).await;
    }
}

/// The first station costs one card.
async fn build_a_station(user: &ScreenReaderUser) {
    let catalogue = &user.catalogue;
    user.press("t").await;
    user.tab_to(catalogue.text("game-build-station")).await;
    user.press(ENTER).await;
    user.wait_for_focus("button", "").await;
    user.page.wait_until("return !!document.activeElement.closest('.city.site')").await;
    user.press(ENTER).await;
    user.wait_for_focus("button", catalogue.text("game-build")).await;
    user.press(ENTER).await;
    user.hears(catalogue.text("log-station")).await;
    user.wait_for_own_turn().await;
}

async fn draw_tickets(user: &ScreenReaderUser) {
    let catalogue = &user.catalogue;
    let draw = catalogue.text("game-draw-tickets");
    user.press("t").await;
    user.wait_for_focus("button", " – ").await;
    user.tab_to(draw).await;
    user.press(ENTER).await;
    // New tickets are a gamble: they are asked about, however they are drawn.
    user.wait_until("what it costs", |tree| tree.has("dialog", draw)).await;
    user.tab_to(draw).await;
    user.press(ENTER).await;
    user.wait_for_focus("heading", catalogue.text("game-offer")).await;
    // The first ticket: tickets are named by their two cities.
    user.tab_to(" – ").await;
    user.press(SPACE).await;
    user.tab_to(catalogue.text("game-keep")).await;
    user.press(ENTER).await;
    user.hears(catalogue.text("log-tickets-kept-own")).await;
    user.wait_for_focus("button", draw).await;
    user.wait_for_own_turn().await;
}

/// Takes a face-up card by its number, and a second card if the first was no locomotive.
async fn take_cards(user: &ScreenReaderUser) {
    user.press("1").await;
    user.hears(user.catalogue.text("log-drew-face-up")).await;
    user.page.wait_for(".game[data-busy='false']").await;
    if user.page.count(".game[data-phase='second-card'][data-mine='true']").await > 0 {
        user.press("6").await;
    }
    user.wait_for_own_turn().await;
}

/// Draws cards until a route can be claimed, and claims one from the list.
async fn claim_a_route(user: &ScreenReaderUser) {
    let catalogue = &user.catalogue;
    while user.open_claimable_routes().await.is_empty() {
        user.press(ESCAPE).await;
        draw_two(user).await;
    }
    user.tab_to(catalogue.text("routes-can")).await;
    let route = user.page.run("return document.activeElement.querySelector('b').textContent").await;
    let route = route.as_str().expect("a route");
    user.press(ENTER).await;
    user.page.wait_for(".game-ask .pay, .game[data-mine='false'], .game[data-phase='tunnel']").await;
    if user.page.count(".game-ask[data-asked='claim'] .pay").await > 0 {
        user.page.wait_until("return document.activeElement.matches('.pay')").await;
        user.press(ENTER).await;
    }
    let claimed = ["log-claimed", "log-tunnel-tried"].map(|key| format!("{}{route}", catalogue.text(key)));
    user.hears_any(&[&claimed[0], &claimed[1]]).await;
}

async fn pay_for_a_tunnel(user: &ScreenReaderUser) {
    let catalogue = &user.catalogue;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tunnel.txt");
    std::fs::write(&file, at_a_tunnel(1).record).expect("a record");
    take_in(user, &file).await;
    let tunnel = catalogue.text("game-tunnel");
    user.wait_for_focus("heading", tunnel).await;
    let tree = user.browser.tree().await;
    let route = tree.find("heading", tunnel).expect("a heading").name.replace(tunnel, "");
    assert!(tree.has("StaticText", catalogue.text("game-tunnel-extra")), "the extra cost is shown: {tree}");
    user.tab_to(catalogue.text("game-pay-tunnel")).await;
    user.press(ENTER).await;
    user.hears(&format!("{}{route}", catalogue.text("log-claimed"))).await;
}

async fn leave_a_tunnel(user: &ScreenReaderUser) {
    let catalogue = &user.catalogue;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    take_in(user, &project.join("engine/tests/records/good/tunnel-to-pay.txt")).await;
    user.wait_for_focus("heading", catalogue.text("game-tunnel")).await;
    let turned = user.browser.tree().await.has("image", catalogue.text("game-turned"));
    assert!(turned, "the cards that were turned up are shown");
    user.tab_to(catalogue.text("game-leave-tunnel")).await;
    user.press(ENTER).await;
    user.hears(catalogue.text("log-tunnel-declined")).await;
}

/// Goes back to the home screen.
async fn go_home(user: &ScreenReaderUser) {
    user.page.wait_for(".game[data-busy='false']").await;
    while user.page.count(".home-title").await == 0 {
        if user.page.count(".menu[open]").await > 0 {
            user.tab_to(user.catalogue.text("menu-leave")).await;
            user.press(ENTER).await;
        } else {
            user.press(ESCAPE).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    user.wait_for_home().await;
}

async fn a_turn_of_each_kind(language: Language, shape: Shape) {
    let server = Server::start();
    let user = ScreenReaderUser::at_home_in(language, &server, shape).await;
    user.start_game_and_keep_tickets("Europe", "31").await;
    build_a_station(&user).await;
    draw_tickets(&user).await;
    take_cards(&user).await;
    claim_a_route(&user).await;
    go_home(&user).await;
    pay_for_a_tunnel(&user).await;
    go_home(&user).await;
    leave_a_tunnel(&user).await;
    user.close().await;
}

#[tokio::test]
async fn a_turn_of_each_kind_by_keys_alone() {
    a_turn_of_each_kind(Language::English, Shape::DESK).await;
}

#[tokio::test]
async fn a_turn_of_each_kind_by_keys_alone_in_romanian() {
    a_turn_of_each_kind(Language::Romanian, Shape::DESK).await;
}

#[tokio::test]
async fn a_turn_of_each_kind_by_keys_alone_in_spanish_on_a_phone() {
    a_turn_of_each_kind(Language::Spanish, Shape::PHONE).await;
}
