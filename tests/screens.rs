//! The screens around a game, as a person uses them.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use drive::{
    Browser, ColourScheme, Page, RecordedGame, Server, Shape, at_its_last_turn, expected_scores, finished,
    shown_scores,
};
use engine::{Game, Map, MapName, Record, Setup};
use tempfile::TempDir;

/// Opens a browser on the home screen.
async fn at_home(shape: Shape) -> (Server, Browser, Page) {
    let server = Server::start();
    let browser = Browser::open(shape, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    (server, browser, page)
}

/// Writes the game to a file, in a folder that is deleted when it is dropped.
fn file(recorded_game: &RecordedGame) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    std::fs::write(&path, &recorded_game.record).expect("a record");
    (folder, path)
}

#[tokio::test]
async fn a_game_begins_two_taps_from_home() {
    let (_server, browser, page) = at_home(Shape::PHONE).await;
    page.see("New here?").await;
    page.press("New game").await;
    page.press("Start game").await;
    page.see("Keep at least").await;
    browser.close().await;
}

#[tokio::test]
async fn a_lesson_is_offered_to_whoever_is_new_until_it_is_declined() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    page.press("Show me").await;
    page.see("Step 1 of").await;
    page.leave_game().await;
    page.press("No, thanks").await;
    page.wait_until("return !document.querySelector('.welcome')").await;
    page.press("Settings").await;
    page.press("Reset settings").await;
    page.reload().await;
    page.back().await;
    page.see("New game").await;
    assert_eq!(page.count(".welcome").await, 0, "declined is declined");
    browser.close().await;
}

#[tokio::test]
async fn the_next_game_is_set_up_as_the_last_one() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    page.press("New game").await;
    page.press("Europe").await;
    page.fill("article[aria-label='Seat 1'] input[type=text]", "Ida").await;
    page.click("article[aria-label='Seat 1'] label:has([value=beard])").await;
    page.press("Add a bot").await;
    page.press("Start game").await;
    page.see("Keep at least").await;

    page.leave_game().await;
    page.press("New game").await;
    page.wait_for("input[value=europe]:checked").await;
    page.wait_for("article[aria-label='Seat 3']").await;
    let name = "return document.querySelector(\"article[aria-label='Seat 1'] input[type=text]\").value";
    assert_eq!(page.run(name).await, "Ida");
    page.wait_for("article[aria-label='Seat 1'] [value=beard]:checked").await;
    // What a rating means is one press away.
    page.click(".ratings").await;
    page.see("three games in four").await;
    browser.close().await;
}

#[tokio::test]
async fn what_is_wrong_with_a_new_game_is_said_where_it_is_wrong() {
    let (_server, browser, page) = at_home(Shape::PHONE).await;
    page.press("New game").await;
    for _ in 0..3 {
        page.wait_for(".add-seat").await;
        page.run("document.querySelector('.add-seat button').click()").await;
    }
    page.open_seat(1).await;
    page.fill("article[aria-label='Seat 1'] input[type=text]", "").await;
    // Closed again, it opens by itself where something is wrong.
    page.click("article[aria-label='Seat 1'] .seat-open").await;
    page.run("scrollTo(0, document.body.scrollHeight)").await;
    page.press("Start game").await;
    page.see("Enter a name.").await;
    page.wait_for("article[aria-label='Seat 1'] [aria-invalid=true]:focus").await;
    let in_sight = "const box = document.querySelector('.wrong:not(:empty)').getBoundingClientRect();
        return box.top > 0 && box.bottom < document.querySelector('.start-bar').getBoundingClientRect().top";
    page.wait_until(in_sight).await;
    page.fill("article[aria-label='Seat 1'] input[type=text]", "Ida").await;
    page.press("Start game").await;
    page.see("Keep at least").await;
    browser.close().await;
}

