//! The whole app, type-checked for a phone on a machine that has neither Android's SDK nor its NDK.
//!
//! Only C is missing then: SQLite is compiled by the clang that wasm needs anyway, against Linux's own headers for the
//! same processor. What comes of it would run nowhere, but nothing is linked: it is enough to know that every line of
//! Rust that a phone would run compiles.

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
    /// The compiler has it.
    There,
    /// It is built along, from its source in this folder.
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

/// As rustup brings it, or else its source: a server that can't be reached is no reason to leave the check out.
fn library() -> Result<Library> {
    if knows_target() {
        return Ok(Library::There);
    }
    let toolchain = Toolchain::here()?;
    // Kept for the next time: it is the same for as long as the compiler is.
    let room = project::target().join("xtask").join(format!("android-std-{}", toolchain.version));
    // Where it lies already, rustup's servers could not be reached before; they are not tried each time.
    if let Some(source) = rust_src::fetched(&toolchain, &room) {
        return Ok(Library::Source(source));
    }
    if rustup::is_there() {
        let add = || rustup::add(&["target", "add", TARGET]);
        match progress::quiet("setup", "Android target by rustup", add) {
            Ok(()) if knows_target() => return Ok(Library::There),
            Ok(()) => progress::note("setup", "rustup's Android target is not of this compiler; building it"),
            Err(error) => progress::note("setup", format!("{error}; building the Android target instead")),
        }
    }
    let fetch = || rust_src::library(&toolchain, &room);
    progress::quiet("setup", "source of Rust's library", fetch).map(Library::Source).with_context(|| {
        format!("the compiler has no Android target; run `rustup target add {TARGET}`, then try again")
    })
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
