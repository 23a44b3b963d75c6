//! Whole games and a lesson as with a screen reader: decisions use the accessibility tree alone, and actions use keys alone.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "ear/lesson.rs"]
mod lesson;

use std::time::{Duration, Instant};

use drive::{
    AccessibilityTree, Coverage, ENTER, ESCAPE, Language, Prompt, ScreenReaderUser, Server, Shape, TAB,
    expected_scores, recorded_coverage, wait_for_file,
};
use engine::Record;

/// A whole game takes about a minute; a loaded machine is given more.
const GAME_TIMEOUT: Duration = Duration::from_secs(400);

/// With this many cards even the extra cost of a tunnel can be paid.
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

/// Plays a game with a screen reader.
struct Player {
    user: ScreenReaderUser,
    /// The state of a random number generator: the same seed gives the same choices.
    chance: u64,
    turns: u32,
    done: Done,
}

impl Player {
    /// Plays until the final scores are shown.
    async fn play(&mut self) {
        let deadline = Instant::now() + GAME_TIMEOUT;
        loop {
            assert!(Instant::now() < deadline, "the game is not over after {} turns", self.turns);
            let catalogue = &self.user.catalogue;
            let tree = self.user.wait_until("a question", |tree| tree.prompt(catalogue).is_some()).await;
            let pay = catalogue.text("game-pay-tunnel");
            match tree.prompt(catalogue).expect("a question") {
                Prompt::Over => return,
                Prompt::Counting => self.answer(&tree, catalogue.text("ending-skip")).await,
                Prompt::Tickets => self.keep(&tree).await,
                Prompt::Tunnel if tree.has("button", pay) => self.answer(&tree, pay).await,
                Prompt::Tunnel => self.answer(&tree, catalogue.text("game-leave-tunnel")).await,
                Prompt::Pass => self.answer(&tree, catalogue.text("game-pass")).await,
                Prompt::SecondCard => self.draw(&tree).await,
                Prompt::Turn => self.take_turn(&tree).await,
            }
        }
    }