#[tokio::test]
async fn the_back_button_and_the_menu_leave_a_game_and_lose_nothing() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    page.press("New game").await;
    page.see("Start game").await;
    page.escape().await;
    page.see("Build your line").await;

    page.press("New game").await;
    page.press("Start game").await;
    page.see("Keep at least").await;
    page.back().await;
    page.press("Saved games").await;
    page.see("is choosing tickets").await;
    page.press("USA").await;
    page.see("Keep at least").await;

    // Escape opens the menu and closes it again; the back button closes it too.
    let is_open = "return !!document.querySelector('dialog.menu[open]')";
    let is_closed = "return !document.querySelector('dialog')";
    page.keys("\u{e00c}").await;
    page.wait_until(is_open).await;
    page.keys("\u{e00c}").await;
    page.wait_until(is_closed).await;
    page.click(".open-menu").await;
    page.wait_until(is_open).await;
    page.back().await;
    page.wait_until(is_closed).await;
    page.see("Keep at least").await;

    // The settings are a step forward, and back is the game.
    page.click(".open-menu").await;
    page.click(".menu-settings").await;
    page.wait_for(".screen.settings").await;
    page.back().await;
    page.see("Keep at least").await;
    page.leave_game().await;
    page.see("Saved games").await;
    page.escape().await;
    page.press("Continue").await;
    page.see("Keep at least").await;
    browser.close().await;
}

#[tokio::test]
async fn the_back_button_leaves_what_was_begun_in_a_turn_before_it_leaves_the_game() {
    let (_server, browser, page) = at_home(Shape::PHONE).await;
    page.start_with_people("Europe").await;
    page.keep_tickets().await;
    page.lift_curtain().await;
    page.keep_tickets().await;
    page.resume_turn().await;

    let asked =
        |what: &str| format!("return document.querySelector('.game-ask')?.dataset.asked === '{what}'");
    page.run("document.querySelector('.build-station').click()").await;
    page.wait_until(&asked("site")).await;
    page.run("document.querySelector('.game-ask .how').click()").await;
    page.wait_for("dialog[open]").await;
    page.back().await;
    page.wait_until("return !document.querySelector('dialog')").await;
    page.wait_until(&asked("site")).await;
    page.back().await;
    page.wait_until(&asked("nothing")).await;
    page.wait_until("return location.hash.startsWith('#game-')").await;

    for phase in ["second-card", "choose"] {
        page.run("document.querySelector('.deck').click()").await;
        page.wait_until(&format!("return document.querySelector('.game').dataset.phase === '{phase}'")).await;
        page.wait_until("return document.querySelector('.game').dataset.busy === 'false'").await;
    }
    page.wait_until(&asked("drawn")).await;
    page.escape().await;
    page.wait_until(&asked("curtain")).await;
    page.back().await;
    page.see("Continue").await;
    browser.close().await;
}

#[tokio::test]
async fn saved_games_are_found_renamed_deleted_and_brought_back() {
    let (_server, browser, page) = at_home(Shape::PHONE).await;
    page.press("Saved games").await;
    page.see("No saved games").await;
    let (folder, usa) = file(&finished("usa", 1));
    let (_other, europe) = file(&finished("europe", 2));
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear aunt, thank you for the socks.").expect("a file");
    let all = [usa, letter, europe].map(|path| path.to_str().expect("a plain path").to_owned()).join("\n");
    page.choose_file("input[type=file]", Path::new(&all)).await;
    page.see("2 games imported. “letter.txt”: This isn't a Railhead game").await;
    page.press("Close").await;
    assert_eq!(page.count(".saved-game").await, 2);

    page.fill("input[type=search]", "europe").await;
    page.wait_until("return document.querySelectorAll('.saved-game').length === 1").await;
    page.press("Rename").await;
    page.fill(".naming input", "A sunny Monday").await;
    page.escape().await;
    page.wait_until("return !document.querySelector('.naming') && location.hash === '#saved'").await;
    assert!(!page.shows("A sunny Monday").await, "Escape cancels the renaming and does not leave the screen");
    page.fill("input[type=search]", "").await;
    page.wait_until("return document.querySelectorAll('.saved-game').length === 2").await;
    for (first, then) in [(1, 2), (2, 1)] {
        for card in [first, then] {
            let rename = format!(".saved-game:nth-child({card}) .saved-tools button");
            page.run(&format!("document.querySelector('{rename}').click()")).await;
            page.wait_for(&format!(".saved-game:nth-child({card}) .naming")).await;
        }
        assert_eq!(page.count(".naming").await, 1, "one game is named at a time");
        page.escape().await;
        page.wait_until("return !document.querySelector('.naming')").await;
        assert_eq!(page.run("return location.hash").await, "#saved", "card {then} after card {first}");
    }
    page.fill("input[type=search]", "europe").await;
    page.wait_until("return document.querySelectorAll('.saved-game').length === 1").await;
    page.press("Rename").await;
    page.fill(".naming input", "A rainy Sunday").await;
    page.press("Save name").await;
    page.click("input[type=search]").await;
    page.escape().await;
    let all = "return document.querySelectorAll('.saved-game').length === 2 && location.hash === '#saved'";
    page.wait_until(all).await;
    page.fill("input[type=search]", "rainy").await;
    page.see("A rainy Sunday").await;

    page.press("Delete").await;
    page.see("Game deleted.").await;
    page.see("No saved game matches").await;
    page.press("Undo").await;
    page.see("A rainy Sunday").await;
    page.press("Delete").await;
    page.see("Game deleted.").await;
    page.press("Back").await;
    page.see("Build your line").await;
    page.press("Undo").await;
    page.wait_until("return !document.querySelector('.notice')").await;
    page.press("Saved games").await;
    page.see("A rainy Sunday").await;
    page.reload().await;
    page.see("A rainy Sunday").await;
    browser.close().await;
}

