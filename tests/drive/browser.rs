//! Headless Chromium with a profile of its own.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use fantoccini::Client;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::devtools;
use super::driver::Driver;
use super::environment::required;
use super::patience::{TIMEOUT, wait_for};
use super::{ColourScheme, Page, Proxy, Server, Shape};

/// How often starting the browser is tried: a browser that fails to start says nothing about the game.
const SESSION_TRIES: u32 = 3;

/// A running browser and its profile, which outlives restarts.
pub struct Browser {
    driver: Driver,
    profile: TempDir,
    options: BrowserOptions,
    client: Client,
}

/// How a browser is set up.
#[derive(Debug, Clone, Copy)]
struct BrowserOptions {
    /// The device that the browser emulates, if any.
    shape: Option<Shape>,
    scheme: ColourScheme,
    motion: Motion,
    storage: Storage,
    debug_channel: DebugChannel,
    /// The proxy's port, and the port of the game's own server, which alone bypasses the proxy.
    proxy_ports: Option<(u16, u16)>,
}

impl BrowserOptions {
    fn of(shape: Shape, scheme: ColourScheme) -> BrowserOptions {
        BrowserOptions {
            shape: Some(shape),
            scheme,
            motion: Motion::Reduced,
            storage: Storage::Allowed,
            debug_channel: DebugChannel::Port,
            proxy_ports: None,
        }
    }
}

/// The system's preference for motion: with `Reduced`, the page animates nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Motion {
    Reduced,
    Full,
}

/// Whether sites may store data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Storage {
    Allowed,
    Blocked,
    /// Until the browser is closed, as in a private window.
    Temporary,
}

/// How the driver sends commands to the browser. Installing an app is only allowed over a pipe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DebugChannel {
    Port,
    Pipe,
}

impl Browser {
    /// Without motion, so that a story need not wait for animations.
    pub async fn open(shape: Shape, scheme: ColourScheme) -> Browser {
        Browser::start(BrowserOptions::of(shape, scheme)).await
    }

    /// Without device emulation: an emulated tab sometimes crashes when it navigates between pages that have service
    /// workers of their own.
    pub async fn open_plain() -> Browser {
        Browser::start(BrowserOptions { shape: None, ..BrowserOptions::of(Shape::DESK, ColourScheme::Light) })
            .await
    }

    /// The same, in a browser in which apps can be installed.
    pub async fn open_for_installing() -> Browser {
        let plain = BrowserOptions { shape: None, ..BrowserOptions::of(Shape::DESK, ColourScheme::Light) };
        Browser::start(BrowserOptions { debug_channel: DebugChannel::Pipe, ..plain }).await
    }

    /// With motion, as most people have it.
    pub async fn open_with_motion(shape: Shape, scheme: ColourScheme) -> Browser {
        Browser::start(BrowserOptions { motion: Motion::Full, ..BrowserOptions::of(shape, scheme) }).await
    }

    /// Its settings forbid sites to store anything, as private windows of other browsers do.
    pub async fn open_without_storage(shape: Shape) -> Browser {
        Browser::start(BrowserOptions {
            storage: Storage::Blocked,
            ..BrowserOptions::of(shape, ColourScheme::Light)
        })
        .await
    }

    /// A private window of Chromium: sites may store anything, and lose it when the browser is closed.
    pub async fn open_private(shape: Shape) -> Browser {
        Browser::start(BrowserOptions {
            storage: Storage::Temporary,
            ..BrowserOptions::of(shape, ColourScheme::Light)
        })
        .await
    }

    /// Every request goes through the proxy, except those to the server.
    pub async fn open_behind_proxy(shape: Shape, proxy: &Proxy, server: &Server) -> Browser {
        let proxy_ports = Some((proxy.port, server.port()));
        Browser::start(BrowserOptions { proxy_ports, ..BrowserOptions::of(shape, ColourScheme::Light) }).await
    }

    async fn start(options: BrowserOptions) -> Browser {
        let profile = tempfile::tempdir().expect("a folder for the browser's profile");
        // Installing an app adds an entry to the desktop's menu: this browser gets a menu of its own.
        let menu = profile.path().join("share").display().to_string();
        let driver = Driver::start(&required("CHROMEDRIVER"), &[("XDG_DATA_HOME", &menu)]);
        let client = session(&driver, &profile, options).await;
        Browser { driver, profile, options, client }
    }

    pub fn page(&self) -> Page {
        Page::new(self.client.clone())
    }

    /// The folder for downloads.
    pub fn downloads(&self) -> PathBuf {
        downloads(&self.profile)
    }

    /// Ends the browser's process and starts another on the same profile.
    pub async fn restart(&mut self) {
        self.client.clone().close().await.expect("the browser closes");
        self.client = session(&self.driver, &self.profile, self.options).await;
    }

    /// Opens a second tab in the same browser and switches to it.
    pub async fn second_tab(&self) -> Page {
        let tab = self.client.new_window(true).await.expect("a second tab");
        self.client.switch_to_window(tab.handle).await.expect("the second tab can be shown");
        self.page()
    }

    /// Closes the current tab and switches back to the first one.
    pub async fn close_second_tab(&self) {
        self.client.close_window().await.expect("the second tab closes");
        let first = self.client.windows().await.expect("the tabs").into_iter().next().expect("a first tab");
        self.client.switch_to_window(first).await.expect("the first tab can be shown");
    }

