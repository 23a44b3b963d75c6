//! A player that plays a whole game by clicks or touches alone and does everything once. Where several people share the
//! device, it plays for all of them in turn. It finds buttons by selectors, so the page may be in any language.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde::Deserialize;

use super::{Page, Pointer};

/// Which actions were done in a game so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Coverage {
    pub double: bool,
    pub ferry: bool,
    pub tunnel_paid: bool,
    pub tunnel_declined: bool,
    pub station: bool,
    pub tickets: bool,
    pub reload_in_a_draw: bool,
    pub reload_in_a_tunnel: bool,
}

impl Coverage {
    /// Everything that can be done on a map without tunnels, ferries and stations.
    pub const BASE_GAME: Coverage = Coverage {
        double: true,
        ferry: false,
        tunnel_paid: false,
        tunnel_declined: false,
        station: false,
        tickets: true,
        reload_in_a_draw: true,
        reload_in_a_tunnel: false,
    };

    pub const ALL: Coverage = Coverage {
        ferry: true,
        tunnel_paid: true,
        tunnel_declined: true,
        station: true,
        reload_in_a_tunnel: true,
        ..Coverage::BASE_GAME
    };
}

pub struct Player {
    page: Page,
    pointer: Pointer,
    has_stations: bool,
    turns: u32,
    pub covered: Coverage,
    /// The text of each kind of question when it was first shown.
    pub questions: BTreeMap<String, String>,
}

/// What the page shows that matters for the next click.
#[derive(Debug, Deserialize)]
struct PageState {
    phase: String,
    mine: bool,
    asked: String,
    /// Routes that can be claimed: number, CSS classes, number of spaces.
    routes: Vec<(u32, String, usize)>,
    deck: bool,
    slots: Vec<u32>,
    tickets: bool,
    stations: bool,
    can_pay: bool,
    can_keep: bool,
    cards: usize,
    /// Can what is on show be skipped?
    skips: bool,
}

const PAGE_STATE: &str = r#"
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
      skips: !!one(".skip-hint"),
    };"#;

const FULL_HAND: usize = 12;

/// A whole game takes less than a minute; a loaded machine is given more.
const GAME_TIMEOUT: Duration = Duration::from_secs(400);

impl Player {
    /// For a game that has been started.
    pub fn new(page: Page, pointer: Pointer, has_stations: bool) -> Player {
        let (covered, questions) = (Coverage::default(), BTreeMap::new());
        Player { page, pointer, has_stations, turns: 0, covered, questions }
    }

    /// Plays for all people on a shared device. Never reloads the page: that would bring the curtain back in mid-turn.
    pub fn everyone(page: Page, pointer: Pointer, has_stations: bool) -> Player {
        let covered = Coverage { reload_in_a_draw: true, reload_in_a_tunnel: true, ..Coverage::default() };
        Player { covered, ..Player::new(page, pointer, has_stations) }
    }

    /// Plays until the game is over.
    pub async fn play(&mut self) {
        self.play_watched(async |_: &str| {}).await;
    }

    /// The same. Before each move of its own it calls `watch` with the current question: `claim`, `tunnel`, or none yet.
    pub async fn play_watched(&mut self, mut watch: impl AsyncFnMut(&str)) {
        let deadline = Instant::now() + GAME_TIMEOUT;
        self.page.wait_for(".game[data-phase]").await;
        self.show_whole_map().await;
        loop {
            assert!(
                Instant::now() < deadline,
                "the game is not over; the page says:\n{}",
                self.page.text().await
            );
            let shown = self.look().await;
            self.remember_question(&shown).await;
            if shown.mine {
                watch(&shown.asked).await;
            }
            match shown.phase.as_str() {
                "over" => return,
                _ if shown.asked == "curtain" => self.come_to_the_device().await,
                _ if ["drawn", "news"].contains(&shown.asked.as_str()) => {
                    self.press(".game-ask .primary").await;
                }
                // On words that do nothing else, should it be over by then.
                _ if !shown.mine && shown.skips => self.press(".turn").await,
                _ if !shown.mine => tokio::time::sleep(Duration::from_millis(15)).await,
                "opening" | "tickets" => self.keep(&shown).await,
                "second-card" => self.second_card(&shown).await,
                "tunnel" => self.tunnel(&shown).await,
                _ => self.choose(&shown).await,
            }
        }
    }

    async fn look(&self) -> PageState {
        serde_json::from_value(self.page.run(PAGE_STATE).await).expect("what the page shows")
    }

    async fn remember_question(&mut self, shown: &PageState) {
        if !shown.asked.is_empty() && !self.questions.contains_key(&shown.asked) {
            let words = self.page.run("return document.querySelector('.game-ask').innerText").await;
            self.questions.insert(shown.asked.clone(), words.as_str().expect("words").to_owned());
        }
    }

