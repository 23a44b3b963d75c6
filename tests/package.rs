//! The Debian package as a person meets it: installed, started from the menu, updated, removed.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::process::Command;

use drive::{Window, required};

fn apt(words: &[&str]) {
    let mut apt = Command::new("apt-get");
    apt.args(["-y", "-q", "-o", "DPkg::Lock::Timeout=300"])
        .args(words)
        .env("DEBIAN_FRONTEND", "noninteractive");
    let output = apt.output().expect("apt-get runs");
    assert!(output.status.success(), "apt-get {words:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn asked(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).output().expect("a program that is there");
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The version that is installed.
fn installed() -> Option<String> {
    let state =
        asked("dpkg-query", &["--show", "--showformat", "${db:Status-Status} ${Version}", "railhead"])?;
    state.strip_prefix("installed ").map(str::to_owned)
}

/// Removed with the test, however it ends.
struct Installed;

impl Installed {
    fn from(package: &str) -> Installed {
        assert_eq!(installed(), None, "Railhead is installed here already, and this test would remove it");
        let removed = Installed;
        apt(&["install", "--no-install-recommends", package]);
        removed
    }

    fn files() -> Vec<PathBuf> {
        let list = asked("dpkg", &["--listfiles", "railhead"]).expect("a list of files");
        list.lines().map(PathBuf::from).filter(|path| path.is_file()).collect()
    }
}

impl Drop for Installed {
    fn drop(&mut self) {
        let _ = Command::new("apt-get").args(["-y", "-q", "purge", "railhead"]).output();
    }
}

/// What the menu's entry starts.
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

#[tokio::test]
async fn the_package_is_installed_played_updated_and_removed() {
    let (first, next) = (required("RAILHEAD_PACKAGE"), required("RAILHEAD_NEXT_PACKAGE"));
    let package = Installed::from(&first);
    assert_eq!(installed().as_deref(), Some(env!("CARGO_PKG_VERSION")));
    let program = menu_entry();
    let told = asked(program.to_str().unwrap(), &["--version"]);
    assert_eq!(told.as_deref(), Some(concat!("railhead ", env!("CARGO_PKG_VERSION"))));

    let window = Window::open_installed(&program, tempfile::tempdir().expect("a home")).await;
    window.page().start_with_people("USA").await;
    window.page().press("Keep").await;
    window.page().see("Hand the device to").await;
    let home = window.close_but_keep().await;
    let saves = home.path().join(".local/share/railhead/saves/railhead.db");
    assert!(saves.is_file(), "games are where the README says");
    assert!(home.path().join(".local/state/railhead/railhead.log").is_file(), "and so is the log");

    apt(&["install", "--no-install-recommends", &next]);
    assert_eq!(installed(), Some(format!("{}+next", env!("CARGO_PKG_VERSION"))));
    let window = Window::open_installed(&program, home).await;
    window.page().press("Continue").await;
    window.page().see("choose your tickets").await;
    let home = window.close_but_keep().await;

    let files = Installed::files();
    assert!(files.len() > 10, "the package holds more than {files:?}");
    apt(&["remove", "railhead"]);
    assert_eq!(installed(), None);
    let left: Vec<_> = files.iter().filter(|file| file.exists()).collect();
    assert!(left.is_empty(), "not removed: {left:?}");
    assert!(saves.is_file(), "games are the person's, not the package's");
    drop((package, home));
}
