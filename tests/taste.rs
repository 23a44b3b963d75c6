//! Sound, personal settings, pictures in the list of saves, dropped files and shared games.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{Browser, ColourScheme, Page, Server, Shape, finished};
use serde_json::json;

/// Counts the audio contexts and nodes that the page makes. Runs before the page's first script.
const COUNT_AUDIO: &str = "
    window.heard = { contexts: 0, nodes: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor(...of) { super(...of); window.heard.contexts += 1; }
    };
    for (const make of ['createOscillator', 'createBufferSource']) {
        const real = BaseAudioContext.prototype[make];
        BaseAudioContext.prototype[make] = function () { window.heard.nodes += 1; return real.call(this); };
    }";

async fn at_home(shape: Shape, script: Option<&str>) -> (Server, Browser, Page) {
    let server = Server::start();
    let browser = Browser::open(shape, ColourScheme::Light).await;
    if let Some(source) = script {
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    }
    let page = browser.page();
    page.go(&server.address).await;
    page.see("New game").await;
    (server, browser, page)
}

/// Moves a slider, with the events that a person's move would cause.
async fn slide(page: &Page, name: &str, to: u8) {
    let script = format!(
        "const field = document.querySelector('input[name={name}]');
         field.value = '{to}';
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));
         field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.wait_for(&format!("input[name={name}]")).await;
    page.run(&script).await;
}

async fn audio_count(page: &Page, what: &str) -> u64 {
    page.run(&format!("return window.heard.{what}")).await.as_u64().expect("a number")
}

#[tokio::test]
async fn nothing_sounds_before_the_first_touch_and_nothing_at_volume_zero() {
    let (_server, browser, page) = at_home(Shape::DESK, Some(COUNT_AUDIO)).await;
    assert_eq!(audio_count(&page, "contexts").await, 0, "nobody has touched anything");
    // A click by a script does not count as a touch: it must stay silent.
    page.run("document.querySelector('.begin').click()").await;
    page.see("Start game").await;
    page.run(
        "[...document.querySelectorAll('button')].find((b) => b.textContent.includes('Start game')).click()",
    )
    .await;
    page.see("Keep at least").await;
    page.tick_tickets().await;
    page.run("document.querySelector('.offer .primary').click()").await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert_eq!(audio_count(&page, "contexts").await, 0, "a script's click is no touch");

    page.wait_until("return document.querySelector('.game')?.dataset.mine === 'true'").await;
    page.press("Deck").await;
    page.wait_until("return window.heard.nodes > 0").await;
    assert_eq!(audio_count(&page, "contexts").await, 1);

    page.leave_game().await;
    page.press("Settings").await;
    slide(&page, "effects", 0).await;
    page.press("Back").await;
    page.press("Continue").await;
    let before = audio_count(&page, "nodes").await;
    page.press("Deck").await;
    page.wait_until("return document.querySelector('.game')?.dataset.busy === 'false'").await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert_eq!(audio_count(&page, "nodes").await, before, "at volume 0 nothing is played at all");
    browser.close().await;
}

#[tokio::test]
async fn the_ambience_plays_while_it_is_wanted_and_the_page_is_seen() {
    let (_server, browser, page) = at_home(Shape::PHONE, Some(COUNT_AUDIO)).await;
    page.press("Settings").await;
    slide(&page, "effects", 0).await;
    let before = audio_count(&page, "nodes").await;
    slide(&page, "music", 40).await;
    page.wait_until(&format!("return window.heard.nodes > {before}")).await;
    let bar = std::time::Duration::from_secs(7);

    let seen = |seen: bool| {
        format!(
            "Object.defineProperty(document, 'hidden', {{ value: {}, configurable: true }});
             document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}))",
            !seen
        )
    };
    page.run(&seen(false)).await;
    let hidden = audio_count(&page, "nodes").await;
    tokio::time::sleep(bar).await;
    assert_eq!(audio_count(&page, "nodes").await, hidden, "nobody is looking");
    page.run(&seen(true)).await;
    page.wait_until(&format!("return window.heard.nodes > {hidden}")).await;

    slide(&page, "music", 0).await;
    let after = audio_count(&page, "nodes").await;
    tokio::time::sleep(bar).await;
    assert_eq!(audio_count(&page, "nodes").await, after, "no bar follows");
    page.reload().await;
    page.wait_for("input[name=effects]").await;
    page.wait_until("return document.querySelector('input[name=effects]').value === '0'").await;
    browser.close().await;
}

