//! The real native window, driven through WebKit's WebDriver.

use std::path::{Path, PathBuf};

use fantoccini::Client;
use serde_json::json;
use tempfile::TempDir;

use super::driver::Driver;
use super::environment::required;
use super::{Desktop, Page};

const MINI_BROWSER: &str = "MiniBrowser";

/// The app's window, and its home folder, which outlives restarts.
pub struct Window {
    driver: Driver,
    client: Client,
    home: TempDir,
    program: PathBuf,
}

impl Window {
    pub async fn open() -> Window {
        Window::open_in(tempfile::tempdir().expect("a folder for the saves")).await
    }

    /// Opens the app with its saves in `home`.
    pub async fn open_in(home: TempDir) -> Window {
        let folder = home.path().to_str().expect("a readable path").to_owned();
        let variables = [("RAILHEAD_HOME", folder.as_str()), ("XDG_DATA_HOME", folder.as_str())];
        Window::start(app(), home, &variables).await
    }

    /// The same on a desktop, which can have other windows.
    pub async fn open_on(desktop: &Desktop, home: TempDir) -> Window {
        let folder = home.path().to_str().expect("a readable path").to_owned();
        let variables =
            [("RAILHEAD_HOME", folder.as_str()), ("XDG_DATA_HOME", &folder), ("DISPLAY", desktop.display())];
        Window::start(app(), home, &variables).await
    }

    /// Opens the app with `home` as the person's home folder, without a folder chosen for the saves. The home has a folder
    /// for downloads.
    pub async fn open_at_home(desktop: &Desktop, home: TempDir) -> Window {
        let folder = |name: &str| home.path().join(name).display().to_string();
        for name in [".config", "Downloads"] {
            std::fs::create_dir(folder(name)).expect("a folder");
        }
        std::fs::write(folder(".config/user-dirs.dirs"), "XDG_DOWNLOAD_DIR=\"$HOME/Downloads\"\n")
            .expect("a setting");
        let own = [
            ("HOME", ""),
            ("XDG_DATA_HOME", ".local/share"),
            ("XDG_STATE_HOME", ".local/state"),
            ("XDG_CONFIG_HOME", ".config"),
        ];
        let own = own.map(|(name, inner)| (name, folder(inner)));
        let mut variables: Vec<_> = own.iter().map(|(name, folder)| (*name, folder.as_str())).collect();
        variables.push(("DISPLAY", desktop.display()));
        Window::start(app(), home, &variables).await
    }

    /// Opens an installed program, with the data and state folders in `home`.
    pub async fn open_installed(program: &Path, home: TempDir) -> Window {
        let folder = |name: &str| home.path().join(name).display().to_string();
        let (data, state) = (folder(".local/share"), folder(".local/state"));
        let variables = [("XDG_DATA_HOME", data.as_str()), ("XDG_STATE_HOME", state.as_str())];
        Window::start(program.to_owned(), home, &variables).await
    }

    /// Opens WebKit's own test browser: the same web view in a program that can open any page.
    pub async fn open_mini_browser() -> Window {
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().to_str().expect("a readable path").to_owned();
        Window::start(mini_browser(), home, &[("RAILHEAD_HOME", &folder), ("HOME", &folder)]).await
    }

    async fn start(program: PathBuf, home: TempDir, variables: &[(&str, &str)]) -> Window {
        let automated = [("TAURI_AUTOMATION", "true"), ("TAURI_WEBVIEW_AUTOMATION", "true")];
        let variables = [variables, &automated].concat();
        let driver = Driver::start(&required("WEBKITDRIVER"), &variables);
        let client = session(&driver, &program).await;
        Window { driver, client, home, program }
    }

    pub fn page(&self) -> Page {
        Page::new(self.client.clone())
    }

    /// The window's position and size: x, y, width, height.
    pub async fn frame(&self) -> (u64, u64, u64, u64) {
        self.client.get_window_rect().await.expect("a window has a place")
    }

    pub async fn move_to(&self, (x, y, width, height): (u32, u32, u32, u32)) {
        self.client.set_window_rect(x, y, width, height).await.expect("the window can be moved");
    }

    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// The folder for exports.
    pub fn downloads(&self) -> PathBuf {
        self.home().join("exports")
    }

    /// Closes the app and starts it again on the same saves.
    pub async fn restart(&mut self) {
        self.client.clone().close().await.expect("the window closes");
        self.driver.wait_until_program_exits().await;
        self.client = session(&self.driver, &self.program).await;
    }

    pub async fn close(self) {
        self.close_and_keep_home().await;
    }

    /// Closes it, and returns its home folder.
    pub async fn close_and_keep_home(self) -> TempDir {
        self.client.close().await.expect("the window closes");
        self.driver.wait_until_program_exits().await;
        self.home
    }
}

/// The path of the app's program, for starting it without a driver.
pub fn app() -> PathBuf {
    required("RAILHEAD_APP").into()
}

/// It is in the folder of the web view's other programs.
fn mini_browser() -> PathBuf {
    let libraries = std::fs::read_dir("/usr/lib").expect("the system's libraries").flatten();
    let mut places = libraries.map(|entry| entry.path().join("webkit2gtk-4.1").join(MINI_BROWSER));
    places.find(|place| place.is_file()).expect("the web view's own browser")
}

async fn session(driver: &Driver, program: &Path) -> Client {
    let (name, words) =
        if program.ends_with(MINI_BROWSER) { (MINI_BROWSER, vec!["--automation"]) } else { ("wry", vec![]) };
    let capabilities = json!({
        "browserName": name,
        "webkitgtk:browserOptions": { "binary": program, "args": words },
    });
    // Our own program must start at the first attempt.
    driver.session(capabilities.as_object().expect("an object").clone(), 1).await
}
