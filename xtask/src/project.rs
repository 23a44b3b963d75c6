//! The project's folders, and the tools that belong to the running `cargo`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::setup::clang;

/// The repository's root. At run time cargo's variable is preferred, because two checkouts with the same target folder
/// share this program. If another package's program runs this one, the variable is that package's, and is ignored.
pub fn root() -> PathBuf {
    let ours = env::var("CARGO_PKG_NAME").is_ok_and(|name| name == env!("CARGO_PKG_NAME"));
    let at_run_time = env::var_os("CARGO_MANIFEST_DIR").filter(|_| ours).map(PathBuf::from);
    let here = at_run_time.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    here.parent().unwrap_or(&here).to_owned()
}

/// The folder that cargo builds in.
pub fn target() -> PathBuf {
    let built_in = env::current_exe().ok().and_then(|exe| exe.ancestors().nth(2).map(Path::to_owned));
    built_in.filter(|folder| folder.join("CACHEDIR.TAG").is_file()).unwrap_or_else(|| root().join("target"))
}

/// The app as cargo leaves it in the folder of a profile.
pub fn app(profile: &str) -> PathBuf {
    target().join(profile).join("railhead").with_extension(env::consts::EXE_EXTENSION)
}

/// An empty temporary folder with this name.
pub fn scratch(name: &str) -> Result<PathBuf> {
    let folder = target().join("xtask").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    Ok(folder)
}

/// Where cargo keeps what it has downloaded.
pub fn cargo_home() -> PathBuf {
    let named = env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(|| Some(env::home_dir()?.join(".cargo"))).unwrap_or_default()
}

/// Compiler flags that keep the paths of this machine out of the program, so that builds are reproducible.
pub fn reproducible_flags(root: &Path, target: &Path) -> Vec<String> {
    let indices = fs::read_dir(cargo_home().join("registry/src")).into_iter().flatten().flatten();
    // The last match counts, so inner folders come after outer ones.
    let places = [root.to_owned(), target.to_owned()].into_iter().chain(indices.map(|index| index.path()));
    places.map(|place| format!("--remap-path-prefix={}=crates", place.display())).collect()
}

pub fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// A `cargo` command at the root, without the variables that the outer cargo set for this program.
pub fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    for (name, _) in env::vars_os().filter(|(name, _)| is_about_xtask(&name.to_string_lossy())) {
        cargo.env_remove(name);
    }
    for (name, value) in clang::find().iter().flat_map(clang::Clang::environment) {
        if env::var_os(name).is_none() {
            cargo.env(name, value);
        }
    }
    cargo
}

/// Variables that `cargo run` sets about the program it runs. Build scripts would take them for their own.
fn is_about_xtask(variable: &str) -> bool {
    ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"]
        .iter()
        .any(|start| variable.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_persons_own_settings_reach_the_inner_cargo() {
        assert!(is_about_xtask("CARGO_PKG_NAME"));
        assert!(is_about_xtask("CARGO_MANIFEST_DIR"));
        assert!(!is_about_xtask("CARGO_TARGET_DIR"));
        assert!(!is_about_xtask("CARGO_BUILD_JOBS"));
    }
}
