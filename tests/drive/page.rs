//! A page as a person uses it: by the words on it.

use std::path::Path;
use std::time::{Duration, Instant};

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::Language;
use super::devtools;
use super::environment::required;
use super::patience::{POLL_INTERVAL, TIMEOUT};
use super::shape::Shape;

/// What a person points with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    Mouse,
    Finger,
}

impl Pointer {
    /// What people point with on such a screen.
    pub fn of(shape: Shape) -> Pointer {
        if shape.touch { Pointer::Finger } else { Pointer::Mouse }
    }
}

#[derive(Clone)]
pub struct Page(Client);

impl Page {
    pub(super) fn new(client: Client) -> Page {
        Page(client)
    }

    pub async fn go(&self, address: &str) {
        self.0.goto(address).await.unwrap_or_else(|error| panic!("{address} cannot be opened: {error}"));
    }

    pub async fn reload(&self) {
        self.0.refresh().await.expect("the page reloads");
    }

    /// Waits for the button or choice with these words on it, and presses it.
    pub async fn press(&self, words: &str) {
        let named = format!("contains(., \"{words}\") or contains(@aria-label, \"{words}\")");
        let button = self.find(&format!("//button[{named}] | //label[contains(., \"{words}\")]")).await;
        button.click().await.unwrap_or_else(|error| panic!("{words:?} cannot be pressed: {error}"));
    }

    /// From the home screen and back. The page must be in English before.
    pub async fn choose_language(&self, language: Language) {
        if language != Language::English {
            self.press("Settings").await;
            self.press(language.own_name()).await;
            self.back().await;
        }
    }

    /// From the home screen to the first person's choice of tickets, on a shared device.
    pub async fn start_with_people(&self, map: &str) {
        self.press("New game").await;
        self.press(map).await;
        self.seat_a_person(2).await;
        self.press("Start game").await;
        self.lift_curtain().await;
        self.see("Keep at least").await;
    }

    /// From the home screen to the first choice of tickets against the weakest bot, with a fixed seed.
    pub async fn start_by_seed(&self, map: &str, seed: &str) {
        self.press("New game").await;
        self.press(map).await;
        self.run("document.querySelector('.more').open = true; document.querySelector('.level-choice input').click()")
            .await;
        let field = self.find("//label[contains(., 'Seed')]//input").await;
        field.send_keys(seed).await.expect("a field that takes a number");
        self.press("Start game").await;
    }

    /// In a game against a bot that has just begun: keeps the tickets and plays two turns. The bot moves between and after
    /// them.
    pub async fn play_two_turns(&self) {
        let own_turn = ".game[data-phase='choose'][data-mine='true'][data-busy='false']";
        self.keep_tickets().await;
        for _ in 0..2 {
            self.wait_for(own_turn).await;
            // On a phone the deck is behind a tab.
            self.run("document.querySelector('.tabs .tab-cards')?.click()").await;
            self.click(".deck[aria-disabled=false]").await;
            self.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
            self.click(".deck[aria-disabled=false]").await;
        }
        self.wait_for(own_turn).await;
    }

    /// From the home screen and back: sets up five seats on the form of a new game, with a name that needs two lines on a
    /// phone.
    pub async fn set_up_five_seats(&self) {
        self.press("New game").await;
        self.wait_for(".seat-card").await;
        while self.count(".add-seat").await > 0 {
            // By a script: the driver would scroll the button under the bar that starts the game.
            self.run("document.querySelector('.add-seat button').click()").await;
        }
        self.open_seat(1).await;
        self.fill("article[aria-label='Seat 1'] input[type=text]", "Jucătorul 1").await;
        self.escape().await;
    }

    /// On the form of a new game: shows what can be chosen for that seat, which on a phone is a line until it is touched.
    pub async fn open_seat(&self, seat: usize) {
        let head = format!("article:nth-of-type({seat}) .seat-open");
        self.wait_for(&head).await;
        self.run(&format!("document.querySelector('{head}[aria-expanded=false]')?.click()")).await;
        self.wait_for(&format!("{head}[aria-expanded=true]")).await;
    }

    /// On the form of a new game: makes that seat a person's. Seats count from 1. Works in any language.
    pub async fn seat_a_person(&self, seat: usize) {
        self.open_seat(seat).await;
        self.click(&format!("article:nth-of-type({seat}) .seat-who label")).await;
    }

    /// Clicks or touches the middle of the first element that the selector finds, whatever lies over it.
    pub async fn tap(&self, css: &str, pointer: Pointer) {
        let script = format!(
            "const found = document.querySelector(`{css}`);
             if (!found?.closest('.stage')) found?.scrollIntoView({{ block: 'nearest' }});
             const box = found?.getBoundingClientRect();
             return box && [box.left + box.width / 2, box.top + box.height / 2];"
        );
        let place: Option<(f64, f64)> = serde_json::from_value(self.run(&script).await).expect("a place");
        let Some(place) = place else { panic!("{css} is not there; the page says:\n{}", self.text().await) };
        self.touch_at(place, pointer).await;
    }

