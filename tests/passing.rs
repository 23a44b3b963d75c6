//! Several people on one device: nothing of one is on the page, or told to it, while another may look.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{Browser, Light, Page, Player, Server, Shape, Touch, the_scores_are_the_engines};
use serde_json::{Value, json};

/// Keeps everything that the page asks its table and is told by it.
const SPY: &str = r#"
    window.overheard = [];
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => window.overheard.push(data));
      }
      postMessage(...given) {
        // The first is no message but the module that the worker is to run.
        if (typeof given[0] !== "object" || Array.isArray(given[0])) window.overheard.push(given[0]);
        super.postMessage(...given);
      }
    };"#;

/// A browser in which every message is kept, on the form of a new game.
async fn overheard(shape: Shape) -> (Server, Browser, Page) {
    let server = Server::start();
    let browser = Browser::open(shape, Light::Light).await;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SPY })).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("New game").await;
    (server, browser, page)
}

/// What the people at the table have seen and nobody else may.
#[derive(Default)]
struct Secrets(Vec<(String, String)>);

impl Secrets {
    /// The tickets that are in sight of `who` now.
    async fn note(&mut self, page: &Page, who: &str) {
        let seen = page
            .run("return [...document.querySelectorAll('.stub-cities')].map((stub) => stub.textContent)")
            .await;
        let seen: Vec<String> = serde_json::from_value(seen).expect("a list of tickets");
        self.0.extend(seen.into_iter().map(|ticket| (who.to_owned(), ticket)));
    }

    /// Nothing of anyone but `who` is anywhere in the document, in sight or not.
    async fn are_kept_from(&self, page: &Page, who: &str) {
        let document = page.run("return document.documentElement.outerHTML").await;
        let document = document.as_str().expect("the document");
        for (owner, ticket) in self.0.iter().filter(|(owner, _)| owner != who) {
            assert!(!document.contains(ticket.as_str()), "{who} finds {owner}'s ticket {ticket} on the page");
        }
        let known = page
            .run("return document.documentElement.outerHTML.match(/took (?!a card)\\w+ from the deck/g)")
            .await;
        assert!(who != NOBODY || known.is_null(), "nobody knows what was drawn: {known}");
        let own =
            "return document.querySelectorAll('.stack, .ticket-pane, .offer, .payment-way, .pay').length";
        assert!(who != NOBODY || page.run(own).await == 0, "behind the curtain is nobody's hand");
    }
}

const NOBODY: &str = "nobody";

/// Whose turn the curtain waits for.
async fn awaited(page: &Page) -> String {
    page.wait_for(".lift").await;
    let name =
        page.run("return document.querySelector('.lift').textContent.replace('I am', '').trim()").await;
    name.as_str().expect("a name").to_owned()
}

/// The person before the curtain has a turn. Even ones draw cards, odd ones tickets.
async fn a_turn(page: &Page, number: usize, who: &str, secrets: &mut Secrets) {
    page.wait_for(".game[data-mine='true']").await;
    if page.count(".offer").await > 0 {
        secrets.note(page, who).await;
        page.press("Keep").await;
        return;
    }
    if page.count(".news").await > 0 {
        page.press("To my turn").await;
    }
    secrets.note(page, who).await;
    if number % 2 == 1 {
        page.press("Draw tickets").await;
        page.wait_for(".offer").await;
        secrets.note(page, who).await;
        page.click(".candidate").await;
        page.press("Keep 1 ticket").await;
    } else {
        page.click(".deck[aria-disabled=false]").await;
        page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
        page.click(".deck[aria-disabled=false]").await;
        page.see("Your card:").await;
        page.press("Done").await;
    }
}

/// Whatever the page was told belonged to the person who had the device.
fn belonged_to_whoever_was_there(messages: &[String]) -> usize {
    let (mut here, mut arrived, mut looked_at) = (Value::Null, Value::Null, 0);
    for message in messages {
        let message: Value = serde_json::from_str(message).expect("a message");
        if let Some(arrive) = message["request"].get("arrive") {
            arrived = arrive["seat"].clone();
        }
        let answer = &message["answer"]["answer"]["Ok"];
        if answer.get("arrive").is_some() {
            here = arrived.clone();
        }
        let update = &message["update"];
        for event in update["moved"]["events"].as_array().into_iter().flatten() {
            is_for(event, &here);
        }
        let told = ["moved", "returned"].map(|how| &update[how]["position"]);
        let answered = answer.as_object().into_iter().flat_map(|answer| answer.values());
        for position in told.into_iter().chain(answered) {
            let view = &position["view"];
            if view.is_null() {
                continue;
            }
            looked_at += 1;
            assert!(
                view["viewer"].is_null() || view["viewer"] == here,
                "the eyes of someone who is not there"
            );
            here = view["viewer"].clone();
            if here.is_null() {
                let held = serde_json::to_string(&view["hand"]).expect("a hand");
                assert!(!held.contains(|digit: char| ('1'..='9').contains(&digit)), "nobody's hand: {held}");
                for nothing in ["tickets", "legal"] {
                    assert_eq!(view[nothing], json!([]), "{nothing} of nobody");
                }
                assert!(
                    !view["offer"].to_string().contains(|digit: char| digit.is_ascii_digit()),
                    "nobody's offer"
                );
            }
            for event in view["history"].as_array().into_iter().flatten() {
                is_for(event, &here);
            }
        }
    }
    looked_at
}

