//! What keeps people out, as axe-core finds it: on every screen, in every question and every dialog, nothing.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, Language, Light, Page, Server, Shape, Words, stuck};

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
    page.press("Card counter").await;
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
    page.press("Double routes").await;
    a_mistake(&page, &mut look).await;
    page.go(&format!("{}#about", server.address)).await;
    page.see("About").await;
    look.over("about").await;
    page.go(&format!("{}#new", server.address)).await;
    against_a_bot(&page, &mut look, &Words::of(Language::English)).await;
    page.go(&server.address).await;
    before_a_turn(&page, &mut look).await;
    moments(&page, &mut look).await;
    look.over("home").await;
    assert!(look.places > 40, "only {} places were looked at", look.places);
    assert!(look.found.is_empty(), "{} faults:\n{}", look.found.len(), look.found.join("\n"));
    browser.close().await;
}

/// In a lesson: what it says, and what it says of something else that is done.
async fn a_mistake(page: &Page, look: &mut Look<'_>) {
    page.wait_for(".lesson").await;
    look.over("a lesson").await;
    page.press("Go on").await;
    page.see("Step 2 of").await;
    open_tab(page, "draw").await;
    page.run("document.querySelector('.deck').click()").await;
    page.wait_for(".lesson .slip").await;
    look.over("a mistake in a lesson").await;
}

/// From the form of a new game to a card that may be taken back.
async fn against_a_bot(page: &Page, look: &mut Look<'_>, words: &Words) {
    page.click(".start-bar button").await;
    page.wait_for(".offer").await;
    look.over("the opening against a bot").await;
    page.click(".offer button.primary").await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    look.over("a turn against a bot").await;
    page.keys("r").await;
    page.wait_for("dialog[open] .route-row").await;
    look.over("the list of routes").await;
    close_dialog(page).await;
    page.run("document.querySelector('.deck').click()").await;
    page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
    page.press(words.say("game-take-back")).await;
    page.wait_for("dialog[open]").await;
    look.over("a card to be taken back").await;
    close_dialog(page).await;
}

async fn close_dialog(page: &Page) {
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
}

/// On a phone what there is beside the hand lies behind tabs; elsewhere it is in sight.
async fn open_tab(page: &Page, tab: &str) {
    page.run(&format!("document.querySelector('.tabs .tab-{tab}').click()")).await;
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
    for tab in ["draw", "tickets", "hand"] {
        open_tab(page, tab).await;
        look.over(&format!("a turn: {tab}")).await;
    }
    a_turn(page, look).await;
    open_tab(page, "log").await;
    page.click(".since button").await;
    page.wait_for(".since-step").await;
    look.over("a step since one's last turn").await;
    page.back().await;
    page.see("Saved games").await;
}

/// Everything that a first turn can open.
async fn a_turn(page: &Page, look: &mut Look<'_>) {
    page.keys("?").await;
    page.wait_for("dialog[open] kbd").await;
    look.over("the keys").await;
    close_dialog(page).await;
    press_on_map(page, ".route:not(.claimable)").await;
    page.wait_for(".saying").await;
    look.over("a refusal").await;
    page.run("[...document.querySelectorAll('button.wide')].find((it) => it.textContent.includes('station')).click()")
        .await;
    page.see("Choose a city on the map").await;
    look.over("a site for a station").await;
    press_on_map(page, ".city.site").await;
    page.wait_for(".game-ask .pay").await;
    look.over("a station").await;
    page.click(".game-ask .pay").await;
    page.wait_for(".undo").await;
    look.over("a turn that may be undone").await;
    page.press("Undo").await;
    page.wait_until("return !document.querySelector('.undo')").await;
    page.take_up().await;
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

/// By a script: the map may lie so that something else is over it.
async fn press_on_map(page: &Page, css: &str) {
    let click = "dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    page.run(&format!("document.querySelector('{css}').{click}")).await;
}

/// What happens in the middle of games, out of records.
async fn moments(page: &Page, look: &mut Look<'_>) {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let records = project.join("engine/tests");
    let folder = tempfile::tempdir().expect("a folder");
    let pass = folder.path().join("pass.txt");
    std::fs::write(&pass, stuck().record).expect("a record");
    for (name, record, there) in [
        ("tickets", records.join("records/good/tickets-offered.txt"), ".offer"),
        ("a tunnel", records.join("records/good/tunnel-to-pay.txt"), "[data-asked=tunnel]"),
        ("nothing that can be done", pass, "[data-asked=pass]"),
        ("the last round", records.join("records/good/last-round.txt"), ".route.claimable"),
        ("the ending", records.join("playthroughs/europe-3.txt"), ".score-table"),
    ] {
        page.press("Saved games").await;
        page.choose_file("input[type=file]", &record).await;
        page.see("was added").await;
        if name == "the ending" {
            look.over("saved games with a notice").await;
        }
        page.press("Close").await;
        if name == "the ending" {
            what_is_done_to_a_save(page, look).await;
        }
        page.click(".saved-open").await;
        if name != "the ending" {
            page.take_up().await;
        }
        if name == "the last round" {
            open_tab(page, "log").await;
        }
        page.wait_for(there).await;
        look.over(name).await;
        match name {
            "a tunnel" => rules_over_a_question(page, look).await,
            "the last round" => claim(page, look).await,
            "the ending" => counting(page, look).await,
            _ => {}
        }
        page.back().await;
        page.see("Saved games").await;
        page.back().await;
    }
}

/// A name is given to it, and it is deleted and comes back.
async fn what_is_done_to_a_save(page: &Page, look: &mut Look<'_>) {
    let all = page.count(".saved-game").await;
    page.press("Rename").await;
    page.wait_for(".naming").await;
    look.over("a save that is named").await;
    page.escape().await;
    page.press("Delete").await;
    page.see("The game was deleted").await;
    look.over("a save that was deleted").await;
    page.click(".notice .primary").await;
    page.wait_until(&format!("return document.querySelectorAll('.saved-game').length === {all}")).await;
}

/// Once more what counts, piece by piece: first the routes, then a ticket.
async fn counting(page: &Page, look: &mut Look<'_>) {
    page.press("Show the counting").await;
    for piece in ["the counting of routes", "the counting of a ticket"] {
        page.wait_for(".tally").await;
        look.over(piece).await;
        // It goes on by itself: had it come to its end, another screen would have been looked at.
        page.click(".tally-words").await;
    }
}

/// The rules, opened where they are needed.
async fn rules_over_a_question(page: &Page, look: &mut Look<'_>) {
    page.run("document.querySelector('.game-ask .how').click()").await;
    page.wait_for("dialog[open].rules-sheet").await;
    look.over("the rules over a tunnel").await;
    close_dialog(page).await;
}

/// A claim that is asked for, where this game has one.
async fn claim(page: &Page, look: &mut Look<'_>) {
    press_on_map(page, ".route.claimable").await;
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
async fn look_in(language: Language, shape: Shape, light: Light) {
    let server = Server::start();
    let browser = Browser::open(shape, light).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    page.press(language.own_name()).await;
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
        look.over(screen).await;
    }
    against_a_bot(&page, &mut look, &Words::of(language)).await;
    assert!(look.found.is_empty(), "{} faults:\n{}", look.found.len(), look.found.join("\n"));
    browser.close().await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_spanish() {
    look_in(Language::Spanish, Shape::PHONE, Light::Light).await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_romanian() {
    look_in(Language::Romanian, Shape::DESK, Light::Dark).await;
}
