//! Checks the messages to the page and the page itself: each person finds only their own secrets there, and behind the
//! curtain there are none.

use drive::{Browser, Catalogue, ColourScheme, Language, Page, Server, Shape};
use engine::Card;
use serde_json::{Value, json};

/// A script that records every message between the page and its table.
const RECORD_MESSAGES: &str = r#"
    window.overheard = [];
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => window.overheard.push(data));
      }
      postMessage(...given) {
        // The first is not a message but the module for the worker to run.
        if (typeof given[0] !== "object" || Array.isArray(given[0])) window.overheard.push(given[0]);
        super.postMessage(...given);
      }
    };"#;

/// The shared device: a browser that records every message.
pub struct Device {
    pub page: Page,
    pub browser: Browser,
    pub catalogue: Catalogue,
    _server: Server,
}

impl Device {
    /// Opens the form of a new game.
    pub async fn open_in(language: Language, shape: Shape) -> Device {
        let server = Server::start();
        let browser = Browser::open(shape, ColourScheme::Light).await;
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": RECORD_MESSAGES })).await;
        let (page, catalogue) = (browser.page(), Catalogue::of(language));
        page.go(&server.address).await;
        page.choose_language(language).await;
        page.press(catalogue.text("home-new-game")).await;
        Device { page, browser, catalogue, _server: server }
    }

    /// The name of the person that the curtain waits for.
    pub async fn awaited_person(&self) -> String {
        self.page.wait_for(".lift").await;
        let here = self.page.run("return document.querySelector('.lift').textContent").await;
        let here = here.as_str().expect("words").trim();
        let name = here.strip_prefix(self.catalogue.text("game-here"));
        name.unwrap_or_else(|| panic!("unexpected words on the curtain's button: {here:?}")).to_owned()
    }

    /// The page's whole document, visible or not.
    async fn document(&self) -> String {
        let document = self.page.run("return document.documentElement.outerHTML").await;
        document.as_str().expect("the document").to_owned()
    }

    /// The log's lines about cards that only the person who drew them has seen.
    pub async fn private_draws(&self) -> Vec<String> {
        let document = self.document().await;
        // Its beginning, up to the first card: two of them share a line.
        let line = |card: Card| {
            let colour = self.catalogue.text(&format!("colour-{}", card.name()));
            let line = self.catalogue.format("log-drew-own", &[("card", colour)]);
            let end = line.find(colour).expect("the card") + colour.len();
            line[..end].to_owned()
        };
        Card::ALL.into_iter().map(line).filter(|line| document.contains(line)).collect()
    }

    /// The messages so far, in both directions.
    pub async fn messages(&self) -> Vec<String> {
        let messages = self.page.run("return window.overheard").await;
        serde_json::from_value(messages).expect("a list of messages")
    }
}

/// The tickets that people have seen and others must not: the owner, and the two cities.
#[derive(Default)]
pub struct Secrets(pub Vec<(String, [String; 2])>);

impl Secrets {
    /// Remembers the tickets on the page as those of `who`.
    pub async fn remember(&mut self, page: &Page, who: &str) {
        let seen = page
            .run("return [...document.querySelectorAll('.stub-cities')].map((stub) => stub.textContent)")
            .await;
        let seen: Vec<String> = serde_json::from_value(seen).expect("a list of tickets");
        let cities = seen.iter().map(|ticket| ticket.split_once(" – ").expect("two cities"));
        self.0.extend(cities.map(|(from, to)| (who.to_owned(), [from.to_owned(), to.to_owned()])));
    }

    /// The cities as a ticket spells them, and as the log and the live region do.
    fn spellings([from, to]: &[String; 2]) -> [String; 2] {
        [format!("{from} – {to}"), format!("{from}–{to}")]
    }

    /// Asserts that the log shows `who` their own tickets: so the spelling is right, and a leak to another would be found.
    pub async fn assert_shown_to(&self, device: &Device, who: &str) {
        let document = device.document().await;
        let mut own = self.0.iter().filter(|(owner, _)| owner == who);
        assert!(
            own.any(|(_, cities)| document.contains(&Secrets::spellings(cities)[1])),
            "no line shows {who} a ticket of theirs: then a leak to another would not be found either"
        );
    }

    /// Asserts that the document has nobody's tickets but those of `who`, visible or not.
    pub async fn assert_hidden_from(&self, device: &Device, who: &str) {
        let document = device.document().await;
        for (owner, cities) in self.0.iter().filter(|(owner, _)| owner != who) {
            for ticket in Secrets::spellings(cities) {
                assert!(!document.contains(&ticket), "{who} finds {owner}'s ticket {ticket} on the page");
            }
        }
    }

    /// Asserts that behind the curtain there is no hand, and nothing that only one person knows.
    pub async fn assert_all_hidden(&self, device: &Device) {
        self.assert_hidden_from(device, "nobody").await;
        let drawn = device.private_draws().await;
        assert!(drawn.is_empty(), "drawn cards are shown behind the curtain: {drawn:?}");
        let own = ".stack, .ticket-pane, .offer, .payment-way, .pay";
        assert_eq!(device.page.count(own).await, 0, "no hand is on the page behind the curtain");
    }
}

/// Asserts that every message to the page was for the person who had the device. Returns the number of snapshots.
pub fn assert_messages_match_viewer(messages: &[String]) -> usize {
    let (mut here, mut arrived, mut snapshots) = (Value::Null, Value::Null, 0);
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
            assert_event_is_for(event, &here);
        }
        let told = ["moved", "returned"].map(|how| &update[how]["snapshot"]);
        let answered = answer.as_object().into_iter().flat_map(|answer| answer.values());
        let walked = &answer["walk"];
        assert!(walked["open"].is_null(), "everyone's cards, of a game that is being played");
        for snapshot in told.into_iter().chain(answered).chain([&walked["snapshot"]]) {
            let view = &snapshot["view"];
            if view.is_null() {
                continue;
            }
            snapshots += 1;
            assert!(
                view["viewer"].is_null() || view["viewer"] == here,
                "a snapshot for someone who does not have the device"
            );
            here = view["viewer"].clone();
            if here.is_null() {
                let held = serde_json::to_string(&view["hand"]).expect("a hand");
                assert!(
                    !held.contains(|digit: char| ('1'..='9').contains(&digit)),
                    "a hand without a viewer: {held}"
                );
                for private in ["tickets", "legal"] {
                    assert_eq!(view[private], json!([]), "{private} without a viewer");
                }
                assert!(
                    !view["offer"].to_string().contains(|digit: char| digit.is_ascii_digit()),
                    "an offer without a viewer"
                );
            }
            for event in view["history"].as_array().into_iter().flatten() {
                assert_event_is_for(event, &here);
            }
        }
    }
    snapshots
}

/// Asserts that an event with something private is of the seat that has the device.
fn assert_event_is_for(event: &Value, here: &Value) {
    // An event without fields is serialised as its name alone.
    let Some((name, event)) = event.as_object().and_then(|event| event.iter().next()) else {
        assert!(event.is_string(), "not an event: {event}");
        return;
    };
    let private = match name.as_str() {
        "dealt" => &event["cards"],
        "drew-blind" => &event["card"],
        "tickets-offered" => &event["tickets"],
        "opening-kept" | "tickets-kept" => &event["choice"],
        _ => &Value::Null,
    };
    assert!(private.is_null() || &event["seat"] == here, "sent to {here}: {name} {event}");
}