/// What is private in an event is for its seat only.
fn is_for(event: &Value, here: &Value) {
    // An event of which nothing is to be told but that it happened is its name alone.
    let Some((name, event)) = event.as_object().and_then(|event| event.iter().next()) else {
        assert!(event.is_string(), "no event: {event}");
        return;
    };
    let private = match name.as_str() {
        "dealt" => &event["cards"],
        "drew-blind" => &event["card"],
        "tickets-offered" => &event["tickets"],
        "opening-kept" | "tickets-kept" => &event["choice"],
        _ => &Value::Null,
    };
    assert!(private.is_null() || &event["seat"] == here, "told to {here}: {name} {event}");
}

async fn messages(page: &Page) -> Vec<String> {
    serde_json::from_value(page.run("return window.overheard").await).expect("a list of messages")
}

/// Two people and a bot, four rounds.
async fn an_evening(shape: Shape) {
    let (_server, browser, page) = overheard(shape).await;
    page.seat_a_person(2).await;
    page.press("Add a bot").await;
    page.run(
        "document.querySelector('.more').open = true; document.querySelector('.level-choice input').click()",
    )
    .await;
    page.write("input[inputmode=numeric]", "21").await;
    page.press("Start the game").await;
    let mut secrets = Secrets::default();
    let mut turns = Vec::new();
    for number in 0..10 {
        let who = awaited(&page).await;
        secrets.are_kept_from(&page, NOBODY).await;
        page.lift_curtain().await;
        page.wait_for(".game[data-mine='true']").await;
        if number >= 4 {
            page.wait_for(".news").await;
        }
        secrets.are_kept_from(&page, &who).await;
        a_turn(&page, number / 2, &who, &mut secrets).await;
        turns.push(who);
    }
    let both = ["Player 1", "Player 2"].map(|name| turns.iter().filter(|who| *who == name).count());
    assert_eq!(both, [5, 5], "the opening and four rounds: {turns:?}");
    assert!(secrets.0.len() >= 12, "both have had tickets to hide");
    awaited(&page).await;
    secrets.are_kept_from(&page, NOBODY).await;
    let looked_at = belonged_to_whoever_was_there(&messages(&page).await);
    assert!(looked_at > 30, "only {looked_at} positions were told: this proves nothing");
    browser.close().await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_desk() {
    an_evening(Shape::DESK).await;
}

#[tokio::test]
async fn two_people_and_a_bot_keep_their_secrets_on_a_tablet() {
    an_evening(Shape::TABLET).await;
}

#[tokio::test]
async fn the_curtain_falls_when_the_app_goes_out_of_sight() {
    let (_server, browser, page) = overheard(Shape::DESK).await;
    page.seat_a_person(2).await;
    page.press("Start the game").await;
    let who = awaited(&page).await;
    page.lift_curtain().await;
    page.see("Keep at least").await;
    let mut secrets = Secrets::default();
    secrets.note(&page, &who).await;
    assert!(!secrets.0.is_empty());

    browser.second_tab().await;
    browser.close_second_tab().await;
    assert_eq!(awaited(&page).await, who, "the same person is awaited again");
    secrets.are_kept_from(&page, NOBODY).await;
    belonged_to_whoever_was_there(&messages(&page).await);
    page.lift_curtain().await;
    page.see("Keep at least").await;
    browser.close().await;
}

#[tokio::test]
async fn a_press_lifts_no_curtain_and_a_key_is_asked_again() {
    let (_server, browser, page) = overheard(Shape::DESK).await;
    page.seat_a_person(2).await;
    page.press("Start the game").await;
    awaited(&page).await;
    page.click(".lift").await;
    page.see("Yes, show my cards").await;
    assert!(!page.shows("Keep at least").await, "a touch in passing shows nothing");
    page.reload().await;

    awaited(&page).await;
    page.wait_until("return document.activeElement?.classList.contains('lift')").await;
    page.keys("\u{e007}").await;
    page.see("Yes, show my cards").await;
    page.keys("\u{e007}").await;
    page.see("Keep at least").await;
    browser.close().await;
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
    page.click("article:nth-of-type(2) .seat-who label").await;
    page.click(".add-seat button").await;
    page.run(
        "document.querySelector('.more').open = true; document.querySelector('.level-choice input').click()",
    )
    .await;
    page.write("input[inputmode=numeric]", seed).await;
    page.click(".start-bar button").await;
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
