//! Pictures of every screen in every shape, made by `cargo xtask shots`, for reviewing the design.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::time::Duration;

use drive::{Browser, ColourScheme, FinishedGames, Page, Pointer, Server, Shape, at_its_last_turn};

/// The number of the game that is started; the imported ones follow it.
const BEGUN: u32 = 1;

/// Moments in the middle of games, and a record that stops at each.
const MOMENTS: [(&str, &str); 5] = [
    ("second-card", "records/good/second-card-due.txt"),
    ("tickets", "records/good/tickets-offered.txt"),
    ("tunnel", "records/good/tunnel-to-pay.txt"),
    ("last-round", "records/good/last-round.txt"),
    ("ending", "playthroughs/europe-3.txt"),
];

/// Saves pictures: knows their folder and their names.
struct Album {
    folder: PathBuf,
    shape: Shape,
    scheme: ColourScheme,
}

impl Album {
    async fn save(&self, page: &Page, screen: &str) {
        let name = format!("{screen}-{}x{}-{}.png", self.shape.width, self.shape.height, self.scheme.name());
        page.save_screenshot(&self.folder.join(name)).await;
    }
}

#[tokio::test]
#[ignore = "makes pictures and checks nothing: `cargo xtask shots`"]
async fn shots() {
    let folder = PathBuf::from(std::env::var("RAILHEAD_SHOTS").expect("RAILHEAD_SHOTS names the folder"));
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    let server = Server::start();
    let finished = FinishedGames::play();
    for shape in Shape::ALL {
        for scheme in ColourScheme::ALL {
            let album = Album { folder: folder.clone(), shape, scheme };
            let browser = Browser::open(shape, scheme).await;
            let page = browser.page();
            page.go(&server.address).await;
            before_a_game(&album, &page).await;
            a_game(&album, &page).await;
            a_game_for_weak_eyes(&album, &page).await;
            moments(&album, &page).await;
            the_counting(&album, &page).await;
            figures(&album, &page, &finished).await;
            a_game_to_ones_taste(&album, &page).await;
            let five = five_seats(&album, &page).await;
            if scheme == ColourScheme::Light {
                in_other_languages(&album, &page, &five).await;
            }
            browser.close().await;
        }
    }
}

async fn before_a_game(album: &Album, page: &Page) {
    page.see("New game").await;
    album.save(page, "home-first").await;
    page.press("Saved games").await;
    page.see("No saved games").await;
    album.save(page, "saved-none").await;
    page.back().await;
    page.press("Statistics").await;
    page.see("No finished games yet").await;
    album.save(page, "statistics-none").await;
    page.back().await;
    page.press("Rules").await;
    page.see("What's different in Europe").await;
    album.save(page, "rules").await;
    page.back().await;
    page.press("Learn").await;
    page.see("Six lessons").await;
    album.save(page, "learn").await;
    page.click("[data-lesson=doubles]").await;
    page.press("Continue").await;
    page.see("Step 2 of 9").await;
    album.save(page, "lesson").await;
    // On a phone the deck is behind its tab.
    page.run("document.querySelector('.tabs .tab-cards').click()").await;
    page.tap(".deck", Pointer::Mouse).await;
    page.see("Let's take that back").await;
    album.save(page, "lesson-slip").await;
    page.back().await;
    page.see("Six lessons").await;
    page.back().await;
    page.press("Settings").await;
    page.see("Text size").await;
    album.save(page, "settings").await;
    page.press("High contrast").await;
    album.save(page, "settings-contrast").await;
    page.press("200%").await;
    album.save(page, "settings-large").await;
    page.back().await;
    page.see("New game").await;
    album.save(page, "home-large").await;
    page.press("Settings").await;
    page.press("Reset settings").await;
    page.press("Close").await;
    page.back().await;
}

/// From the form of a new game to the first turn, and back home.
async fn a_game(album: &Album, page: &Page) {
    page.press("New game").await;
    page.see("Start game").await;
    album.save(page, "new-game").await;
    page.press("Europe").await;
    page.seat_a_person(2).await;
    page.press("Start game").await;
    page.see("Pass the device to").await;
    album.save(page, "curtain").await;
    page.click(".lift").await;
    page.see("Yes, show my cards").await;
    album.save(page, "curtain-asked").await;
    page.press("Yes, show my cards").await;
    page.see("Keep at least").await;
    album.save(page, "opening").await;
    page.keep_tickets().await;
    page.lift_curtain().await;
    page.keep_tickets().await;
    page.resume_turn().await;
    page.see("draw cards").await;
    album.save(page, "game").await;
    what_a_turn_opens(album, page).await;
    what_the_next_one_meets(album, page).await;

    page.leave_game().await;
    page.see("Continue").await;
    album.save(page, "home").await;
}

