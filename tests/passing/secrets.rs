//! What a page was told, and what of it is on the page: each person's own, and nobody's behind the curtain.

use drive::{Browser, Language, Light, Page, Server, Shape, Words};
use engine::Card;
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

/// What is handed from one person to the next: a browser in which every message is kept.
pub struct Device {
    pub page: Page,
    pub browser: Browser,
    pub words: Words,
    _server: Server,
}

impl Device {
    /// On the form of a new game.
    pub async fn speaking(language: Language, shape: Shape) -> Device {
        let server = Server::start();
        let browser = Browser::open(shape, Light::Light).await;
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SPY })).await;
        let (page, words) = (browser.page(), Words::of(language));
        page.go(&server.address).await;
        page.speak(language).await;
        page.press(words.say("home-new-game")).await;
        Device { page, browser, words, _server: server }
    }

    /// Whose turn the curtain waits for.
    pub async fn awaited(&self) -> String {
        self.page.wait_for(".lift").await;
        let here = self.page.run("return document.querySelector('.lift').textContent").await;
        let here = here.as_str().expect("words").trim();
        let name = here.strip_prefix(self.words.say("game-here"));
        name.unwrap_or_else(|| panic!("{here:?} says who is there in other words")).to_owned()
    }

    /// Everything on the page, in sight or not.
    async fn document(&self) -> String {
        let document = self.page.run("return document.documentElement.outerHTML").await;
        document.as_str().expect("the document").to_owned()
    }

    /// What the log says of cards that only whoever drew them has seen.
    pub async fn drawn_unseen(&self) -> Vec<String> {
        let document = self.document().await;
        let line = |card: Card| {
            let colour = self.words.say(&format!("colour-{}", card.name()));
            self.words.write("log-drew-own", &[("card", colour)])
        };
        Card::ALL.into_iter().map(line).filter(|line| document.contains(line)).collect()
    }

    /// What the page was told so far, and what it asked.
    pub async fn messages(&self) -> Vec<String> {
        let messages = self.page.run("return window.overheard").await;
        serde_json::from_value(messages).expect("a list of messages")
    }
}

/// What the people at the table have seen and nobody else may: whose ticket, between which cities.
#[derive(Default)]
pub struct Secrets(pub Vec<(String, [String; 2])>);

impl Secrets {
    /// The tickets that are in sight of `who` now.
    pub async fn note(&mut self, page: &Page, who: &str) {
        let seen = page
            .run("return [...document.querySelectorAll('.stub-cities')].map((stub) => stub.textContent)")
            .await;
        let seen: Vec<String> = serde_json::from_value(seen).expect("a list of tickets");
        let cities = seen.iter().map(|ticket| ticket.split_once(" – ").expect("two cities"));
        self.0.extend(cities.map(|(from, to)| (who.to_owned(), [from.to_owned(), to.to_owned()])));
    }

    /// As a ticket has its cities, and as the log and the voice have them.
    fn spelt([from, to]: &[String; 2]) -> [String; 2] {
        [format!("{from} – {to}"), format!("{from}–{to}")]
    }

    /// The log tells `who` of their own tickets, in words that would be found if they were told to another.
    pub async fn are_told_to(&self, device: &Device, who: &str) {
        let document = device.document().await;
        let mut own = self.0.iter().filter(|(owner, _)| owner == who);
        assert!(
            own.any(|(_, cities)| document.contains(&Secrets::spelt(cities)[1])),
            "no line tells {who} of a ticket: that none tells another proves nothing"
        );
    }

    /// Nothing of anyone but `who` is anywhere in the document, in sight or not.
    pub async fn are_kept_from(&self, device: &Device, who: &str) {
        let document = device.document().await;
        for (owner, cities) in self.0.iter().filter(|(owner, _)| owner != who) {
            for ticket in Secrets::spelt(cities) {
                assert!(!document.contains(&ticket), "{who} finds {owner}'s ticket {ticket} on the page");
            }
        }
    }

    /// Behind the curtain is nobody's hand, and nothing that only one of them knows.
    pub async fn are_kept(&self, device: &Device) {
        self.are_kept_from(device, "nobody").await;
        let known = device.drawn_unseen().await;
        assert!(known.is_empty(), "nobody knows what was drawn: {known:?}");
        let own = ".stack, .ticket-pane, .offer, .payment-way, .pay";
        assert_eq!(device.page.count(own).await, 0, "behind the curtain is nobody's hand");
    }
}

/// Whatever the page was told belonged to the person who had the device.
pub fn belonged_to_whoever_was_there(messages: &[String]) -> usize {
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
        let told = ["moved", "returned"].map(|how| &update[how]["snapshot"]);
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
