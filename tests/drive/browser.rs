//! Headless Chromium with a profile of its own.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use fantoccini::Client;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::devtools;
use super::driver::Driver;
use super::environment::required;
use super::patience::{PATIENCE, comes_about};
use super::{Light, Page, Proxy, Server, Shape};

/// A browser that does not start is no finding about the game: so often it is tried.
const TRIES: u32 = 3;

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
    /// The device that the browser pretends to be, if it does.
    shape: Option<Shape>,
    light: Light,
    motion: Motion,
    keeping: Keeping,
    orders: Orders,
    /// Where requests go, and the game's own port, which alone is asked directly.
    watched: Option<(u16, u16)>,
}

impl Manner {
    fn of(shape: Shape, light: Light) -> Manner {
        Manner {
            shape: Some(shape),
            light,
            motion: Motion::Still,
            keeping: Keeping::Allowed,
            orders: Orders::ByPort,
            watched: None,
        }
    }
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
    /// In a private window: until it is closed.
    ForNow,
}

/// How the driver tells the browser what to do: who comes by a port may install nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Orders {
    ByPort,
    ByPipe,
}

impl Browser {
    /// Nothing moves in it: a story need not wait for what rolls and slides.
    pub async fn open(shape: Shape, light: Light) -> Browser {
        Browser::start(Manner::of(shape, light)).await
    }

    /// A window as it comes, which is no device: a tab that pretends to be one crashes now and then on its way between
    /// pages with service workers of their own.
    pub async fn open_plain() -> Browser {
        Browser::start(Manner { shape: None, ..Manner::of(Shape::DESK, Light::Light) }).await
    }

    /// The same, in which apps can be installed.
    pub async fn open_installing() -> Browser {
        let plain = Manner { shape: None, ..Manner::of(Shape::DESK, Light::Light) };
        Browser::start(Manner { orders: Orders::ByPipe, ..plain }).await
    }

    /// As most people have it.
    pub async fn open_moving(shape: Shape, light: Light) -> Browser {
        Browser::start(Manner { motion: Motion::Moving, ..Manner::of(shape, light) }).await
    }

    /// Sites may keep nothing in it, by its own settings: they are refused what private windows of other browsers
    /// refuse.
    pub async fn open_forgetful(shape: Shape) -> Browser {
        Browser::start(Manner { keeping: Keeping::Forbidden, ..Manner::of(shape, Light::Light) }).await
    }

    /// A private window as Chromium has it: sites may keep what they like, and lose it when it is closed.
    pub async fn open_private(shape: Shape) -> Browser {
        Browser::start(Manner { keeping: Keeping::ForNow, ..Manner::of(shape, Light::Light) }).await
    }

    /// Whatever it asks of anyone but the server has to go by the proxy.
    pub async fn open_watched(shape: Shape, proxy: &Proxy, server: &Server) -> Browser {
        let watched = Some((proxy.port, server.port()));
        Browser::start(Manner { watched, ..Manner::of(shape, Light::Light) }).await
    }

    async fn start(manner: Manner) -> Browser {
        let profile = tempfile::tempdir().expect("a folder for the browser's profile");
        // An app that is installed has an entry in the person's menu: in one of its own.
        let menu = profile.path().join("share").display().to_string();
        let driver = Driver::start(&required("CHROMEDRIVER"), &[("XDG_DATA_HOME", &menu)]);
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

    /// Installs the page that is shown, of this address, as an app; leaves it, for one table has the saves; and opens the
    /// app in a window of its own, shown from now on.
    pub async fn install(&self, address: &str) -> Page {
        self.devtools("PWA.install", json!({ "manifestId": address })).await;
        // Else it would be opened among the tabs.
        let window = json!({ "manifestId": address, "displayMode": "standalone" });
        self.devtools("PWA.changeAppUserSettings", window).await;
        comes_about("an entry in the menu", || self.menu_entries() == 1).await;
        self.page().go("about:blank").await;
        let before = self.client.windows().await.expect("the windows");
        self.devtools("PWA.launch", json!({ "manifestId": address })).await;
        let late = Instant::now() + PATIENCE;
        let own = loop {
            let windows = self.client.windows().await.expect("the windows");
            if let Some(own) = windows.into_iter().find(|window| !before.contains(window)) {
                break own;
            }
            assert!(Instant::now() < late, "the app has no window of its own");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        self.client.switch_to_window(own).await.expect("it can be shown");
        self.page()
    }

    /// Closes the app's window, and removes the app.
    pub async fn uninstall(&self, address: &str) {
        self.close_second_tab().await;
        self.devtools("PWA.uninstall", json!({ "manifestId": address })).await;
        comes_about("a menu without it", || self.menu_entries() == 0).await;
    }

    fn menu_entries(&self) -> usize {
        let entries = std::fs::read_dir(self.profile.path().join("share/applications"));
        let names = entries.into_iter().flatten().flatten().map(|entry| entry.path());
        names.filter(|path| path.extension().is_some_and(|ending| ending == "desktop")).count()
    }

    /// A command of Chromium's own.
    pub async fn devtools(&self, name: &'static str, parameters: Value) -> Value {
        devtools::call(&self.client, name, parameters).await
    }

    /// Gives the page another shape, as a device that is turned, or a window that is drawn larger.
    pub async fn turn_into(&self, Shape { width, height, touch, .. }: Shape) {
        let scale = if touch { 2 } else { 1 };
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        self.page().wait_until(&format!("return innerWidth === {width} && innerHeight === {height}")).await;
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
    let Manner { shape, light, motion, keeping, orders, watched } = manner;
    let scheme = match light {
        Light::Dark => 0,
        Light::Light => 1,
    };
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        match motion {
            Motion::Still => "--force-prefers-reduced-motion".to_owned(),
            Motion::Moving => "--force-prefers-no-reduced-motion".to_owned(),
        },
        format!("--blink-settings=preferredColorScheme={scheme}"),
        format!("--user-data-dir={}", profile.path().display()),
    ];
    if orders == Orders::ByPipe {
        arguments.push("--remote-debugging-pipe".to_owned());
    }
    if keeping == Keeping::ForNow {
        arguments.push("--incognito".to_owned());
    }
    if let Some((proxy, own)) = watched {
        arguments.push(format!("--proxy-server=127.0.0.1:{proxy}"));
        // Other ports of this machine are others too, which Chromium sees otherwise.
        arguments.push(format!("--proxy-bypass-list=<-loopback>;127.0.0.1:{own}"));
    }
    let mut preferences = json!({ "download.default_directory": downloads(profile) });
    if keeping == Keeping::Forbidden {
        // The number is Chromium's for "block"; cookies stand for everything that a site keeps.
        preferences["profile.default_content_setting_values.cookies"] = json!(2);
    }
    let mut options = json!({ "args": arguments, "prefs": preferences });
    if let Some(Shape { width, height, touch, .. }) = shape {
        let ratio = if touch { 2 } else { 1 };
        let device =
            json!({ "width": width, "height": height, "pixelRatio": ratio, "touch": touch, "mobile": touch });
        options["mobileEmulation"] = json!({ "deviceMetrics": device });
    }
    let capabilities = json!({ "browserName": "chrome", "goog:chromeOptions": options });
    driver.session(capabilities.as_object().expect("an object").clone(), TRIES).await
}
