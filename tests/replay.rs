//! Walking through a game: every moment is as the rules have it, by buttons, keys, the log and the map.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::PathBuf;

use drive::{Browser, ColourScheme, Page, Server, Shape};
use engine::{Game, Record, SeatId};
use serde_json::{Value, json};

const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const PAGE_DOWN: &str = "\u{e00f}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";

/// A finished game of three, in a browser.
struct Walked {
    page: Page,
    browser: Browser,
    game: Game,
    _server: Server,
}

impl Walked {
    /// Imports the game, and opens its result.
    async fn open(shape: Shape) -> Walked {
        let project = PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("the project").to_owned();
        let file = project.join("engine/tests/playthroughs/europe-3.txt");
        let text = std::fs::read_to_string(&file).expect("a record");
        let game = Record::read(&text).expect("a record").into_game();
        let server = Server::start();
        let browser = Browser::open(shape, ColourScheme::Light).await;
        let page = browser.page();
        page.go(&server.address).await;
        page.press("Saved games").await;
        page.import(&file).await;
        page.click(".saved-open").await;
        page.see("Final scores").await;
        Walked { page, browser, game, _server: server }
    }

    /// The number of events at the moment on show, as the address names it.
    async fn moment(&self) -> usize {
        let settled = "const at = document.querySelector('.course input').value;
            if (window.seen !== at) { window.seen = at; return false; }
            return /^#replay-\\d+-\\d+$/.test(location.hash) && window.marked !== location.hash + at
                ? (window.marked = location.hash + at, false) : true";
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        self.page.wait_until(settled).await;
        let hash = self.page.run("return location.hash").await;
        let hash = hash.as_str().expect("an address");
        hash.rsplit('-').next().and_then(|events| events.parse().ok()).expect("a moment")
    }

    /// Compares the seats, the deck and the open hands with the rules' own, and returns the moment.
    async fn assert_as_it_stood(&self) -> usize {
        let events = self.moment().await;
        let then = Game::replay(self.game.setup().clone(), &self.game.history()[..events]).expect("a moment");
        let view = then.spectator_view();
        let figures = |seat: &engine::SeatView| {
            json!([seat.points.to_string(), seat.trains.to_string(), seat.cards.to_string()])
        };
        let expected: Vec<Value> = view.seats.iter().map(figures).collect();
        let shown = "return [...document.querySelectorAll('.seats > li')].map((seat) => [
            seat.querySelector('.seat-points').dataset.figure,
            seat.querySelector('.figure').dataset.figure,
            seat.querySelector('.figure.cards').dataset.figure])";
        assert_eq!(self.page.run(shown).await, json!(expected), "after {events} events");
        let claimed: usize = view.seats.iter().map(|seat| seat.routes.len()).sum();
        assert_eq!(self.page.count(".route.owned").await, claimed, "after {events} events");
        let deck = self.page.run("return +document.querySelector('.deck-count').dataset.figure").await;
        assert_eq!(deck, json!(view.deck));
        events
    }

    /// How many cards each hand on show has.
    async fn hands(&self) -> Value {
        let hands = "return [...document.querySelectorAll('.held-hand')].map((hand) =>
            [...hand.querySelectorAll('.chip b')].reduce((sum, chip) => sum + +chip.textContent, 0))";
        self.page.run(hands).await
    }

    async fn said(&self) -> String {
        let said = self.page.run("return document.querySelector('.course input').ariaValueText").await;
        said.as_str().expect("words").to_owned()
    }
}

