//! Someone who plays a whole game by clicks or touches alone, and tries everything once. Where several people share
//! the device it is all of them in turn. What is pressed is known by its place: the words may be of any language.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde::Deserialize;

use super::{Page, Touch};

/// What has been done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tried {
    pub double: bool,
    pub ferry: bool,
    pub tunnel_paid: bool,
    pub tunnel_declined: bool,
    pub station: bool,
    pub tickets: bool,
    pub reload_in_a_draw: bool,
    pub reload_in_a_tunnel: bool,
}

impl Tried {
    /// What there is to be tried on a map without tunnels, ferries and stations.
    pub const PLAIN: Tried = Tried {
        double: true,
        ferry: false,
        tunnel_paid: false,
        tunnel_declined: false,
        station: false,
        tickets: true,
        reload_in_a_draw: true,
        reload_in_a_tunnel: false,
    };

    pub const EVERYTHING: Tried = Tried {
        ferry: true,
        tunnel_paid: true,
        tunnel_declined: true,
        station: true,
        reload_in_a_tunnel: true,
        ..Tried::PLAIN
    };
}

pub struct Player {
    page: Page,
    touch: Touch,
    has_stations: bool,
    turns: u32,
    pub tried: Tried,
    /// The words of each kind of question, as it stood there first.
    pub questions: BTreeMap<String, String>,
}

/// What the screen shows, as far as it decides the next click.
#[derive(Debug, Deserialize)]
struct Shown {
    phase: String,
    mine: bool,
    asked: String,
    /// Routes that can be claimed: number, classes, spaces.
    routes: Vec<(u32, String, usize)>,
    deck: bool,
    slots: Vec<u32>,
    tickets: bool,
    stations: bool,
    can_pay: bool,
    can_keep: bool,
    cards: usize,
}

const SHOWN: &str = r#"
    const all = (css) => [...document.querySelectorAll(css)];
    const one = (css) => document.querySelector(css);
    const on = (element) => !!element && element.getAttribute("aria-disabled") === "false";
    const game = one(".game[data-phase]");
    return {
      phase: game ? game.dataset.phase : "",
      mine: !!game && game.dataset.mine === "true" && game.dataset.busy === "false",
      asked: game ? one(".game-ask").dataset.asked : "",
      routes: all(".route.claimable").map((route) =>
        [+route.dataset.route, route.getAttribute("class"), route.querySelectorAll(".space").length]),
      deck: on(one(".deck")),
      slots: all(".place[data-slot]").filter(on).map((place) => +place.dataset.slot),
      tickets: on(one(".draw-tickets")),
      stations: on(one(".build-station")),
      can_pay: !!one(".pay"),
      can_keep: !!one(".offer .primary:not(:disabled)"),
      cards: all(".stack .held").reduce((sum, held) => sum + +held.textContent, 0),
    };"#;

const FULL_HAND: usize = 12;

/// A whole game takes less than a minute; a loaded machine is given more.
const PATIENCE: Duration = Duration::from_secs(400);

impl Player {
    /// Someone at a game that has been started.
    pub fn new(page: Page, touch: Touch, has_stations: bool) -> Player {
        let (tried, questions) = (Tried::default(), BTreeMap::new());
        Player { page, touch, has_stations, turns: 0, tried, questions }
    }

    /// All the people at a game on one device. Nobody reloads the page: that would let the curtain fall in mid-turn.
    pub fn everyone(page: Page, touch: Touch, has_stations: bool) -> Player {
        let tried = Tried { reload_in_a_draw: true, reload_in_a_tunnel: true, ..Tried::default() };
        Player { tried, ..Player::new(page, touch, has_stations) }
    }

    /// Plays until the game is over.
    pub async fn play(&mut self) {
        self.play_watched(async |_: &str| {}).await;
    }

    /// The same; before each move of its own `watch` is told what is asked: `claim`, `tunnel`, or nothing yet.
    pub async fn play_watched(&mut self, mut watch: impl AsyncFnMut(&str)) {
        let late = Instant::now() + PATIENCE;
        self.page.wait_for(".game[data-phase]").await;
        self.see_everything().await;
        loop {
            assert!(
                Instant::now() < late,
                "the game is not over; the page says:\n{}",
                self.page.text().await
            );
            let shown = self.look().await;
            self.note(&shown).await;
            if shown.mine {
                watch(&shown.asked).await;
            }
            match shown.phase.as_str() {
                "over" => return,
                _ if shown.asked == "curtain" => self.come_to_the_device().await,
                _ if ["drawn", "news"].contains(&shown.asked.as_str()) => {
                    self.press(".game-ask .primary").await;
                }
                _ if !shown.mine => tokio::time::sleep(Duration::from_millis(15)).await,
                "opening" | "tickets" => self.keep(&shown).await,
                "second-card" => self.second_card(&shown).await,
                "tunnel" => self.tunnel(&shown).await,
                _ => self.choose(&shown).await,
            }
        }
    }

    async fn look(&self) -> Shown {
        serde_json::from_value(self.page.run(SHOWN).await).expect("what the page shows")
    }

