//! Accessibility as axe-core checks it: no violation on any screen, in any question or dialog.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, Catalogue, ColourScheme, Language, Page, Server, Shape, stuck};

/// All violations that were found so far, so that one run reports everything.
struct AxeReport<'a> {
    page: &'a Page,
    violations: Vec<String>,
    places: usize,
}

impl AxeReport<'_> {
    async fn check(&mut self, place: &str) {
        self.places += 1;
        let violations = self.page.axe_violations().await;
        self.violations.extend(violations.into_iter().map(|violation| format!("{place}: {violation}")));
    }
}

/// Walks through the whole app and checks every place.
async fn check_everything(shape: Shape, scheme: ColourScheme, theme: &str) {
    let server = Server::start();
    let browser = Browser::open(shape, scheme).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    let mut report = AxeReport { page: &page, violations: Vec::new(), places: 0 };
    report.check("home at first").await;
    page.press("Settings").await;
    page.press("Always").await;
    page.press("Card counter").await;
    page.press(theme).await;
    report.check("settings").await;
    page.back().await;
    page.press("Saved games").await;
    page.see("No saved games").await;
    report.check("no saved games").await;
    page.back().await;
    page.press("Statistics").await;
    page.see("Statistics").await;
    report.check("no statistics").await;
    page.back().await;
    page.press("Rules").await;
    page.see("The goal").await;
    report.check("the rules").await;
    page.back().await;
    page.press("Learn").await;
    page.see("Learn the game").await;
    report.check("the lessons").await;
    page.press("Double routes").await;
    a_mistake(&page, &mut report).await;
    page.go(&format!("{}#about", server.address)).await;
    page.see("About").await;
    report.check("about").await;
    page.go(&format!("{}#new", server.address)).await;
    against_a_bot(&page, &mut report, &Catalogue::of(Language::English)).await;
    page.go(&server.address).await;
    before_a_turn(&page, &mut report).await;
    moments(&page, &mut report).await;
    report.check("home").await;
    assert!(report.places > 40, "only {} places were looked at", report.places);
    assert!(
        report.violations.is_empty(),
        "{} violations:\n{}",
        report.violations.len(),
        report.violations.join("\n")
    );
    browser.close().await;
}

/// In a lesson: a step, and what the lesson says after a mistake.
async fn a_mistake(page: &Page, report: &mut AxeReport<'_>) {
    page.wait_for(".lesson").await;
    report.check("a lesson").await;
    page.press("Continue").await;
    page.see("Step 2 of").await;
    open_tab(page, "cards").await;
    page.run("document.querySelector('.deck').click()").await;
    page.wait_for(".lesson .slip").await;
    report.check("a mistake in a lesson").await;
}

/// From the form of a new game to the dialog that takes a card back.
async fn against_a_bot(page: &Page, report: &mut AxeReport<'_>, catalogue: &Catalogue) {
    page.click(".start-bar button").await;
    page.wait_for(".offer").await;
    report.check("the opening against a bot").await;
    page.keep_tickets().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    report.check("a turn against a bot").await;
    page.keys("r").await;
    page.wait_for("dialog[open] .route-row").await;
    report.check("the list of routes").await;
    close_dialog(page).await;
    page.keys("?").await;
    page.wait_for("dialog[open] .keys").await;
    report.check("the help").await;
    close_dialog(page).await;
    page.click(".open-menu").await;
    page.wait_for("dialog.menu[open]").await;
    report.check("the menu").await;
    close_dialog(page).await;
    page.run("document.querySelector('.deck').click()").await;
    page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
    page.press(catalogue.text("game-take-back")).await;
    page.wait_for("dialog[open]").await;
    report.check("a card to be taken back").await;
    close_dialog(page).await;
}

async fn close_dialog(page: &Page) {
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
}

/// On a phone everything beside the hand is behind tabs; on other screens it is always in view.
async fn open_tab(page: &Page, tab: &str) {
    page.run(&format!("document.querySelector('.tabs .tab-{tab}').click()")).await;
}

async fn before_a_turn(page: &Page, report: &mut AxeReport<'_>) {
    page.press("New game").await;
    page.see("Start game").await;
    report.check("a new game").await;
    page.press("Europe").await;
    page.seat_a_person(2).await;
    page.open_seat(1).await;
    report.check("a new game with its seats open").await;
    page.fill("article[aria-label='Seat 1'] input[type=text]", "").await;
    page.press("Start game").await;
    page.see("Enter a name.").await;
    report.check("a new game with a fault").await;
    page.fill("article[aria-label='Seat 1'] input[type=text]", "Ida").await;
    page.press("Start game").await;
    page.wait_for(".lift").await;
    report.check("the curtain").await;
    page.click(".lift").await;
    page.see("Yes, show my cards").await;
    report.check("the curtain, to be confirmed").await;
    page.press("Yes, show my cards").await;
    page.see("Keep at least").await;
    report.check("the opening").await;
    page.keep_tickets().await;
    page.lift_curtain().await;
    page.keep_tickets().await;
    page.lift_curtain().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    for tab in ["tickets", "cards"] {
        open_tab(page, tab).await;
        report.check(&format!("a turn: {tab}")).await;
    }
    a_turn(page, report).await;
    open_tab(page, "log").await;
    page.click(".since button").await;
    page.wait_for(".since-step").await;
    report.check("a step since one's last turn").await;
    page.back().await;
    page.see("Saved games").await;
}

