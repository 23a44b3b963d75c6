//! A turn of each kind by keys alone, in each language, at a desk and on a phone with a keyboard.

use std::path::Path;

use drive::{ENTER, ESCAPE, Language, Listener, SPACE, Server, Shape, at_a_tunnel};

/// Two cards from the deck.
pub async fn draw_two(player: &Listener) {
    let one_more = player.words.say("game-second-card");
    player.press("6").await;
    player.until("a second card", |tree| tree.has("StaticText", one_more)).await;
    player.hears(player.words.say("log-drew-own")).await;
    player.page.wait_for(".game[data-busy='false']").await;
    player.press("6").await;
    player.until("the end of the turn", |tree| !tree.has("StaticText", one_more)).await;
    player.own_turn().await;
}

/// From the first screen into the Europe of a file, whose people are at one device: through the curtain.
pub async fn take_in(player: &Listener, file: &Path) {
    let words = &player.words;
    player.tab_to(words.say("home-saved")).await;
    player.press(ENTER).await;
    // Games that are listed late must not be taken for the one that comes in.
    player.page.wait_for(".saved-open, .saved .empty").await;
    let before = player.page.count(".saved-open").await;
    player.page.choose_file("input[type=file]", file).await;
    let added = format!("return document.querySelectorAll('.saved-open').length > {before}");
    player.page.wait_until(&added).await;
    // The newest stands first.
    player.tab_to(words.say("map-europe")).await;
    player.press(ENTER).await;
    player.is_at("button", words.say("game-here")).await;
    player.press(ENTER).await;
    player.is_at("button", words.say("curtain-confirm")).await;
    player.press(ENTER).await;
    player.page.wait_for(".game[data-mine='true']").await;
    if player.page.count(".news").await > 0 {
        player.tab_to(words.say("news-on")).await;
        player.press(ENTER).await;
    }
}

/// One card pays for the first.
async fn build_a_station(player: &Listener) {
    let words = &player.words;
    player.press("t").await;
    player.tab_to(words.say("game-build-station")).await;
    player.press(ENTER).await;
    player.is_at("button", "").await;
    player.page.wait_until("return !!document.activeElement.closest('.city.site')").await;
    player.press(ENTER).await;
    player.is_at("button", words.say("game-build")).await;
    player.press(ENTER).await;
    player.hears(words.say("log-station")).await;
    player.own_turn().await;
}

async fn draw_tickets(player: &Listener) {
    let words = &player.words;
    let draw = words.say("game-draw-tickets");
    player.press("t").await;
    player.is_at("button", draw).await;
    player.press(ENTER).await;
    player.is_at("heading", words.say("game-offer")).await;
    // The first of the tickets, which are called by their two cities.
    player.tab_to(" – ").await;
    player.press(SPACE).await;
    player.tab_to(words.say("game-keep")).await;
    player.press(ENTER).await;
    player.hears(words.say("log-tickets-kept-own")).await;
    player.is_at("button", draw).await;
    player.own_turn().await;
}

/// A face-up one by its number, and a second one if that was no locomotive.
async fn take_cards(player: &Listener) {
    player.press("1").await;
    player.hears(player.words.say("log-drew-face-up")).await;
    player.page.wait_for(".game[data-busy='false']").await;
    if player.page.count(".game[data-phase='second-card'][data-mine='true']").await > 0 {
        player.press("6").await;
    }
    player.own_turn().await;
}

/// From the list, once there is something to claim.
async fn claim_a_route(player: &Listener) {
    let words = &player.words;
    while player.claimable().await.is_empty() {
        player.press(ESCAPE).await;
        draw_two(player).await;
    }
    player.tab_to(words.say("routes-can")).await;
    let route = player.page.run("return document.activeElement.querySelector('b').textContent").await;
    let route = route.as_str().expect("a route");
    player.press(ENTER).await;
    player.page.wait_for(".game-ask .pay, .game[data-mine='false'], .game[data-phase='tunnel']").await;
    if player.page.count(".game-ask[data-asked='claim'] .pay").await > 0 {
        player.page.wait_until("return document.activeElement.matches('.pay')").await;
        player.press(ENTER).await;
    }
    let claimed = ["log-claimed", "log-tunnel-tried"].map(|key| format!("{}{route}", words.say(key)));
    player.hears_any(&[&claimed[0], &claimed[1]]).await;
}

async fn pay_for_a_tunnel(player: &Listener) {
    let words = &player.words;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tunnel.txt");
    std::fs::write(&file, at_a_tunnel(1).record).expect("a record");
    take_in(player, &file).await;
    let tunnel = words.say("game-tunnel");
    player.is_at("heading", tunnel).await;
    let tree = player.browser.tree().await;
    let route = tree.find("heading", tunnel).expect("a heading").name.replace(tunnel, "");
    assert!(tree.has("StaticText", words.say("game-tunnel-extra")), "what it costs is told: {tree}");
    player.tab_to(words.say("game-pay-tunnel")).await;
    player.press(ENTER).await;
    player.hears(&format!("{}{route}", words.say("log-claimed"))).await;
}

async fn leave_a_tunnel(player: &Listener) {
    let words = &player.words;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    take_in(player, &project.join("engine/tests/records/good/tunnel-to-pay.txt")).await;
    player.is_at("heading", words.say("game-tunnel")).await;
    let turned = player.browser.tree().await.has("image", words.say("game-turned"));
    assert!(turned, "the cards that were turned up are told");
    player.tab_to(words.say("game-leave-tunnel")).await;
    player.press(ENTER).await;
    player.hears(words.say("log-tunnel-declined")).await;
}

/// Back to the first screen, by as many steps as it takes.
async fn go_home(player: &Listener) {
    player.page.wait_for(".game[data-busy='false']").await;
    while player.page.count(".home-title").await == 0 {
        player.press(ESCAPE).await;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    player.comes_home().await;
}

async fn a_turn_of_each_kind(language: Language, shape: Shape) {
    let server = Server::start();
    let player = Listener::sit_down_speaking(language, &server, shape).await;
    player.begin_and_keep("Europe", "31").await;
    build_a_station(&player).await;
    draw_tickets(&player).await;
    take_cards(&player).await;
    claim_a_route(&player).await;
    go_home(&player).await;
    pay_for_a_tunnel(&player).await;
    go_home(&player).await;
    leave_a_tunnel(&player).await;
    player.close().await;
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
