//! Several people on one device: nothing of one is on the page, or told to it, while another may look.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "passing/secrets.rs"]
mod secrets;

use drive::{Browser, Language, Light, Page, Player, Server, Shape, Touch, the_scores_are_the_engines};
use secrets::{Device, Secrets, belonged_to_whoever_was_there};
use serde_json::Value;

/// Which part of the map is in sight, and where on it the keys are.
async fn outlook(page: &Page) -> Value {
    let outlook = "const layer = document.querySelector('.stage-layer');
        const cursor = document.querySelector('.stage [tabindex=\"0\"]');
        return [layer.style.transform, { ...cursor.dataset }]";
    page.run(outlook).await
}

/// The person before the curtain has a turn. Even ones draw cards, odd ones tickets.
async fn a_turn(Device { page, words, .. }: &Device, number: usize, who: &str, secrets: &mut Secrets) {
    page.wait_for(".game[data-mine='true']").await;
    let keep = words.say("game-keep");
    if page.count(".offer").await > 0 {
        secrets.note(page, who).await;
        page.press(keep).await;
        return;
    }
    if page.count(".news").await > 0 {
        page.press(words.say("news-on")).await;
    }
    secrets.note(page, who).await;
    // On a phone what can be drawn is behind a tab.
    let tab = if number % 2 == 1 { "tickets" } else { "draw" };
    page.run(&format!("document.querySelector('.tabs .tab-{tab}')?.click()")).await;
    if number % 2 == 1 {
        page.press(words.say("game-draw-tickets")).await;
        page.agree_to_tickets(Touch::Mouse).await;
        secrets.note(page, who).await;
        page.click(".candidate input").await;
        page.press(&format!("{keep}1")).await;
    } else {
        page.click(".deck[aria-disabled=false]").await;
        page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
        page.click(".deck[aria-disabled=false]").await;
        page.see(words.say("drawn-card")).await;
        page.press(words.say("drawn-done")).await;
    }
}

/// On the form of a new game: so many people and a quick bot begin, with all chance decided.
async fn people_and_a_bot_begin(page: &Page, people: usize, seed: &str) {
    page.seat_a_person(2).await;
    // By scripts: on a phone they may lie under the bar with the start.
    for _ in 2..people {
        page.run("document.querySelector('.add-seat button:nth-child(2)').click()").await;
    }
    page.run("document.querySelector('.add-seat button').click()").await;
    page.run(
        "document.querySelector('.more').open = true; document.querySelector('.level-choice input').click()",
    )
    .await;
    page.write("input[inputmode=numeric]", seed).await;
    page.click(".start-bar button").await;
}