#[tokio::test]
async fn a_file_that_is_no_game_is_refused_in_words() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    page.press("Saved games").await;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear aunt, thank you for the socks.").expect("a file");
    page.choose_file("input[type=file]", &path).await;
    page.see("This isn't a Railhead game or backup").await;
    // Reading fails like this for a dropped folder, or for a file that was deleted meanwhile.
    page.run("File.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))")
        .await;
    page.choose_file("input[type=file]", &path).await;
    page.see("may have been moved or deleted").await;
    browser.close().await;
}

#[tokio::test]
async fn a_seat_whose_bot_this_version_lacks_asks_for_another() {
    let (_server, browser, page) = at_home(Shape::PHONE).await;
    let recorded_game = at_its_last_turn("usa", 3);
    let record = Record::read(&recorded_game.record).expect("a record");
    let seat = record.game().to_move().expect("it is not over");
    let colour = record.game().setup().seats[seat.index()];
    let remark = format!("Railhead record 1\n# bot {colour}: oracle-9000\n");
    let (_folder, path) = file(&RecordedGame {
        record: recorded_game.record.replacen("Railhead record 1\n", &remark, 1),
        ..recorded_game
    });
    page.press("Saved games").await;
    page.choose_file("input[type=file]", &path).await;
    page.click(".saved-open").await;
    page.see("play on: this version of Railhead").await;
    page.click(".missing-choices button:nth-child(4)").await;
    page.wait_for(".ending").await;
    browser.close().await;
}

#[tokio::test]
async fn a_map_that_came_with_its_game_is_played_without_a_drawing() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    let text = Map::named("europe").expect("a map").write();
    let text = text.replacen("map europe", "map elsewhere", 1).replacen("name Europe", "name Elsewhere", 1);
    let map = Map::bring(&text).expect("a map");
    let game = Game::new(Setup::around(MapName::of(&map), 2, 5)).expect("a game");
    let scores = game.scores();
    let (_folder, path) = file(&RecordedGame { record: Record::new(game).write(), scores });
    page.press("Saved games").await;
    page.choose_file("input[type=file]", &path).await;
    page.click(".saved-open").await;
    page.wait_for(".game-ask .lift").await;
    let apart = "return new Set([...document.querySelectorAll('.city')].map((city) => {
        const { x, y } = city.getBoundingClientRect();
        return `${Math.round(x)} ${Math.round(y)}`;
    })).size";
    assert_eq!(page.run(apart).await, map.cities().len(), "every city has its own position");
    browser.close().await;
}

#[tokio::test]
async fn what_is_wrong_with_a_record_is_said_in_every_language() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let said = [
        ("English", "That's against the rules: “You don't have those cards.”", "fit what came before."),
        ("Español", "Va contra las reglas: «No tienes esas cartas.»", "No encaja con lo anterior."),
        ("Română", "E împotriva regulilor: „Nu ai aceste cărți.”", "Nu se potrivește cu ce a fost înainte."),
    ];
    for (language, of_rules, of_turns) in said {
        page.run("location.hash = 'settings'").await;
        page.wait_for(".setting").await;
        page.press(language).await;
        page.run("location.hash = 'saved'").await;
        for (record, words) in [("claim-with-cards-not-held", of_rules), ("turn-of-another-seat", of_turns)] {
            let file = project.join(format!("engine/tests/records/bad/{record}.txt"));
            page.choose_file("input[type=file]", &file).await;
            page.see(words).await;
        }
    }
    browser.close().await;
}