/// Stands in for a phone's motor and its screen, and writes down what the page asks of them.
const OVERHEAR_DEVICE: &str = "
    window.felt = [];
    window.awake = 0;
    Object.defineProperty(navigator, 'vibrate', { value: (pattern) => window.felt.push(pattern) > 0 });
    const release = async () => { window.awake -= 1; };
    const request = async () => { window.awake += 1; return { release }; };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });";

#[tokio::test]
async fn the_screen_stays_on_in_a_game_and_a_refusal_is_felt_by_whoever_wants_that() {
    let (_server, browser, page) = at_home(Shape::PHONE, Some(OVERHEAR_DEVICE)).await;
    page.start_by_seed("USA", "5").await;
    page.wait_for(".offer").await;
    page.wait_until("return window.awake === 1").await;
    let refuse = "document.querySelector('.deck').click()";
    page.run(refuse).await;
    page.wait_for(".saying").await;
    assert_eq!(page.run("return window.felt.length").await, 1, "tickets come first");
    page.leave_game().await;
    page.wait_until("return window.awake === 0").await;
    page.press("Settings").await;
    page.press("Vibration").await;
    page.back().await;
    page.press("Continue").await;
    page.wait_for(".offer").await;
    page.run(refuse).await;
    page.wait_for(".saying").await;
    assert_eq!(page.run("return [window.felt.length, window.awake]").await, json!([1, 1]));
    browser.close().await;
}

#[tokio::test]
async fn the_card_counter_adds_up_to_what_nobody_has_shown() {
    let (_server, browser, page) = at_home(Shape::DESK, None).await;
    page.press("Settings").await;
    page.press("Card counter").await;
    page.press("Back").await;
    page.start_by_seed("USA", "5").await;
    page.wait_for(".counter").await;
    // 110 cards, without five in the row and four in the person's own hand.
    let sum = "return [...document.querySelectorAll('.counter b')].reduce((sum, b) => sum + Number(b.textContent), 0)";
    assert_eq!(page.run(sum).await, 101);
    let fits = "const [pane, counter] = ['.pane-row', '.counter'].map((css) => document.querySelector(css).getBoundingClientRect());
        return counter.bottom <= pane.bottom";
    assert_eq!(page.run(fits).await, true, "all of it is in sight");
    nothing_held_moves_for_what_is_lacking(&page).await;
    browser.close().await;
}

/// Points at routes until one asks for a colour that the hand lacks.
async fn nothing_held_moves_for_what_is_lacking(page: &Page) {
    let places = "return [...document.querySelectorAll('.stack:not(.none)')].map((it) => it.offsetLeft)";
    let before = page.run(places).await;
    for route in 0..page.count(".routes .route").await {
        let point = format!(
            "const box = document.querySelectorAll('.routes .route')[{route}].querySelector('.space').getBoundingClientRect();
             const at = {{ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }};
             document.querySelector('.stage').dispatchEvent(
                 new PointerEvent('pointermove', {{ ...at, pointerType: 'mouse', bubbles: true }}))"
        );
        page.run(&point).await;
        if page.count(".stack.none").await > 0 {
            break;
        }
    }
    assert!(page.count(".stack.none").await > 0, "a colour is lacking");
    assert_eq!(page.run(places).await, before);
}

#[tokio::test]
async fn a_dropped_file_is_taken_in_shown_with_its_board_and_shared_as_text() {
    let copy = "Object.defineProperty(navigator, 'clipboard',
        { configurable: true, value: { writeText: async (text) => { window.copied = text; } } });
        delete Navigator.prototype.share;";
    let (_server, browser, page) = at_home(Shape::DESK, Some(copy)).await;
    let recorded_game = finished("europe", 7);
    let text = serde_json::to_string(&recorded_game.record).expect("text");
    page.run(&format!(
        "const data = new DataTransfer();
         data.items.add(new File([{text}], 'game.txt'));
         const drop = (type) => document.body.dispatchEvent(
             new DragEvent(type, {{ bubbles: true, cancelable: true, dataTransfer: data }}));
         drop('dragover');
         drop('drop');"
    ))
    .await;
    page.see("1 game imported").await;
    page.wait_for(".saved-game .miniature").await;
    let networks = "return [...document.querySelectorAll('.miniature .network')].filter(
        (path) => path.getAttribute('d').length > 0).length";
    assert_eq!(page.run(networks).await, 2, "both players have claimed routes");

    page.press("Share").await;
    page.see("Score copied").await;
    let copied = page.run("return window.copied").await;
    let copied = copied.as_str().expect("a text");
    assert!(copied.starts_with("Railhead · Europe"), "{copied}");
    for score in &recorded_game.scores.seats {
        let total = score.total.to_string().replace('-', "\u{2212}");
        assert!(copied.contains(&total), "{total} is not in {copied}");
    }
    // As on a page that was served by plain HTTP.
    page.run("delete navigator.clipboard; delete Navigator.prototype.clipboard").await;
    page.press("Share").await;
    page.see("share or copy the score").await;
    browser.close().await;
}

