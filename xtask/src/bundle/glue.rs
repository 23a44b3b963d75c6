//! Turns the compiler's wasm into what a browser loads: wasm-bindgen writes the JavaScript glue. The files are kept in
//! cargo's target folder, and made anew only when the wasm has changed.
//!
//! wasm-opt is not used: version 132 with `-Oz` makes the wasm a tenth smaller, but the compressed file 9 % larger.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::bundle::{Finish, alike, names, parts, sweep};
use crate::progress;

/// What its files in the bundle are called.
const NAME: &str = "railhead";

/// Increase this when the same wasm shall be turned into something else.
const FORM: u32 = 8;

/// Where the finished files are.
pub fn folder(finish: Finish, target: &Path) -> PathBuf {
    let finish = match finish {
        Finish::Dev => "dev",
        Finish::Release => "release",
    };
    target.join("xtask/glue").join(finish)
}

/// Makes the files out of `wasm`, unless they are made of it already.
pub fn make(wasm: &Path, finish: Finish, target: &Path) -> Result<()> {
    let folder = folder(finish, target);
    let stamp = folder.with_extension("stamp");
    let fingerprint = fingerprint(wasm)?;
    if is_current(fs::read_to_string(&stamp).ok().as_deref(), &fingerprint) {
        return Ok(());
    }
    // If this is interrupted, incomplete files must not count as current.
    if stamp.exists() {
        fs::remove_file(&stamp)?;
    }
    progress::quiet("web", "glue", || bind(wasm, finish, &folder))?;
    fs::write(&stamp, fingerprint)?;
    Ok(())
}

fn bind(wasm: &Path, finish: Finish, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let start = folder.with_extension("wasm");
    let parts = parts::divide(wasm, &start, folder, &format!("{NAME}.js"))?;
    Bindgen::new()
        .input_path(start)
        .out_name(NAME)
        .web(true)?
        .typescript(false)
        .remove_name_section(finish == Finish::Release)
        .remove_producers_section(true)
        // These include the function table, through which the parts call each other.
        .keep_lld_exports(true)
        .generate(folder)
        .context(
            "wasm-bindgen refused the wasm; its version must be that of the crate wasm-bindgen in Cargo.lock",
        )?;
    let script = folder.join(NAME).with_extension("js");
    let glue = fs::read_to_string(&script)?;
    ensure!(
        !glue.contains("from \"env\""),
        "a function of C is called that was left out of SQLite; see SQLITE_WASM_RS_FLAGS in .cargo/config.toml"
    );
    if finish == Finish::Release {
        let wasm = folder.join(format!("{NAME}_bg.wasm"));
        let (swept, glue) = sweep::sweep(&fs::read(&wasm)?, &glue)?;
        let (short, glue) = names::shorten(&swept, &glue)?;
        fs::write(wasm, alike::arrange(&short)?)?;
        fs::write(script, glue)?;
        for part in parts {
            parts::finish(&part)?;
        }
    }
    Ok(())
}

/// Identifies the input by size and time: cargo writes the wasm only when something changed.
fn fingerprint(wasm: &Path) -> Result<String> {
    let about = fs::metadata(wasm).with_context(|| format!("{} was not built", wasm.display()))?;
    let written = about.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
    Ok(format!("wasm {} bytes at {written}, form {FORM}\n", about.len()))
}

fn is_current(stamp: Option<&str>, fingerprint: &str) -> bool {
    stamp == Some(fingerprint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn glue_is_reused_only_for_the_same_input() {
        assert!(is_current(Some("wasm 10 bytes at 1"), "wasm 10 bytes at 1"));
        assert!(!is_current(Some("wasm 10 bytes at 1"), "wasm 10 bytes at 2"));
        assert!(!is_current(None, "wasm 10 bytes at 1"), "never made, or not to its end");
    }

    #[test]
    fn a_rebuilt_wasm_has_another_fingerprint() {
        let folder = project::scratch("test-fingerprint").unwrap();
        let wasm = folder.join("a.wasm");
        fs::write(&wasm, "one").unwrap();
        let before = fingerprint(&wasm).unwrap();
        assert_eq!(before, fingerprint(&wasm).unwrap());
        fs::write(&wasm, "three").unwrap();
        assert_ne!(before, fingerprint(&wasm).unwrap());
    }
}
