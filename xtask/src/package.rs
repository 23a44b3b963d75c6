//! The app as people install it: a Debian package, its bill of materials, and the prints of both.

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

/// What nobody with a slow line should have to exceed.
const MOST_BYTES: u64 = 15_000_000;

/// The task itself.
pub fn task(finish: Finish, out: Option<PathBuf>) -> Result<()> {
    if !program::is_there("dpkg-deb") {
        bail!("a Debian package needs Debian's tools; docs/ship.md tells what to do on other systems");
    }
    setup::ensure(Purpose::Package)?;
    let out = out.unwrap_or_else(home);
    let made = make(finish, VERSION, &out)?;
    progress::note("package", format!("made in {}", out.display()));
    for file in made {
        progress::note("package", format!("{} ({} kB)", name(&file), fs::metadata(&file)?.len() / 1000));
    }
    Ok(())
}

pub fn home() -> PathBuf {
    bundle::home().join("package")
}

/// Makes everything in `out`: the package first, then its bill, then the prints.
#[cfg(unix)]
pub fn make(finish: Finish, version: &str, out: &Path) -> Result<Vec<PathBuf>> {
    bundle::make(&[Loader::Window], finish, &bundle::home())?;
    let profile = match finish {
        Finish::Dev => "dev",
        Finish::Release => "release",
    };
    program::run(project::cargo().args(["build", "--profile", profile, "--workspace", "--bin", "railhead"]))?;
    let app = project::app(if finish == Finish::Dev { "debug" } else { profile });
    if out.exists() {
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out)?;
    let crates = crates::linked(&licences::roots(Loader::Window)?)?;
    let licences = licences::write(&crates)?;
    let contents = debian::Contents { app: &app, version, licences: &licences };
    let package = progress::quiet("package", "Debian package", || debian::make(&contents, out))?;
    let size = fs::metadata(&package)?.len();
    ensure!(
        finish == Finish::Dev || size <= MOST_BYTES,
        "the package has {size} bytes, and may have {MOST_BYTES}"
    );
    let bill = out.join(format!("railhead_{version}.cdx.json"));
    fs::write(&bill, bill::write(version, &crates)?)?;
    let prints = out.join("SHA256SUMS");
    fs::write(&prints, prints_of(&[&package, &bill])?)?;
    Ok(vec![package, bill, prints])
}

#[cfg(not(unix))]
pub fn make(_: Finish, _: &str, _: &Path) -> Result<Vec<PathBuf>> {
    bail!("a Debian package is made on Linux")
}

/// As `sha256sum --check` reads them.
fn prints_of(files: &[&Path]) -> Result<String> {
    let line =
        |file: &&Path| Ok(format!("{}  {}\n", hexadecimal(&Sha256::digest(fs::read(file)?)), name(file)));
    files.iter().map(line).collect()
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
