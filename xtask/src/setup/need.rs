//! What a task needs of the system, and what it is called there.

use crate::android;
use crate::program;
use crate::setup::clang;
use crate::setup::system::System;

/// Something outside the Rust toolchain that a task cannot do without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// A C compiler for wasm: the browser's SQLite is C.
    WasmC,
    /// The system's web view, to build the window.
    WebView,
    /// A display without a screen, for tests of the window.
    Display,
    /// A window manager, and hands to ask it and to press keys: whatever is about more than the window's inside.
    Desktop,
    /// What drives the window in tests.
    WindowDriver,
    /// A browser, and what drives it in tests.
    Browser,
    /// Letters to take screenshots of.
    Fonts,
    /// What ties a Debian package up, and what finds its faults. Only where packages are Debian's.
    Packaging,
    /// Headers of C that stand in for a phone's, to type-check the app for it. Only where Debian has them.
    PhoneC,
    /// What fetches the checker of accessibility.
    Npm,
}

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Packages that together meet a need.
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

    /// Whether the need is met, whoever installed it. Other systems than Linux bring their web view
    /// and fonts, and nothing could drive their windows.
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

    /// The packages that meet the need on `system`: alternatives, the best first.
    /// None where the system has it of itself, or has no package for it.
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

    /// dnf and zypper install a program by its path, whatever its package is called.
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

    /// macOS brings its web view and fonts; nothing drives its web view in tests.
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