#[tokio::test]
async fn a_new_game_that_is_half_set_up_waits_for_whoever_comes_back() {
    let (_server, browser, page) = at_home(Shape::PHONE, None).await;
    page.press("New game").await;
    page.press("Europe").await;
    page.open_seat(1).await;
    page.fill("article[aria-label='Seat 1'] input[type=text]", "Ida").await;
    page.escape().await;
    page.run("location.hash = 'settings'").await;
    page.press("Español").await;
    page.run("location.hash = 'new'").await;
    page.wait_for("input[value=europe]:checked").await;
    let name = "return document.querySelector('article input[type=text]').value";
    assert_eq!(page.run(name).await, "Ida");
    page.see("Estados Unidos").await;
    browser.close().await;
}

#[tokio::test]
async fn a_page_that_fails_says_what_to_do() {
    let (_server, browser, page) = at_home(Shape::PHONE, None).await;
    page.run("location.hash = 'settings'").await;
    page.press("Español").await;
    page.wait_until("return document.documentElement.lang === 'es'").await;
    page.run(
        "for (const make of ['createElement', 'createElementNS'])
            Document.prototype[make] = () => { throw new Error('worn out') };
        location.hash = 'about'",
    )
    .await;
    page.see("No se ha perdido nada").await;
    browser.close().await;
}

#[tokio::test]
async fn the_strongest_contrast_is_there_where_the_system_wants_it() {
    let (_server, browser, page) = at_home(Shape::PHONE, None).await;
    let features = json!({ "features": [{ "name": "prefers-contrast", "value": "more" }] });
    browser.devtools("Emulation.setEmulatedMedia", features).await;
    page.wait_until("return document.documentElement.dataset.theme === 'high-contrast'").await;
    page.reload().await;
    page.wait_until("return document.documentElement.dataset.theme === 'high-contrast'").await;
    let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.devtools("Emulation.setEmulatedMedia", features).await;
    page.wait_until("return document.documentElement.classList.contains('still')").await;
    page.wait_until("return !document.documentElement.dataset.theme").await;
    browser.close().await;
}

/// How far the setting for the left hand moves the map's buttons and the question to the left.
const TO_THE_LEFT: &str = "
    const middle = (css) => {
        const box = document.querySelector(css).getBoundingClientRect();
        return box.left + box.width / 2;
    };
    const places = () => ['.zoom', '.game-ask'].map(middle);
    const hand = document.documentElement.classList;
    const left = places();
    hand.remove('left-handed');
    const right = places();
    hand.add('left-handed');
    return right.map((place, number) => place - left[number]);";

#[tokio::test]
async fn a_left_hand_finds_on_its_side_what_it_touches_and_the_focus_is_seen_on_what_is_pressed() {
    let (_server, browser, page) = at_home(Shape::PHONE, None).await;
    page.press("Settings").await;
    page.press("Left-handed").await;
    page.press("Back").await;
    page.start_by_seed("USA", "5").await;
    page.wait_for(".offer").await;
    for shape in Shape::ALL {
        browser.set_shape(shape).await;
        let moved: [f64; 2] = serde_json::from_value(page.run(TO_THE_LEFT).await).expect("two distances");
        assert!(moved[0] > 0.0, "{}: the map's buttons have not moved: {moved:?}", shape.name);
        assert!(
            moved[1] > 0.0 || shape == Shape::PHONE,
            "{}: the question has not moved: {moved:?}",
            shape.name
        );
    }

    browser.set_shape(Shape::DESK).await;
    page.keep_tickets().await;
    page.wait_for(".game[data-phase='choose'][data-mine='true']").await;
    for pressed in [".seat", ".ticket"] {
        let outline = format!("return getComputedStyle(document.querySelector('{pressed}')).outlineStyle");
        page.click(&format!("{pressed}[aria-pressed=false]")).await;
        page.wait_for(&format!("{pressed}[aria-pressed=true]")).await;
        page.run("document.activeElement.blur()").await;
        assert_eq!(page.run(&outline).await, "none", "{pressed}: a pressed button has no focus outline");
        // After a key press the browser shows where the focus is.
        page.keys("\u{e004}").await;
        page.run(&format!("document.querySelector('{pressed}').focus()")).await;
        assert_eq!(page.run(&outline).await, "solid", "{pressed}: the focus can be seen");
    }
    browser.close().await;
}
