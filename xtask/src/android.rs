//! The whole app, type-checked for a phone on a machine that has neither Android's SDK nor its NDK.
//!
//! Only C is missing then: SQLite is compiled by the clang that wasm needs anyway, against Linux's own headers for the
//! same processor. What comes of it would run nowhere, but nothing is linked: it is enough to know that every line of
//! Rust that a phone would run compiles.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::progress;
use crate::project;
use crate::setup::{self, Purpose, clang, rustup};

const TARGET: &str = "aarch64-linux-android";

/// Where Debian has the headers of `libc6-dev-arm64-cross`.
const HEADERS: &str = "/usr/aarch64-linux-gnu/include";

/// The task itself.
pub fn task() -> Result<()> {
    install_target()?;
    check()
}

/// As a test: nobody is kept from all the others by a server that can't be reached.
pub fn test() -> Result<()> {
    match install_target() {
        Ok(()) => check(),
        Err(error) => {
            progress::note("test", format!("{error:#}; the app is not checked for phones here"));
            Ok(())
        }
    }
}

fn install_target() -> Result<()> {
    if knows_target() {
        return Ok(());
    }
    progress::quiet("setup", "Android target by rustup", || rustup::add(&["target", "add", TARGET]))
        .with_context(|| format!("the compiler has no Android target; run `rustup target add {TARGET}`"))
}

fn check() -> Result<()> {
    setup::ensure(Purpose::Android)?;
    bundle::make(&[Loader::Window], Finish::Release, &bundle::home())?;
    let mut cargo = project::cargo();
    for (name, value) in c_compiler()? {
        if env::var_os(name).is_none() {
            cargo.env(name, value);
        }
    }
    program::run(cargo.args(["check", "--package", "railhead", "--lib", "--target", TARGET]))
}

/// Whether there are headers: Debian's, or those of whoever has set a compiler for phones up.
pub fn can_check() -> bool {
    Path::new(HEADERS).join("stdio.h").is_file() || env::var_os("CC_aarch64_linux_android").is_some()
}

fn knows_target() -> bool {
    let asked = ["--print", "target-libdir", "--target", TARGET];
    let folder = program::read(Command::new(project::rustc()).args(asked));
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

fn c_compiler() -> Result<[(&'static str, String); 3]> {
    let clang = clang::find().context("clang is missing; run `cargo xtask setup`, then try again")?;
    Ok([
        ("CC_aarch64_linux_android", clang.compiler().display().to_string()),
        ("AR_aarch64_linux_android", clang.archiver().display().to_string()),
        ("CFLAGS_aarch64_linux_android", format!("-isystem {HEADERS}")),
    ])
}
