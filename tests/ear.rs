//! Whole games by ear, and a lesson: every decision is taken from the accessibility tree, and done by keys.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "ear/lesson.rs"]
mod lesson;

use std::time::{Duration, Instant};

use drive::{
    Asked, ENTER, ESCAPE, Language, Listener, SPACE, Server, Shape, TAB, Tree, Tried, expected_scores,
    handed_out, recorded,
};
use engine::Record;

/// A whole game takes about a minute; a loaded machine is given more.
const PATIENCE: Duration = Duration::from_secs(400);

/// With so many cards even a tunnel that turns out dear can be paid.
const FULL_HAND: u32 = 11;

/// What has been done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Done {
    claims: u32,
    draws: u32,
    tickets: u32,
    tunnels: u32,
    ferries: u32,
    stations: u32,
}

/// Someone who plays by ear.
struct Player {
    listener: Listener,
    /// Where chance stands: the same seed chooses the same.
    chance: u64,
    turns: u32,
    done: Done,
}

impl Player {
    /// Plays until the final scores are told.
    async fn play(&mut self) {
        let late = Instant::now() + PATIENCE;
        loop {
            assert!(Instant::now() < late, "the game is not over after {} turns", self.turns);
            let words = &self.listener.words;
            let tree = self.listener.until("a question", |tree| tree.asked(words).is_some()).await;
            let pay = words.say("game-pay-tunnel");
            match tree.asked(words).expect("a question") {
                Asked::Over => return,
                Asked::Counting => self.answer(&tree, words.say("ending-skip")).await,
                Asked::Tickets => self.keep(&tree).await,
                Asked::Tunnel if tree.has("button", pay) => self.answer(&tree, pay).await,
                Asked::Tunnel => self.answer(&tree, words.say("game-leave-tunnel")).await,
                Asked::Pass => self.answer(&tree, words.say("game-pass")).await,
                Asked::SecondCard => self.draw(&tree).await,
                Asked::Turn => self.take_turn(&tree).await,
            }
        }
    }