/// The end of a turn with its last card, and the news for the next person.
async fn what_the_next_one_meets(album: &Album, page: &Page) {
    for _ in 0..2 {
        page.wait_for(".game[data-mine='true'][data-busy='false']").await;
        page.run("document.querySelector('.deck').click()").await;
    }
    page.see("Your card:").await;
    album.save(page, "drawn").await;
    page.press("Done").await;
    page.lift_curtain().await;
    page.wait_for(".news").await;
    album.save(page, "news").await;
    page.press("Play my turn").await;
    page.run("document.querySelector('.tabs .tab-log')?.click()").await;
    page.run("document.querySelector('.since button').click()").await;
    page.wait_for(".since-step").await;
    album.save(page, "since").await;
    page.run("document.querySelector('.tabs .tab-cards')?.click()").await;
}

/// Everything that a first turn can open. By scripts, because on a phone most buttons are behind a tab.
async fn what_a_turn_opens(album: &Album, page: &Page) {
    let click = async |css: &str| {
        page.run(&format!(
            "document.querySelector(`{css}`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        ))
        .await
    };
    if page.run("return !!document.querySelector('.tabs').offsetParent").await == true {
        for tab in ["tickets", "cards"] {
            click(&format!(".tabs .tab-{tab}")).await;
            if tab != "cards" {
                album.save(page, &format!("tab-{tab}")).await;
            }
        }
    }
    for (name, button) in
        [("routes", ".zoom [aria-haspopup]"), ("keys", ".zoom .by-keys"), ("rules-over-a-game", ".draw .how")]
    {
        click(button).await;
        page.wait_for("dialog[open]").await;
        album.save(page, name).await;
        page.escape().await;
        page.wait_until("return !document.querySelector('dialog')").await;
    }
    click(".route:not(.claimable)").await;
    page.wait_for(".saying").await;
    album.save(page, "refusal").await;
    click(".build-station").await;
    page.see("Choose a city on the map").await;
    album.save(page, "site").await;
    click(".city.site").await;
    page.wait_for(".game-ask .pay").await;
    album.save(page, "station").await;
    page.escape().await;
    page.escape().await;
    page.wait_until("return document.querySelector('.game-ask').dataset.asked === 'nothing'").await;
}

/// The same game with text twice as large, and with high contrast.
async fn a_game_for_weak_eyes(album: &Album, page: &Page) {
    for (name, choice) in [("game-large", "200%"), ("game-contrast", "High contrast")] {
        page.press("Settings").await;
        page.press(choice).await;
        page.back().await;
        page.press("Continue").await;
        page.resume_turn().await;
        album.save(page, name).await;
        page.leave_game().await;
        page.press("Settings").await;
        page.press("Reset settings").await;
        page.press("Close").await;
        page.back().await;
        page.see("Continue").await;
    }
}

/// A game against a bot with optional settings, and taking a turn back.
async fn a_game_to_ones_taste(album: &Album, page: &Page) {
    page.press("Settings").await;
    page.press("Card counter").await;
    page.press("Left-handed").await;
    page.back().await;
    page.press("New game").await;
    // The form has the last game's seats: the second becomes a bot's.
    page.open_seat(2).await;
    page.click("article:nth-of-type(2) .seat-who label:nth-of-type(2)").await;
    page.press("Start game").await;
    page.keep_tickets().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    album.save(page, "left-hand").await;
    page.run("document.querySelector('.tabs .tab-cards')?.click()").await;
    album.save(page, "counter").await;
    page.run("document.querySelector('.deck').click()").await;
    page.press("Take back").await;
    page.wait_for("dialog[open]").await;
    album.save(page, "take-back").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    page.leave_game().await;
    page.press("Settings").await;
    page.press("Reset settings").await;
    page.back().await;
    page.see("Continue").await;
}

/// The counting of the scores at the end of a game.
async fn the_counting(album: &Album, page: &Page) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, at_its_last_turn("usa", 3).record).expect("a record");
    page.press("Saved games").await;
    page.import(&file).await;
    page.click(".saved-open").await;
    page.resume_turn().await;
    for _ in 0..2 {
        page.wait_for(".game[data-busy='false']").await;
        page.run("document.querySelector('.deck').click()").await;
    }
    page.wait_for(".tally").await;
    album.save(page, "counting").await;
    page.click(".tally-words").await;
    album.save(page, "counting-a-ticket").await;
    page.back().await;
    page.see("Saved games").await;
    page.back().await;
}

