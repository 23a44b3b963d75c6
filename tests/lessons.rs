//! The lessons: a learner does what a lesson highlights, and once makes a mistake.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::{Duration, Instant};

use drive::{Browser, ColourScheme, Page, Pointer, Server, Shape};
use serde::Deserialize;

const LESSONS: [&str; 6] = ["first-game", "doubles", "tickets", "ferry", "tunnel", "station"];

/// Long enough for a loaded machine.
const LESSON_TIMEOUT: Duration = Duration::from_secs(90);

/// What the page shows of a lesson.
#[derive(Debug, Deserialize)]
struct Shown {
    /// `Step 3 of 9`; `None` while others move.
    step: Option<String>,
    words: String,
    /// What is highlighted outside the map.
    hint: String,
    /// The middle of a space of the highlighted route that can be claimed.
    route: Option<(f64, f64)>,
    asked: String,
    /// Whether there is a button to go on.
    page: bool,
    busy: bool,
    /// Whether the sheet has tabs, as on a phone.
    tabs: bool,
}

/// Waits until the page is still, as a person does before a touch: the map makes room for a step's text, and moves to
/// what is highlighted a moment later. The state counts when it is the same a few frames later.
const SHOWN: &str = r#"
    const one = (css) => document.querySelector(css);
    const shown = () => {
      const game = one(".game");
      const spaces = [...document.querySelectorAll(".route.lit.claimable .space")];
      const box = spaces[spaces.length >> 1]?.getBoundingClientRect();
      return {
        step: one(".lesson small")?.textContent ?? null,
        words: one(".lesson-words")?.textContent ?? "",
        hint: game?.dataset.hint ?? "",
        route: box ? [box.left + box.width / 2, box.top + box.height / 2] : null,
        asked: one(".game-ask")?.dataset.asked ?? "",
        page: !!one(".lesson-buttons .primary"),
        busy: game?.dataset.busy !== "false",
        tabs: !!one(".tabs")?.offsetParent,
      };
    };
    for (let before = shown(); ; ) {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      await Promise.all(one(".stage-layer")?.getAnimations().map((it) => it.finished) ?? []);
      const now = shown();
      if (JSON.stringify(now) === JSON.stringify(before)) return now;
      before = now;
    }"#;

struct Learner {
    page: Page,
    pointer: Pointer,
}

impl Learner {
    /// Opens a browser on the list of lessons, with bots' moves shown at once.
    async fn open(shape: Shape) -> (Server, Browser, Learner) {
        Learner::open_in("English", shape).await
    }

    async fn open_in(language: &str, shape: Shape) -> (Server, Browser, Learner) {
        let server = Server::start();
        let browser = Browser::open(shape, ColourScheme::Light).await;
        let page = browser.page();
        page.go(&server.address).await;
        page.press("Settings").await;
        page.press("Instant").await;
        page.press(language).await;
        page.back().await;
        page.click(".home-links .home-link:nth-child(3)").await;
        page.wait_for("[data-lesson]").await;
        (server, browser, Learner { page, pointer: Pointer::of(shape) })
    }

    async fn look(&self) -> Shown {
        let shown = format!("return (async () => {{ {SHOWN} }})()");
        serde_json::from_value(self.page.run(&shown).await).expect("what the page shows")
    }

    /// Does what is highlighted until the lesson is at the step `until`, or at its last step.
    async fn follow(&self, until: &str) {
        let deadline = Instant::now() + LESSON_TIMEOUT;
        loop {
            assert!(Instant::now() < deadline, "the lesson does not go on:\n{}", self.page.text().await);
            let shown = self.look().await;
            let Some(step) = shown.step.as_deref().filter(|_| !shown.busy) else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            assert!(!shown.words.starts_with("lesson-"), "{step} has no words but its key: {}", shown.words);
            let errors = self.page.layout_errors().await;
            assert!(errors.is_empty(), "{step}: its text does not fit: {errors:#?}");
            if is_last(step) {
                assert_eq!(
                    self.page.axe_violations().await,
                    [] as [String; 0],
                    "the last step has violations"
                );
                return;
            }
            if step == until {
                return;
            }
            self.step(&shown).await;
        }
    }