/// Everything that a first turn can open.
async fn a_turn(page: &Page, report: &mut AxeReport<'_>) {
    page.keys("?").await;
    page.wait_for("dialog[open] kbd").await;
    report.check("the keys").await;
    close_dialog(page).await;
    press_on_map(page, ".route:not(.claimable)").await;
    page.wait_for(".saying").await;
    report.check("a refusal").await;
    page.run("[...document.querySelectorAll('button.wide')].find((it) => it.textContent.includes('station')).click()")
        .await;
    page.see("Choose a city on the map").await;
    report.check("a site for a station").await;
    press_on_map(page, ".city.site").await;
    page.wait_for(".game-ask .pay").await;
    report.check("a station").await;
    page.click(".game-ask .pay").await;
    page.wait_for(".undo").await;
    report.check("a turn that may be undone").await;
    page.press("Undo").await;
    page.wait_until("return !document.querySelector('.undo')").await;
    page.resume_turn().await;
    page.run("document.querySelector('.deck').click()").await;
    page.wait_for(".game[data-phase='second-card'][data-busy='false']").await;
    report.check("a second card").await;
    page.run("document.querySelector('.deck').click()").await;
    page.see("Your card:").await;
    report.check("the last card of a turn").await;
    page.press("Done").await;
    page.lift_curtain().await;
    page.wait_for(".news").await;
    report.check("what has happened").await;
    page.press("Play my turn").await;
}

/// By a script: something else may cover this part of the map.
async fn press_on_map(page: &Page, css: &str) {
    let click = "dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    page.run(&format!("document.querySelector('{css}').{click}")).await;
}

/// Moments in the middle of games, from records.
async fn moments(page: &Page, report: &mut AxeReport<'_>) {
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
        page.see("game imported").await;
        if name == "the ending" {
            report.check("saved games with a notice").await;
        }
        page.press("Close").await;
        if name == "the ending" {
            rename_and_delete_save(page, report).await;
        }
        page.click(".saved-open").await;
        if name != "the ending" {
            page.resume_turn().await;
        }
        if name == "the last round" {
            open_tab(page, "log").await;
        }
        page.wait_for(there).await;
        report.check(name).await;
        match name {
            "a tunnel" => rules_over_a_question(page, report).await,
            "the last round" => claim(page, report).await,
            "the ending" => {
                counting(page, report).await;
                replay(page, report).await;
            }
            _ => {}
        }
        page.back().await;
        page.see("Saved games").await;
        page.back().await;
    }
}

/// A game that is walked through, and back to its result.
async fn replay(page: &Page, report: &mut AxeReport<'_>) {
    page.click(".replay-open").await;
    page.wait_for(".replay .timeline").await;
    page.keys("\u{e00f}\u{e00f}").await;
    for tab in [1, 2] {
        page.run(&format!("document.querySelector('.tabs button:nth-child({tab})').click()")).await;
        report.check(&format!("a replay, pane {tab}")).await;
    }
    page.back().await;
    page.wait_for(".score-table").await;
}

/// Renames a save, deletes it, and brings it back.
async fn rename_and_delete_save(page: &Page, report: &mut AxeReport<'_>) {
    let all = page.count(".saved-game").await;
    page.press("Rename").await;
    page.wait_for(".naming").await;
    report.check("a save that is named").await;
    page.escape().await;
    page.press("Delete").await;
    page.see("Game deleted").await;
    report.check("a save that was deleted").await;
    page.click(".notice .primary").await;
    page.wait_until(&format!("return document.querySelectorAll('.saved-game').length === {all}")).await;
}

/// Shows the counting of the scores again, step by step: first the routes, then a ticket.
async fn counting(page: &Page, report: &mut AxeReport<'_>) {
    page.press("Replay the scoring").await;
    for piece in ["the counting of routes", "the counting of a ticket"] {
        page.wait_for(".tally").await;
        report.check(piece).await;
        // The counting goes on by itself: this fails if it ended during the check, which then saw another screen.
        page.click(".tally-words").await;
    }
}

/// The rules, opened from a question.
async fn rules_over_a_question(page: &Page, report: &mut AxeReport<'_>) {
    page.run("document.querySelector('.game-ask .how').click()").await;
    page.wait_for("dialog[open].rules-sheet").await;
    report.check("the rules over a tunnel").await;
    close_dialog(page).await;
}

/// The question about a claim.
async fn claim(page: &Page, report: &mut AxeReport<'_>) {
    press_on_map(page, ".route.claimable").await;
    page.wait_for(".game-ask .pay").await;
    report.check("a claim").await;
    page.escape().await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_by_day_on_a_desk() {
    check_everything(Shape::DESK, ColourScheme::Light, "Match system").await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_by_night_on_a_phone() {
    check_everything(Shape::PHONE, ColourScheme::Dark, "Match system").await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_high_contrast_on_a_tablet() {
    check_everything(Shape::TABLET, ColourScheme::Light, "High contrast").await;
}

/// The screens and a game's first turn in another language: texts differ in length, and accessible names are translated.
async fn check_in(language: Language, shape: Shape, scheme: ColourScheme) {
    let server = Server::start();
    let browser = Browser::open(shape, scheme).await;
    let page = browser.page();
    page.go(&format!("{}#settings", server.address)).await;
    page.press(language.own_name()).await;
    page.wait_until("return document.documentElement.lang !== 'en'").await;
    let mut report = AxeReport { page: &page, violations: Vec::new(), places: 0 };
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
        report.check(screen).await;
    }
    against_a_bot(&page, &mut report, &Catalogue::of(language)).await;
    assert!(
        report.violations.is_empty(),
        "{} violations:\n{}",
        report.violations.len(),
        report.violations.join("\n")
    );
    browser.close().await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_spanish() {
    check_in(Language::Spanish, Shape::PHONE, ColourScheme::Light).await;
}

#[tokio::test]
async fn nothing_keeps_anyone_out_in_romanian() {
    check_in(Language::Romanian, Shape::DESK, ColourScheme::Dark).await;
}
