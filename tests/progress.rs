//! What a person's games add up to, on the screen: figures, charts and achievements of known games.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::time::Duration;

use drive::{Browser, Evening, Light, Page, Server, Shape};
use engine::{Scores, SeatId};

/// A browser with the known games in it, on the first screen.
async fn after_known_games(shape: Shape) -> (Server, Browser, Page, Vec<Scores>) {
    let server = Server::start();
    let browser = Browser::open(shape, Light::Light).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Saved games").await;
    let evening = Evening::play();
    page.choose_file("input[type=file]", &evening.backup).await;
    page.see("3 games were added").await;
    page.press("Back").await;
    (server, browser, page, evening.scores)
}

#[tokio::test]
async fn statistics_after_known_games_show_the_known_figures() {
    let (_server, browser, page, scores) = after_known_games(Shape::DESK).await;
    page.press("Statistics").await;
    page.wait_for(".headline").await;
    let mine: Vec<_> = scores.iter().map(|scores| &scores.seats[0]).collect();
    let wins = scores.iter().filter(|scores| scores.winners.contains(&SeatId(0))).count();
    let mean = |sum: i16| (f64::from(sum) / scores.len() as f64).round();
    let total: i16 = mine.iter().map(|score| score.total).sum();
    let share = (100.0 * wins as f64 / scores.len() as f64).round();
    let figures = "return Object.fromEntries([...document.querySelectorAll('.headline div')].map(
        (figure) => [figure.children[0].textContent, figure.children[1].textContent]))";
    let figures = page.run(figures).await;
    assert_eq!(figures["Games"], "3");
    assert_eq!(figures["Won"], format!("{wins} · {share}%"));
    assert_eq!(figures["Average score"], mean(total).to_string());
    assert_eq!(figures["Best score"], mine.iter().map(|score| score.total).max().unwrap().to_string());

    let row = |name: &str| {
        format!(
            "return [...document.querySelectorAll('.bars tr')].find(
                (row) => row.cells[0].textContent === '{name}')?.cells[2].innerText"
        )
    };
    let routes: i16 = mine.iter().map(|score| score.routes).sum();
    assert_eq!(page.run(&row("Routes")).await, mean(routes).to_string(), "what a score is made of");
    let kept: usize = mine.iter().map(|score| score.tickets.len()).sum();
    let done: usize = mine.iter().map(|score| score.completed()).sum();
    assert_eq!(page.run(&row("Kept")).await, kept.to_string());
    assert_eq!(page.run(&row("Done")).await, done.to_string());
    let won_in_usa = scores[..2].iter().filter(|scores| scores.winners.contains(&SeatId(0))).count();
    let in_usa = (f64::from(mine[0].total + mine[1].total) / 2.0).round();
    assert_eq!(page.run(&row("USA")).await, format!("{won_in_usa} of 2 won\naverage {in_usa}"));

    page.click(".panel summary").await;
    let column =
        "return [...document.querySelectorAll('.told tbody tr')].map((row) => row.cells[4].textContent)";
    let told: Vec<String> = serde_json::from_value(page.run(column).await).expect("a column");
    let mut known: Vec<String> = mine.iter().map(|score| score.total.to_string()).collect();
    // Games of one second stand in the order in which they were taken in.
    let (mut told, kept_order) = (told.clone(), told);
    told.sort();
    known.sort();
    assert_eq!(told, known, "{kept_order:?}");

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
    page.see("No finished game is like this").await;
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

    // Each of them is news in exactly one of the games.
    page.press("Saved games").await;
    let mut told = Vec::new();
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
        told.extend(news);
        page.back().await;
    }
    told.sort();
    let mut earned = earned;
    earned.sort();
    assert_eq!(told, earned);
    browser.close().await;
}

#[tokio::test]
async fn without_a_finished_game_the_statistics_invite_to_play() {
    let server = Server::start();
    let browser = Browser::open(Shape::PHONE, Light::Dark).await;
    let page = browser.page();
    page.go(&server.address).await;
    page.press("Statistics").await;
    page.see("Nothing has been finished here yet").await;
    page.press("New game").await;
    page.see("Start the game").await;
    browser.close().await;
}

/// As axe-core finds it: on the page with all its charts, in all colours.
async fn filled_statistics_keep_nobody_out(shape: Shape) {
    let (_server, browser, page, _) = after_known_games(shape).await;
    for theme in ["Light", "Dark", "High contrast"] {
        page.run("location.hash = 'settings'").await;
        page.press(theme).await;
        page.run("location.hash = 'statistics'").await;
        page.wait_for(".headline").await;
        let faults = page.faults().await;
        assert!(faults.is_empty(), "{theme}: {faults:#?}");
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
