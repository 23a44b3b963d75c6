//! Whole games by ear, and a lesson: every decision is taken from the accessibility tree, and done by keys.
#![allow(clippy::expect_used, clippy::unwrap_used)]

#[path = "ear/lesson.rs"]
mod lesson;

use std::time::{Duration, Instant};

use drive::{Asked, ENTER, ESCAPE, Listener, SPACE, Server, TAB, Tree, expected_scores, handed_out};
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
            let tree = self.listener.until("a question", |tree| tree.asked().is_some()).await;
            match tree.asked().expect("a question") {
                Asked::Over => return,
                Asked::Counting => self.answer(&tree, "To the scores").await,
                Asked::Tickets => self.keep(&tree).await,
                Asked::Tunnel if tree.has("button", "Pay ") => self.answer(&tree, "Pay ").await,
                Asked::Tunnel => self.answer(&tree, "Leave it").await,
                Asked::Pass => self.answer(&tree, "Pass").await,
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
        let before = tree.told();
        let on = |tree: &Tree| tree.told() > before || tree.asked() == Some(Asked::Over);
        self.listener.until("something that happens", on).await;
    }

    /// Of the first tickets all, or all but the dearest; later no more than must be.
    async fn keep(&mut self, tree: &Tree) {
        let least =
            tree.iter().find_map(|it| it.name.strip_prefix("Keep at least ")?.chars().next()?.to_digit(10));
        let least = least.expect("how many have to be kept") as usize;
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
        let keeps = format!("Keep {kept} ticket");
        self.listener.until(&keeps, |tree| tree.can(&keeps)).await;
        self.answer(tree, &keeps).await;
        self.done.tickets += 1;
    }

    /// Tickets and a station once, where the map has stations; otherwise a route that is worth it, or cards.
    async fn take_turn(&mut self, tree: &Tree) {
        self.turns += 1;
        let held: u32 = tree.hand().into_iter().map(|(_, count)| count).sum();
        if self.turns > 5 && self.done.tickets == 1 && tree.can("Draw tickets") {
            self.listener.press("t").await;
            self.listener.is_at("button", "Draw tickets").await;
            self.listener.press(ENTER).await;
            self.listener.is_at("heading", "Choose tickets").await;
        } else if self.turns > 7 && self.done.stations == 0 && tree.can("Build a station") {
            self.build_station(tree).await;
        } else if held < 5 || !self.claim(tree, held).await {
            self.draw(tree).await;
        }
    }

    /// In the city where the keys are led.
    async fn build_station(&mut self, tree: &Tree) {
        self.listener.press("t").await;
        self.listener.is_at("button", "Draw tickets").await;
        self.listener.press(TAB).await;
        self.listener.is_at("button", "Build a station").await;
        self.listener.press(ENTER).await;
        let led = |tree: &Tree| {
            let cities = tree.within(("application", "Map"), "button");
            let here = cities.iter().find(|it| it.focused);
            tree.has("heading", "Build a station")
                && here.is_some_and(|here| here.name.ends_with(", a station can be built"))
        };
        self.listener.until("a city to build in", led).await;
        self.listener.press(ENTER).await;
        self.listener.is_at("button", "Build for ").await;
        self.answer(tree, "Build for ").await;
        self.done.stations += 1;
    }

    /// Claims the best out of the list; says whether anything there was good enough.
    async fn claim(&mut self, tree: &Tree, held: u32) -> bool {
        let rows = self.listener.claimable().await;
        let digs = self.done.tunnels == 0 && held >= FULL_HAND;
        let sails = self.done.ferries == 0;
        let cities = tree.own_cities();
        let worth = |row: &str| {
            let new = (digs && row.contains("Tunnel:")) || (sails && row.contains("Ferry:"));
            let wanted = cities.iter().any(|city| row.contains(city));
            2 * spaces(row) + if wanted { 3 } else { 0 } + if new { 20 } else { 0 }
        };
        // Whoever has many cards, or can take no more, is content with less.
        let least = if held > FULL_HAND + 3 || !tree.can_take() { 0 } else { 6 + self.chance(3) as usize };
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
        self.done.tunnels += u32::from(row.contains("Tunnel:"));
        self.done.ferries += u32::from(row.contains("Ferry:"));
        true
    }

    /// Where there are several ways to pay, the first of them.
    async fn pay(&self, tree: &Tree) {
        let before = tree.told();
        let asks = |tree: &Tree| {
            tree.focused().is_some_and(|it| it.is("button", "Claim for") || it.is("button", "Dig for"))
        };
        let next = self.listener.until("a payment", |tree| asks(tree) || tree.told() > before).await;
        if asks(&next) {
            self.listener.press(ENTER).await;
            self.goes_on_from(tree).await;
        }
    }

    /// A locomotive for the first ferry, or a colour of which one has some; otherwise from the deck.
    async fn draw(&mut self, tree: &Tree) {
        let (row, hand) = (tree.row(), tree.hand());
        let lies = |card: &str| row.iter().position(|it| *it == (card, true));
        let mut liked = hand.iter().filter(|(_, count)| *count > 1).map(|(card, _)| *card);
        let place = if self.done.ferries == 0 { lies("Locomotive") } else { None };
        let place = place.or_else(|| liked.find_map(lies)).filter(|_| self.chance(4) > 0);
        match place {
            // By its number, where a place that is empty does not make all others count differently.
            Some(place) if row.len() == 5 => {
                self.listener.press(&(place + 1).to_string()).await;
                self.goes_on_from(tree).await;
            }
            _ if tree.can("Deck (") => {
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
        for words in ["Home", "Saved games", "Save as a file"] {
            self.listener.tab_to(words).await;
            self.listener.press(ENTER).await;
        }
        let path = handed_out(&self.listener.browser.downloads(), "txt").await;
        let text = std::fs::read_to_string(&path).expect("a text");
        Record::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }
}

/// How long a route is, as the list tells it: `Denver–Omaha 4 spaces, purple · 7 points`.
fn spaces(row: &str) -> usize {
    let before = row.split(" space").next().and_then(|before| before.rsplit(' ').next());
    before
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("{row:?} does not say how long it is"))
}

