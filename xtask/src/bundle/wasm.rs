//! The wasm module, as the compiler leaves it: the page, and in a browser its worker.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::bundle::Finish;
use crate::program;
use crate::project;
use crate::setup::wasm_std::TARGET;

/// The crate it is made of.
const PACKAGE: &str = "ui";

/// The module is the same wherever it is built. The first flag is that of `.cargo/config.toml`, whose place these take.
fn flags(root: &Path, target: &Path) -> Vec<String> {
    ["--cfg=erase_components".to_owned()].into_iter().chain(project::placeless(root, target)).collect()
}

/// Compiles the sources in `root` in the folder `target` and gives the file.
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
    // Where everything lies is told along: by it the module is divided.
    cargo.args(["--", "-C", "link-arg=--emit-relocs"]);
    program::run(&mut cargo)?;
    Ok(target.join(TARGET).join(folder).join(PACKAGE).with_extension("wasm"))
}
