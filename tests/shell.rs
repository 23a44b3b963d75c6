//! The program around the window: its command line, its folders, its log, and that it contacts no server.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::Path;
use std::process::{Child, Command, Output};
use std::time::{Duration, Instant};

use drive::{ForeignServer, Sockets, TIMEOUT, Window, app, wait_for};
use engine::Map;

/// A program that is killed when dropped.
struct RunningApp(Child);

impl Drop for RunningApp {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn run_app(words: &[&str]) -> Output {
    Command::new(app()).args(words).output().expect("the program runs")
}

fn log(home: &Path) -> String {
    std::fs::read_to_string(home.join("logs/railhead.log")).expect("a log")
}

#[test]
fn the_version_and_the_options_are_told_without_a_window() {
    let version = run_app(&["--version"]);
    assert!(version.status.success());
    assert_eq!(
        String::from_utf8_lossy(&version.stdout),
        concat!("railhead ", env!("CARGO_PKG_VERSION"), "\n")
    );
    let help = run_app(&["--help"]);
    assert!(help.status.success());
    for option in ["--version", "--help", "--data-dir DIR", "RAILHEAD_HOME"] {
        assert!(String::from_utf8_lossy(&help.stdout).contains(option), "{option} is not explained");
    }
}

#[test]
fn an_option_that_there_is_not_is_refused_by_its_name() {
    let refused = run_app(&["--fullscreen"]);
    assert_eq!(refused.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&refused.stderr);
    assert!(complaint.contains("\"--fullscreen\"") && complaint.contains("--help"), "{complaint}");
}

#[tokio::test]
async fn the_folder_of_the_option_wins_over_that_of_the_variable() {
    let (asked, named) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut command = Command::new(app());
    let usual = tempfile::tempdir().expect("a folder");
    command.env("RAILHEAD_HOME", named.path()).arg("--data-dir").arg(asked.path());
    command.env("XDG_DATA_HOME", usual.path());
    let _app = RunningApp(command.spawn().expect("the program runs"));
    wait_for("a database where it was asked for", || asked.path().join("saves/railhead.db").is_file()).await;
    assert!(!named.path().join("saves").exists(), "the option overrides the variable");
    let holds =
        |folder: &str| std::fs::read_dir(asked.path().join(folder)).is_ok_and(|mut it| it.next().is_some());
    wait_for("what the web view keeps", || holds("view")).await;
    let beside: Vec<_> = std::fs::read_dir(usual.path()).expect("a folder").flatten().collect();
    assert!(beside.is_empty(), "nothing is stored anywhere else: {beside:?}");
}

#[tokio::test]
async fn a_window_opens_where_it_stood() {
    let mut window = Window::open().await;
    window.page().see("New game").await;
    let there = (120, 60, 900, 640);
    window.move_to(there).await;
    let kept = window.home().join("window.json");
    let says = |word: &str| std::fs::read_to_string(&kept).is_ok_and(|text| text.contains(word));
    wait_for("a note of the size", || says("\"width\":900")).await;
    window.restart().await;
    window.page().see("New game").await;
    let again = window.frame().await;
    assert_eq!((again.2, again.3), (900, 640), "its size is as before: {again:?}");
    assert!(again.0.abs_diff(120) < 40 && again.1.abs_diff(60) < 40, "and so is its place: {again:?}");
    window.close().await;
}

#[tokio::test]
async fn the_windows_policy_refuses_what_is_not_ours() {
    let window = Window::open().await;
    let page = window.page();
    page.see("New game").await;
    ForeignServer::is_unreachable_from(&page).await;
    window.close().await;
}

#[tokio::test]
async fn the_windows_page_goes_nowhere_else() {
    let window = Window::open().await;
    let page = window.page();
    page.see("New game").await;
    ForeignServer::is_not_navigated_to_by(&page).await;
    page.press("New game").await;
    page.see("Start game").await;
    window.close().await;
}

/// Tries commands of Tauri itself: only the protocol's two commands may be called.
#[tokio::test]
async fn no_command_beyond_the_protocol_can_be_called() {
    let window = Window::open().await;
    let page = window.page();
    page.see("New game").await;
    let call = |command: &str, with: &str| {
        format!(
            "return window.__TAURI__.core.invoke('{command}', {with}).then(() => 'done', (error) => 'refused: ' + \
             (error.message ?? JSON.stringify(error)))"
        )
    };
    let hello = "{ message: JSON.stringify({ id: 0, request: { hello: {} } }) }";
    assert_eq!(page.run(&call("ask", hello)).await, "done", "the protocol itself works");
    for command in [
        "plugin:app|version",
        "plugin:event|emit",
        "plugin:image|from_path",
        "plugin:menu|new",
        "plugin:path|resolve_directory",
        "plugin:resources|close",
        "plugin:tray|new",
        "plugin:webview|create_webview_window",
        "plugin:window|close",
        "plugin:window|get_all_windows",
        "plugin:fs|read_file",
        "plugin:shell|execute",
        "read_file",
    ] {
        let answer = page.run(&call(command, "{}")).await;
        let answer = answer.as_str().expect("an answer");
        assert!(
            answer.contains("not allowed") || answer.contains("not found"),
            "{command} must be refused because it is not permitted: {answer}"
        );
    }
    let unknown = page
        .run(&call("ask", "{ message: JSON.stringify({ id: 0, request: { erase_everything: {} } }) }"))
        .await;
    assert!(unknown.as_str().is_some_and(|answer| answer.starts_with("refused")), "{unknown}");
    window.close().await;
}

/// Plays a whole game with the protocol's requests in the real window: by clicks it would take minutes.
const PLAY_GAME: &str = r#"
    const waiting = new Map();
    let snapshot;
    const hear = ({ payload }) => {
      const { answer, update } = JSON.parse(payload);
      snapshot = update?.moved?.snapshot ?? snapshot;
      waiting.get(answer?.id)?.(answer.answer);
    };
    // Far above the numbers of the page's own requests.
    let id = 1e6;
    const ask = async (ask, details = {}) => {
      const answer = new Promise((resolve) => waiting.set(++id, resolve));
      await window.__TAURI__.core.invoke("ask", { message: JSON.stringify({ id, request: { [ask]: details } }) });
      const { Ok: reply } = await answer;
      return reply?.[ask];
    };
    const seats = [
      { name: "Ada", colour: "blue", who: { who: "person" } },
      { name: "Bolt", colour: "red", who: { who: "bot", bot: "one-step" } },
    ];
    const play = async () => {
      await window.__TAURI__.event.listen("table", hear);
      const begun = await ask("start", { map: "usa", seats, first: null, seed: "SEED" });
      // The bot may have moved before this answer arrived.
      snapshot ??= begun;
      while (snapshot.view.phase !== "over") {
        const { session, revision, view: { legal } } = snapshot;
        // Claims a route whenever it can, so that the game is short.
        const action = legal.findLast((action) => action.startsWith("claim")) ?? legal[Math.floor(legal.length / 2)];
        if (action) await ask("play", { session, revision, action });
        while (snapshot.revision === revision) await new Promise((resolve) => setTimeout(resolve, 2));
      }
      // A request that is refused, so that the log has an entry.
      await ask("open", { session: { game: 404 } });
    };
    window.played = null;
    play().then(() => (window.played = "to its end"), (error) => (window.played = JSON.stringify(error)));"#;

/// Both the sockets and the log are checked.
#[tokio::test]
async fn a_whole_game_asks_no_network_and_the_log_tells_nothing_of_it() {
    let seed = "918273645546372819";
    let window = Window::open().await;
    let sockets = Sockets::of(window.home());
    let page = window.page();
    page.see("New game").await;
    page.run(&PLAY_GAME.replace("SEED", seed)).await;
    let deadline = Instant::now() + 6 * TIMEOUT;
    while page.run("return window.played").await.is_null() {
        assert!(Instant::now() < deadline, "the game does not end");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(page.run("return window.played").await, "to its end");

    sockets.saw_only_this_machine();
    let log = log(window.home()).to_lowercase();
    assert!(log.contains("open is refused: no_such_game"), "{log}");
    assert!(!log.contains(seed), "the seed decides every card: {log}");
    let map = Map::named("usa").expect("a map");
    let cities = map.cities().iter().map(|city| city.name.to_lowercase());
    let colours = engine::Card::ALL.iter().map(|card| card.name().to_owned());
    let leaked: Vec<String> = cities.chain(colours).filter(|word| log.contains(word.as_str())).collect();
    assert!(leaked.is_empty(), "the log names {leaked:?}:\n{log}");
    window.close().await;
}