    /// A number below `most`.
    fn chance(&mut self, most: u64) -> u64 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.chance >> 33) % most
    }

    /// Goes to the button with these words, unless that is where the question has led the keys, and presses it.
    async fn answer(&self, tree: &Tree, words: &str) {
        if !self.listener.browser.focused().await.is_some_and(|here| here.is("button", words)) {
            self.listener.tab_to(words).await;
        }
        self.listener.press(ENTER).await;
        self.goes_on_from(tree).await;
    }

    /// Waits until more is told than in `tree`.
    async fn goes_on_from(&self, tree: &Tree) {
        let on = |now: &Tree| self.has_gone_on(tree, now);
        self.listener.until("something that happens", on).await;
    }

    /// Is more told, or is it over? Then the scores lie over the log.
    fn has_gone_on(&self, before: &Tree, now: &Tree) -> bool {
        let words = &self.listener.words;
        now.told(words) > before.told(words)
            || matches!(now.asked(words), Some(Asked::Over | Asked::Counting))
    }

    /// Of the first tickets all, or all but the dearest; later no more than must be.
    async fn keep(&mut self, tree: &Tree) {
        let how = self.listener.words.say("game-opening-how");
        let least = tree.iter().find(|it| it.name.contains(how)).and_then(|it| number(&it.name));
        let least = least.expect("how many have to be kept");
        let mut offered: Vec<_> = tree.iter().filter(|it| it.role == "checkbox").collect();
        offered.sort_by_key(|it| points(&it.name));
        let opening = offered.iter().all(|it| it.checked);
        let kept = if opening { offered.len() - self.chance(2) as usize } else { least };
        for (place, ticket) in offered.iter().enumerate() {
            if (place < kept) != ticket.checked {
                self.listener.tab_to(&ticket.name).await;
                self.listener.press(SPACE).await;
            }
        }
        let keeps = self.listener.words.say("game-keep");
        let ready = |tree: &Tree| tree.find("button", keeps).is_some_and(|it| number(&it.name) == Some(kept));
        self.listener.until("a button that keeps them", |tree| ready(tree) && tree.can(keeps)).await;
        self.answer(tree, keeps).await;
        self.done.tickets += 1;
    }

    /// Tickets and a station once, where the map has stations; otherwise a route that is worth it, or cards.
    async fn take_turn(&mut self, tree: &Tree) {
        self.turns += 1;
        let words = &self.listener.words;
        let held: u32 = tree.hand(words).into_iter().map(|(_, count)| count).sum();
        let (tickets, station) = (words.say("game-draw-tickets"), words.say("game-build-station"));
        if self.turns > 5 && self.done.tickets == 1 && tree.can(tickets) {
            self.listener.press("t").await;
            self.listener.is_at("button", tickets).await;
            self.listener.press(ENTER).await;
            self.listener.is_at("heading", words.say("game-offer")).await;
        } else if self.turns > 7 && self.done.stations == 0 && tree.can(station) {
            self.build_station(tree).await;
        } else if held < 5 || !self.claim(tree, held).await {
            self.draw(tree).await;
        }
    }

    /// In the city where the keys are led.
    async fn build_station(&mut self, tree: &Tree) {
        let words = &self.listener.words;
        let (station, build) = (words.say("game-build-station"), words.say("game-build"));
        self.listener.press("t").await;
        self.listener.is_at("button", words.say("game-draw-tickets")).await;
        self.listener.press(TAB).await;
        self.listener.is_at("button", station).await;
        self.listener.press(ENTER).await;
        let led = |tree: &Tree| {
            let cities = tree.within(("application", words.say("game-map")), "button");
            let here = cities.iter().find(|it| it.focused);
            tree.has("heading", station)
                && here.is_some_and(|here| here.name.ends_with(words.say("spoken-city-site")))
        };
        self.listener.until("a city to build in", led).await;
        self.listener.press(ENTER).await;
        self.listener.is_at("button", build).await;
        self.answer(tree, build).await;
        self.done.stations += 1;
    }

    /// Claims the best out of the list; says whether anything there was good enough.
    async fn claim(&mut self, tree: &Tree, held: u32) -> bool {
        let rows = self.listener.claimable().await;
        // Whoever has many cards, or can take no more, is content with less.
        let is_content = held > FULL_HAND + 3 || !tree.can_take(&self.listener.words);
        let least = if is_content { 0 } else { 6 + self.chance(3) as usize };
        let digs = self.done.tunnels == 0 && held >= FULL_HAND;
        let sails = self.done.ferries == 0;
        let words = &self.listener.words;
        let (tunnel, ferry) = (words.say("game-route-tunnel"), words.say("game-route-ferry"));
        let cities = tree.own_cities(words);
        let worth = |row: &str| {
            let new = (digs && row.contains(tunnel)) || (sails && row.contains(ferry));
            let wanted = cities.iter().any(|city| row.contains(city));
            // Its length is the first number that is told of it.
            2 * number(row).expect("how long it is") + if wanted { 3 } else { 0 } + if new { 20 } else { 0 }
        };
        let best = rows.iter().enumerate().max_by_key(|(_, row)| worth(row));
        let Some((place, row)) = best.filter(|(_, row)| worth(row) >= least) else {
            self.listener.press(ESCAPE).await;
            self.listener.until("the game again", |tree| !tree.has("dialog", "")).await;
            return false;
        };
        self.listener.press(&TAB.repeat(place + 1)).await;
        self.listener.is_at("button", row).await;
        self.listener.press(ENTER).await;
        self.pay(tree).await;
        self.done.claims += 1;
        self.done.tunnels += u32::from(row.contains(tunnel));
        self.done.ferries += u32::from(row.contains(ferry));
        true
    }

    /// Where there are several ways to pay, the first of them.
    async fn pay(&self, tree: &Tree) {
        let words = &self.listener.words;
        let asks = |tree: &Tree| {
            let ways = ["game-claim", "game-try-tunnel"].map(|key| words.say(key));
            tree.focused().is_some_and(|here| ways.into_iter().any(|way| here.is("button", way)))
        };
        let next = self.listener.until("a payment", |now| asks(now) || self.has_gone_on(tree, now)).await;
        if asks(&next) {
            self.listener.press(ENTER).await;
            self.goes_on_from(tree).await;
        }
    }

    /// A locomotive for the first ferry, or a colour of which one has some; otherwise from the deck.
    async fn draw(&mut self, tree: &Tree) {
        let words = &self.listener.words;
        let (row, hand) = (tree.row(words), tree.hand(words));
        let lies = |card: &str| row.iter().position(|it| *it == (card, true));
        let mut liked = hand.iter().filter(|(_, count)| *count > 1).map(|(card, _)| *card);
        let place = if self.done.ferries == 0 { lies(words.say("card-locomotive")) } else { None };
        let place = place.or_else(|| liked.find_map(lies)).filter(|_| self.chance(4) > 0);
        match place {
            // By its number, where a place that is empty does not make all others count differently.
            Some(place) if row.len() == 5 => {
                self.listener.press(&(place + 1).to_string()).await;
                self.goes_on_from(tree).await;
            }
            _ if tree.can(self.listener.words.say("game-deck")) => {
                self.listener.press("6").await;
                self.goes_on_from(tree).await;
            }
            _ => {
                let (card, _) = row.iter().find(|(_, can)| *can).expect("a card to take");
                self.answer(tree, card).await;
            }
        }
        self.done.draws += 1;
    }

    /// Has the game written to a file, and reads it.
    async fn record(&self) -> Record {
        for key in ["ending-home", "home-saved", "saved-export"] {
            self.listener.tab_to(self.listener.words.say(key)).await;
            self.listener.press(ENTER).await;
        }
        let path = handed_out(&self.listener.browser.downloads(), "txt").await;
        let text = std::fs::read_to_string(&path).expect("a text");
        Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }
}