#[tokio::test]
async fn a_finished_game_is_walked_through_from_its_result() {
    let walked = Walked::open(Shape::DESK).await;
    let page = &walked.page;
    page.click(".replay-open").await;
    page.wait_for(".replay .timeline").await;
    assert_eq!(walked.said().await, "Opening: The cards are dealt.");
    page.keys(RIGHT).await;
    walked.assert_as_it_stood().await;

    // Turn by turn: each is one further. Then straight to the end.
    let turns = page.count(".log > ol > li").await - 1;
    page.keys(PAGE_DOWN).await;
    for turn in 1..=20 {
        page.keys(PAGE_DOWN).await;
        let said = walked.said().await;
        assert!(said.starts_with(&format!("Turn {turn} of {turns}: ")), "{said}");
    }
    walked.assert_as_it_stood().await;
    page.keys(END).await;
    assert_eq!(walked.assert_as_it_stood().await, walked.game.history().len(), "the end");
    page.keys(LEFT).await;
    assert!(walked.assert_as_it_stood().await < walked.game.history().len());
    page.keys(HOME).await;
    assert_eq!(page.count(".route.owned").await, 0);

    // From claim to claim; the slider has not been touched, so the keys are the page's.
    for _ in 0..6 {
        page.keys(DOWN).await;
        let said = walked.said().await;
        assert!(said.contains("claimed") || said.contains("station"), "{said}");
    }
    let events = walked.assert_as_it_stood().await;

    // A reload returns to the moment.
    page.reload().await;
    page.wait_for(".replay .timeline").await;
    assert_eq!(walked.assert_as_it_stood().await, events);

    // With all cards open, with those of one seat, and as everyone saw it.
    let then = Game::replay(walked.game.setup().clone(), &walked.game.history()[..events]).unwrap();
    let of = |seat: u8| json!(then.state().hand(SeatId(seat)).total());
    assert_eq!(walked.hands().await, json!([of(0), of(1), of(2)]));
    let choose = |place: usize| {
        format!(
            "const eyes = document.querySelector('select.eyes'); eyes.value = '{place}';
            eyes.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        )
    };
    page.run(&choose(2)).await;
    page.wait_until("return document.querySelectorAll('.held-hand').length === 1").await;
    assert_eq!(walked.hands().await, json!([of(1)]));
    page.run(&choose(4)).await;
    page.wait_until("return document.querySelectorAll('.held-hand').length === 0").await;

    // A press on a line of the log, or on a route, goes to its moment.
    page.click(".log > ol > li:nth-child(12) .log-line").await;
    page.wait_until("return document.querySelector('.log .now') === document.querySelector('.log > ol > li:nth-child(12)')").await;
    walked.assert_as_it_stood().await;
    page.keys(END).await;
    let last = page.run("return document.querySelector('.course input').value").await;
    page.run(
        "document.querySelector('.route.owned').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    )
    .await;
    page.wait_until(&format!("return document.querySelector('.course input').value !== {last}")).await;
    walked.assert_as_it_stood().await;
    assert!(walked.said().await.contains("claimed"), "{}", walked.said().await);
    walked.browser.close().await;
}

/// By buttons, on a phone; and the game plays by itself to its end.
#[tokio::test]
async fn a_game_plays_by_itself_on_a_phone() {
    let walked = Walked::open(Shape::PHONE).await;
    let page = &walked.page;
    page.back().await;
    page.see("Saved games").await;
    page.press("Replay").await;
    page.wait_for(".replay .timeline").await;
    for button in [".turn-on", ".step-on", ".step-on", ".find-on", ".step-back", ".turn-back", ".turn-on"] {
        page.click(button).await;
    }
    walked.assert_as_it_stood().await;
    let fastest = "const pace = document.querySelector('select.pace'); pace.value = 'fastest';
        pace.dispatchEvent(new Event('change', { bubbles: true }))";
    page.run(fastest).await;
    let to_the_end =
        "const slider = document.querySelector('.course input'); slider.value = +slider.max - 12;
        slider.dispatchEvent(new Event('input', { bubbles: true }))";
    page.run(to_the_end).await;
    walked.assert_as_it_stood().await;
    page.click(".play").await;
    page.wait_until(
        "const slider = document.querySelector('.course input'); return slider.value === slider.max",
    )
    .await;
    page.wait_until("return document.querySelector('.play').ariaLabel === 'Play'").await;
    assert_eq!(walked.assert_as_it_stood().await, walked.game.history().len());
    assert!(page.layout_errors().await.is_empty(), "{:?}", page.layout_errors().await);
    walked.browser.close().await;
}

/// A friend opens the link in a browser that has no games: the game is there at the same moment, and is saved only when
/// they choose to.
#[tokio::test]
async fn a_game_is_sent_as_a_link_and_opened_in_a_fresh_profile() {
    let walked = Walked::open(Shape::DESK).await;
    let page = &walked.page;
    page.click(".replay-open").await;
    page.wait_for(".replay .timeline").await;
    page.keys(&DOWN.repeat(7)).await;
    let events = walked.assert_as_it_stood().await;
    page.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }").await;
    page.press("Copy link").await;
    page.see("Link copied").await;
    let link = page.run("return window.copied").await.as_str().expect("a link").to_owned();
    assert!(link.contains("/#g="), "{link}");

    let friend = Browser::open(Shape::PHONE, ColourScheme::Light).await;
    let there = friend.page();
    there.go(&link).await;
    there.wait_for(".replay .timeline").await;
    let then = Game::replay(walked.game.setup().clone(), &walked.game.history()[..events]).unwrap();
    let claimed: usize = then.spectator_view().seats.iter().map(|seat| seat.routes.len()).sum();
    there.wait_until(&format!("return document.querySelectorAll('.route.owned').length === {claimed}")).await;
    assert!(there.layout_errors().await.is_empty(), "{:?}", there.layout_errors().await);
    there.run("location.hash = 'saved'").await;
    there.see("No saved games").await;

    // A text without a game is refused where it is pasted, and so is a link that was cut off.
    there.fill(".paste-link input", "hello\u{e007}").await;
    there.see("There is no game in this text").await;
    there.fill(".paste-link input", &format!("{}\u{e007}", &link[..link.len() - 9])).await;
    there.see("Part of this link is missing").await;
    assert_eq!(there.count(".replay").await, 0);
    there.press("Back").await;
    there.see("No saved games").await;

    there.fill(".paste-link input", &link).await;
    there.click(".paste-link button").await;
    there.wait_for(".replay .timeline").await;
    there.press("Save this game").await;
    there.see("Game saved").await;
    there.wait_for(".saved-game.over").await;
    assert_eq!(there.count(".saved-game").await, 1);
    there.run("location.hash = 'statistics'").await;
    there.see("No finished games yet").await;
    friend.close().await;
    walked.browser.close().await;
}

