//! The standard library for wasm: from rustup, or built from the source of the same version.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::program;
use crate::progress;
use crate::project;
use crate::setup::rust_src;
use crate::setup::rustup;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// Makes `cargo build --target wasm32-unknown-unknown` work. Returns quickly if it does already.
pub fn install() -> Result<()> {
    if works() {
        return Ok(());
    }
    if rustup::is_there() {
        let added =
            progress::quiet("setup", "wasm target by rustup", || rustup::add(&["target", "add", TARGET]));
        match added {
            Ok(()) if works() => return Ok(()),
            Ok(()) => progress::note("setup", "rustup's wasm target is not of this compiler; building it"),
            Err(error) => progress::note("setup", format!("{error}; building the wasm target instead")),
        }
    }
    progress::quiet("setup", "wasm target from source", from_source).with_context(|| {
        format!("the compiler has no wasm target; run `rustup target add {TARGET}`, then try again")
    })
}

/// Has the compiler in use a standard library for wasm? Checked by compiling something.
fn works() -> bool {
    let rustc = Command::new(project::rustc())
        .args([
            "--target",
            TARGET,
            "--crate-type",
            "lib",
            "--crate-name",
            "probe",
            "--emit",
            "metadata=-",
            "-",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let compiled = rustc.and_then(|mut rustc| {
        if let Some(mut source) = rustc.stdin.take() {
            source.write_all(b"pub fn probe() -> std::time::Duration { std::time::Duration::ZERO }")?;
        }
        rustc.wait()
    });
    compiled.is_ok_and(|status| status.success())
}

fn from_source() -> Result<()> {
    let toolchain = Toolchain::here()?;
    let room = project::scratch("wasm-std")?;
    let library = rust_src::library(&toolchain, &room)?;
    let built = build(&toolchain, &library, &room)?;
    put_in_place(&built, &toolchain.sysroot)?;
    forget_older_builds(&room)?;
    Ok(fs::remove_dir_all(&room)?)
}

/// The compiler in use.
pub struct Toolchain {
    pub sysroot: PathBuf,
    /// As in `1.95.0`.
    pub version: String,
    /// The commit it was built from, which is part of its library's paths.
    commit: String,
}

impl Toolchain {
    pub fn here() -> Result<Toolchain> {
        let ask = |question: &[&str]| program::read(Command::new(project::rustc()).args(question));
        let sysroot = PathBuf::from(ask(&["--print", "sysroot"])?.trim());
        let about = ask(&["-vV"])?;
        let version = field(&about, "release").context("rustc did not tell its version")?;
        let commit = field(&about, "commit-hash").unwrap_or_else(|| version.clone());
        Ok(Toolchain { sysroot, version, commit })
    }
}

fn field(about: &str, name: &str) -> Option<String> {
    about.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ")).map(str::to_owned)
}

/// Builds the library's crates in `room`, and returns the folder that contains them and nothing else.
fn build(toolchain: &Toolchain, library: &Path, room: &Path) -> Result<PathBuf> {
    let seed = room.join("seed");
    fs::create_dir_all(seed.join("src"))?;
    fs::write(seed.join("Cargo.toml"), "[package]\nname = \"seed\"\nedition = \"2024\"\n[workspace]\n")?;
    fs::write(seed.join("src/lib.rs"), "")?;
    let made = room.join("target");
    let flags = [
        // Link-time optimisation needs the bitcode.
        "-Cembed-bitcode=yes".to_owned(),
        // The same paths in panic messages as in a library that rustup brings.
        format!("--remap-path-prefix={}=/rustc/{}/library", library.display(), toolchain.commit),
    ];
    let mut cargo = project::cargo();
    cargo.current_dir(&seed).args(["build", "--release", "--target", TARGET, "--target-dir"]).arg(&made);
    // Wasm tests need the crate `test` as well.
    build_along(&mut cargo, "std,panic_abort,test", library);
    program::read(cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")))?;
    collect(&made.join(TARGET).join("release/deps"), &room.join("lib"))
}

/// Makes `cargo` also build these crates of the standard library, from their source in the folder `library`.
pub fn build_along(cargo: &mut Command, crates: &str, library: &Path) {
    cargo
        .arg(format!("-Zbuild-std={crates}"))
        // Building the library is unstable only in name: the compiler and its source are one version.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("__CARGO_TESTS_ONLY_SRC_ROOT", library);
}

fn collect(deps: &Path, lib: &Path) -> Result<PathBuf> {
    fs::create_dir_all(lib)?;
    for entry in fs::read_dir(deps)? {
        let path = entry?.path();
        if let Some(name) = path.file_name().filter(|name| is_part_of_std(name)) {
            fs::copy(&path, lib.join(name))?;
        }
    }
    Ok(lib.to_owned())
}

fn is_part_of_std(file: &OsStr) -> bool {
    let name = file.to_string_lossy();
    name.ends_with(".rlib") && !name.starts_with("libseed-")
}

/// Copies `lib` to a folder beside its place in the sysroot, then renames it, so that it appears there at once.
fn put_in_place(lib: &Path, sysroot: &Path) -> Result<()> {
    let home = sysroot.join("lib/rustlib");
    let (place, coming, going) =
        (home.join(TARGET), home.join(format!("{TARGET}.new")), home.join(format!("{TARGET}.old")));
    for leftover in [&coming, &going] {
        if leftover.exists() {
            fs::remove_dir_all(leftover)?;
        }
    }
    fs::create_dir_all(coming.join("lib")).with_context(|| {
        format!("{} is not yours to write; run this as the toolchain's owner", home.display())
    })?;
    for entry in fs::read_dir(lib)? {
        let entry = entry?;
        fs::copy(entry.path(), coming.join("lib").join(entry.file_name()))?;
    }
    if place.exists() {
        fs::rename(&place, &going)?;
    }
    fs::rename(&coming, &place)?;
    if going.exists() {
        fs::remove_dir_all(&going)?;
    }
    if !works() {
        bail!("the library was built but the compiler does not accept it");
    }
    Ok(())
}

/// Cargo does not notice that the standard library has changed, so older builds are moved to `room`, which is deleted.
fn forget_older_builds(room: &Path) -> Result<()> {
    let stale = project::target().join(TARGET);
    if stale.exists() {
        fs::rename(stale, room.join("stale"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rustc_tells_its_release_and_commit() {
        let about = "rustc 1.95.0 (59807616e 2026-04-14)\ncommit-hash: 5980\nrelease: 1.95.0\n";
        assert_eq!(field(about, "release").as_deref(), Some("1.95.0"));
        assert_eq!(field(about, "commit-hash").as_deref(), Some("5980"));
        assert_eq!(field(about, "host"), None);
    }

    #[test]
    fn only_the_librarys_own_crates_are_installed() {
        let part = |name: &str| is_part_of_std(OsStr::new(name));
        assert!(part("libstd-0123.rlib"));
        assert!(!part("libstd-0123.rmeta"));
        assert!(!part("libseed-0123.rlib"));
    }
}