/// The first number in what is told: `Denver–Omaha 4 spaces, purple · 7 points`.
fn number(told: &str) -> Option<usize> {
    told.split(|it: char| !it.is_ascii_digit()).find(|it| !it.is_empty())?.parse().ok()
}

/// What a ticket is worth, as it is told: `Denver – El Paso 4 points`.
fn points(ticket: &str) -> u32 {
    let digits: String = ticket.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|_| panic!("{ticket:?} does not say what it is worth"))
}

/// Plays a game to its end, sees that the table tells what the engine reckons, and tells what was done.
async fn a_whole_game(language: Language, map: &str, seed: u64) -> (Done, Tried) {
    let server = Server::start();
    let listener = Listener::sit_down_speaking(language, &server, Shape::DESK).await;
    listener.hurry_the_bots().await;
    listener.begin(map, &seed.to_string()).await;
    let mut player = Player { listener, chance: seed, turns: 0, done: Done::default() };
    player.play().await;
    let (tree, words) = (player.listener.browser.tree().await, &player.listener.words);
    let won = ["ending-won", "ending-shared"].map(|key| words.say(key));
    assert!(won.into_iter().any(|won| tree.has("heading", won)), "who has won is told: {tree}");
    let record = player.record().await;
    assert!(record.game().is_over(), "the game that was exported is over");
    let recorded = recorded(record.game(), Tried::default());
    assert_eq!(
        tree.rows(words.say("ending-table")),
        expected_scores(&map.to_lowercase(), &record.game().scores())
    );
    player.listener.close().await;
    (player.done, recorded)
}

#[tokio::test]
async fn usa_is_played_to_the_end_by_ear_in_spanish() {
    let (done, recorded) = a_whole_game(Language::Spanish, "USA", 21).await;
    assert!(done.claims > 5 && done.draws > 5 && recorded.tickets, "{done:?} {recorded:?}");
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_ear() {
    let (done, recorded) = a_whole_game(Language::English, "Europe", 22).await;
    assert!(done.claims > 5 && done.draws > 5 && done.tunnels > 0, "{done:?}");
    assert!(recorded.tickets && recorded.ferry && recorded.station, "{recorded:?}");
}
