//! The statistics screen: figures, charts and achievements of known games.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::Duration;

use drive::{Browser, Catalogue, ColourScheme, FinishedGames, Language, Page, Server, Shape};
use engine::{Scores, SeatId};

/// Opens a browser on the home screen, with the known games imported.
async fn after_known_games(shape: Shape) -> (Server, Browser, Page, Vec<Scores>) {
    let server = Server::start();
    let browser = Browser::open(shape, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Saved games").await;
    let finished = FinishedGames::play();
    page.choose_file("input[type=file]", &finished.backup).await;
    page.see("3 games imported").await;
    page.press("Back").await;
    (server, browser, page, finished.scores)
}

/// Asserts that the statistics show the figures of the known games, in this language.
async fn the_known_figures_are_shown(page: &Page, language: Language, scores: &[Scores]) {
    let catalogue = Catalogue::of(language);
    page.run("location.hash = 'settings'").await;
    page.press(language.own_name()).await;
    page.run("location.hash = 'statistics'").await;
    page.see(catalogue.text("statistics-over-time")).await;
    let mine: Vec<_> = scores.iter().map(|scores| &scores.seats[0]).collect();
    let wins = scores.iter().filter(|scores| scores.winners.contains(&SeatId(0))).count();
    let mean = |sum: i16| (f64::from(sum) / scores.len() as f64).round();
    let total: i16 = mine.iter().map(|score| score.total).sum();
    let share = (100.0 * wins as f64 / scores.len() as f64).round();
    let figures = "return Object.fromEntries([...document.querySelectorAll('.headline div')].map(
        (figure) => [figure.children[0].textContent, figure.children[1].textContent]))";
    let figures = page.run(figures).await;
    let won = [("wins", &*wins.to_string()), ("share", &share.to_string())];
    assert_eq!(figures[catalogue.text("statistics-games")], "3");
    assert_eq!(figures[catalogue.text("statistics-won")], catalogue.format("statistics-won-share", &won));
    assert_eq!(figures[catalogue.text("statistics-average")], mean(total).to_string());
    let best = mine.iter().map(|score| score.total).max().unwrap();
    assert_eq!(figures[catalogue.text("statistics-best")], best.to_string());

    let row = |key: &str| {
        format!(
            "return [...document.querySelectorAll('.bars tr')].find(
                (row) => row.cells[0].textContent === '{}')?.cells[2].innerText",
            catalogue.text(key)
        )
    };
    let routes: i16 = mine.iter().map(|score| score.routes).sum();
    let made_of = page.run(&row("ending-column-routes")).await;
    assert_eq!(made_of, mean(routes).to_string(), "what a score is made of");
    let kept: usize = mine.iter().map(|score| score.tickets.len()).sum();
    let done: usize = mine.iter().map(|score| score.completed()).sum();
    assert_eq!(page.run(&row("statistics-tickets-kept")).await, kept.to_string());
    assert_eq!(page.run(&row("statistics-tickets-done")).await, done.to_string());
    let won_in_usa = scores[..2].iter().filter(|scores| scores.winners.contains(&SeatId(0))).count();
    let in_usa = (f64::from(mine[0].total + mine[1].total) / 2.0).round();
    let won = catalogue.format("statistics-won-of", &[("wins", &won_in_usa.to_string()), ("games", "2")]);
    let average = catalogue.format("statistics-average-of", &[("points", &in_usa.to_string())]);
    assert_eq!(page.run(&row("map-usa")).await, format!("{won}\n{average}"));

    page.click(".panel summary").await;
    let column =
        "return [...document.querySelectorAll('.told tbody tr')].map((row) => row.cells[4].textContent)";
    let totals: Vec<String> = serde_json::from_value(page.run(column).await).expect("a column");
    let mut known: Vec<String> = mine.iter().map(|score| score.total.to_string()).collect();
    // Games that ended in the same second are in the order of their import, so the order is not compared.
    let (mut totals, kept_order) = (totals.clone(), totals);
    totals.sort();
    known.sort();
    assert_eq!(totals, known, "{kept_order:?}");
}

