//! What tasks need from the system, and the packages that provide it.

use crate::android;
use crate::program;
use crate::setup::clang;
use crate::setup::system::System;

/// Something outside the Rust toolchain that a task needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// A C compiler for wasm: the browser's SQLite is C.
    WasmC,
    /// The system's web view, to build the window.
    WebView,
    /// A virtual display, for tests of the window.
    Display,
    /// A window manager, and tools to query it and to press keys, for tests of more than the window's content.
    Desktop,
    /// The WebDriver for the window, for tests.
    WindowDriver,
    /// A browser and its WebDriver, for tests.
    Browser,
    /// Fonts for screenshots.
    Fonts,
    /// The tools that build and check a Debian package. Only on Debian and its derivatives.
    Packaging,
    /// C headers in the place of a phone's, to type-check the app for it. Only on Debian and its derivatives.
    PhoneC,
    /// Fetches axe-core, the accessibility checker.
    Npm,
}

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Packages that together satisfy a need.
pub type Packages = &'static [&'static str];

impl Need {
    pub fn name(self) -> &'static str {
        match self {
            Need::WasmC => "clang 16 or later",
            Need::WebView => "the web view's library",
            Need::Display => "a virtual display",
            Need::Desktop => "openbox and xdotool",
            Need::WindowDriver => "WebKitWebDriver",
            Need::Browser => "Chromium and chromedriver",
            Need::Fonts => "a font",
            Need::Packaging => "dpkg-dev and lintian",
            Need::PhoneC => "the C headers for arm64",
            Need::Npm => "npm",
        }
    }

    /// Is the need satisfied already? Systems other than Linux have a web view and fonts, and no WebDriver for their
    /// windows.
    pub fn is_met(self) -> bool {
        let linux = cfg!(target_os = "linux");
        match self {
            Need::WasmC => clang::find().is_some(),
            Need::WebView => !linux || library("webkit2gtk-4.1"),
            Need::Display => {
                !linux || ["xvfb-run", "xauth", "dbus-run-session"].into_iter().all(program::is_there)
            }
            Need::Desktop => !linux || ["openbox", "xdotool"].into_iter().all(program::is_there),
            Need::WindowDriver => !linux || program::is_there("WebKitWebDriver"),
            Need::Browser => {
                program::is_there("chromedriver") && (!linux || program::find(&BROWSERS).is_some())
            }
            Need::Fonts => !linux || fonts_are_there(),
            Need::PhoneC => !program::is_there("apt-get") || android::can_check(),
            Need::Packaging => {
                !program::is_there("dpkg")
                    || ["dpkg-shlibdeps", "lintian", "strip"].into_iter().all(program::is_there)
            }
            Need::Npm => program::is_there("npm"),
        }
    }

    /// The packages that satisfy the need on `system`: alternatives, the best first. Empty if the system has it anyway, or
    /// has no package for it.
    pub fn packages(self, system: System) -> &'static [Packages] {
        match system {
            System::Apt => self.apt(),
            System::Dnf => self.dnf(),
            System::Pacman => self.pacman(),
            System::Zypper => self.zypper(),
            System::Brew => self.brew(),
            System::Winget => self.winget(),
            System::Unknown => &[],
        }
    }

    fn apt(self) -> &'static [Packages] {
        match self {
            Need::WasmC => &[
                &["clang-19", "llvm-19"],
                &["clang-20", "llvm-20"],
                &["clang-21", "llvm-21"],
                &["clang-18", "llvm-18"],
                &["clang-17", "llvm-17"],
                &["clang-16", "llvm-16"],
            ],
            Need::WebView => &[&["build-essential", "libwebkit2gtk-4.1-dev", "pkg-config"]],
            Need::Display => &[&["dbus", "xauth", "xvfb"]],
            Need::Desktop => &[&["openbox", "xdotool"]],
            Need::WindowDriver => &[&["webkit2gtk-driver"]],
            Need::Browser => {
                &[&["chromium", "chromium-driver"], &["chromium-browser", "chromium-chromedriver"]]
            }
            Need::Fonts => &[&["fontconfig", "fonts-dejavu-core"]],
            Need::Packaging => &[&["dpkg-dev", "lintian"]],
            Need::PhoneC => &[&["libc6-dev-arm64-cross"]],
            Need::Npm => &[&["npm"]],
        }
    }

    /// dnf and zypper can install a program by its path, without the package's name.
    fn dnf(self) -> &'static [Packages] {
        match self {
            Need::WasmC => &[&["clang", "llvm"]],
            Need::WebView => &[&["gcc", "webkit2gtk4.1-devel", "pkgconf-pkg-config"]],
            Need::Display => &[&["/usr/bin/dbus-run-session", "xauth", "/usr/bin/xvfb-run"]],
            Need::Desktop => &[&["openbox", "xdotool"]],
            Need::WindowDriver => &[&["/usr/bin/WebKitWebDriver"]],
            Need::Browser => &[&["chromium", "chromedriver"]],
            Need::Fonts => &[&["fontconfig", "dejavu-sans-fonts"]],
            Need::Packaging | Need::PhoneC => &[],
            Need::Npm => &[&["/usr/bin/npm"]],
        }
    }

    fn zypper(self) -> &'static [Packages] {
        match self {
            Need::WasmC => &[&["clang", "llvm"]],
            Need::WebView => &[&["gcc", "webkit2gtk3-devel", "pkg-config"]],
            Need::Display => &[&["/usr/bin/dbus-run-session", "xauth", "/usr/bin/xvfb-run"]],
            Need::Desktop => &[&["openbox", "xdotool"]],
            Need::WindowDriver => &[&["/usr/bin/WebKitWebDriver"]],
            Need::Browser => &[&["chromium", "chromedriver"]],
            Need::Fonts => &[&["fontconfig", "dejavu-fonts"]],
            Need::Packaging | Need::PhoneC => &[],
            Need::Npm => &[&["npm-default"]],
        }
    }

    fn pacman(self) -> &'static [Packages] {
        match self {
            Need::WasmC => &[&["clang", "llvm"]],
            Need::WebView => &[&["base-devel", "webkit2gtk-4.1"]],
            Need::Display => &[&["dbus", "xorg-server-xvfb", "xorg-xauth"]],
            Need::Desktop => &[&["openbox", "xdotool"]],
            Need::WindowDriver => &[&["webkit2gtk-4.1"]],
            Need::Browser => &[&["chromium"]],
            Need::Fonts => &[&["fontconfig", "ttf-dejavu"]],
            Need::Packaging | Need::PhoneC => &[],
            Need::Npm => &[&["npm"]],
        }
    }

    /// macOS has a web view and fonts; there is no WebDriver for its web view.
    fn brew(self) -> &'static [Packages] {
        match self {
            Need::WasmC => &[&["llvm"]],
            Need::Browser => &[&["chromium", "chromedriver"]],
            Need::Npm => &[&["node"]],
            Need::WebView
            | Need::Display
            | Need::Desktop
            | Need::WindowDriver
            | Need::Fonts
            | Need::Packaging
            | Need::PhoneC => &[],
        }
    }

    fn winget(self) -> &'static [Packages] {
        match self {
            Need::WasmC => &[&["LLVM.LLVM"]],
            Need::Browser => &[&["Google.Chrome", "Chromium.ChromeDriver"]],
            Need::Npm => &[&["OpenJS.NodeJS"]],
            Need::WebView
            | Need::Display
            | Need::Desktop
            | Need::WindowDriver
            | Need::Fonts
            | Need::Packaging
            | Need::PhoneC => &[],
        }
    }
}

fn library(name: &str) -> bool {
    let asked = std::process::Command::new("pkg-config").args(["--exists", name]).status();
    asked.is_ok_and(|status| status.success())
}

fn fonts_are_there() -> bool {
    program::read(&mut std::process::Command::new("fc-list")).is_ok_and(|list| !list.trim().is_empty())
}