    /// Does what is highlighted.
    async fn step(&self, shown: &Shown) {
        match (shown.asked.as_str(), shown.hint.as_str()) {
            _ if shown.page => self.read_on(shown).await,
            ("offer", _) => self.keep().await,
            (_, "leave") => self.tap(".leave-tunnel").await,
            ("claim" | "station" | "tunnel", _) => self.pay().await,
            ("site", _) => self.tap(".city.lit").await,
            (_, "tickets") => self.tap_in("tickets", shown, ".draw-tickets").await,
            (_, "station") => self.tap_in("tickets", shown, ".build-station").await,
            (_, "draw-deck") => self.tap_in("cards", shown, ".deck").await,
            (_, hint) => match (hint.strip_prefix("draw-"), shown.route) {
                (Some(slot), _) => {
                    self.tap_in("cards", shown, &format!(".place[data-slot='{slot}']")).await;
                }
                (None, Some(at)) => self.page.touch_at(at, self.pointer).await,
                (None, None) => {}
            },
        }
    }

    async fn read_on(&self, shown: &Shown) {
        self.tap(".lesson .primary").await;
        let step = shown.step.as_deref().unwrap_or_default();
        self.page
            .wait_until(&format!("return document.querySelector('.lesson small')?.textContent !== '{step}'"))
            .await;
    }

    async fn tap(&self, css: &str) {
        self.page.tap(css, self.pointer).await;
    }

    async fn tap_in(&self, tab: &str, shown: &Shown, css: &str) {
        if shown.tabs {
            self.tap(&format!(".tabs .tab-{tab}")).await;
        }
        self.tap(css).await;
    }

    /// Ticks the highlighted tickets, until none is highlighted any more.
    async fn keep(&self) {
        if self.page.count(".candidate.wanted").await > 0 {
            self.tap(".candidate.wanted").await;
        } else {
            self.tap(".offer .primary").await;
        }
    }

    /// Pays the highlighted way, where there is a choice.
    async fn pay(&self) {
        let lit = ".payment-way.wanted[aria-pressed='false']";
        self.tap(if self.page.count(lit).await > 0 { lit } else { ".pay" }).await;
    }
}

fn is_last(step: &str) -> bool {
    let numbers: Vec<&str> = step.split(' ').filter(|word| word.parse::<u8>().is_ok()).collect();
    matches!(numbers[..], [at, of] if at == of)
}

/// Takes all lessons one after the other, only by what is highlighted: no words need to be read.
async fn all_lessons(learner: &Learner) {
    let page = &learner.page;
    page.click("[data-lesson=first-game]").await;
    for (number, lesson) in LESSONS.into_iter().enumerate() {
        page.wait_until(&format!("return location.hash === '#lesson-{lesson}'")).await;
        learner.follow("").await;
        assert_eq!(page.count(".lesson .slip").await, 0, "doing what is highlighted is never a mistake");
        if number + 1 < LESSONS.len() {
            page.click(".lesson-buttons .primary").await;
        }
    }
}

/// Takes all lessons in a language: every step must have its text, in that language.
async fn all_lessons_in(language: &str, shape: Shape, done: &str) {
    let (_server, browser, learner) = Learner::open_in(language, shape).await;
    all_lessons(&learner).await;
    learner.page.see(done).await;
    browser.close().await;
}

#[tokio::test]
async fn all_lessons_are_taken_in_spanish() {
    all_lessons_in("Español", Shape::DESK, "Los dos billetes están completados").await;
}

#[tokio::test]
async fn all_lessons_are_taken_in_romanian_on_a_phone() {
    all_lessons_in("Română", Shape::PHONE, "Ambele bilete sunt terminate").await;
}

#[tokio::test]
async fn all_lessons_are_taken_one_after_the_other_and_remembered() {
    let (_server, browser, learner) = Learner::open(Shape::DESK).await;
    let page = &learner.page;
    all_lessons(&learner).await;
    page.press("All lessons").await;
    page.see("Six lessons").await;
    assert_eq!(page.count(".lesson-entry.learnt").await, LESSONS.len());
    page.reload().await;
    page.wait_until("return document.querySelectorAll('.lesson-entry.learnt').length === 6").await;
    page.escape().await;
    page.press("Saved games").await;
    page.see("No saved games").await;
    browser.close().await;
}