/// Moments in the middle of games: each game is imported from a record and opened where that stops.
async fn moments(album: &Album, page: &Page) {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let records = project.join("engine/tests");
    // With this setting the page asks even if there is only one way to pay for a route.
    page.press("Settings").await;
    page.press("Always").await;
    page.back().await;
    for (name, record) in MOMENTS {
        page.press("Saved games").await;
        page.import(&records.join(record)).await;
        if name == "ending" {
            album.save(page, "saved").await;
            what_is_done_to_a_save(album, page).await;
        }
        page.click(".saved-open").await;
        if name == "ending" {
            page.see("Final scores").await;
        } else {
            page.resume_turn().await;
        }
        album.save(page, name).await;
        if name == "ending" {
            replay(album, page).await;
        }
        if name == "last-round" && page.count(".tabs .tab-log").await > 0 {
            page.run("document.querySelector('.tabs .tab-log').click()").await;
            album.save(page, "log").await;
        }
        if name == "last-round" {
            // From the list: the map moves to the chosen route.
            page.run("document.querySelector('.zoom [aria-haspopup]').click()").await;
            page.wait_for(".route-row.claimable").await;
            page.run("document.querySelector('.route-row.claimable').click()").await;
            page.wait_for(".game-ask .pay").await;
            album.save(page, "claim").await;
            page.escape().await;
        }
        page.back().await;
        page.see("Saved games").await;
        page.back().await;
    }
}

/// A game that is walked through: in its middle, with the log and with the cards; then back to its result.
async fn replay(album: &Album, page: &Page) {
    page.click(".replay-open").await;
    page.wait_for(".replay .timeline").await;
    let to_the_middle =
        "const slider = document.querySelector('.course input'); slider.value = slider.max / 2;
        slider.dispatchEvent(new Event('input', { bubbles: true }))";
    page.run(to_the_middle).await;
    page.click(".find-on").await;
    // The turn on show is scrolled to.
    tokio::time::sleep(Duration::from_millis(600)).await;
    album.save(page, "replay").await;
    if page.run("return !!document.querySelector('.tabs').offsetParent").await == true {
        page.run("document.querySelector('.tabs button:nth-child(2)').click()").await;
        album.save(page, "replay-cards").await;
    }
    page.back().await;
    page.see("Final scores").await;
}

/// Renames a save, deletes it, and brings it back.
async fn what_is_done_to_a_save(album: &Album, page: &Page) {
    let all = page.count(".saved-game").await;
    page.press("Rename").await;
    page.wait_for(".naming").await;
    album.save(page, "rename").await;
    page.press("Rename").await;
    page.press("Delete").await;
    page.see("Game deleted").await;
    album.save(page, "deleted").await;
    page.click(".notice .primary").await;
    page.wait_until(&format!("return document.querySelectorAll('.saved-game').length === {all}")).await;
}

/// The statistics of finished games.
async fn figures(album: &Album, page: &Page, finished: &FinishedGames) {
    page.press("Saved games").await;
    page.choose_file("input[type=file]", &finished.backup).await;
    page.see("3 games imported").await;
    page.press("Close").await;
    page.back().await;
    page.press("Statistics").await;
    page.wait_for(".headline").await;
    album.save(page, "statistics").await;
    page.back().await;
}

/// Starts a game with all five seats, and returns its address.
async fn five_seats(album: &Album, page: &Page) -> String {
    page.set_up_five_seats().await;
    page.start_by_seed("Europe", "6").await;
    page.keep_tickets().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    album.save(page, "game-of-five").await;
    let address = page.run("return location.hash.slice(1)").await;
    page.back().await;
    address.as_str().expect("an address").to_owned()
}

/// The same in the other languages, where texts have other lengths.
async fn in_other_languages(album: &Album, page: &Page, five: &str) {
    for (tag, language) in [("es", "Español"), ("ro", "Română")] {
        let go = async |address: &str, there: &str| {
            page.run(&format!("location.hash = '{address}'")).await;
            page.wait_for(there).await;
        };
        let keep = async |name: &str| {
            tokio::time::sleep(Duration::from_millis(300)).await;
            album.save(page, &format!("{name}-{tag}")).await;
        };
        go("settings", ".setting").await;
        page.press(language).await;
        page.wait_until(&format!("return document.documentElement.lang === '{tag}'")).await;
        keep("settings").await;
        for (address, there) in [
            ("saved", ".saved-game"),
            ("statistics", ".headline"),
            ("new", ".seat-card"),
            ("rules", ".rule"),
            ("learn", "[data-lesson]"),
            ("about", ".about"),
        ] {
            go(address, there).await;
            keep(address).await;
        }
        go("", ".last-game").await;
        keep("home").await;
        go("lesson-doubles", ".lesson").await;
        keep("lesson").await;
        go(five, ".game[data-mine='true']").await;
        keep("game-of-five").await;
        go(&format!("game-{BEGUN}"), ".lift").await;
        keep("curtain").await;
        page.resume_turn().await;
        keep("game").await;
        for (number, (moment, _)) in (BEGUN + 1..).zip(MOMENTS) {
            let is_over = moment == "ending";
            go(&format!("game-{number}"), if is_over { ".score-table" } else { ".lift" }).await;
            if !is_over {
                page.resume_turn().await;
            }
            keep(moment).await;
        }
    }
}
