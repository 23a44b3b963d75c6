//! Several people on one device: while one of them may look, nothing private of another is on the page or in a message to
//! it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "passing/secrets.rs"]
mod secrets;

use drive::{
    Browser, ColourScheme, Language, Page, Player, Pointer, Server, Shape, check_scores_against_engine,
};
use secrets::{Device, Secrets, assert_messages_match_viewer};
use serde_json::Value;

/// Which part of the map is in view, and where its keyboard cursor is.
async fn map_state(page: &Page) -> Value {
    let map_state = "const layer = document.querySelector('.stage-layer');
        const cursor = document.querySelector('.stage [tabindex=\"0\"]');
        return [layer.style.transform, { ...cursor.dataset }]";
    page.run(map_state).await
}

/// Plays a turn of the person who has lifted the curtain: draws cards if `number` is even, tickets if it is odd.
async fn a_turn(Device { page, catalogue, .. }: &Device, number: usize, who: &str, secrets: &mut Secrets) {
    page.wait_for(".game[data-mine='true']").await;
    let keep = catalogue.text("game-keep");
    if page.count(".offer").await > 0 {
        secrets.remember(page, who).await;
        page.keep_tickets().await;
        return;
    }
    if page.count(".news").await > 0 {
        page.press(catalogue.text("news-on")).await;
    }
    secrets.remember(page, who).await;
    // On a phone the deck and the tickets are behind tabs.
    let tab = if number % 2 == 1 { "tickets" } else { "cards" };
    page.run(&format!("document.querySelector('.tabs .tab-{tab}')?.click()")).await;
    if number % 2 == 1 {
        page.press(catalogue.text("game-draw-tickets")).await;
        page.confirm_ticket_draw(Pointer::Mouse).await;
        secrets.remember(page, who).await;
        page.click(".candidate input").await;
        page.press(&format!("{keep}1")).await;
    } else {
        page.click(".deck[aria-disabled=false]").await;
        page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
        page.click(".deck[aria-disabled=false]").await;
        page.see(catalogue.text("drawn-card")).await;
        page.press(catalogue.text("drawn-done")).await;
    }
}

/// On the form of a new game: starts a game of this many people and the weakest bot, with a fixed seed.
async fn people_and_a_bot_begin(page: &Page, people: usize, seed: &str) {
    page.seat_a_person(2).await;
    // By scripts: on a phone the buttons may lie under the bar that starts the game.
    for _ in 2..people {
        page.run("document.querySelector('.add-seat button:nth-child(2)').click()").await;
    }
    page.run("document.querySelector('.add-seat button').click()").await;
    page.run(
        "document.querySelector('.more').open = true; document.querySelector('.level-choice input').click()",
    )
    .await;
    page.fill("input[inputmode=numeric]", seed).await;
    page.click(".start-bar button").await;
}

