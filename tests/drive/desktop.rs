//! A virtual display with a window manager, and keyboard input for system dialogs, which no driver reaches.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::patience::TIMEOUT;

/// The display's number for a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WindowId(u64);

/// Ended when dropped.
pub struct Desktop {
    display: String,
    // Fields are dropped in this order: the window manager ends before the display.
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
        let number = BufReader::new(screen.stdout.take().expect("its output")).lines().next();
        let display = format!(":{}", number.expect("the display prints its number").expect("a line"));
        let manager = Command::new("openbox").arg("--sm-disable").env("DISPLAY", &display).spawn();
        let (manager, screen) = (Running(manager.expect("a window manager")), Running(screen));
        let desktop = Desktop { display, _manager: manager, _screen: screen };
        desktop.wait_until("a window manager", || desktop.xdotool(&["get_desktop"]).is_some()).await;
        desktop
    }

    /// The value of `DISPLAY` for programs that open a window here.
    pub fn display(&self) -> &str {
        &self.display
    }

    /// Waits until a window that is none of these has the focus, and returns it.
    pub async fn wait_for_other_window(&self, than: &[WindowId]) -> WindowId {
        let mut found = None;
        self.wait_until("another window in front", || {
            found = self.focused_window().filter(|window| !than.contains(window) && self.is_visible(*window));
            found.is_some()
        })
        .await;
        found.expect("it was waited for")
    }

    /// Waits until this window is visible and has the focus.
    pub async fn wait_until_in_front(&self, window: WindowId) {
        self.wait_until("the window in front", || {
            self.focused_window() == Some(window) && self.is_visible(window)
        })
        .await;
    }

    pub async fn minimise(&self, window: WindowId) {
        self.xdotool(&["windowminimize", &window.0.to_string()]).expect("it can be minimised");
        self.wait_until("a window out of sight", || !self.is_visible(window)).await;
    }

    /// Closes a window by its keyboard shortcut, and waits until it is gone.
    pub async fn close(&self, window: WindowId) {
        self.wait_until_in_front(window).await;
        self.press("alt+F4");
        self.wait_until("a window that is gone", || !self.is_visible(window)).await;
    }

    /// Starts a program on saves that are already open in a window, and returns its output. Fails if the program does not
    /// exit by itself.
    pub async fn start_again(&self, program: &Path, home: &Path) -> String {
        let mut second = tokio::process::Command::new(program);
        second.env("RAILHEAD_HOME", home).env("DISPLAY", &self.display).kill_on_drop(true);
        let second = tokio::time::timeout(TIMEOUT, second.output()).await;
        let second = second.expect("a second start ends by itself").expect("the program runs");
        assert!(second.status.success(), "{second:?}");
        String::from_utf8_lossy(&second.stdout).into_owned()
    }

    /// Presses keys in the window that has the focus, by xdotool's names: `Return`, `ctrl+a`.
    pub fn press(&self, keys: &str) {
        self.xdotool(&["key", keys]).expect("keys can be pressed");
    }

    pub fn type_text(&self, words: &str) {
        self.xdotool(&["type", words]).expect("words can be typed");
    }

    fn focused_window(&self) -> Option<WindowId> {
        self.xdotool(&["getactivewindow"])?.trim().parse().ok().map(WindowId)
    }

    /// Whether the window exists and is not minimised.
    fn is_visible(&self, window: WindowId) -> bool {
        let seen = self.xdotool(&["search", "--onlyvisible", "--name", "."]).unwrap_or_default();
        seen.lines().any(|line| line.parse() == Ok(window.0))
    }

    fn xdotool(&self, words: &[&str]) -> Option<String> {
        let output = Command::new("xdotool")
            .args(words)
            .env("DISPLAY", &self.display)
            .stderr(Stdio::null())
            .output()
            .expect("xdotool runs");
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    async fn wait_until(&self, what: &str, mut is_so: impl FnMut() -> bool) {
        let deadline = Instant::now() + TIMEOUT;
        while !is_so() {
            assert!(
                Instant::now() < deadline,
                "timed out waiting for {what}; the focus is on {:?}",
                self.focused_window()
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