    /// Clicks or touches a point of the window.
    pub async fn touch_at(&self, (x, y): (f64, f64), pointer: Pointer) {
        let to = PointerAction::MoveTo { duration: None, x, y };
        let (down, up) = (PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 });
        let done = match pointer {
            Pointer::Mouse => {
                let mouse = MouseActions::new("mouse".into()).then(to).then(down).then(up);
                self.0.perform_actions(mouse).await
            }
            Pointer::Finger => {
                let finger = TouchActions::new("finger".into()).then(to).then(down).then(up);
                self.0.perform_actions(finger).await
            }
        };
        done.unwrap_or_else(|error| panic!("{x} {y} cannot be touched: {error}"));
    }

    /// Touches a point of the window twice, quickly.
    pub async fn tap_twice_at(&self, (x, y): (f64, f64)) {
        let twice = TouchActions::new("finger".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        self.0
            .perform_actions(twice)
            .await
            .unwrap_or_else(|error| panic!("{x} {y} cannot be touched: {error}"));
    }

    /// Holds the curtain's button until the curtain is lifted: with a finger on touch screens.
    pub async fn lift_curtain(&self) {
        let button = self.wait_for(".lift").await;
        let (x, y, width, height) = button.rectangle().await.expect("the button's place");
        let (x, y) = (x + width / 2.0, y + height / 2.0);
        let full = "return !!document.querySelector('.lift.full')";
        if self.run("return navigator.maxTouchPoints > 0").await == true {
            // The driver lifts its finger at the end of each command.
            let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
            devtools::call(&self.0, "Input.dispatchTouchEvent", down).await;
            self.wait_until(full).await;
            let up = json!({ "type": "touchEnd", "touchPoints": [] });
            devtools::call(&self.0, "Input.dispatchTouchEvent", up).await;
        } else {
            let mouse = || MouseActions::new("mouse".into());
            let to = PointerAction::MoveTo { duration: None, x, y };
            let down = mouse().then(to).then(PointerAction::Down { button: 0 });
            self.0.perform_actions(down).await.expect("a button that can be held");
            self.wait_until(full).await;
            let up = mouse().then(PointerAction::Up { button: 0 });
            self.0.perform_actions(up).await.expect("a button that can be let go");
        }
        self.wait_until("return !document.querySelector('.lift')").await;
    }

    /// Lifts the curtain and closes the news of what has happened, so that the person to move can act.
    pub async fn resume_turn(&self) {
        self.lift_curtain().await;
        self.wait_for(".game[data-mine='true']").await;
        if self.count(".news").await > 0 {
            self.click(".news .primary").await;
        }
    }

    /// On the list of saved games: imports one from a file.
    pub async fn import(&self, file: &Path) {
        self.choose_file("input[type=file]", file).await;
        self.see("game imported").await;
        self.press("Close").await;
    }

    /// Leaves the game on show by its menu. Works in any language.
    pub async fn leave_game(&self) {
        self.click(".open-menu").await;
        self.click(".menu .leave").await;
        self.wait_until("return !document.querySelector('.game')").await;
    }

    /// Ticks all tickets on offer, and keeps them. Works in any language.
    pub async fn keep_tickets(&self) {
        self.tick_tickets().await;
        self.click(".offer .primary:not(:disabled)").await;
    }

    /// Ticks all tickets on offer.
    pub async fn tick_tickets(&self) {
        self.wait_for(".offer .candidate").await;
        self.run("document.querySelectorAll('.candidate input:not(:checked)').forEach((it) => it.click())")
            .await;
    }

    /// After a press on the ticket pile: confirms, if a dialog asks for it, and waits for the tickets.
    pub async fn confirm_ticket_draw(&self, pointer: Pointer) {
        self.wait_for("dialog[open] .primary, .offer").await;
        if self.count("dialog[open]").await > 0 {
            self.tap("dialog[open] .primary", pointer).await;
        }
        self.wait_for(".offer").await;
    }

    /// Lets a few frames pass: the page learns of changed sizes with the next frame.
    pub async fn wait_for_frames(&self) {
        let frames =
            "return (async () => { for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame) })()";
        self.run(frames).await;
    }

    /// Presses these keys one after the other, wherever the focus is.
    pub async fn keys(&self, keys: &str) {
        let press = |actions: KeyActions, key: char| {
            actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key })
        };
        let pressed = keys.chars().fold(KeyActions::new("keys".into()), press);
        self.0.perform_actions(pressed).await.expect("keys that can be pressed");
    }

    /// Moves each finger from one point of the window to another, all at the same time.
    pub async fn drag_fingers(&self, fingers: &[[(f64, f64); 2]]) {
        let finger = |(number, [from, to]): (usize, &[(f64, f64); 2])| {
            let go = |(x, y): (f64, f64), time: u64| PointerAction::MoveTo {
                duration: Some(Duration::from_millis(time)),
                x,
                y,
            };
            TouchActions::new(format!("finger {number}"))
                .then(go(*from, 0))
                .then(PointerAction::Down { button: 0 })
                .then(go(*to, 120))
                .then(PointerAction::Up { button: 0 })
        };
        let mut fingers = fingers.iter().enumerate().map(finger);
        let first = Actions::from(fingers.next().expect("a finger"));
        let all = fingers.fold(first, |all, finger| all.and(finger));
        self.0.perform_actions(all).await.expect("fingers that move");
    }

    /// Replaces the text of the first field that the selector finds.
    pub async fn fill(&self, css: &str, words: &str) {
        let field = self.wait_for(css).await;
        // The old text is erased by keys, as a person does it: otherwise the page gets no event.
        let old = field.prop("value").await.expect("a field").unwrap_or_default();
        let erase = "\u{e010}".to_owned() + &"\u{e003}".repeat(old.chars().count());
        field.send_keys(&(erase + words)).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Chooses a file in a file field.
    pub async fn choose_file(&self, css: &str, file: &Path) {
        let field = self.wait_for(css).await;
        let path = file.to_str().expect("a plain path");
        field.send_keys(path).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    pub async fn escape(&self) {
        let here = self.0.active_element().await.expect("something has the focus");
        here.send_keys("\u{e00c}").await.expect("a key");
    }

    /// The browser's own back button.
    pub async fn back(&self) {
        self.0.back().await.expect("there is a step back");
    }

    /// Waits for the first element that the selector finds, and presses it.
    pub async fn click(&self, css: &str) {
        let found = self.wait_for(css).await;
        found.click().await.unwrap_or_else(|error| panic!("{css} cannot be pressed: {error}"));
    }

    /// Waits for the first element that the selector finds.
    pub async fn wait_for(&self, css: &str) -> Element {
        self.wait_for_element(Locator::Css(css), css).await
    }

    /// Waits until a script returns true.
    pub async fn wait_until(&self, script: &str) {
        let deadline = Instant::now() + TIMEOUT;
        while self.run(script).await != Value::Bool(true) {
            assert!(Instant::now() < deadline, "{script} is not true; the page says:\n{}", self.text().await);
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until these words are anywhere on the page.
    pub async fn see(&self, words: &str) {
        self.find(&format!("//*[text()[contains(., \"{words}\")]]")).await;
    }

    /// Whether these words are on the page now.
    pub async fn shows(&self, words: &str) -> bool {
        self.text().await.contains(words)
    }

    pub async fn count(&self, css: &str) -> usize {
        self.0.find_all(Locator::Css(css)).await.expect("the page can be searched").len()
    }

    pub async fn text(&self) -> String {
        let body = self.0.find(Locator::Css("body")).await.expect("a body");
        body.text().await.expect("its text")
    }

    pub async fn run(&self, script: &str) -> Value {
        self.0.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script:?} failed: {error}"))
    }

    /// The violations that axe-core finds on the page as it is now, one line each.
    pub async fn axe_violations(&self) -> Vec<String> {
        if self.run("return !window.axe").await == true {
            let script = required("RAILHEAD_AXE");
            let script = std::fs::read_to_string(&script)
                .unwrap_or_else(|error| panic!("{script} cannot be read: {error}"));
            self.run(&script).await;
        }
        // On the map a touch chooses the nearest thing, so nothing there needs a minimum size.
        let faults = "const rules = { 'target-size': { enabled: true } };
            const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
            const is_meant = (id, target) => id !== 'target-size' || !document.querySelector(target[0])?.closest('.stage');
            return violations.flatMap(({ id, nodes }) =>
              nodes.filter(({ target }) => is_meant(id, target)).map(({ target, failureSummary }) =>
                `${id}: ${target.join(' ')}: ${failureSummary.replace(/\\s+/g, ' ')}`))";
        // axe-core works asynchronously.
        let faults = format!("return (async () => {{ {faults} }})()");
        serde_json::from_value(self.run(&faults).await).expect("a list of violations")
    }

    /// The words that are cut off, stick out of their box or overlap others on the page as it is now, one line each.
    pub async fn layout_errors(&self) -> Vec<String> {
        serde_json::from_value(self.run(include_str!("cut.js")).await).expect("a list of words")
    }

    /// What the window shows, as a PNG.
    pub async fn screenshot(&self) -> Vec<u8> {
        self.0.screenshot().await.expect("a screenshot")
    }

    pub async fn save_screenshot(&self, file: &Path) {
        std::fs::write(file, self.screenshot().await)
            .unwrap_or_else(|error| panic!("{} cannot be written: {error}", file.display()));
    }

    async fn find(&self, path: &str) -> Element {
        self.wait_for_element(Locator::XPath(path), path).await
    }

    async fn wait_for_element(&self, locator: Locator<'_>, name: &str) -> Element {
        // WebKit's driver says that an element is stale if the page replaces it while the driver looks for it.
        let is_missing =
            |error: &CmdError| error.is_no_such_element() || error.to_string().contains("Stale element");
        let deadline = Instant::now() + TIMEOUT;
        loop {
            match self.0.find(locator).await {
                Ok(element) => return element,
                Err(error) if is_missing(&error) && Instant::now() < deadline => {}
                Err(error) => panic!("{name} is not there ({error}); the page says:\n{}", self.text().await),
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }
}