/// So many people and a bot, four rounds.
async fn an_evening(language: Language, shape: Shape, people: usize) {
    let device = Device::speaking(language, shape).await;
    people_and_a_bot_begin(&device.page, people, "21").await;
    let mut secrets = Secrets::default();
    let mut turns = Vec::new();
    for number in 0..5 * people {
        let who = device.awaited().await;
        secrets.are_kept(&device).await;
        device.page.lift_curtain().await;
        device.page.wait_for(".game[data-mine='true']").await;
        let round = number / people;
        if round >= 2 {
            device.page.wait_for(".news").await;
            secrets.are_told_to(&device, &who).await;
        }
        secrets.are_kept_from(&device, &who).await;
        // Everyone draws cards in the second round, and is told of them from the third on.
        let told = device.drawn_unseen().await;
        assert_eq!(!told.is_empty(), round > 2, "the log tells {who} of {told:?}");
        a_turn(&device, round, &who, &mut secrets).await;
        turns.push(who);
    }
    for seat in 1..=people {
        let name = device.words.write("new-game-player", &[("number", &seat.to_string())]);
        let own = turns.iter().filter(|who| **who == name).count();
        assert_eq!(own, 5, "the opening and four rounds: {turns:?}");
    }
    assert!(secrets.0.len() >= 6 * people, "everyone has had tickets to hide");
    device.awaited().await;
    secrets.are_kept(&device).await;
    let looked_at = belonged_to_whoever_was_there(&device.messages().await);
    assert!(looked_at > 30, "only {looked_at} positions were told: this proves nothing");
    device.browser.close().await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_desk() {
    an_evening(Language::English, Shape::DESK, 2).await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_phone_in_spanish() {
    an_evening(Language::Spanish, Shape::PHONE, 2).await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_tablet_in_romanian() {
    an_evening(Language::Romanian, Shape::TABLET, 2).await;
}

#[tokio::test]
async fn three_people_and_a_bot_keep_their_secrets_on_a_phone() {
    an_evening(Language::English, Shape::PHONE, 3).await;
}

/// Two people who have chosen their opening tickets, in a game whose cards are known.
async fn begun_by_two(shape: Shape) -> (Device, Secrets) {
    let device = Device::speaking(Language::English, shape).await;
    device.page.seat_a_person(2).await;
    device.page.run("document.querySelector('.more').open = true").await;
    device.page.write("input[inputmode=numeric]", "21").await;
    device.page.click(".start-bar button").await;
    let mut secrets = Secrets::default();
    for _ in 0..2 {
        let who = device.awaited().await;
        device.page.lift_curtain().await;
        a_turn(&device, 0, &who, &mut secrets).await;
    }
    (device, secrets)
}

/// A ticket that is looked at brings its cities into sight: for its owner only.
#[tokio::test]
async fn nobody_finds_the_map_where_another_has_left_it() {
    let (device, mut secrets) = begun_by_two(Shape::PHONE).await;
    let page = &device.page;
    device.awaited().await;
    let first = outlook(page).await;
    for _ in 0..2 {
        let who = device.awaited().await;
        page.take_up().await;
        page.tap(".tabs .tab-tickets", Touch::Finger).await;
        page.tap(".tickets button", Touch::Finger).await;
        page.run("document.querySelector('.stage .city:last-child').focus()").await;
        page.wait_until("return document.querySelector('.board').classList.contains('dim')").await;
        let looked_at = outlook(page).await;
        assert_ne!(looked_at[0], first[0], "{who} is shown no more of the ticket than before");
        assert_ne!(looked_at[1], first[1]);
        page.tap(".tabs .tab-draw", Touch::Finger).await;
        a_turn(&device, 0, &who, &mut secrets).await;
        device.awaited().await;
        assert_eq!(outlook(page).await, first, "the map shows what {who} was looking at");
        secrets.are_kept(&device).await;
    }
    device.browser.close().await;
}

#[tokio::test]
async fn the_curtain_falls_when_the_app_goes_out_of_sight() {
    let device = Device::speaking(Language::English, Shape::DESK).await;
    let (page, browser) = (&device.page, &device.browser);
    page.seat_a_person(2).await;
    page.press("Start the game").await;
    let who = device.awaited().await;
    page.lift_curtain().await;
    page.see("Keep at least").await;
    let mut secrets = Secrets::default();
    secrets.note(page, &who).await;
    assert!(!secrets.0.is_empty());

    browser.second_tab().await;
    browser.close_second_tab().await;
    assert_eq!(device.awaited().await, who, "the same person is awaited again");
    secrets.are_kept(&device).await;
    belonged_to_whoever_was_there(&device.messages().await);
    page.lift_curtain().await;
    page.see("Keep at least").await;
    device.browser.close().await;
}

/// Chooses cards of the hand, one kind after the other, until they pay for a route; which one that is.
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
    panic!("no cards of one kind pay for anything");
}

#[tokio::test]
async fn cards_are_chosen_first_their_claim_is_undone_and_made_and_the_next_one_sees_it_step_by_step() {
    let (device, mut secrets) = begun_by_two(Shape::DESK).await;
    let page = &device.page;
    let first = device.awaited().await;
    for time in ["once", "again"] {
        assert_eq!(device.awaited().await, first, "{time}");
        page.take_up().await;
        let all = page.count(".route.claimable").await;
        let route = choose_cards(page).await;
        assert!(page.count(".route.claimable").await < all, "only what these cards pay for is lit");
        page.tap(&format!("[data-route='{route}'] .space"), Touch::Mouse).await;
        page.wait_for(&format!(".route.owned[data-route='{route}']")).await;
        assert_ne!(device.awaited().await, first, "the turn is over");
        if time == "once" {
            page.press("Undo").await;
            page.wait_until("return !document.querySelector('.route.owned')").await;
        }
    }

    page.take_up().await;
    assert_eq!(page.count(".undo").await, 0, "what was looked at can't be undone");
    page.press("Since your last turn (1)").await;
    page.see("claimed").await;
    page.see("1 of 1").await;
    assert_eq!(page.count(".board.dim .route.lit.owned").await, 1, "the claim is in the light");
    page.click(".since .primary").await;
    page.wait_until("return !document.querySelector('.since-step, .board.dim')").await;
    // Whoever claimed it has a network of it alone.
    let seat = format!(".seat[aria-label^='{first}']");
    page.click(&seat).await;
    page.wait_for(".board.dim .route.lit.owned").await;
    assert_eq!(page.count(".route.lit").await, 1, "nothing else is in the light");
    page.click(&seat).await;
    page.wait_until("return !document.querySelector('.board.dim')").await;
    a_turn(&device, 0, "the second", &mut secrets).await;

    assert_eq!(device.awaited().await, first);
    page.take_up().await;
    page.press("Since your last turn (2)").await;
    page.see("1 of 2").await;
    page.press("Next").await;
    page.see("2 of 2").await;
    page.see("took a card from the deck").await;
    page.click(".since .primary").await;
    page.wait_until("return !document.querySelector('.since-step')").await;
    device.browser.close().await;
}

#[tokio::test]
async fn a_press_lifts_no_curtain_and_a_key_is_asked_again() {
    let device = Device::speaking(Language::English, Shape::DESK).await;
    let page = &device.page;
    page.seat_a_person(2).await;
    page.press("Start the game").await;
    device.awaited().await;
    page.click(".lift").await;
    page.see("Yes, show my cards").await;
    assert!(!page.shows("Keep at least").await, "a touch in passing shows nothing");
    page.lift_curtain().await;
    page.see("Keep at least").await;
    page.reload().await;

    device.awaited().await;
    page.wait_until("return document.activeElement?.classList.contains('lift')").await;
    page.keys("\u{e007}").await;
    page.see("Yes, show my cards").await;
    page.keys("\u{e007}").await;
    page.see("Keep at least").await;
    device.browser.close().await;
}

/// Two people and a bot on a tablet, to the end of the game, in a language that is chosen first. The words are some of
/// those that each kind of question has to say.
async fn a_whole_game(language: &str, map: &str, seed: &str, words: &[(&str, &str)]) {
    let server = Server::start();
    let browser = Browser::open(Shape::TABLET, Light::Light).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    page.press("At once").await;
    page.press(language).await;
    page.run("location.hash = 'new'").await;
    page.click(&format!(".map-choice label:has([value={map}])")).await;
    people_and_a_bot_begin(&page, 2, seed).await;
    let mut people = Player::everyone(page.clone(), Touch::Finger, map == "europe");
    people.play().await;
    for (question, words) in words {
        let asked = people.questions.get(*question);
        assert!(
            asked.is_some_and(|asked| asked.contains(words)),
            "{question} does not say {words:?} but {asked:?}"
        );
    }
    the_scores_are_the_engines(&page, map, &browser.downloads()).await;
    browser.close().await;
}

#[tokio::test]
async fn a_whole_game_is_passed_round_in_spanish_on_a_tablet() {
    let words = [
        ("curtain", "Soy Jugador"),
        ("offer", "Elige billetes"),
        ("news", "A mi turno"),
        ("drawn", "Tu carta:"),
        ("claim", "Tomar por"),
    ];
    a_whole_game("Español", "europe", "31", &words).await;
}

#[tokio::test]
async fn a_whole_game_is_passed_round_in_romanian_on_a_tablet() {
    let words = [
        ("curtain", "Sunt Jucătorul"),
        ("offer", "Alege bilete"),
        ("news", "La tura mea"),
        ("drawn", "Cartea ta:"),
        ("claim", "Ia ruta cu"),
    ];
    a_whole_game("Română", "usa", "32", &words).await;
}
