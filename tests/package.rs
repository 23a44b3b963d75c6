//! The Debian package: installed, started from the menu, updated, removed.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

use drive::{Desktop, Window, required};

fn apt(words: &[&str]) {
    let mut apt = Command::new("apt-get");
    apt.args(["-y", "-q", "-o", "DPkg::Lock::Timeout=300"])
        .args(words)
        .env("DEBIAN_FRONTEND", "noninteractive");
    let output = apt.output().expect("apt-get runs");
    assert!(output.status.success(), "apt-get {words:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn output_of(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).output().expect("a program that is there");
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The version that is installed.
fn installed() -> Option<String> {
    let state =
        output_of("dpkg-query", &["--show", "--showformat", "${db:Status-Status} ${Version}", "railhead"])?;
    state.strip_prefix("installed ").map(str::to_owned)
}

/// The installed package, which is removed when this is dropped, even if the test fails.
struct Installed;

impl Installed {
    fn install(package: &str) -> Installed {
        assert_eq!(installed(), None, "Railhead is installed here already, and this test would remove it");
        let removed = Installed;
        apt(&["install", "--no-install-recommends", package]);
        removed
    }

    fn files() -> Vec<PathBuf> {
        Installed::listed().into_iter().filter(|path| path.is_file()).collect()
    }

    /// The folders that belong to this package alone.
    fn folders() -> Vec<PathBuf> {
        let ours = |path: &PathBuf| path.is_dir() && path.ends_with("railhead");
        Installed::listed().into_iter().filter(ours).collect()
    }

    fn listed() -> Vec<PathBuf> {
        let list = output_of("dpkg", &["--listfiles", "railhead"]).expect("a list of files");
        list.lines().map(PathBuf::from).collect()
    }
}

impl Drop for Installed {
    fn drop(&mut self) {
        let _ = Command::new("apt-get").args(["-y", "-q", "purge", "railhead"]).output();
    }
}

/// The program that the menu entry starts.
fn menu_entry() -> PathBuf {
    let entry = std::fs::read_to_string("/usr/share/applications/railhead.desktop").expect("a menu entry");
    let value = |key: &str| {
        let line = entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
        line.unwrap_or_else(|| panic!("the entry states no {key}")).to_owned()
    };
    let icon = format!("/usr/share/icons/hicolor/128x128/apps/{}.png", value("Icon"));
    assert!(Path::new(&icon).is_file(), "the menu shows {icon}");
    value("Exec").into()
}

/// Starts the menu entry in the way a desktop does, and waits for its window.
async fn starts_from_the_menu(program: &Path) {
    let desktop = Desktop::start().await;
    let home = tempfile::tempdir().expect("a home");
    let mut launch = Command::new("gio");
    launch.args(["launch", "/usr/share/applications/railhead.desktop"]);
    launch.env("DISPLAY", desktop.display()).env("RAILHEAD_HOME", home.path());
    assert!(launch.status().expect("gio runs").success(), "the entry can't be started");
    let pane = desktop.wait_for_other_window(&[]).await;
    // A second start says that the window is already open.
    let words = desktop.start_again(program, home.path()).await;
    assert!(words.contains("open already"), "{words}");
    desktop.close(pane).await;
}

/// Next to the package there are its bill of materials and the checksums of both.
#[test]
fn the_bill_and_the_prints_are_those_of_the_package() {
    let package = PathBuf::from(required("RAILHEAD_PACKAGE"));
    let folder = package.parent().expect("a folder");
    let mut check = Command::new("sha256sum");
    let checked =
        check.current_dir(folder).args(["--check", "--strict", "SHA256SUMS"]).output().expect("sha256sum");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let checked = String::from_utf8_lossy(&checked.stdout);
    let bill = concat!("railhead_", env!("CARGO_PKG_VERSION"), ".cdx.json");
    let name = package.file_name().expect("a name").to_string_lossy().into_owned();
    for file in [bill, name.as_str()] {
        assert!(checked.contains(&format!("{file}: OK")), "{file} has no checksum: {checked}");
    }
    let bill = std::fs::read_to_string(folder.join(bill)).expect("a bill");
    let bill: serde_json::Value = serde_json::from_str(&bill).expect("JSON");
    assert_eq!(bill["metadata"]["component"]["version"], env!("CARGO_PKG_VERSION"));
    assert!(bill["components"].as_array().expect("a list").len() > 100, "the app has more components");
}

#[tokio::test]
async fn the_package_is_installed_played_updated_and_removed() {
    let (first, next) = (required("RAILHEAD_PACKAGE"), required("RAILHEAD_NEXT_PACKAGE"));
    let package = Installed::install(&first);
    assert_eq!(installed().as_deref(), Some(env!("CARGO_PKG_VERSION")));
    let program = menu_entry();
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder");
    let content = std::fs::read(&program).expect("the program");
    for place in [here.to_owned(), std::env::home_dir().expect("a home").join(".cargo")] {
        let place = place.display().to_string();
        let named = content.windows(place.len()).any(|bytes| bytes == place.as_bytes());
        assert!(!named, "the program contains the path where it was built: {place}");
    }
    let version = output_of(program.to_str().unwrap(), &["--version"]);
    assert_eq!(version.as_deref(), Some(concat!("railhead ", env!("CARGO_PKG_VERSION"))));

    starts_from_the_menu(&program).await;
    let window = Window::open_installed(&program, tempfile::tempdir().expect("a home")).await;
    window.page().start_by_seed("USA", "6").await;
    window.page().play_two_turns().await;
    let home = window.close_and_keep_home().await;
    let saves = home.path().join(".local/share/railhead/saves/railhead.db");
    assert!(saves.is_file(), "games are where the README says");
    let log = home.path().join(".local/state/railhead/railhead.log");
    let logged = |version: &str| {
        let log = std::fs::read_to_string(&log).expect("the log is where the README says");
        log.contains(&format!("Railhead {version} on "))
    };
    assert!(logged(env!("CARGO_PKG_VERSION")));

    apt(&["install", "--no-install-recommends", &next]);
    assert_eq!(installed(), Some(format!("{}+next", env!("CARGO_PKG_VERSION"))));
    // The next package's program reports another version.
    let (rest, _) = env!("CARGO_PKG_VERSION").split_at(env!("CARGO_PKG_VERSION").len() - 1);
    let number = format!("{rest}x");
    let version = output_of(program.to_str().unwrap(), &["--version"]);
    assert_eq!(version, Some(format!("railhead {number}")), "the old program is still there");
    assert!(!logged(&number));
    let window = Window::open_installed(&program, home).await;
    window.page().press("Continue").await;
    window.page().see("Draw cards or claim").await;
    let home = window.close_and_keep_home().await;
    assert!(logged(&number), "the window is the new program's");

    // Games that the very first version has saved can be continued too.
    let older = tempfile::tempdir().expect("a home");
    let folder = older.path().join(".local/share/railhead/saves");
    std::fs::create_dir_all(&folder).expect("a folder of saves");
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../table/tests/saves/schema-1-midway.db");
    std::fs::copy(kept, folder.join("railhead.db")).expect("an old save");
    let window = Window::open_installed(&program, older).await;
    window.page().press("Continue").await;
    window.page().wait_for(".game[data-phase]").await;
    let older = window.close_and_keep_home().await;
    assert!(folder.join("railhead.schema-1.db").is_file(), "a copy of the old file is kept next to it");

    let (files, folders) = (Installed::files(), Installed::folders());
    assert!(!folders.is_empty(), "the package has a folder of its own, for its documents");
    assert!(files.len() > 10, "the package holds more than {files:?}");
    apt(&["remove", "railhead"]);
    assert_eq!(installed(), None);
    let left: Vec<_> = files.iter().filter(|file| file.exists()).collect();
    assert!(left.is_empty(), "not removed: {left:?}");
    let left: Vec<_> = folders.iter().filter(|folder| folder.exists()).collect();
    assert!(left.is_empty(), "empty folders are left: {left:?}");
    assert!(saves.is_file(), "games are the person's, not the package's");
    drop((package, home, older));
}