    /// A number below `most`.
    fn chance(&mut self, most: u64) -> u64 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.chance >> 33) % most
    }

    /// Moves the focus to the button with these words, unless it is there already, and presses the button.
    async fn answer(&self, tree: &AccessibilityTree, words: &str) {
        if !self.user.browser.focused().await.is_some_and(|here| here.is("button", words)) {
            self.user.tab_to(words).await;
        }
        self.user.press(ENTER).await;
        self.wait_for_progress(tree).await;
    }

    /// Waits until the game has gone on since `tree`.
    async fn wait_for_progress(&self, tree: &AccessibilityTree) {
        let on = |now: &AccessibilityTree| self.has_gone_on(tree, now);
        self.user.wait_until("something that happens", on).await;
    }

    /// Whether the log has grown, or the game is over: then the scores cover the log.
    fn has_gone_on(&self, before: &AccessibilityTree, now: &AccessibilityTree) -> bool {
        let catalogue = &self.user.catalogue;
        now.log_length(catalogue) > before.log_length(catalogue)
            || matches!(now.prompt(catalogue), Some(Prompt::Over | Prompt::Counting))
    }

    /// Keeps all of the first tickets, or all but the most valuable; later as few as allowed.
    async fn keep(&mut self, tree: &AccessibilityTree) {
        let how = self.user.catalogue.text("game-opening-how");
        let least = tree.iter().find(|it| it.name.contains(how)).and_then(|it| number(&it.name));
        let least = least.expect("how many have to be kept");
        let mut offered: Vec<_> = tree.iter().filter(|it| it.role == "checkbox").collect();
        offered.sort_by_key(|it| points(&it.name));
        assert!(offered.iter().all(|it| !it.checked), "nothing is ticked beforehand: {offered:?}");
        let opening = self.done.tickets == 0;
        let kept = if opening { offered.len() - self.chance(2) as usize } else { least };
        for (place, ticket) in offered.iter().enumerate() {
            if place < kept {
                self.user.tick(ticket).await;
            }
        }
        let keeps = self.user.catalogue.text("game-keep");
        let ready = |tree: &AccessibilityTree| {
            tree.find("button", keeps).is_some_and(|it| number(&it.name) == Some(kept))
        };
        self.user.wait_until("a button that keeps them", |tree| ready(tree) && tree.is_enabled(keeps)).await;
        self.answer(tree, keeps).await;
        self.done.tickets += 1;
    }

    /// Draws tickets once and builds a station once, if the map has stations; otherwise claims a good route or draws cards.
    async fn take_turn(&mut self, tree: &AccessibilityTree) {
        self.turns += 1;
        let catalogue = &self.user.catalogue;
        let held: u32 = tree.hand(catalogue).into_iter().map(|(_, count)| count).sum();
        let (tickets, station) = (catalogue.text("game-draw-tickets"), catalogue.text("game-build-station"));
        if self.turns > 5 && self.done.tickets == 1 && tree.is_enabled(tickets) {
            self.user.press("t").await;
            self.user.wait_for_focus("button", " – ").await;
            self.user.tab_to(tickets).await;
            self.user.press(ENTER).await;
            self.user.wait_until("what it costs", |tree| tree.has("dialog", tickets)).await;
            self.user.tab_to(tickets).await;
            self.user.press(ENTER).await;
            self.user.wait_for_focus("heading", catalogue.text("game-offer")).await;
        } else if self.turns > 7 && self.done.stations == 0 && tree.is_enabled(station) {
            self.build_station(tree).await;
        } else if held < 5 || !self.claim(tree, held).await {
            self.draw(tree).await;
        }
    }

    /// Builds a station in the city that the page focuses.
    async fn build_station(&mut self, tree: &AccessibilityTree) {
        let catalogue = &self.user.catalogue;
        let (station, build) = (catalogue.text("game-build-station"), catalogue.text("game-build"));
        self.user.press("t").await;
        self.user.wait_for_focus("button", " – ").await;
        self.user.tab_to(station).await;
        self.user.press(ENTER).await;
        let led = |tree: &AccessibilityTree| {
            let cities = tree.all_within(("application", catalogue.text("game-map")), "button");
            let here = cities.iter().find(|it| it.focused);
            tree.has("heading", station)
                && here.is_some_and(|here| here.name.ends_with(catalogue.text("spoken-city-site")))
        };
        self.user.wait_until("a city to build in", led).await;
        self.user.press(ENTER).await;
        self.user.wait_for_focus("button", build).await;
        self.answer(tree, build).await;
        self.done.stations += 1;
    }

    /// Claims the best route of the list. Returns false if none is good enough.
    async fn claim(&mut self, tree: &AccessibilityTree, held: u32) -> bool {
        let rows = self.user.open_claimable_routes().await;
        // With many cards, or if no more can be drawn, any route is good enough.
        let takes_any = held > FULL_HAND + 3 || !tree.can_draw(&self.user.catalogue);
        let least = if takes_any { 0 } else { 6 + self.chance(3) as usize };
        let wants_tunnel = self.done.tunnels == 0 && held >= FULL_HAND;
        let wants_ferry = self.done.ferries == 0;
        let catalogue = &self.user.catalogue;
        let (tunnel, ferry) = (catalogue.text("game-route-tunnel"), catalogue.text("game-route-ferry"));
        let cities = tree.ticket_cities(catalogue);
        let worth = |row: &str| {
            let new = (wants_tunnel && row.contains(tunnel)) || (wants_ferry && row.contains(ferry));
            let wanted = cities.iter().any(|city| row.contains(city));
            // The first number in a row is the route's length.
            2 * number(row).expect("how long it is") + if wanted { 3 } else { 0 } + if new { 20 } else { 0 }
        };
        let best = rows.iter().enumerate().max_by_key(|(_, row)| worth(row));
        let Some((place, row)) = best.filter(|(_, row)| worth(row) >= least) else {
            self.user.press(ESCAPE).await;
            self.user.wait_until("the game again", |tree| !tree.has("dialog", "")).await;
            return false;
        };
        self.user.press(&TAB.repeat(place + 1)).await;
        self.user.wait_for_focus("button", row).await;
        self.user.press(ENTER).await;
        self.pay(tree).await;
        self.done.claims += 1;
        self.done.tunnels += u32::from(row.contains(tunnel));
        self.done.ferries += u32::from(row.contains(ferry));
        true
    }

    /// If there are several ways to pay, uses the first.
    async fn pay(&self, tree: &AccessibilityTree) {
        let catalogue = &self.user.catalogue;
        let asks = |tree: &AccessibilityTree| {
            let ways = ["game-claim", "game-try-tunnel"].map(|key| catalogue.text(key));
            tree.focused().is_some_and(|here| ways.into_iter().any(|way| here.is("button", way)))
        };
        let next = self.user.wait_until("a payment", |now| asks(now) || self.has_gone_on(tree, now)).await;
        if asks(&next) {
            self.user.press(ENTER).await;
            self.wait_for_progress(tree).await;
        }
    }

    /// Takes a locomotive for the first ferry, or a colour that the hand has several of; otherwise draws from the deck.
    async fn draw(&mut self, tree: &AccessibilityTree) {
        let catalogue = &self.user.catalogue;
        let (row, hand) = (tree.face_up_cards(catalogue), tree.hand(catalogue));
        let lies = |card: &str| row.iter().position(|it| *it == (card, true));
        let mut liked = hand.iter().filter(|(_, count)| *count > 1).map(|(card, _)| *card);
        let place = if self.done.ferries == 0 { lies(catalogue.text("card-locomotive")) } else { None };
        let place = place.or_else(|| liked.find_map(lies)).filter(|_| self.chance(4) > 0);
        match place {
            // By the number of its place. If a place is empty, indices differ from the places' numbers.
            Some(place) if row.len() == 5 => {
                self.user.press(&(place + 1).to_string()).await;
                self.wait_for_progress(tree).await;
            }
            _ if tree.is_enabled(self.user.catalogue.text("game-deck")) => {
                self.user.press("6").await;
                self.wait_for_progress(tree).await;
            }
            _ => {
                let (card, _) = row.iter().find(|(_, can)| *can).expect("a card to take");
                self.answer(tree, card).await;
            }
        }
        self.done.draws += 1;
    }

    /// Exports the game to a file, and reads that.
    async fn record(&self) -> Record {
        for key in ["ending-home", "home-saved", "saved-export"] {
            self.user.tab_to(self.user.catalogue.text(key)).await;
            self.user.press(ENTER).await;
        }
        let path = wait_for_file(&self.user.browser.downloads(), "txt").await;
        let text = std::fs::read_to_string(&path).expect("a text");
        Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }
}

