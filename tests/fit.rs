//! Catalogue fit their places: in every language, on every screen, in every question and dialog, on every shape of screen.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;

use drive::{Browser, ColourScheme, FinishedGames, Page, Server, Shape};

const LANGUAGES: [(&str, &str); 3] = [("es", "Español"), ("ro", "Română"), ("en", "English")];
/// The same languages, with text twice as large.
const LARGE: [&str; 3] = ["es, twice as large", "ro, twice as large", "en, twice as large"];

/// The numbers of the games, in the order in which they are made: two that are started, three that are imported from
/// records, and those of a backup.
const OPENING: u32 = 1;
const TURN: u32 = 2;
const TICKETS: u32 = 3;
const TUNNEL: u32 = 4;
const LAST_ROUND: u32 = 5;
const OVER: u32 = 6;

/// All layout errors that were found so far, so that one run reports everything.
struct LayoutReport<'a> {
    browser: &'a Browser,
    page: &'a Page,
    /// The browser's shape, and another that the browser gets for a moment at each place.
    shapes: [Shape; 2],
    language: &'static str,
    errors: Vec<String>,
    places: usize,
}

impl LayoutReport<'_> {
    async fn check(&mut self, place: &str) {
        self.places += 1;
        let [own, other] = self.shapes;
        for shape in [other, own] {
            self.browser.set_shape(shape).await;
            let errors = self.page.layout_errors().await;
            let with_place = |error| format!("{}, {}, {place}: {error}", self.language, shape.name);
            self.errors.extend(errors.into_iter().map(with_place));
        }
    }

    /// Opens an address, waits for the element `there`, and checks the page.
    async fn check_address(&mut self, address: &str, there: &str) {
        self.page.run(&format!("location.hash = '{address}'")).await;
        self.page.wait_for(there).await;
        self.page.run("document.querySelectorAll('details').forEach((it) => { it.open = true; })").await;
        self.check(address).await;
    }

    /// By a script, because on a phone most buttons are behind a tab.
    async fn click(&self, css: &str) {
        let click = "dispatchEvent(new MouseEvent('click', { bubbles: true }))";
        self.page.wait_for(css).await;
        self.page.run(&format!("document.querySelector(`{css}`).{click}")).await;
    }

    /// Checks each tab of the sheet, if it has tabs.
    async fn check_tabs(&mut self) {
        if self.page.run("return !!document.querySelector('.tabs').offsetParent").await == true {
            for tab in ["tickets", "log", "cards"] {
                self.click(&format!(".tabs .tab-{tab}")).await;
                self.check(tab).await;
            }
        }
    }

    /// Checks a game on a shared device: its curtain, the news, and the current question.
    async fn check_shared_game(&mut self, game: u32, asked: &str) {
        self.check_address(&format!("game-{game}"), ".lift").await;
        self.click(".lift").await;
        self.page.wait_for(".lift-confirm").await;
        self.check("curtain").await;
        self.click(".lift-confirm").await;
        self.page.wait_for(".game[data-mine='true'][data-busy='false']").await;
        if self.page.count(".game-ask .news").await > 0 {
            self.check("news").await;
            self.click(".news .primary").await;
        }
        self.page.wait_for(&format!("[data-asked='{asked}']")).await;
        self.check(asked).await;
    }
}

/// The screens around a game, with all details unfolded.
async fn screens(report: &mut LayoutReport<'_>, backup: &Path) {
    report.check("settings").await;
    for (address, there) in [
        ("", ".home .last-game"),
        ("statistics", ".headline"),
        ("learn", "[data-lesson]"),
        ("rules", ".rule"),
        ("about", ".screen.about"),
        ("saved", ".saved-game"),
    ] {
        report.check_address(address, there).await;
    }
    report.check_address("new", ".new-game .seat-card").await;
    report
        .page
        .run("document.querySelectorAll('.seat-open[aria-expanded=false]').forEach((it) => it.click())")
        .await;
    report.check("the seats of a new game").await;
    report.click(".ratings").await;
    report.page.wait_for("dialog[open]").await;
    report.check("what a rating means").await;
    report.page.escape().await;
    report.check_address("saved", ".saved-game").await;
    report.page.choose_file("input[type=file]", backup).await;
    report.page.wait_for(".notices button").await;
    report.check("a notice").await;
    report.click(".notices .quiet").await;
}

/// The dialogs and questions of games against one bot and against four.
async fn a_game(report: &mut LayoutReport<'_>) {
    report.check_address(&format!("game-{OPENING}"), ".offer").await;
    report.check_address(&format!("game-{TURN}"), ".game[data-phase='choose'][data-busy='false']").await;
    report.check_tabs().await;
    for button in [".zoom [aria-haspopup]", ".zoom .by-keys", ".draw .how", ".open-menu"] {
        report.click(button).await;
        report.page.wait_for("dialog[open]").await;
        report.check(button).await;
        report.page.escape().await;
        report.page.wait_until("return !document.querySelector('dialog')").await;
    }
    report.click(".route:not(.claimable)").await;
    report.page.wait_for(".saying").await;
    report.check("a refusal").await;
    report.click(".build-station").await;
    report.click(".city.site").await;
    report.page.wait_for(".game-ask .pay").await;
    report.check("a station").await;
}

