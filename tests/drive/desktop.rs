//! A desktop of one's own: a display with a window manager, and hands for what no driver reaches.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::patience::PATIENCE;

/// A window, by the number that its display knows it by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pane(u64);

/// Gone with the story that it was made for.
pub struct Desktop {
    display: String,
    // Ended in this order.
    _manager: Running,
    _screen: Running,
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Desktop {
    pub async fn start() -> Desktop {
        let mut screen = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a display");
        let told = BufReader::new(screen.stdout.take().expect("its output")).lines().next();
        let display = format!(":{}", told.expect("the display says its number").expect("a line"));
        let manager = Command::new("openbox").arg("--sm-disable").env("DISPLAY", &display).spawn();
        let (manager, screen) = (Running(manager.expect("a window manager")), Running(screen));
        let desktop = Desktop { display, _manager: manager, _screen: screen };
        desktop.until("a window manager", || desktop.ask(&["get_desktop"]).is_some()).await;
        desktop
    }

    /// What `DISPLAY` is for whoever is to be seen here.
    pub fn display(&self) -> &str {
        &self.display
    }

    /// The window that has the focus, once that is so for one that is none of these.
    pub async fn another(&self, than: &[Pane]) -> Pane {
        let found = || self.active().filter(|pane| !than.contains(pane) && self.shows(*pane));
        self.until("another window in front", || found().is_some()).await;
        found().expect("it was there a moment ago")
    }

    /// Waits until this window can be seen, and has the focus.
    pub async fn is_in_front(&self, pane: Pane) {
        self.until("the window in front", || self.active() == Some(pane) && self.shows(pane)).await;
    }

    pub async fn minimise(&self, pane: Pane) {
        self.ask(&["windowminimize", &pane.0.to_string()]).expect("it can be minimised");
        self.until("a window out of sight", || !self.shows(pane)).await;
    }

    /// Closes it as a person does, and waits until it is gone.
    pub async fn close(&self, pane: Pane) {
        self.is_in_front(pane).await;
        self.press("alt+F4");
        self.until("a window that is gone", || !self.shows(pane)).await;
    }

    /// Starts a program once more on saves that a window has already, and reads what it says. It ends by itself: a second
    /// window would be waited for without end.
    pub async fn start_again(&self, program: &Path, home: &Path) -> String {
        let mut second = tokio::process::Command::new(program);
        second.env("RAILHEAD_HOME", home).env("DISPLAY", &self.display).kill_on_drop(true);
        let second = tokio::time::timeout(PATIENCE, second.output()).await;
        let second = second.expect("a second start ends by itself").expect("the program runs");
        assert!(second.status.success(), "{second:?}");
        String::from_utf8_lossy(&second.stdout).into_owned()
    }

    /// Presses keys in the window that has the focus, by xdotool's names: `Return`, `ctrl+a`.
    pub fn press(&self, keys: &str) {
        self.ask(&["key", keys]).expect("keys can be pressed");
    }

    pub fn write(&self, words: &str) {
        self.ask(&["type", words]).expect("words can be typed");
    }

    fn active(&self) -> Option<Pane> {
        self.ask(&["getactivewindow"])?.trim().parse().ok().map(Pane)
    }

    /// Is it there, and not minimised?
    fn shows(&self, pane: Pane) -> bool {
        let seen = self.ask(&["search", "--onlyvisible", "--name", "."]).unwrap_or_default();
        seen.lines().any(|line| line.parse() == Ok(pane.0))
    }

    fn ask(&self, words: &[&str]) -> Option<String> {
        let output = Command::new("xdotool")
            .args(words)
            .env("DISPLAY", &self.display)
            .stderr(Stdio::null())
            .output()
            .expect("xdotool runs");
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    async fn until(&self, what: &str, is_so: impl Fn() -> bool) {
        let late = Instant::now() + PATIENCE;
        while !is_so() {
            assert!(Instant::now() < late, "{what} does not come about; in front is {:?}", self.active());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