/// What a ticket is worth, as it is told: `Denver – El Paso 4 points`.
fn points(ticket: &str) -> u32 {
    let digits: String = ticket.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|_| panic!("{ticket:?} does not say what it is worth"))
}

/// Plays a game to its end, sees that the table tells what the engine reckons, and tells what was done.
async fn a_whole_game(map: &str, seed: u64) -> Done {
    let server = Server::start();
    let listener = Listener::sit_down(&server).await;
    listener.hurry_the_bots().await;
    listener.begin(map, &seed.to_string()).await;
    let mut player = Player { listener, chance: seed, turns: 0, done: Done::default() };
    player.play().await;
    let tree = player.listener.browser.tree().await;
    let winner = |it: &drive::Named| it.is("heading", " wins ") || it.is("heading", " share ");
    assert!(tree.iter().any(winner), "who has won is told: {tree}");
    let record = player.record().await;
    assert!(record.game().is_over(), "the game that was exported is over");
    assert_eq!(tree.rows("Final scores"), expected_scores(&map.to_lowercase(), &record.game().scores()));
    player.listener.close().await;
    player.done
}

#[tokio::test]
async fn usa_is_played_to_the_end_by_ear() {
    let done = a_whole_game("USA", 21).await;
    assert!(done.claims > 5 && done.draws > 5 && done.tickets > 1, "{done:?}");
}

#[tokio::test]
async fn europe_is_played_to_the_end_by_ear() {
    let done = a_whole_game("Europe", 22).await;
    assert!(done.claims > 5 && done.draws > 5 && done.tickets > 1, "{done:?}");
    assert!(done.tunnels > 0 && done.ferries > 0 && done.stations > 0, "{done:?}");
}