    async fn note(&mut self, shown: &Shown) {
        if !shown.asked.is_empty() && !self.questions.contains_key(&shown.asked) {
            let words = self.page.run("return document.querySelector('.game-ask').innerText").await;
            self.questions.insert(shown.asked.clone(), words.as_str().expect("words").to_owned());
        }
    }

    async fn come_to_the_device(&self) {
        let own = ".stack, .ticket-pane, .offer, .payment-way, .pay";
        assert_eq!(self.page.count(own).await, 0, "behind the curtain is nobody's hand");
        self.page.lift_curtain().await;
    }

    async fn see_everything(&self) {
        self.press(".zoom button:nth-child(3)").await;
    }

    async fn press(&self, css: &str) {
        self.page.tap(css, self.touch).await;
    }

    /// On a phone a part of the sheet has to be turned to first.
    async fn turn_to(&self, tab: &str) {
        if self.page.run("return document.querySelector('.tabs').offsetParent !== null").await == true {
            self.press(&format!(".tabs .tab-{tab}")).await;
        }
    }

    async fn keep(&self, shown: &Shown) {
        let css = if shown.can_keep { ".offer .primary" } else { ".candidate input:not(:checked)" };
        self.press(css).await;
    }

    async fn second_card(&mut self, shown: &Shown) {
        if !self.tried.reload_in_a_draw {
            self.tried.reload_in_a_draw = true;
            let again = self.reload().await;
            assert_eq!(
                (&again.phase, again.cards),
                (&shown.phase, shown.cards),
                "in mid-draw nothing is lost"
            );
            return;
        }
        self.draw(shown).await;
    }

    async fn draw(&self, shown: &Shown) {
        self.turn_to("draw").await;
        match shown.slots.first() {
            _ if shown.deck => self.press(".deck").await,
            Some(slot) => self.press(&format!(".place[data-slot='{slot}']")).await,
            None => panic!("nothing can be drawn: {shown:?}"),
        }
    }

    async fn tunnel(&mut self, shown: &Shown) {
        if !self.tried.reload_in_a_tunnel {
            self.tried.reload_in_a_tunnel = true;
            let again = self.reload().await;
            assert_eq!(
                (again.phase.as_str(), again.asked.as_str()),
                ("tunnel", "tunnel"),
                "the tunnel waits"
            );
            assert_eq!(again.can_pay, shown.can_pay);
        } else if shown.can_pay && !self.tried.tunnel_paid {
            self.press(".pay").await;
            self.tried.tunnel_paid = true;
        } else {
            self.press(".leave-tunnel").await;
            self.tried.tunnel_declined = true;
        }
    }

    async fn choose(&mut self, shown: &Shown) {
        match shown.asked.as_str() {
            "claim" => self.press(".pay").await,
            "station" => {
                self.press(".pay").await;
                self.tried.station = true;
            }
            "site" => {
                self.see_everything().await;
                self.press(".city.site .dot").await;
            }
            "pass" => self.press(".game-ask .primary").await,
            _ => self.begin(shown).await,
        }
    }

    /// The beginning of a turn: what has not been tried yet, then what is long, then cards.
    async fn begin(&mut self, shown: &Shown) {
        self.turns += 1;
        let digs = self.has_stations && !(self.tried.tunnel_paid && self.tried.tunnel_declined);
        // Whoever wants to pay for a tunnel begins a short one with a full hand.
        let is_dug = |classes: &str| digs && classes.contains("tunnel") && shown.cards >= FULL_HAND;
        let new = |classes: &str| {
            (classes.contains("double") && !self.tried.double)
                || (classes.contains("ferry") && !self.tried.ferry)
                || is_dug(classes)
        };
        let worth = |(_, classes, spaces): &&(u32, String, usize)| {
            (new(classes), if is_dug(classes) { 8 - spaces } else { *spaces })
        };
        let best = shown.routes.iter().max_by_key(worth);
        let saves = digs && shown.cards < FULL_HAND;
        let can_draw = shown.deck || !shown.slots.is_empty();
        if self.turns > 4 && shown.tickets && !self.tried.tickets {
            self.tried.tickets = true;
            self.turn_to("tickets").await;
            self.press(".draw-tickets").await;
            self.page.agree_to_tickets(self.touch).await;
        } else if self.turns > 6 && self.has_stations && shown.stations && !self.tried.station {
            self.turn_to("tickets").await;
            self.press(".build-station").await;
        } else if let Some((route, classes, spaces)) =
            best.filter(|(_, classes, spaces)| new(classes) || !can_draw || (!saves && *spaces >= 3))
        {
            self.tried.double |= classes.contains("double");
            self.tried.ferry |= classes.contains("ferry");
            // What was looked at before, by this person or another, may have led the map elsewhere.
            self.see_everything().await;
            self.press(&format!("[data-route='{route}'] .space:nth-child({})", spaces.div_ceil(2))).await;
        } else {
            self.draw(shown).await;
        }
    }

    async fn reload(&self) -> Shown {
        self.page.reload().await;
        self.page.wait_for(".game[data-mine='true']").await;
        self.see_everything().await;
        self.look().await
    }
}