/// The first number in a text such as `Denver–Omaha 4 spaces, purple · 7 points`.
fn number(told: &str) -> Option<usize> {
    told.split(|it: char| !it.is_ascii_digit()).find(|it| !it.is_empty())?.parse().ok()
}

/// The points in a ticket's text, such as `Denver – El Paso 4 points 4 trains`.
fn points(ticket: &str) -> usize {
    number(ticket).unwrap_or_else(|| panic!("{ticket:?} does not say what it is worth"))
}

/// Plays a game to its end, asserts that the page shows the engine's scores, and returns what was done.
async fn a_whole_game(language: Language, map: &str, seed: u64) -> (Done, Coverage) {
    let server = Server::start();
    let user = ScreenReaderUser::at_home_in(language, &server, Shape::DESK).await;
    user.set_bots_to_at_once().await;
    user.start_game(map, &seed.to_string()).await;
    let mut player = Player { user, chance: seed, turns: 0, done: Done::default() };
    player.play().await;
    let (tree, catalogue) = (player.user.browser.tree().await, &player.user.catalogue);
    let won = ["ending-won", "ending-shared"].map(|key| catalogue.text(key));
    assert!(won.into_iter().any(|won| tree.has("heading", won)), "a heading says who has won: {tree}");
    let record = player.record().await;
    assert!(record.game().is_over(), "the game that was exported is over");
    let recorded = recorded_coverage(record.game(), Coverage::default());
    assert_eq!(
        tree.rows(catalogue.text("ending-table")),
        expected_scores(&map.to_lowercase(), &record.game().scores())
    );
    player.user.close().await;
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