/// From a moment of a finished game a game of one's own begins, and stands under the other in the list of saves.
#[tokio::test]
async fn a_game_is_played_on_from_a_moment_of_another() {
    let walked = Walked::open(Shape::PHONE).await;
    let page = &walked.page;
    page.click(".replay-open").await;
    page.wait_for(".replay .timeline").await;
    page.keys(&DOWN.repeat(9)).await;
    let events = walked.assert_as_it_stood().await;
    page.press("Play on from here").await;
    page.wait_for(".branch-start").await;
    assert!(page.layout_errors().await.is_empty(), "{:?}", page.layout_errors().await);
    // The first seat is the person's; the others are bots'.
    let sit = "[...document.querySelectorAll('.branch-seat select')].forEach((choice, place) => {
        choice.value = place ? '1' : '0';
        choice.dispatchEvent(new Event('change', { bubbles: true }));
    })";
    page.run(sit).await;
    page.click(".branch-start").await;
    page.wait_for(".game:not(.replay) .game-map").await;
    let then = Game::replay(walked.game.setup().clone(), &walked.game.history()[..events]).unwrap();
    let claimed: usize = then.spectator_view().seats.iter().map(|seat| seat.routes.len()).sum();
    page.wait_until(&format!("return document.querySelectorAll('.route.owned').length >= {claimed}")).await;
    page.run("location.hash = 'saved'").await;
    page.wait_for(".saved-game.over + .saved-game.branch").await;
    page.see("played on from another game").await;
    walked.browser.close().await;
}