#[tokio::test]
async fn settings_are_kept_over_a_reload() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    page.press("Settings").await;
    page.press("Dark").await;
    page.press("200%").await;
    page.press("Instant").await;
    let look = "const root = document.documentElement;
        return root.dataset.theme === 'dark' && root.style.fontSize === '200%'";
    page.wait_until(look).await;
    page.reload().await;
    page.wait_until(look).await;
    page.see("Settings").await;
    page.wait_until("return document.querySelectorAll('.setting input:checked').length >= 4").await;
    page.press("Reset settings").await;
    page.wait_until("return !document.documentElement.dataset.theme").await;
    page.press("Undo").await;
    page.wait_until(look).await;
    browser.close().await;
}

#[tokio::test]
async fn the_scores_of_a_finished_game_are_the_engines() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    page.press("Saved games").await;
    let recorded_game = finished("europe", 7);
    let (_folder, path) = file(&recorded_game);
    page.choose_file("input[type=file]", &path).await;
    page.see("1 game imported").await;
    page.press("Europe").await;
    assert_eq!(shown_scores(&page).await, expected_scores("europe", &recorded_game.scores));

    // The same deal once more: the seed on show deals the first seat the same tickets.
    let seed = page.run("return document.querySelector('.ending-seed code').textContent").await;
    let seed: u64 = seed.as_str().and_then(|seed| seed.parse().ok()).expect("a seed");
    let setup = Record::read(&recorded_game.record).expect("a record").game().setup().clone();
    assert_eq!(seed, setup.seed);
    page.click(".same-deal").await;
    page.lift_curtain().await;
    page.wait_for(".offer .candidate").await;
    let game = Game::new(setup).expect("a game");
    let first = game.view(game.to_move().expect("it begins"));
    let cities = "return [...document.querySelectorAll('.offer .stub-cities')].map((it) => it.textContent)";
    let cities: Vec<String> = serde_json::from_value(page.run(cities).await).expect("the tickets on offer");
    let expected: Vec<_> = first.offer.tickets().iter().map(|it| first.map.ticket(*it).ends).collect();
    assert_eq!(cities.len(), expected.len());
    for (told, ends) in cities.iter().zip(expected) {
        assert!(ends.iter().all(|city| told.contains(&first.map.city(*city).name)), "{told}");
    }
    browser.close().await;
}

#[tokio::test]
async fn a_game_that_ends_before_ones_eyes_is_counted_piece_by_piece() {
    let (_server, browser, page) = at_home(Shape::DESK).await;
    page.press("Saved games").await;
    // Cards in a hand count for nothing, so drawing in the last turn does not change the scores.
    let recorded_game = at_its_last_turn("usa", 3);
    let (_folder, path) = file(&recorded_game);
    page.choose_file("input[type=file]", &path).await;
    page.see("1 game imported").await;
    page.press("USA").await;
    page.resume_turn().await;
    page.press("Deck").await;
    page.see("one more card").await;
    page.press("Deck").await;
    page.see("Route points so far").await;
    // Skip to the longest path, which is traced from one end to the other.
    page.wait_until(
        "const words = document.querySelector('.tally-words');
         if (!words.textContent.includes('longest path')) return words.click();
         const trail = [...document.querySelectorAll('.route.traced')];
         const at = trail.map((route) => Number(route.className.baseVal.match(/ at-(\\d+)/)[1])).sort((a, b) => a - b);
         return at.length > 1 && at.every((place, number) => place === number)",
    )
    .await;
    page.press("Skip to the scores").await;
    assert_eq!(shown_scores(&page).await, expected_scores("usa", &recorded_game.scores));

    assert_eq!(page.count(".points-bar").await, recorded_game.scores.seats.len(), "a bar for each seat");
    page.wait_until("return document.querySelector('.verdict').textContent.length > 10").await;
    page.click(".ending-tickets button").await;
    page.wait_for(".board.dim .lit").await;
    page.click(".ending-log summary").await;
    page.wait_for(".ending-log .log-line").await;

    page.press("Rematch").await;
    page.see("choose your tickets").await;
    browser.close().await;
}