#[tokio::test]
async fn what_a_lesson_says_covers_nothing_of_the_map() {
    let (_server, browser, learner) = Learner::open(Shape::DESK).await;
    learner.page.click("[data-lesson=tunnel]").await;
    learner.page.press("Continue").await;
    learner.page.see("Step 2").await;
    let low = [("a low desk", 1366, 650), ("a lower desk", 1280, 600), ("a small window", 900, 640)];
    let low = low.map(|(name, width, height)| Shape { name, width, height, touch: false });
    for shape in Shape::ALL.into_iter().chain(low) {
        browser.set_shape(shape).await;
        learner.page.wait_for_frames().await;
        let apart = "const [words, map] = ['.lesson', '.stage'].map((css) => document.querySelector(css).getBoundingClientRect());
            return words.height > 20 && map.height > 100 && (words.right <= map.left || words.left >= map.right
                || words.bottom <= map.top || words.top >= map.bottom)";
        assert_eq!(learner.page.run(apart).await, true, "on {}", shape.name);
    }
    browser.close().await;
}

#[tokio::test]
async fn a_mistake_is_explained_and_costs_nothing() {
    let (_server, browser, learner) = Learner::open(Shape::DESK).await;
    let page = &learner.page;
    page.click("[data-lesson=doubles]").await;
    learner.follow("Step 2 of 9").await;
    let cards = "return document.querySelector('.hand').innerText";
    let before = page.run(cards).await;

    page.tap(".deck", learner.pointer).await;
    page.see("You drew from the deck. Let's take that back.").await;
    page.see("green is the track you can pay for").await;
    assert_eq!(page.run(cards).await, before, "nothing was drawn");
    page.see("Step 2 of 9").await;

    learner.follow("Step 3 of 9").await;
    assert_eq!(page.count(".lesson .slip").await, 0, "the explanation is gone after the right action");
    page.see("Oskar has done the same to you").await;
    page.press("Start over").await;
    page.see("Step 1 of 9").await;
    browser.close().await;
}

#[tokio::test]
async fn the_rules_of_tunnels_are_read_in_the_tunnel_and_nothing_is_lost() {
    let (_server, browser, learner) = Learner::open(Shape::PHONE).await;
    let page = &learner.page;
    page.click("[data-lesson=tunnel]").await;
    learner.follow("Step 2 of 12").await;
    let route = learner.look().await.route.expect("a highlighted tunnel");
    page.touch_at(route, learner.pointer).await;
    page.wait_for("[data-asked=claim] .how").await;
    page.tap("[data-asked=claim] .how", learner.pointer).await;
    page.wait_for("dialog[open]").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    assert_eq!(page.count("[data-asked=claim]").await, 1, "Escape closes the rules, not the question");

    learner.follow("Step 3 of 12").await;
    page.wait_for("[data-asked=tunnel] .how").await;
    let asked = "return document.querySelector('.game-ask').innerText";
    let before = page.run(asked).await;

    page.tap("[data-asked=tunnel] .how", learner.pointer).await;
    page.wait_for("dialog[open]").await;
    let in_sight = "const box = document.querySelector('dialog #rule-tunnel').getBoundingClientRect();
        return box.top >= 0 && box.top < innerHeight / 2";
    page.wait_until(in_sight).await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    assert_eq!(page.run(asked).await, before, "the question is as before");

    page.tap("[data-asked=tunnel] .how", learner.pointer).await;
    page.tap("dialog .close", learner.pointer).await;
    page.wait_until("return !document.querySelector('dialog')").await;
    learner.follow("Step 4 of 12").await;
    browser.close().await;
}

#[tokio::test]
async fn the_rules_are_one_tap_from_home_in_every_language() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    for (language, rules, title) in [
        ("English", "Rules", "What's different in Europe"),
        ("Español", "Reglas", "Qué cambia en Europa"),
        ("Română", "Reguli", "Ce e diferit în Europa"),
    ] {
        page.wait_for(".home-link").await;
        page.run("document.querySelector('.home-link:last-child').click()").await;
        page.press(language).await;
        page.back().await;
        page.press(rules).await;
        page.see(title).await;
        assert_eq!(page.count(".rule").await, 10);
        let cut = "return document.documentElement.scrollWidth > innerWidth";
        assert_eq!(page.run(cut).await, false, "nothing is wider than the screen in {language}");
        page.back().await;
    }
    browser.close().await;
}
