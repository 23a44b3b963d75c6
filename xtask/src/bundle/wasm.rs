//! Compiles the wasm module: the page, and in a browser its worker.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::bundle::Finish;
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;

/// The crate it is made of.
const PACKAGE: &str = "ui";

/// Flags that make the build reproducible. They replace those of `.cargo/config.toml`, so its flag is repeated here.
fn flags(root: &Path, target: &Path) -> Vec<String> {
    ["--cfg=erase_components".to_owned()]
        .into_iter()
        .chain(project::reproducible_flags(root, target))
        .collect()
}

/// Compiles the sources in `root`, with `target` as cargo's folder, and returns the file.
pub fn compile(finish: Finish, root: &Path, target: &Path) -> Result<PathBuf> {
    let (profile, folder) = match finish {
        Finish::Dev => ("dev", "debug"),
        Finish::Release => ("wasm-release", "wasm-release"),
    };
    let mut cargo = project::cargo();
    cargo.args(["rustc", "--lib", "--package", PACKAGE, "--target", TARGET, "--profile", profile]);
    cargo.arg("--target-dir").arg(target).current_dir(root);
    if finish == Finish::Release {
        cargo.env("CARGO_ENCODED_RUSTFLAGS", flags(root, target).join("\x1f"));
    }
    // Splitting the module into parts needs the relocations.
    cargo.args(["--", "-C", "link-arg=--emit-relocs"]);
    program::run(&mut cargo)?;
    Ok(target.join(TARGET).join(folder).join(PACKAGE).with_extension("wasm"))
}