    async fn come_to_the_device(&self) {
        let own = ".stack, .ticket-pane, .offer, .payment-way, .pay";
        assert_eq!(self.page.count(own).await, 0, "no hand is on the page behind the curtain");
        self.page.lift_curtain().await;
    }

    async fn show_whole_map(&self) {
        self.press(".zoom button:nth-child(3)").await;
    }

    async fn press(&self, css: &str) {
        self.page.tap(css, self.pointer).await;
    }

    /// On a phone the parts of the sheet are behind tabs.
    async fn open_tab(&self, tab: &str) {
        if self.page.run("return document.querySelector('.tabs').offsetParent !== null").await == true {
            self.press(&format!(".tabs .tab-{tab}")).await;
        }
    }

    async fn keep(&self, shown: &PageState) {
        let css = if shown.can_keep { ".offer .primary" } else { ".candidate input:not(:checked)" };
        self.press(css).await;
    }

    async fn second_card(&mut self, shown: &PageState) {
        if !self.covered.reload_in_a_draw {
            self.covered.reload_in_a_draw = true;
            let again = self.reload().await;
            assert_eq!(
                (&again.phase, again.cards),
                (&shown.phase, shown.cards),
                "a reload between two cards loses nothing"
            );
            return;
        }
        self.draw(shown).await;
    }

    async fn draw(&self, shown: &PageState) {
        self.open_tab("cards").await;
        match shown.slots.first() {
            _ if shown.deck => self.press(".deck").await,
            Some(slot) => self.press(&format!(".place[data-slot='{slot}']")).await,
            None => panic!("nothing can be drawn: {shown:?}"),
        }
    }

    async fn tunnel(&mut self, shown: &PageState) {
        if !self.covered.reload_in_a_tunnel {
            self.covered.reload_in_a_tunnel = true;
            let again = self.reload().await;
            assert_eq!(
                (again.phase.as_str(), again.asked.as_str()),
                ("tunnel", "tunnel"),
                "a reload keeps the question about the tunnel"
            );
            assert_eq!(again.can_pay, shown.can_pay);
        } else if shown.can_pay && !self.covered.tunnel_paid {
            self.press(".pay").await;
            self.covered.tunnel_paid = true;
        } else {
            self.press(".leave-tunnel").await;
            self.covered.tunnel_declined = true;
        }
    }

    async fn choose(&mut self, shown: &PageState) {
        match shown.asked.as_str() {
            "claim" => self.press(".pay").await,
            "station" => {
                self.press(".pay").await;
                self.covered.station = true;
            }
            "site" => {
                self.show_whole_map().await;
                self.press(".city.site .dot").await;
            }
            "pass" => self.press(".game-ask .primary").await,
            _ => self.begin(shown).await,
        }
    }

    /// The beginning of a turn: first what has not been done yet, then long routes, then cards.
    async fn begin(&mut self, shown: &PageState) {
        self.turns += 1;
        let wants_tunnel = self.has_stations && !(self.covered.tunnel_paid && self.covered.tunnel_declined);
        // To be able to pay the extra cost, a short tunnel is begun with a full hand.
        let is_tunnel_to_try =
            |classes: &str| wants_tunnel && classes.contains("tunnel") && shown.cards >= FULL_HAND;
        let new = |classes: &str| {
            (classes.contains("double") && !self.covered.double)
                || (classes.contains("ferry") && !self.covered.ferry)
                || is_tunnel_to_try(classes)
        };
        let worth = |(_, classes, spaces): &&(u32, String, usize)| {
            (new(classes), if is_tunnel_to_try(classes) { 8 - spaces } else { *spaces })
        };
        let best = shown.routes.iter().max_by_key(worth);
        let saves_cards = wants_tunnel && shown.cards < FULL_HAND;
        let can_draw = shown.deck || !shown.slots.is_empty();
        if self.turns > 4 && shown.tickets && !self.covered.tickets {
            self.covered.tickets = true;
            self.open_tab("tickets").await;
            self.press(".draw-tickets").await;
            self.page.confirm_ticket_draw(self.pointer).await;
        } else if self.turns > 6 && self.has_stations && shown.stations && !self.covered.station {
            self.open_tab("tickets").await;
            self.press(".build-station").await;
        } else if let Some((route, classes, spaces)) =
            best.filter(|(_, classes, spaces)| new(classes) || !can_draw || (!saves_cards && *spaces >= 3))
        {
            self.covered.double |= classes.contains("double");
            self.covered.ferry |= classes.contains("ferry");
            // The map may have moved to something that this person or another has looked at.
            self.show_whole_map().await;
            self.press(&format!("[data-route='{route}'] .space:nth-child({})", spaces.div_ceil(2))).await;
        } else {
            self.draw(shown).await;
        }
    }

    async fn reload(&self) -> PageState {
        self.page.reload().await;
        self.page.wait_for(".game[data-mine='true']").await;
        self.show_whole_map().await;
        self.look().await
    }
}
