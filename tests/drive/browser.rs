//! Headless Chromium with a profile of its own.

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
    shape: Shape,
    light: Light,
    client: Client,
}

impl Browser {
    pub async fn open(shape: Shape, light: Light) -> Browser {
        let driver = Driver::start(&required("CHROMEDRIVER"), &[]);
        let profile = tempfile::tempdir().expect("a folder for the browser's profile");
        let client = session(&driver, &profile, shape, light).await;
        Browser { driver, profile, shape, light, client }
    }

    pub fn page(&self) -> Page {
        Page::new(self.client.clone())
    }

    /// Ends the browser's process and starts another on the same profile.
    pub async fn restart(&mut self) {
        self.client.clone().close().await.expect("the browser closes");
        self.client = session(&self.driver, &self.profile, self.shape, self.light).await;
    }

    /// A second tab in the same browser, shown from now on.
    pub async fn second_tab(&self) -> Page {
        let tab = self.client.new_window(true).await.expect("a second tab");
        self.client.switch_to_window(tab.handle).await.expect("the second tab can be shown");
        self.page()
    }

    /// What keeps the page from being installed as an app, by the browser's own reckoning.
    pub async fn installation_faults(&self) -> Vec<String> {
        let answer = self.devtools("Page.getInstallabilityErrors", json!({})).await;
        let faults = answer["installabilityErrors"].as_array().expect("a list").clone();
        faults.iter().map(|fault| fault["errorId"].as_str().expect("a name").to_owned()).collect()
    }

    /// A command of Chromium's own.
    pub async fn devtools(&self, name: &'static str, parameters: Value) -> Value {
        devtools::call(&self.client, name, parameters).await
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

async fn session(driver: &Driver, profile: &TempDir, shape: Shape, light: Light) -> Client {
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
        "--force-prefers-reduced-motion",
        &format!("--blink-settings=preferredColorScheme={scheme}"),
        &format!("--user-data-dir={}", profile.path().display()),
    ];
    let capabilities = json!({
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": {
            "args": arguments,
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
