//! Headless Chromium with a profile of its own.

use std::path::PathBuf;
use std::time::Duration;

use fantoccini::Client;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::devtools;
use super::driver::Driver;
use super::environment::required;
use super::{Light, Page, Shape};

/// A browser, and the profile that outlives its restarts.
pub struct Browser {
    driver: Driver,
    profile: TempDir,
    manner: Manner,
    client: Client,
}

/// How a browser is set up.
#[derive(Debug, Clone, Copy)]
struct Manner {
    shape: Shape,
    light: Light,
    motion: Motion,
    keeping: Keeping,
}

/// Whether what moves on the page moves, or is there at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Motion {
    Still,
    Moving,
}

/// Whether sites may keep anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Keeping {
    Allowed,
    Forbidden,
}

impl Browser {
    /// Nothing moves in it: a story need not wait for what rolls and slides.
    pub async fn open(shape: Shape, light: Light) -> Browser {
        Browser::start(Manner { shape, light, motion: Motion::Still, keeping: Keeping::Allowed }).await
    }

    /// As most people have it.
    pub async fn open_moving(shape: Shape, light: Light) -> Browser {
        Browser::start(Manner { shape, light, motion: Motion::Moving, keeping: Keeping::Allowed }).await
    }

    /// Sites may keep nothing in it, by its own settings: the same refusals as in a private window.
    pub async fn open_forgetful(shape: Shape) -> Browser {
        let (motion, keeping) = (Motion::Still, Keeping::Forbidden);
        Browser::start(Manner { shape, light: Light::Light, motion, keeping }).await
    }

    async fn start(manner: Manner) -> Browser {
        let driver = Driver::start(&required("CHROMEDRIVER"), &[]);
        let profile = tempfile::tempdir().expect("a folder for the browser's profile");
        let client = session(&driver, &profile, manner).await;
        Browser { driver, profile, manner, client }
    }

    pub fn page(&self) -> Page {
        Page::new(self.client.clone())
    }

    /// Where what is downloaded goes.
    pub fn downloads(&self) -> PathBuf {
        downloads(&self.profile)
    }

    /// Ends the browser's process and starts another on the same profile.
    pub async fn restart(&mut self) {
        self.client.clone().close().await.expect("the browser closes");
        self.client = session(&self.driver, &self.profile, self.manner).await;
    }

    /// A second tab in the same browser, shown from now on.
    pub async fn second_tab(&self) -> Page {
        let tab = self.client.new_window(true).await.expect("a second tab");
        self.client.switch_to_window(tab.handle).await.expect("the second tab can be shown");
        self.page()
    }

    /// Closes the tab that is shown, and shows the first one again.
    pub async fn close_second_tab(&self) {
        self.client.close_window().await.expect("the second tab closes");
        let first = self.client.windows().await.expect("the tabs").into_iter().next().expect("a first tab");
        self.client.switch_to_window(first).await.expect("the first tab can be shown");
    }

    /// What keeps the page from being installed as an app, by the browser's own reckoning.
    pub async fn installation_faults(&self) -> Vec<String> {
        let answer = self.devtools("Page.getInstallabilityErrors", json!({})).await;
        let faults = answer["installabilityErrors"].as_array().expect("a list").clone();
        faults.iter().map(|fault| fault["errorId"].as_str().expect("a name").to_owned()).collect()
    }

    /// The addresses that the page has asked for since this was last called.
    pub async fn requests(&self) -> Vec<String> {
        devtools::requests(&self.client).await
    }

    /// A command of Chromium's own.
    pub async fn devtools(&self, name: &'static str, parameters: Value) -> Value {
        devtools::call(&self.client, name, parameters).await
    }

    /// Ends the browser without a warning, as a failing battery would, and starts another on the same profile.
    pub async fn kill(&mut self) {
        let process = main_process(&self.profile);
        let status = std::process::Command::new("kill").args(["-KILL", &process.to_string()]).status();
        assert!(status.expect("kill runs").success(), "the browser's process {process} can be killed");
        // Until its parent takes notice its number stays, but without a command.
        while std::fs::read(format!("/proc/{process}/cmdline")).is_ok_and(|command| !command.is_empty()) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.client = session(&self.driver, &self.profile, self.manner).await;
    }

    /// Closes the tab that was opened first, and shows the other.
    pub async fn close_first_tab(&self) {
        let tabs = self.client.windows().await.expect("the tabs");
        let shown = self.client.window().await.expect("the tab that is shown");
        for tab in tabs.into_iter().filter(|tab| *tab != shown) {
            self.client.switch_to_window(tab).await.expect("the first tab can be shown");
            self.client.close_window().await.expect("the first tab closes");
        }
        self.client.switch_to_window(shown).await.expect("the second tab can be shown");
    }

    /// All is well only if it ends well: a browser that has crashed cannot be closed.
    pub async fn close(self) {
        self.client.clone().close().await.expect("the browser closes");
    }
}

/// A test that has failed leaves its browser running, and the driver's end does not end it.
impl Drop for Browser {
    fn drop(&mut self) {
        let profile = self.profile.path().display().to_string();
        let _ = std::process::Command::new("pkill").args(["-KILL", "-f", &profile]).status();
    }
}

/// The process of the browser itself; those of its tabs are of some type, and die with it.
fn main_process(profile: &TempDir) -> u32 {
    let profile = profile.path().display().to_string();
    let is_browser = |number: &u32| {
        let command = std::fs::read(format!("/proc/{number}/cmdline")).unwrap_or_default();
        let command = String::from_utf8_lossy(&command);
        command.contains(&profile) && command.contains("chrom") && !command.contains("--type=")
    };
    let processes = std::fs::read_dir("/proc").expect("the processes");
    let numbers = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    numbers.into_iter().find(is_browser).expect("a browser on this profile")
}

fn downloads(profile: &TempDir) -> PathBuf {
    profile.path().join("downloads")
}

async fn session(driver: &Driver, profile: &TempDir, manner: Manner) -> Client {
    let Manner { shape, light, motion, keeping } = manner;
    let scheme = match light {
        Light::Dark => 0,
        Light::Light => 1,
    };
    let arguments = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        match motion {
            Motion::Still => "--force-prefers-reduced-motion",
            Motion::Moving => "--force-prefers-no-reduced-motion",
        },
        &format!("--blink-settings=preferredColorScheme={scheme}"),
        &format!("--user-data-dir={}", profile.path().display()),
    ];
    let mut preferences = json!({ "download.default_directory": downloads(profile) });
    if keeping == Keeping::Forbidden {
        // The number is Chromium's for "block"; cookies stand for everything that a site keeps.
        preferences["profile.default_content_setting_values.cookies"] = json!(2);
    }
    let capabilities = json!({
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        "goog:chromeOptions": {
            "args": arguments,
            "prefs": preferences,
            "mobileEmulation": {
                "deviceMetrics": {
                    "width": shape.width,
                    "height": shape.height,
                    "pixelRatio": if shape.touch { 2 } else { 1 },
                    "touch": shape.touch,
                    "mobile": shape.touch,
                },
            },
        },
    });
    driver.session(capabilities.as_object().expect("an object").clone()).await
}
