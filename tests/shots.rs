//! Pictures of every screen in every shape, by `cargo xtask shots`: they are how the design is judged.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::time::Duration;

use drive::{Browser, ColourScheme, FinishedGames, Page, Pointer, Server, Shape, at_its_last_turn};

/// The number of the first game, which is begun; those out of records follow it.
const BEGUN: u32 = 1;

/// What happens in the middle of games, and where a record stops there.
const MOMENTS: [(&str, &str); 5] = [
    ("second-card", "records/good/second-card-due.txt"),
    ("tickets", "records/good/tickets-offered.txt"),
    ("tunnel", "records/good/tunnel-to-pay.txt"),
    ("last-round", "records/good/last-round.txt"),
    ("ending", "playthroughs/europe-3.txt"),
];

/// Where a picture goes, and under which name.
struct Album {
    folder: PathBuf,
    shape: Shape,
    scheme: ColourScheme,
}

impl Album {
    async fn keep(&self, page: &Page, screen: &str) {
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
    album.keep(page, "home-first").await;
    page.press("Saved games").await;
    page.see("No game has been played").await;
    album.keep(page, "saved-none").await;
    page.back().await;
    page.press("Statistics").await;
    page.see("Nothing has been finished").await;
    album.keep(page, "statistics-none").await;
    page.back().await;
    page.press("Rules").await;
    page.see("What is different in Europe").await;
    album.keep(page, "rules").await;
    page.back().await;
    page.press("Learn").await;
    page.see("Six lessons").await;
    album.keep(page, "learn").await;
    page.click("[data-lesson=doubles]").await;
    page.press("Go on").await;
    page.see("Step 2 of 9").await;
    album.keep(page, "lesson").await;
    // On a phone the deck lies behind its tab.
    page.run("document.querySelector('.tabs .tab-draw').click()").await;
    page.tap(".deck", Pointer::Mouse).await;
    page.see("Not done").await;
    album.keep(page, "lesson-slip").await;
    page.back().await;
    page.see("Six lessons").await;
    page.back().await;
    page.press("Settings").await;
    page.see("Size of text").await;
    album.keep(page, "settings").await;
    page.press("High contrast").await;
    album.keep(page, "settings-contrast").await;
    page.press("200%").await;
    album.keep(page, "settings-large").await;
    page.back().await;
    page.see("New game").await;
    album.keep(page, "home-large").await;
    page.press("Settings").await;
    page.press("Set everything back").await;
    page.press("Close").await;
    page.back().await;
}

/// From the form to the first turn and back home.
async fn a_game(album: &Album, page: &Page) {
    page.press("New game").await;
    page.see("Start the game").await;
    album.keep(page, "new-game").await;
    page.press("Europe").await;
    page.seat_a_person(2).await;
    page.press("Start the game").await;
    page.see("Hand the device to").await;
    album.keep(page, "curtain").await;
    page.click(".lift").await;
    page.see("Yes, show my cards").await;
    album.keep(page, "curtain-asked").await;
    page.press("Yes, show my cards").await;
    page.see("Keep at least").await;
    album.keep(page, "opening").await;
    page.press("Keep").await;
    page.lift_curtain().await;
    page.press("Keep").await;
    page.resume_turn().await;
    page.see("to move").await;
    album.keep(page, "game").await;
    what_a_turn_opens(album, page).await;
    what_the_next_one_meets(album, page).await;

    page.escape().await;
    page.see("Continue").await;
    album.keep(page, "home").await;
}

/// The end of a turn with its last card, and what is told to whoever comes then.
async fn what_the_next_one_meets(album: &Album, page: &Page) {
    for _ in 0..2 {
        page.wait_for(".game[data-mine='true'][data-busy='false']").await;
        page.run("document.querySelector('.deck').click()").await;
    }
    page.see("Your card:").await;
    album.keep(page, "drawn").await;
    page.press("Done").await;
    page.lift_curtain().await;
    page.wait_for(".news").await;
    album.keep(page, "news").await;
    page.press("To my turn").await;
    page.run("document.querySelector('.tabs .tab-log')?.click()").await;
    page.run("document.querySelector('.since button').click()").await;
    page.wait_for(".since-step").await;
    album.keep(page, "since").await;
    page.run("document.querySelector('.tabs .tab-hand')?.click()").await;
}

/// Everything that a first turn can open: by scripts, because on a phone most of it lies behind a tab.
async fn what_a_turn_opens(album: &Album, page: &Page) {
    let click = async |css: &str| {
        page.run(&format!(
            "document.querySelector(`{css}`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        ))
        .await
    };
    if page.run("return !!document.querySelector('.tabs').offsetParent").await == true {
        for tab in ["draw", "tickets", "hand"] {
            click(&format!(".tabs .tab-{tab}")).await;
            if tab != "hand" {
                album.keep(page, &format!("tab-{tab}")).await;
            }
        }
    }
    for (name, button) in
        [("routes", ".zoom [aria-haspopup]"), ("keys", ".zoom .by-keys"), ("rules-over-a-game", ".draw .how")]
    {
        click(button).await;
        page.wait_for("dialog[open]").await;
        album.keep(page, name).await;
        page.escape().await;
        page.wait_until("return !document.querySelector('dialog')").await;
    }
    click(".route:not(.claimable)").await;
    page.wait_for(".saying").await;
    album.keep(page, "refusal").await;
    click(".build-station").await;
    page.see("Choose a city on the map").await;
    album.keep(page, "site").await;
    click(".city.site").await;
    page.wait_for(".game-ask .pay").await;
    album.keep(page, "station").await;
    page.escape().await;
    page.escape().await;
    page.wait_until("return document.querySelector('.game-ask').dataset.asked === 'nothing'").await;
}

/// The same game with letters twice as large, and with the strongest contrast.
async fn a_game_for_weak_eyes(album: &Album, page: &Page) {
    for (name, choice) in [("game-large", "200%"), ("game-contrast", "High contrast")] {
        page.press("Settings").await;
        page.press(choice).await;
        page.back().await;
        page.press("Continue").await;
        page.resume_turn().await;
        album.keep(page, name).await;
        page.escape().await;
        page.press("Settings").await;
        page.press("Set everything back").await;
        page.press("Close").await;
        page.back().await;
        page.see("Continue").await;
    }
}

/// Against a bot, with what is not there unless it is asked for; and a turn that is to be taken back.
async fn a_game_to_ones_taste(album: &Album, page: &Page) {
    page.press("Settings").await;
    page.press("Card counter").await;
    page.press("Left hand").await;
    page.back().await;
    page.press("New game").await;
    // As in the last game, but against a bot.
    page.click("article:nth-of-type(2) .seat-who label:nth-of-type(2)").await;
    page.press("Start the game").await;
    page.press("Keep").await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    album.keep(page, "left-hand").await;
    page.run("document.querySelector('.tabs .tab-draw')?.click()").await;
    album.keep(page, "counter").await;
    page.run("document.querySelector('.deck').click()").await;
    page.press("Take back").await;
    page.wait_for("dialog[open]").await;
    album.keep(page, "take-back").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    page.escape().await;
    page.press("Settings").await;
    page.press("Set everything back").await;
    page.back().await;
    page.see("Continue").await;
}

/// The end of a game, counted piece by piece.
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
    album.keep(page, "counting").await;
    page.click(".tally-words").await;
    album.keep(page, "counting-a-ticket").await;
    page.back().await;
    page.see("Saved games").await;
    page.back().await;
}

/// What happens in the middle of games, out of records: each game is opened where its record stops.
async fn moments(album: &Album, page: &Page) {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let records = project.join("engine/tests");
    // A route that can be paid for in one way only is asked for too.
    page.press("Settings").await;
    page.press("Always").await;
    page.back().await;
    for (name, record) in MOMENTS {
        page.press("Saved games").await;
        page.import(&records.join(record)).await;
        if name == "ending" {
            album.keep(page, "saved").await;
            what_is_done_to_a_save(album, page).await;
        }
        page.click(".saved-open").await;
        if name == "ending" {
            page.see("Final scores").await;
        } else {
            page.resume_turn().await;
        }
        album.keep(page, name).await;
        if name == "last-round" && page.count(".tabs .tab-log").await > 0 {
            page.run("document.querySelector('.tabs .tab-log').click()").await;
            album.keep(page, "log").await;
        }
        if name == "last-round" {
            // By the list: the map goes to what is chosen there.
            page.run("document.querySelector('.zoom [aria-haspopup]').click()").await;
            page.wait_for(".route-row.claimable").await;
            page.run("document.querySelector('.route-row.claimable').click()").await;
            page.wait_for(".game-ask .pay").await;
            album.keep(page, "claim").await;
            page.escape().await;
        }
        page.back().await;
        page.see("Saved games").await;
        page.back().await;
    }
}

/// A name is given to it, and it is deleted and comes back.
async fn what_is_done_to_a_save(album: &Album, page: &Page) {
    let all = page.count(".saved-game").await;
    page.press("Rename").await;
    page.wait_for(".naming").await;
    album.keep(page, "rename").await;
    page.press("Rename").await;
    page.press("Delete").await;
    page.see("The game was deleted").await;
    album.keep(page, "deleted").await;
    page.click(".notice .primary").await;
    page.wait_until(&format!("return document.querySelectorAll('.saved-game').length === {all}")).await;
}

/// What finished games add up to.
async fn figures(album: &Album, page: &Page, finished: &FinishedGames) {
    page.press("Saved games").await;
    page.choose_file("input[type=file]", &finished.backup).await;
    page.see("3 games were added").await;
    page.press("Close").await;
    page.back().await;
    page.press("Statistics").await;
    page.wait_for(".headline").await;
    album.keep(page, "statistics").await;
    page.back().await;
}

/// As many seats as a table has; the address of their game.
async fn five_seats(album: &Album, page: &Page) -> String {
    page.set_up_five_seats().await;
    page.start_by_seed("Europe", "6").await;
    page.click(".offer .primary").await;
    page.wait_for(".game[data-phase='choose'][data-mine='true'][data-busy='false']").await;
    album.keep(page, "game-of-five").await;
    let address = page.run("return location.hash.slice(1)").await;
    page.back().await;
    address.as_str().expect("an address").to_owned()
}

/// The same in the other languages: words are of other lengths there, and none may be cut.
async fn in_other_languages(album: &Album, page: &Page, five: &str) {
    for (tag, language) in [("es", "Español"), ("ro", "Română")] {
        let go = async |address: &str, there: &str| {
            page.run(&format!("location.hash = '{address}'")).await;
            page.wait_for(there).await;
        };
        let keep = async |name: &str| {
            tokio::time::sleep(Duration::from_millis(300)).await;
            album.keep(page, &format!("{name}-{tag}")).await;
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
