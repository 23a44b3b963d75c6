//! Set-up: installs whatever a task needs beyond the Rust toolchain, if it is not there yet.

pub mod apt;
pub mod axe;
pub mod clang;
mod need;
pub mod rust_src;
pub mod rustup;
mod system;
pub mod tool;
pub mod wasm_std;

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::progress;
use need::Need;
use system::System;

/// What the machine is set up for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Purpose {
    /// Building the page and serving it to a browser.
    Web,
    /// Building and opening the window.
    Window,
    /// Making the package that people install.
    Package,
    /// Type-checking the app for phones.
    Android,
    /// Every test.
    Test,
}

impl Purpose {
    fn needs(self) -> &'static [Need] {
        match self {
            Purpose::Web => &[Need::WasmC],
            Purpose::Window => &[Need::WasmC, Need::WebView],
            Purpose::Android => &[Need::WasmC, Need::PhoneC],
            Purpose::Package => &[Need::WasmC, Need::WebView, Need::Packaging],
            Purpose::Test => &[
                Need::WasmC,
                Need::WebView,
                Need::Display,
                Need::Desktop,
                Need::WindowDriver,
                Need::Browser,
                Need::Fonts,
                Need::Packaging,
                Need::Npm,
            ],
        }
    }
}

/// The task itself: sets up, and prints a message even if there was nothing to do.
pub fn task(purpose: Purpose) -> Result<()> {
    ensure(purpose)?;
    progress::note("setup", "all there");
    Ok(())
}

/// Brings whatever `purpose` lacks; quick when nothing is.
pub fn ensure(purpose: Purpose) -> Result<()> {
    match System::here() {
        System::Apt => apt::install(purpose.needs())?,
        other => check(other, purpose.needs())?,
    }
    wasm_std::install()?;
    match purpose {
        Purpose::Web | Purpose::Window | Purpose::Package | Purpose::Android => Ok(()),
        Purpose::Test => {
            axe::install()?;
            rustup::components()
        }
    }
}

/// Where packages cannot be installed from here, says what is missing and the command for it.
fn check(system: System, needs: &[Need]) -> Result<()> {
    let missing: Vec<Need> = needs.iter().copied().filter(|need| !need.is_met()).collect();
    if !missing.is_empty() {
        bail!(system::advice(system, &missing));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_built_has_the_page_in_it_and_the_page_has_sqlite() {
        for purpose in Purpose::value_variants() {
            assert!(purpose.needs().contains(&Need::WasmC), "{purpose:?} compiles C for wasm");
        }
    }
}
