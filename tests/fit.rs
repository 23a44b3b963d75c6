//! Catalogue fit their places: in every language, on every screen, in every question and dialog, on every shape of screen.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, ColourScheme, FinishedGames, Page, Server, Shape};

const LANGUAGES: [(&str, &str); 3] = [("es", "Español"), ("ro", "Română"), ("en", "English")];
/// The same, with letters twice as large.
const LARGE: [&str; 3] = ["es, twice as large", "ro, twice as large", "en, twice as large"];

/// The games, in the order in which they come to the table: two that are begun, three that are taken in as records, and
/// those of a backup.
const OPENING: u32 = 1;
const TURN: u32 = 2;
const TICKETS: u32 = 3;
const TUNNEL: u32 = 4;
const LAST_ROUND: u32 = 5;
const OVER: u32 = 6;

/// What was found so far, all of it, so that one run tells everything.
struct Look<'a> {
    browser: &'a Browser,
    page: &'a Page,
    /// The shape that the browser has, and another that each place is shown in for a moment.
    shapes: [Shape; 2],
    language: &'static str,
    cut: Vec<String>,
    places: usize,
}

impl Look<'_> {
    async fn over(&mut self, place: &str) {
        self.places += 1;
        let [own, other] = self.shapes;
        for shape in [other, own] {
            self.browser.set_shape(shape).await;
            let cut = self.page.layout_errors().await;
            let told = |words| format!("{}, {}, {place}: {words}", self.language, shape.name);
            self.cut.extend(cut.into_iter().map(told));
        }
    }

    /// Goes to a place by its address, and looks as soon as this is there.
    async fn at(&mut self, address: &str, there: &str) {
        self.page.run(&format!("location.hash = '{address}'")).await;
        self.page.wait_for(there).await;
        self.page.run("document.querySelectorAll('details').forEach((it) => { it.open = true; })").await;
        self.over(address).await;
    }

    /// By a script, because on a phone most of it lies behind a tab.
    async fn click(&self, css: &str) {
        let click = "dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        self.page.wait_for(css).await;
        self.page.run(&format!("document.querySelector(`{css}`).{click}")).await;
    }

    /// The parts of the sheet, where they lie behind tabs.
    async fn over_tabs(&mut self) {
        if self.page.run("return !!document.querySelector('.tabs').offsetParent").await == true {
            for tab in ["draw", "tickets", "log", "hand"] {
                self.click(&format!(".tabs .tab-{tab}")).await;
                self.over(tab).await;
            }
        }
    }

    /// A game of people: its curtain, what has happened, and where it stands.
    async fn at_a_shared_game(&mut self, game: u32, asked: &str) {
        self.at(&format!("game-{game}"), ".lift").await;
        self.click(".lift").await;
        self.page.wait_for(".lift-confirm").await;
        self.over("curtain").await;
        self.click(".lift-confirm").await;
        self.page.wait_for(".game[data-mine='true'][data-busy='false']").await;
        if self.page.count(".game-ask .news").await > 0 {
            self.over("news").await;
            self.click(".news .primary").await;
        }
        self.page.wait_for(&format!("[data-asked='{asked}']")).await;
        self.over(asked).await;
    }
}

/// The screens around a game, with everything on them that can be folded open.
async fn screens(look: &mut Look<'_>, backup: &Path) {
    look.over("settings").await;
    for (address, there) in [
        ("", ".home .last-game"),
        ("new", ".new-game .seat-card"),
        ("statistics", ".headline"),
        ("learn", "[data-lesson]"),
        ("rules", ".rule"),
        ("about", ".screen.about"),
        ("saved", ".saved-game"),
    ] {
        look.at(address, there).await;
    }
    look.page.choose_file("input[type=file]", backup).await;
    look.page.wait_for(".notices button").await;
    look.over("a notice").await;
    look.click(".notices .quiet").await;
}