/// Moments later in games.
async fn moments(report: &mut LayoutReport<'_>) {
    report.check_shared_game(TICKETS, "offer").await;
    report.check_shared_game(TUNNEL, "tunnel").await;
    report.check_shared_game(LAST_ROUND, "nothing").await;
    report.check_tabs().await;
    report.check_address(&format!("game-{OVER}"), ".score-table").await;
    report.click(".recount").await;
    report.page.wait_for(".tally").await;
    report.check("the counting").await;
    report.check_address(&format!("replay-{OVER}"), ".timeline").await;
    report.click(".turn-on").await;
    report.click(".turn-on").await;
    for tab in [1, 2] {
        report.click(&format!(".replay .tabs button:nth-child({tab})")).await;
        report.check("a replay").await;
    }
    report.check_address("lesson-tunnel", ".lesson").await;
}

/// Starts the first games, and imports the others.
async fn fill(page: &Page, backup: &Path) {
    page.start_by_seed("USA", "5").await;
    page.wait_for(".offer").await;
    page.leave_game().await;
    page.set_up_five_seats().await;
    page.start_by_seed("Europe", "6").await;
    page.keep_tickets().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    page.leave_game().await;
    page.press("Saved games").await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let records = ["tickets-offered", "tunnel-to-pay", "last-round"]
        .map(|name| project.join(format!("engine/tests/records/good/{name}.txt")));
    for (file, added) in records.iter().map(|file| (file.as_path(), "1 game")).chain([(backup, "3 games")]) {
        page.choose_file("input[type=file]", file).await;
        page.see(&format!("{added} imported")).await;
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
    let mut report =
        LayoutReport { browser: &browser, page: &page, shapes, language: "", errors: Vec::new(), places: 0 };
    for (tag, language) in LANGUAGES {
        report.language = tag;
        page.run("location.hash = 'settings'").await;
        page.press(language).await;
        page.wait_until(&format!("return document.documentElement.lang === '{tag}'")).await;
        screens(&mut report, &finished.backup).await;
        a_game(&mut report).await;
        moments(&mut report).await;
    }
    page.run("location.hash = 'settings'").await;
    page.press("200%").await;
    page.wait_until("return document.documentElement.style.fontSize === '200%'").await;
    for (large, (tag, language)) in LARGE.into_iter().zip(LANGUAGES) {
        report.language = large;
        page.run("location.hash = 'settings'").await;
        page.press(language).await;
        page.wait_until(&format!("return document.documentElement.lang === '{tag}'")).await;
        screens(&mut report, &finished.backup).await;
        a_game(&mut report).await;
    }
    assert!(report.places > 3 * 24, "only {} places were looked at", report.places);
    assert!(report.errors.is_empty(), "{} do not fit:\n{}", report.errors.len(), report.errors.join("\n"));

    page.run("location.hash = 'about'").await;
    page.wait_for(".screen.about").await;
    page.run("document.querySelector('.bar').style.marginBottom = '-5rem'").await;
    assert!(!page.layout_errors().await.is_empty(), "the check finds overlapping words");
    page.run("document.querySelector('.bar').style.marginBottom = ''").await;
    assert_eq!(page.layout_errors().await, Vec::<String>::new(), "and that they do not overlap any more");
    page.run("document.querySelector('h1').textContent = 'Eisenbahn'.repeat(40)").await;
    assert!(!page.layout_errors().await.is_empty(), "and it finds a word that is too long");
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

/// Smaller than most: an old phone, a phone on its side, and the smallest desk.
const SMALL: [Shape; 3] = [
    Shape { name: "old phone", width: 320, height: 568, touch: true },
    Shape::PHONE_ON_ITS_SIDE,
    Shape { name: "small desk", width: 1024, height: 768, touch: false },
];

/// With five players and the card counter, which take most of the room.
#[tokio::test]
async fn on_small_screens_all_tickets_on_offer_are_in_sight_and_five_seats_stand_in_a_row() {
    let server = Server::start();
    let browser = Browser::open(SMALL[0], ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Settings").await;
    page.press("Card counter").await;
    page.back().await;
    page.set_up_five_seats().await;
    page.start_by_seed("Europe", "6").await;
    page.tick_tickets().await;
    let hidden = "const [ask, foot] = ['.game-ask', '.offer-foot']
          .map((css) => document.querySelector(css).getBoundingClientRect());
        const boxes = [...document.querySelectorAll('.candidate')].map((it) => it.getBoundingClientRect());
        if (boxes.length !== 4) return ['there are not four'];
        return boxes.filter((box) => box.top < ask.top || box.bottom > foot.top + 1)
          .map((box) => `${box.top}–${box.bottom} of ${ask.top}–${foot.top}`)";
    for shape in SMALL {
        browser.set_shape(shape).await;
        page.wait_for_frames().await;
        assert_eq!(page.run(hidden).await, serde_json::json!([]), "on a {}", shape.name);
        assert_eq!(page.layout_errors().await, Vec::<String>::new(), "on a {}", shape.name);
    }
    page.keep_tickets().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    let rows = "return new Set([...document.querySelectorAll('.seats li')].map((it) => it.offsetTop)).size";
    for (shape, expected) in SMALL.into_iter().zip([1, 1, 2]) {
        browser.set_shape(shape).await;
        page.wait_for_frames().await;
        assert_eq!(page.run(rows).await, expected, "rows of seats on a {}", shape.name);
        assert_eq!(page.layout_errors().await, Vec::<String>::new(), "on a {}", shape.name);
    }
    page.click(".open-menu").await;
    page.click(".menu-help").await;
    page.wait_for("dialog[open] .legend").await;
    assert_eq!(page.count(".legend .mark").await, 6, "four figures of a seat, and two marks on the map");
    for shape in SMALL {
        browser.set_shape(shape).await;
        assert_eq!(page.layout_errors().await, Vec::<String>::new(), "the help on a {}", shape.name);
    }
    browser.close().await;
}
