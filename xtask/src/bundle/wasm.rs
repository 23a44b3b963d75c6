//! The wasm module, as the compiler leaves it: the page, and in a browser its worker.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::bundle::Finish;
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;

/// The crate it is made of.
const PACKAGE: &str = "ui";

/// The module is the same wherever it is built, and tells nobody where: places in it begin at the crates. The
/// first flag is that of `.cargo/config.toml`, whose place these take.
fn flags(root: &Path, target: &Path) -> Vec<String> {
    let indices = fs::read_dir(project::cargo_home().join("registry/src")).into_iter().flatten().flatten();
    // Of those that match the last one counts: what lies in another comes after it.
    let places = [root.to_owned(), target.to_owned()].into_iter().chain(indices.map(|index| index.path()));
    let forget = |place: PathBuf| format!("--remap-path-prefix={}=crates", place.display());
    ["--cfg=erase_components".to_owned()].into_iter().chain(places.map(forget)).collect()
}

/// Compiles the sources in `root` in the folder `target` and gives the file.
pub fn compile(finish: Finish, root: &Path, target: &Path) -> Result<PathBuf> {
    let (profile, folder) = match finish {
        Finish::Dev => ("dev", "debug"),
        Finish::Release => ("wasm-release", "wasm-release"),
    };
    let mut cargo = project::cargo();
    cargo.args(["build", "--lib", "--package", PACKAGE, "--target", TARGET, "--profile", profile]);
    cargo.arg("--target-dir").arg(target).current_dir(root);
    if finish == Finish::Release {
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags(root, target).join("\x1f"));
    }
    program::run(&mut cargo)?;
    Ok(target.join(TARGET).join(folder).join(PACKAGE).with_extension("wasm"))
}
