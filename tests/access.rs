//! What keeps people out, as axe-core finds it: on every screen, in every question and every dialog, nothing.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, Light, Page, Server, Shape};

/// What was found so far, all of it, so that one run tells everything.
struct Look<'a> {
    page: &'a Page,
    found: Vec<String>,
    places: usize,
}

impl Look<'_> {
    async fn over(&mut self, place: &str) {
        self.places += 1;
        let faults = self.page.faults().await;
        self.found.extend(faults.into_iter().map(|fault| format!("{place}: {fault}")));
    }
}

/// Walks through the whole app, looking everywhere.
async fn look_everywhere(shape: Shape, light: Light, theme: &str) {
    let server = Server::start();
    let browser = Browser::open(shape, light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    let mut look = Look { page: &page, found: Vec::new(), places: 0 };
    look.over("home at first").await;
    page.press("Settings").await;
    page.press("Always").await;
    page.press(theme).await;
    look.over("settings").await;
    page.back().await;
    page.press("Saved games").await;
    page.see("No game has been played").await;
    look.over("no saved games").await;
    page.back().await;
    page.press("Statistics").await;
    page.see("Statistics").await;
    look.over("no statistics").await;
    page.back().await;
    page.press("Rules").await;
    page.see("The rules").await;
    look.over("the rules").await;
    page.back().await;
    page.press("Learn").await;
    page.see("Learn the game").await;
    look.over("the lessons").await;
    page.go(&format!("{}#lesson-first-game", server.address)).await;
    page.wait_for(".lesson").await;
    look.over("a lesson").await;
    page.go(&format!("{}#about", server.address)).await;
    page.see("About").await;
    look.over("about").await;
    page.go(&server.address).await;
    page.see("New game").await;
    before_a_turn(&page, &mut look).await;
    moments(&page, &mut look).await;
    look.over("home").await;
    assert!(look.places > 18, "only {} places were looked at", look.places);
    assert!(look.found.is_empty(), "{} faults:\n{}", look.found.len(), look.found.join("\n"));
    browser.close().await;
}

async fn before_a_turn(page: &Page, look: &mut Look<'_>) {
    page.press("New game").await;
    page.see("Start the game").await;
    look.over("a new game").await;
    page.press("Europe").await;
    page.seat_a_person(2).await;
    page.write("article[aria-label='Seat 1'] input[type=text]", "").await;
    page.press("Start the game").await;
    page.see("Type a name.").await;
    look.over("a new game with a fault").await;
    page.write("article[aria-label='Seat 1'] input[type=text]", "Ida").await;
    page.press("Start the game").await;
    page.wait_for(".lift").await;
    look.over("the curtain").await;
    page.click(".lift").await;
    page.see("Yes, show my cards").await;
    look.over("the curtain, to be confirmed").await;
    page.press("Yes, show my cards").await;
    page.see("Keep at least").await;
    look.over("the opening").await;
    page.press("Keep").await;
    page.lift_curtain().await;
    page.press("Keep").await;
    page.lift_curtain().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    look.over("a turn").await;
    a_turn(page, look).await;
    page.back().await;
    page.see("Saved games").await;
}

/// Everything that a first turn can open.
async fn a_turn(page: &Page, look: &mut Look<'_>) {
    page.keys("r").await;
    page.wait_for("dialog[open] .route-row").await;
    look.over("the list of routes").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    page.keys("?").await;
    page.wait_for("dialog[open] kbd").await;
    look.over("the keys").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    page.run("[...document.querySelectorAll('button.wide')].find((it) => it.textContent.includes('station')).click()")
        .await;
    page.see("Choose a city on the map").await;
    look.over("a site for a station").await;
    page.run(
        "document.querySelector('.city.site').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    )
    .await;
    page.wait_for(".game-ask .pay").await;
    look.over("a station").await;
    page.escape().await;
    page.escape().await;
    page.run("document.querySelector('.deck').click()").await;
    page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
    look.over("a second card").await;
    page.run("document.querySelector('.deck').click()").await;
    page.see("Your card:").await;
    look.over("the last card of a turn").await;
    page.press("Done").await;
    page.lift_curtain().await;
    page.wait_for(".news").await;
    look.over("what has happened").await;
    page.press("To my turn").await;
}

/// What happens in the middle of games, out of records.
async fn moments(page: &Page, look: &mut Look<'_>) {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let records = project.join("engine/tests");
    for (name, record) in [
        ("tickets", "records/good/tickets-offered.txt"),
        ("a tunnel", "records/good/tunnel-to-pay.txt"),
        ("the last round", "records/good/last-round.txt"),
        ("the ending", "playthroughs/europe-3.txt"),
    ] {
        page.press("Saved games").await;
        page.choose_file("input[type=file]", &records.join(record)).await;
        page.see("was added").await;
        if name == "the ending" {
            look.over("saved games with a notice").await;
        }
        page.press("Close").await;
        page.click(".saved-open").await;
        if name == "the ending" {
            page.see("Final scores").await;
        } else {
            page.take_up().await;
        }
        if name == "the last round" {
            page.run("document.querySelector('.tabs .tab-log').click()").await;
        }
        look.over(name).await;
        if name == "the last round" {
            claim(page, look).await;
        }
        if name == "a tunnel" {
            rules_over_a_question(page, look).await;
        }
        page.back().await;
        page.see("Saved games").await;
        page.back().await;
    }
}

/// The rules, opened where they are needed.
async fn rules_over_a_question(page: &Page, look: &mut Look<'_>) {
    page.run("document.querySelector('.game-ask .how').click()").await;
    page.wait_for("dialog[open].rules-sheet").await;
    look.over("the rules over a tunnel").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
}

/// A claim that is asked for, where this game has one.
async fn claim(page: &Page, look: &mut Look<'_>) {
    page.wait_for(".route.claimable").await;
    page.run("document.querySelector('.route.claimable').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    page.wait_for(".game-ask .pay").await;
    look.over("a claim").await;
    page.escape().await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_by_day_on_a_desk() {
    look_everywhere(Shape::DESK, Light::Light, "As the system").await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_by_night_on_a_phone() {
    look_everywhere(Shape::PHONE, Light::Dark, "As the system").await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_high_contrast_on_a_tablet() {
    look_everywhere(Shape::TABLET, Light::Light, "High contrast").await;
}

/// The screens and a game's first turns in another language: other words are in other places, and names are theirs.
async fn look_in(language: &str, shape: Shape, light: Light) {
    let server = Server::start();
    let browser = Browser::open(shape, light).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    page.press(language).await;
    page.wait_until("return document.documentElement.lang !== 'en'").await;
    let mut look = Look { page: &page, found: Vec::new(), places: 0 };
    for (address, screen) in [
        ("settings", "settings"),
        ("", "home:has(nav)"),
        ("saved", "saved"),
        ("statistics", "statistics"),
        ("learn", "learn"),
        ("rules", "rules"),
        ("about", "about"),
        ("new", "new-game"),
    ] {
        page.run(&format!("location.hash = '{address}'")).await;
        page.wait_for(&format!(".screen.{screen}")).await;
        look.over(&format!("{language}: {screen}")).await;
    }
    page.click(".start-bar button").await;
    page.wait_for(".offer").await;
    look.over(&format!("{language}: the opening")).await;
    page.click(".offer button.primary").await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    look.over(&format!("{language}: a turn")).await;
    page.keys("r").await;
    page.wait_for("dialog[open] .route-row").await;
    look.over(&format!("{language}: the list of routes")).await;
    assert!(look.found.is_empty(), "{} faults:\n{}", look.found.len(), look.found.join("\n"));
    browser.close().await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_spanish() {
    look_in("Español", Shape::PHONE, Light::Light).await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_romanian() {
    look_in("Română", Shape::DESK, Light::Dark).await;
}
