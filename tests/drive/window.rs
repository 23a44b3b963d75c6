//! The real native window, driven through WebKit's own driver.

use std::path::{Path, PathBuf};

use fantoccini::Client;
use serde_json::json;
use tempfile::TempDir;

use super::Page;
use super::driver::Driver;
use super::environment::required;

/// The app's window, and the folder of saves that outlives its restarts.
pub struct Window {
    driver: Driver,
    client: Client,
    home: TempDir,
}

impl Window {
    pub async fn open() -> Window {
        Window::open_in(tempfile::tempdir().expect("a folder for the saves")).await
    }

    /// Opens the app with its saves in `home`.
    pub async fn open_in(home: TempDir) -> Window {
        let folder = home.path().to_str().expect("a readable path");
        let variables = [
            ("RAILHEAD_HOME", folder),
            ("XDG_DATA_HOME", folder),
            ("TAURI_AUTOMATION", "true"),
            ("TAURI_WEBVIEW_AUTOMATION", "true"),
        ];
        let driver = Driver::start(&required("WEBKITDRIVER"), &variables);
        let client = session(&driver).await;
        Window { driver, client, home }
    }

    pub fn page(&self) -> Page {
        Page::new(self.client.clone())
    }

    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Where what is handed out goes.
    pub fn downloads(&self) -> PathBuf {
        self.home().join("exports")
    }

    /// Ends the app's process and starts another on the same saves.
    pub async fn restart(&mut self) {
        self.client.clone().close().await.expect("the window closes");
        self.client = session(&self.driver).await;
    }

    pub async fn close(self) {
        self.client.close().await.expect("the window closes");
    }
}

async fn session(driver: &Driver) -> Client {
    let capabilities = json!({
        "browserName": "wry",
        "webkitgtk:browserOptions": { "binary": required("RAILHEAD_APP"), "args": [] },
    });
    driver.session(capabilities.as_object().expect("an object").clone()).await
}