/// What a game opens and asks, from its first choice on: against one bot, and against four.
async fn a_game(look: &mut Look<'_>) {
    look.at(&format!("game-{OPENING}"), ".offer").await;
    look.at(&format!("game-{TURN}"), ".game[data-phase='choose'][data-busy='false']").await;
    look.over_tabs().await;
    for button in [".zoom [aria-haspopup]", ".zoom .by-keys", ".draw .how"] {
        look.click(button).await;
        look.page.wait_for("dialog[open]").await;
        look.over(button).await;
        look.page.escape().await;
        look.page.wait_until("return !document.querySelector('dialog')").await;
    }
    look.click(".route:not(.claimable)").await;
    look.page.wait_for(".saying").await;
    look.over("a refusal").await;
    look.click(".build-station").await;
    look.click(".city.site").await;
    look.page.wait_for(".game-ask .pay").await;
    look.over("a station").await;
}

/// What happens later in games.
async fn moments(look: &mut Look<'_>) {
    look.at_a_shared_game(TICKETS, "offer").await;
    look.at_a_shared_game(TUNNEL, "tunnel").await;
    look.at_a_shared_game(LAST_ROUND, "nothing").await;
    look.over_tabs().await;
    look.at(&format!("game-{OVER}"), ".score-table").await;
    look.click(".recount").await;
    look.page.wait_for(".tally").await;
    look.over("the counting").await;
    look.at("lesson-tunnel", ".lesson").await;
}

/// Begins the games that are looked at, and takes in the others.
async fn fill(page: &Page, backup: &Path) {
    page.start_by_seed("USA", "5").await;
    page.wait_for(".offer").await;
    page.escape().await;
    page.set_up_five_seats().await;
    page.start_by_seed("Europe", "6").await;
    page.click(".offer .primary").await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    page.escape().await;
    page.press("Saved games").await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let records = ["tickets-offered", "tunnel-to-pay", "last-round"]
        .map(|name| project.join(format!("engine/tests/records/good/{name}.txt")));
    for (file, added) in
        records.iter().map(|file| (file.as_path(), "1 game was")).chain([(backup, "3 games were")])
    {
        page.choose_file("input[type=file]", file).await;
        page.see(&format!("{added} added")).await;
        page.press("Close").await;
    }
}

async fn every_word_fits(shapes: [Shape; 2]) {
    let server = Server::start();
    let browser = Browser::open(shapes[0], ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    let finished = FinishedGames::play();
    fill(&page, &finished.backup).await;
    let mut look = Look { browser: &browser, page: &page, shapes, language: "", cut: Vec::new(), places: 0 };
    for (tag, language) in LANGUAGES {
        look.language = tag;
        page.run("location.hash = 'settings'").await;
        page.press(language).await;
        page.wait_until(&format!("return document.documentElement.lang === '{tag}'")).await;
        screens(&mut look, &finished.backup).await;
        a_game(&mut look).await;
        moments(&mut look).await;
    }
    page.run("location.hash = 'settings'").await;
    page.press("200%").await;
    page.wait_until("return document.documentElement.style.fontSize === '200%'").await;
    for (large, (tag, language)) in LARGE.into_iter().zip(LANGUAGES) {
        look.language = large;
        page.run("location.hash = 'settings'").await;
        page.press(language).await;
        page.wait_until(&format!("return document.documentElement.lang === '{tag}'")).await;
        screens(&mut look, &finished.backup).await;
        a_game(&mut look).await;
    }
    assert!(look.places > 3 * 24, "only {} places were looked at", look.places);
    assert!(look.cut.is_empty(), "{} do not fit:\n{}", look.cut.len(), look.cut.join("\n"));

    page.run("location.hash = 'about'").await;
    page.wait_for(".screen.about").await;
    page.run("document.querySelector('.bar').style.marginBottom = '-5rem'").await;
    assert!(
        !page.layout_errors().await.is_empty(),
        "who looks like this would see words that lie over others"
    );
    page.run("document.querySelector('.bar').style.marginBottom = ''").await;
    assert_eq!(page.layout_errors().await, Vec::<String>::new(), "and that they do so no longer");
    page.run("document.querySelector('h1').textContent = 'Eisenbahn'.repeat(40)").await;
    assert!(!page.layout_errors().await.is_empty(), "and a word that is too long");
    browser.close().await;
}

#[tokio::test]
async fn every_word_fits_on_a_phone_in_every_language() {
    every_word_fits([Shape::PHONE, Shape::PHONE_ON_ITS_SIDE]).await;
}

#[tokio::test]
async fn every_word_fits_on_a_desk_and_a_tablet_in_every_language() {
    every_word_fits([Shape::DESK, Shape::TABLET]).await;
}