/// This many people and a bot play the opening and four rounds.
async fn play_four_rounds(language: Language, shape: Shape, people: usize) {
    let device = Device::open_in(language, shape).await;
    people_and_a_bot_begin(&device.page, people, "21").await;
    let mut secrets = Secrets::default();
    let mut turns = Vec::new();
    for number in 0..5 * people {
        let who = device.awaited_person().await;
        secrets.assert_all_hidden(&device).await;
        device.page.lift_curtain().await;
        device.page.wait_for(".game[data-mine='true']").await;
        let round = number / people;
        if round >= 2 {
            device.page.wait_for(".news").await;
            secrets.assert_shown_to(&device, &who).await;
        }
        secrets.assert_hidden_from(&device, &who).await;
        // Everyone draws cards in round 2, and so sees them in the log from round 3 on.
        let drawn = device.private_draws().await;
        assert_eq!(!drawn.is_empty(), round > 2, "the log shows {who} {drawn:?}");
        a_turn(&device, round, &who, &mut secrets).await;
        turns.push(who);
    }
    for seat in 1..=people {
        let name = device.catalogue.format("new-game-player", &[("number", &seat.to_string())]);
        let own = turns.iter().filter(|who| **who == name).count();
        assert_eq!(own, 5, "the opening and four rounds: {turns:?}");
    }
    assert!(secrets.0.len() >= 6 * people, "everyone has had secret tickets");
    device.awaited_person().await;
    secrets.assert_all_hidden(&device).await;
    let checked = assert_messages_match_viewer(&device.messages().await);
    assert!(checked > 30, "only {checked} snapshots were sent: too few to prove anything");
    device.browser.close().await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_desk() {
    play_four_rounds(Language::English, Shape::DESK, 2).await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_phone_in_spanish() {
    play_four_rounds(Language::Spanish, Shape::PHONE, 2).await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_tablet_in_romanian() {
    play_four_rounds(Language::Romanian, Shape::TABLET, 2).await;
}

#[tokio::test]
async fn three_people_and_a_bot_keep_their_secrets_on_a_phone() {
    play_four_rounds(Language::English, Shape::PHONE, 3).await;
}

/// Starts a game of two people with a fixed seed, in which both have chosen their opening tickets.
async fn start_for_two(shape: Shape) -> (Device, Secrets) {
    let device = Device::open_in(Language::English, shape).await;
    device.page.seat_a_person(2).await;
    device.page.run("document.querySelector('.more').open = true").await;
    device.page.fill("input[inputmode=numeric]", "21").await;
    device.page.click(".start-bar button").await;
    let mut secrets = Secrets::default();
    for _ in 0..2 {
        let who = device.awaited_person().await;
        device.page.lift_curtain().await;
        a_turn(&device, 0, &who, &mut secrets).await;
    }
    (device, secrets)
}

/// Looking at a ticket moves the map to its cities: the next person must not see where the map was.
#[tokio::test]
async fn nobody_finds_the_map_where_another_has_left_it() {
    let (device, mut secrets) = start_for_two(Shape::PHONE).await;
    let page = &device.page;
    device.awaited_person().await;
    let first = map_state(page).await;
    for _ in 0..2 {
        let who = device.awaited_person().await;
        page.resume_turn().await;
        page.tap(".tabs .tab-tickets", Pointer::Finger).await;
        page.tap(".tickets button", Pointer::Finger).await;
        page.run("document.querySelector('.stage .city:last-child').focus()").await;
        page.wait_until("return document.querySelector('.board').classList.contains('dim')").await;
        let looked_at = map_state(page).await;
        assert_ne!(looked_at[0], first[0], "the map moves to the ticket of {who}");
        assert_ne!(looked_at[1], first[1]);
        page.tap(".tabs .tab-cards", Pointer::Finger).await;
        a_turn(&device, 0, &who, &mut secrets).await;
        device.awaited_person().await;
        assert_eq!(map_state(page).await, first, "the map shows what {who} was looking at");
        secrets.assert_all_hidden(&device).await;
    }
    device.browser.close().await;
}

#[tokio::test]
async fn the_curtain_falls_when_the_app_goes_out_of_sight() {
    let device = Device::open_in(Language::English, Shape::DESK).await;
    let (page, browser) = (&device.page, &device.browser);
    page.seat_a_person(2).await;
    page.press("Start game").await;
    let who = device.awaited_person().await;
    page.lift_curtain().await;
    page.see("Keep at least").await;
    let mut secrets = Secrets::default();
    secrets.remember(page, &who).await;
    assert!(!secrets.0.is_empty());

    browser.second_tab().await;
    browser.close_second_tab().await;
    assert_eq!(device.awaited_person().await, who, "the same person is awaited again");
    secrets.assert_all_hidden(&device).await;
    assert_messages_match_viewer(&device.messages().await);
    page.lift_curtain().await;
    page.see("Keep at least").await;
    device.browser.close().await;
}

/// Chooses cards of the hand, one kind after the other, until they pay for a route. Returns that route's number.
async fn choose_cards(page: &Page) -> String {
    let stacks = page.count(".stack").await;
    for stack in 1..=stacks {
        let css = format!(".stack:nth-of-type({stack})");
        let held = page.run(&format!("return +document.querySelector('{css} .held').textContent")).await;
        for chosen in 1..=held.as_u64().expect("a number") {
            page.click(&css).await;
            page.wait_for(&format!("{css} .taken[data-figure='{chosen}']")).await;
            let lit = "return document.querySelector('.route.claimable')?.dataset.route ?? ''";
            let lit = page.run(lit).await.as_str().expect("a number, or none").to_owned();
            if !lit.is_empty() {
                return lit;
            }
        }
        page.press("Put back").await;
    }
    panic!("no cards of one kind pay for a route");
}

#[tokio::test]
async fn cards_are_chosen_first_their_claim_is_undone_and_made_and_the_next_one_sees_it_step_by_step() {
    let (device, mut secrets) = start_for_two(Shape::DESK).await;
    let page = &device.page;
    let first = device.awaited_person().await;
    let watch = "window.times = {};
        const parts = { claimed: '.route.owned', skipped: '.skip-hint', curtain: '.lift' };
        const look = () => { for (const [name, css] of Object.entries(parts))
            if (document.querySelector(css)) times[name] ??= performance.now(); };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });";
    for time in ["once", "again"] {
        assert_eq!(device.awaited_person().await, first, "{time}");
        page.resume_turn().await;
        let all = page.count(".route.claimable").await;
        let route = choose_cards(page).await;
        assert!(
            page.count(".route.claimable").await < all,
            "only the routes that these cards pay for are highlighted"
        );
        page.run(watch).await;
        page.tap(&format!("[data-route='{route}'] .space"), Pointer::Mouse).await;
        let owned = format!(".route.owned[data-route='{route}']");
        // If the cards have a locomotive that could be kept, the page asks once more.
        page.wait_for(&format!("{owned}, .game-ask .pay")).await;
        page.run("document.querySelector('.game-ask .pay')?.click()").await;
        page.wait_for(&owned).await;
        if time == "again" {
            page.tap(".turn", Pointer::Mouse).await;
        }
        assert_ne!(device.awaited_person().await, first, "the turn is over");
        if time == "once" {
            let order = "return times.claimed < times.curtain && times.skipped < times.curtain";
            assert_eq!(page.run(order).await, true, "a claim is seen before the curtain falls");
            page.press("Undo").await;
            page.wait_until("return !document.querySelector('.route.owned')").await;
        }
    }

    page.resume_turn().await;
    assert_eq!(page.count(".undo").await, 0, "a claim can't be undone once the next person has seen it");
    page.press("Since your last turn (1)").await;
    page.see("claimed").await;
    page.see("1 of 1").await;
    assert_eq!(page.count(".board.dim .route.lit.owned").await, 1, "the claim is highlighted");
    page.click(".since .primary").await;
    page.wait_until("return !document.querySelector('.since-step, .board.dim')").await;
    // The network of the person who claimed it is this one route.
    let seat = format!(".seat[aria-label^='{first}']");
    page.click(&seat).await;
    page.wait_for(".board.dim .route.lit.owned").await;
    assert_eq!(page.count(".route.lit").await, 1, "nothing else is highlighted");
    page.click(&seat).await;
    page.wait_until("return !document.querySelector('.board.dim')").await;
    a_turn(&device, 0, "the second", &mut secrets).await;

    assert_eq!(device.awaited_person().await, first);
    page.resume_turn().await;
    page.press("Since your last turn (1)").await;
    page.see("1 of 1").await;
    page.see("drew 2 cards from the deck").await;
    page.click(".since .primary").await;
    page.wait_until("return !document.querySelector('.since-step')").await;
    device.browser.close().await;
}

#[tokio::test]
async fn a_press_lifts_no_curtain_and_a_key_is_asked_again() {
    let device = Device::open_in(Language::English, Shape::DESK).await;
    let page = &device.page;
    page.seat_a_person(2).await;
    page.press("Start game").await;
    device.awaited_person().await;
    page.click(".lift").await;
    page.see("Yes, show my cards").await;
    assert!(!page.shows("Keep at least").await, "a short press shows nothing");
    page.lift_curtain().await;
    page.see("Keep at least").await;
    page.reload().await;

    device.awaited_person().await;
    page.wait_until("return document.activeElement?.classList.contains('lift')").await;
    page.keys("\u{e007}").await;
    page.see("Yes, show my cards").await;
    page.keys("\u{e007}").await;
    page.see("Keep at least").await;
    device.browser.close().await;
}

/// Two people and a bot play a whole game on a tablet, in this language. `words` are kinds of questions, and words that
/// each must contain.
async fn a_whole_game(language: &str, map: &str, seed: &str, words: &[(&str, &str)]) {
    let server = Server::start();
    let browser = Browser::open(Shape::TABLET, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    page.press("Instant").await;
    page.press(language).await;
    page.run("location.hash = 'new'").await;
    page.click(&format!(".map-choice label:has([value={map}])")).await;
    people_and_a_bot_begin(&page, 2, seed).await;
    let mut people = Player::everyone(page.clone(), Pointer::Finger, map == "europe");
    people.play().await;
    for (question, words) in words {
        let asked = people.questions.get(*question);
        assert!(
            asked.is_some_and(|asked| asked.contains(words)),
            "{question} does not say {words:?} but {asked:?}"
        );
    }
    check_scores_against_engine(&page, map, &browser.downloads()).await;
    browser.close().await;
}

#[tokio::test]
async fn a_whole_game_is_passed_round_in_spanish_on_a_tablet() {
    let words = [
        ("curtain", "Soy Jugador"),
        ("offer", "Elige billetes"),
        ("news", "Jugar mi turno"),
        ("drawn", "Tu carta:"),
        ("claim", "Reclamar con"),
    ];
    a_whole_game("Español", "europe", "31", &words).await;
}

#[tokio::test]
async fn a_whole_game_is_passed_round_in_romanian_on_a_tablet() {
    let words = [
        ("curtain", "Sunt Jucătorul"),
        ("offer", "Alege bilete"),
        ("news", "Joacă tura mea"),
        ("drawn", "Cartea ta:"),
        ("claim", "Ia ruta cu"),
    ];
    a_whole_game("Română", "usa", "32", &words).await;
}

/// Looking back at a game that is being played shows what everyone at the table knows, and the way back to it leads through
/// the curtain.
#[tokio::test]
async fn looking_back_shows_nobodys_cards_while_the_game_is_played() {
    let (device, mut secrets) = start_for_two(Shape::PHONE).await;
    let page = &device.page;
    let who = device.awaited_person().await;
    page.resume_turn().await;
    page.run("document.querySelector('.tabs .tab-tickets').click()").await;
    secrets.remember(page, &who).await;
    page.click(".open-menu").await;
    page.click(".menu-replay").await;
    page.wait_for(".replay .timeline").await;
    page.see(device.catalogue.text("replay-eyes-table")).await;
    for key in ["\u{e010}", "\u{e012}", "\u{e011}", "\u{e014}"] {
        page.keys(key).await;
        secrets.assert_hidden_from(&device, "nobody").await;
        assert!(device.private_draws().await.is_empty(), "{who} has handed the device to nobody");
    }
    page.click(".back").await;
    assert_eq!(device.awaited_person().await, who, "the same person is awaited again");
    secrets.assert_all_hidden(&device).await;
    assert!(assert_messages_match_viewer(&device.messages().await) > 5);
    device.browser.close().await;
}