    /// Why the browser would not install the page as an app; empty if it would.
    pub async fn installability_errors(&self) -> Vec<String> {
        let answer = self.devtools("Page.getInstallabilityErrors", json!({})).await;
        let faults = answer["installabilityErrors"].as_array().expect("a list").clone();
        faults.iter().map(|fault| fault["errorId"].as_str().expect("a name").to_owned()).collect()
    }

    /// Installs the current page, which has this address, as an app. Then leaves the page, because only one client can
    /// open the saves; opens the app in a window of its own, and switches to that.
    pub async fn install(&self, address: &str) -> Page {
        self.devtools("PWA.install", json!({ "manifestId": address })).await;
        // Otherwise it would open as a tab.
        let window = json!({ "manifestId": address, "displayMode": "standalone" });
        self.devtools("PWA.changeAppUserSettings", window).await;
        wait_for("an entry in the menu", || self.menu_entries() == 1).await;
        self.page().go("about:blank").await;
        let before = self.client.windows().await.expect("the windows");
        self.devtools("PWA.launch", json!({ "manifestId": address })).await;
        let deadline = Instant::now() + TIMEOUT;
        let own = loop {
            let windows = self.client.windows().await.expect("the windows");
            if let Some(own) = windows.into_iter().find(|window| !before.contains(window)) {
                break own;
            }
            assert!(Instant::now() < deadline, "the app has no window of its own");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        self.client.switch_to_window(own).await.expect("it can be shown");
        self.page()
    }

    /// Closes the app's window, and removes the app.
    pub async fn uninstall(&self, address: &str) {
        self.close_second_tab().await;
        self.devtools("PWA.uninstall", json!({ "manifestId": address })).await;
        wait_for("a menu without it", || self.menu_entries() == 0).await;
    }

    fn menu_entries(&self) -> usize {
        let entries = std::fs::read_dir(self.profile.path().join("share/applications"));
        let names = entries.into_iter().flatten().flatten().map(|entry| entry.path());
        names.filter(|path| path.extension().is_some_and(|ending| ending == "desktop")).count()
    }

    /// Sends a command of Chromium's DevTools protocol.
    pub async fn devtools(&self, name: &'static str, parameters: Value) -> Value {
        devtools::call(&self.client, name, parameters).await
    }

    /// Resizes the page, as when a device is rotated or a window is resized.
    pub async fn set_shape(&self, Shape { width, height, touch, .. }: Shape) {
        let scale = if touch { 2 } else { 1 };
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        self.page().wait_until(&format!("return innerWidth === {width} && innerHeight === {height}")).await;
    }

    /// Kills the browser, as a failing battery would, and starts another on the same profile.
    pub async fn kill(&mut self) {
        let process = main_process(&self.profile);
        let status = std::process::Command::new("kill").args(["-KILL", &process.to_string()]).status();
        assert!(status.expect("kill runs").success(), "the browser's process {process} can be killed");
        // Until its parent reaps it, the process is still listed, but without a command line.
        while std::fs::read(format!("/proc/{process}/cmdline")).is_ok_and(|command| !command.is_empty()) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.client = session(&self.driver, &self.profile, self.options).await;
    }

    /// Closes every tab but the current one.
    pub async fn close_first_tab(&self) {
        let tabs = self.client.windows().await.expect("the tabs");
        let current = self.client.window().await.expect("the current tab");
        for tab in tabs.into_iter().filter(|tab| *tab != current) {
            self.client.switch_to_window(tab).await.expect("the first tab can be shown");
            self.client.close_window().await.expect("the first tab closes");
        }
        self.client.switch_to_window(current).await.expect("the second tab can be shown");
    }

    /// Every story ends with this, which fails if the browser has crashed.
    pub async fn close(self) {
        self.client.clone().close().await.expect("the browser closes");
    }
}

/// A failed test leaves its browser running, and ending the driver does not end the browser.
impl Drop for Browser {
    fn drop(&mut self) {
        let profile = self.profile.path().display().to_string();
        let _ = std::process::Command::new("pkill").args(["-KILL", "-f", &profile]).status();
    }
}

/// The browser's main process. Its child processes have a `--type`, and end with it.
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

async fn session(driver: &Driver, profile: &TempDir, options: BrowserOptions) -> Client {
    let BrowserOptions { shape, scheme, motion, storage, debug_channel, proxy_ports } = options;
    let preferred_scheme = match scheme {
        ColourScheme::Dark => 0,
        ColourScheme::Light => 1,
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
            Motion::Reduced => "--force-prefers-reduced-motion".to_owned(),
            Motion::Full => "--force-prefers-no-reduced-motion".to_owned(),
        },
        format!("--blink-settings=preferredColorScheme={preferred_scheme}"),
        format!("--user-data-dir={}", profile.path().display()),
    ];
    if debug_channel == DebugChannel::Pipe {
        arguments.push("--remote-debugging-pipe".to_owned());
    }
    if storage == Storage::Temporary {
        arguments.push("--incognito".to_owned());
    }
    if let Some((proxy, own)) = proxy_ports {
        arguments.push(format!("--proxy-server=127.0.0.1:{proxy}"));
        // By default Chromium bypasses the proxy for every port of this machine.
        arguments.push(format!("--proxy-bypass-list=<-loopback>;127.0.0.1:{own}"));
    }
    let mut preferences = json!({ "download.default_directory": downloads(profile) });
    if storage == Storage::Blocked {
        // 2 is Chromium's number for "block"; the setting for cookies governs everything that a site stores.
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
    driver.session(capabilities.as_object().expect("an object").clone(), SESSION_TRIES).await
}
