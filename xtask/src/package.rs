//! The app for installation: a Debian package, its bill of materials, and the checksums of both.

mod bill;
#[cfg(unix)]
mod debian;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};
use sha2::{Digest, Sha256};

use crate::bundle::version::hexadecimal;
use crate::bundle::{self, Finish, Loader, licences};
use crate::crates;
use crate::program;
use crate::progress;
use crate::project;
use crate::setup::{self, Purpose};

/// The one place of the version is the workspace's Cargo.toml, which all its packages inherit.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

const CHECKSUMS: &str = "SHA256SUMS";

/// The largest package, for people with a slow connection.
const MOST_BYTES: u64 = 15_000_000;

/// The task itself.
pub fn task(finish: Finish, out: Option<PathBuf>) -> Result<()> {
    if !program::is_there("dpkg-deb") {
        bail!("a Debian package needs Debian's tools; docs/ship.md tells what to do on other systems");
    }
    setup::ensure(Purpose::Package)?;
    let out = out.unwrap_or_else(home);
    let made = make(finish, &out)?;
    progress::note("package", format!("made in {}", out.display()));
    for file in made {
        progress::note("package", format!("{} ({} kB)", name(&file), fs::metadata(&file)?.len() / 1000));
    }
    Ok(())
}

pub fn home() -> PathBuf {
    bundle::home().join("package")
}

/// Makes everything in `out`: the package, its bill of materials, and their checksums.
pub fn make(finish: Finish, out: &Path) -> Result<Vec<PathBuf>> {
    pack(&build(finish)?, finish, VERSION, out)
}

/// Builds the program for the package.
fn build(finish: Finish) -> Result<PathBuf> {
    bundle::make(&[Loader::Window], finish, &bundle::home())?;
    let profile = match finish {
        Finish::Dev => "dev",
        Finish::Release => "release",
    };
    let mut cargo = project::cargo();
    cargo.args(["build", "--profile", profile, "--workspace", "--bin", "railhead"]);
    if finish == Finish::Release {
        let flags = project::reproducible_flags(&project::root(), &project::target());
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    }
    program::run(&mut cargo)?;
    Ok(project::app(if finish == Finish::Dev { "debug" } else { profile }))
}

/// Makes a package with the program `app`, its bill of materials and the checksums.
#[cfg(unix)]
pub fn pack(app: &Path, finish: Finish, version: &str, out: &Path) -> Result<Vec<PathBuf>> {
    fs::create_dir_all(out)?;
    // Remove the files of an earlier version, and no others.
    for entry in fs::read_dir(out)? {
        let file = entry?.path();
        if is_made_here(&name(&file)) {
            fs::remove_file(file)?;
        }
    }
    let crates = crates::linked(&licences::roots(Loader::Window)?)?;
    let licences = licences::write(&crates)?;
    let contents = debian::Contents { app, version, licences: &licences };
    let package = progress::quiet("package", "Debian package", || debian::make(&contents, out))?;
    let size = fs::metadata(&package)?.len();
    ensure!(
        finish == Finish::Dev || size <= MOST_BYTES,
        "the package has {size} bytes, and may have {MOST_BYTES}"
    );
    let bill = out.join(format!("railhead_{version}.cdx.json"));
    fs::write(&bill, bill::write(version, &crates)?)?;
    let checksums = out.join(CHECKSUMS);
    fs::write(&checksums, checksums_of(&[&package, &bill])?)?;
    Ok(vec![package, bill, checksums])
}

#[cfg(not(unix))]
pub fn pack(_: &Path, _: Finish, _: &str, _: &Path) -> Result<Vec<PathBuf>> {
    bail!("a Debian package is made on Linux")
}

fn is_made_here(name: &str) -> bool {
    name == CHECKSUMS
        || name.starts_with("railhead_") && (name.ends_with(".deb") || name.ends_with(".cdx.json"))
}

/// The checksums in the format of `sha256sum --check`.
fn checksums_of(files: &[&Path]) -> Result<String> {
    let line =
        |file: &&Path| Ok(format!("{}  {}\n", hexadecimal(&Sha256::digest(fs::read(file)?)), name(file)));
    files.iter().map(line).collect()
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_files_are_removed() {
        for name in ["railhead_0.1.0_amd64.deb", "railhead_0.1.0.cdx.json", CHECKSUMS] {
            assert!(is_made_here(name), "{name}");
        }
        for name in ["railhead.db", "railhead_notes.txt", "other_1_amd64.deb"] {
            assert!(!is_made_here(name), "{name}");
        }
    }
}