/// Three games were lost by far: a gentler level is suggested, once, and one press takes it.
async fn another_level_is_suggested_once(shape: Shape) {
    let server = Server::start();
    let browser = Browser::open(shape, ColourScheme::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Saved games").await;
    let lost = FinishedGames::lose();
    let behind = |scores: &Scores| scores.seats[1].total - scores.seats[0].total;
    assert!(lost.scores.iter().all(|scores| behind(scores) >= 25), "{:?}", lost.scores);
    page.choose_file("input[type=file]", &lost.backup).await;
    page.see("3 games imported").await;
    page.press("Back").await;

    page.press("New game").await;
    page.see("Three tough games in a row. Fancy gentler bots?").await;
    assert_eq!(page.axe_violations().await, Vec::<String>::new());
    assert_eq!(page.layout_errors().await, Vec::<String>::new());
    page.press("Play at level: Skilled").await;
    page.wait_until("return !document.querySelector('.suggested')").await;
    page.wait_until("return document.activeElement.matches('.start-bar button')").await;
    let level = "return document.querySelector('.seat-card:nth-of-type(2) .seat-head .strength').textContent";
    let level = page.run(level).await;
    assert!(level.as_str().is_some_and(|level| level.starts_with("Skilled")), "{level}");

    // The form is as in the last game again, and the three games are still the last ones.
    page.reload().await;
    page.wait_until("return document.querySelector('.seat-card')?.textContent.includes('Ida')").await;
    // A suggestion would have come before an answer to what is asked now.
    page.press("Back").await;
    page.press("Saved games").await;
    page.see("Ida").await;
    page.press("Back").await;
    page.press("New game").await;
    page.see("Strong").await;
    assert!(!page.shows("Three tough games").await, "never twice after the same games");
    browser.close().await;
}

#[tokio::test]
async fn another_level_is_suggested_once_on_a_phone() {
    another_level_is_suggested_once(Shape::PHONE).await;
}

#[tokio::test]
async fn another_level_is_suggested_once_on_a_desk() {
    another_level_is_suggested_once(Shape::DESK).await;
}

async fn statistics_show_the_known_figures(shape: Shape) {
    let (_server, browser, page, scores) = after_known_games(shape).await;
    for language in [Language::Spanish, Language::Romanian, Language::English] {
        the_known_figures_are_shown(&page, language, &scores).await;
    }
    browser.close().await;
}

#[tokio::test]
async fn statistics_after_known_games_show_the_known_figures_in_every_language() {
    statistics_show_the_known_figures(Shape::DESK).await;
}

#[tokio::test]
async fn statistics_after_known_games_show_the_known_figures_on_a_phone_too() {
    statistics_show_the_known_figures(Shape::PHONE).await;
}

#[tokio::test]
async fn statistics_are_filtered_and_shown_whole_again() {
    let (_server, browser, page, _) = after_known_games(Shape::DESK).await;
    page.press("Statistics").await;
    page.wait_for(".headline").await;
    page.run(
        "const map = document.querySelectorAll('.filters select')[0];
              map.value = 'europe'; map.dispatchEvent(new Event('change', { bubbles: true }))",
    )
    .await;
    page.wait_until("return document.querySelector('.headline dd').textContent === '1'").await;
    page.run(
        "const seats = document.querySelectorAll('.filters select')[1];
              seats.value = '5'; seats.dispatchEvent(new Event('change', { bubbles: true }))",
    )
    .await;
    page.see("No finished game matches").await;
    page.press("Show all games").await;
    page.wait_until("return document.querySelector('.headline dd')?.textContent === '3'").await;
    let fields = "return [...document.querySelectorAll('.filters select')].map((field) => field.value)";
    assert_eq!(page.run(fields).await, serde_json::json!(["", "", ""]), "the fields say what is shown");
    browser.close().await;
}

#[tokio::test]
async fn what_was_achieved_is_shown_and_told_at_the_end_of_its_game() {
    let (_server, browser, page, scores) = after_known_games(Shape::PHONE).await;
    page.press("Statistics").await;
    page.wait_for(".stamp.earned").await;
    let earned = "return [...document.querySelectorAll('.stamp.earned h3')].map((name) => name.textContent)";
    let earned: Vec<String> = serde_json::from_value(page.run(earned).await).expect("names");
    let has = |name: &str| earned.iter().any(|earned| earned == name);
    let mine = || scores.iter().map(|scores| &scores.seats[0]);
    assert_eq!(has("Trunk line"), mine().any(|score| score.longest.bonus > 0));
    assert_eq!(has("Three figures"), mine().any(|score| score.total >= 100));
    let won = |place: usize| scores[place].winners.contains(&SeatId(0));
    assert_eq!(has("First whistle"), won(0) || won(1));
    assert_eq!(has("Fireman"), won(2));
    assert!(!has("Railway baron"), "no expert has played");
    page.press("Back").await;

    // Each achievement is news in exactly one of the games.
    page.press("Saved games").await;
    let mut announced = Vec::new();
    for game in 0..scores.len() {
        page.wait_until(&format!(
            "return document.querySelectorAll('.saved-open').length === {}",
            scores.len()
        ))
        .await;
        page.run(&format!("document.querySelectorAll('.saved-open')[{game}].click()")).await;
        page.wait_for(".score-table").await;
        page.wait_until("return document.querySelector('.news') !== null").await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        let news = "return [...document.querySelectorAll('.news h3')].map((name) => name.textContent)";
        let news: Vec<String> = serde_json::from_value(page.run(news).await).expect("names");
        announced.extend(news);
        page.back().await;
    }
    announced.sort();
    let mut earned = earned;
    earned.sort();
    assert_eq!(announced, earned);
    browser.close().await;
}

#[tokio::test]
async fn without_a_finished_game_the_statistics_invite_to_play() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, ColourScheme::Dark).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Statistics").await;
    page.see("No finished games yet").await;
    page.press("New game").await;
    page.see("Start game").await;
    browser.close().await;
}

/// Accessibility as axe-core checks it, of the page with all its charts, in every theme.
async fn filled_statistics_keep_nobody_out(shape: Shape) {
    let (_server, browser, page, _) = after_known_games(shape).await;
    for theme in ["Light", "Dark", "High contrast"] {
        page.run("location.hash = 'settings'").await;
        page.press(theme).await;
        page.run("location.hash = 'statistics'").await;
        page.wait_for(".headline").await;
        let violations = page.axe_violations().await;
        assert!(violations.is_empty(), "{theme}: {violations:#?}");
    }
    browser.close().await;
}

#[tokio::test]
async fn filled_statistics_keep_nobody_out_on_a_desk() {
    filled_statistics_keep_nobody_out(Shape::DESK).await;
}

#[tokio::test]
async fn filled_statistics_keep_nobody_out_on_a_phone() {
    filled_statistics_keep_nobody_out(Shape::PHONE).await;
}
