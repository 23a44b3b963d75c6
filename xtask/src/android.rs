//! The whole app, type-checked for a phone on a machine that has neither Android's SDK nor its NDK.
//!
//! Only a C compiler is missing then: SQLite is compiled by the clang that wasm needs anyway, with Linux's headers for the
//! same processor. The result would not run, but nothing is linked: it is enough to know that all Rust code for a phone
//! compiles.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::progress;
use crate::project;
use crate::setup::wasm_std::{self, Toolchain};
use crate::setup::{self, Purpose, clang, rust_src, rustup};

const TARGET: &str = "aarch64-linux-android";

/// Where Debian has the headers of `libc6-dev-arm64-cross`.
const HEADERS: &str = "/usr/aarch64-linux-gnu/include";

/// The standard library that the app is checked with.
enum Library {
    /// The compiler has it already.
    Installed,
    /// It is built with the app, from its source in this folder.
    Source(PathBuf),
}

/// The task itself.
pub fn task() -> Result<()> {
    let library = library()?;
    setup::ensure(Purpose::Android)?;
    bundle::make(&[Loader::Window], Finish::Release, &bundle::home())?;
    let mut cargo = project::cargo();
    cargo.args(["check", "--package", "railhead", "--lib", "--target", TARGET]);
    if let Library::Source(folder) = library {
        wasm_std::build_along(&mut cargo, "std,panic_abort", &folder);
    }
    for (name, value) in c_compiler()? {
        if env::var_os(name).is_none() {
            cargo.env(name, value);
        }
    }
    program::run(&mut cargo)
}

/// Installs it with rustup, or else fetches its source: an unreachable server must not prevent the check.
fn library() -> Result<Library> {
    if knows_target() {
        return Ok(Library::Installed);
    }
    let toolchain = Toolchain::here()?;
    // It is kept for the next time, as long as the compiler's version is the same.
    let room = project::target().join("xtask").join(format!("android-std-{}", toolchain.version));
    // If the source was fetched before, rustup's servers could not be reached; they are not tried every time.
    if let Some(source) = rust_src::fetched(&toolchain, &room) {
        return Ok(Library::Source(source));
    }
    if rustup::is_there() {
        let add = || rustup::add(&["target", "add", TARGET]);
        match progress::quiet("setup", "Android target by rustup", add) {
            Ok(()) if knows_target() => return Ok(Library::Installed),
            Ok(()) => progress::note("setup", "rustup's Android target is not of this compiler; building it"),
            Err(error) => progress::note("setup", format!("{error}; building the Android target instead")),
        }
    }
    let fetch = || rust_src::library(&toolchain, &room);
    progress::quiet("setup", "source of Rust's library", fetch).map(Library::Source).with_context(|| {
        format!("the compiler has no Android target; run `rustup target add {TARGET}`, then try again")
    })
}

/// Are there C headers: Debian's, or those of a compiler for Android?
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
