//! From the compiler's wasm to what a browser loads: wasm-bindgen writes the JavaScript glue. Kept under
//! the folder that cargo builds in, and made anew only when the wasm is another one.
//!
//! wasm-opt is left out: version 132 with `-Oz` takes a tenth off the page, but what is sent is packed, and
//! that grows by 9 %.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::bundle::{Finish, alike, names, parts, sweep};
use crate::progress;

/// What its files in the bundle are called.
const NAME: &str = "railhead";

/// Another one when something else is made of the same wasm.
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
    let print = fingerprint(wasm)?;
    if is_current(fs::read_to_string(&stamp).ok().as_deref(), &print) {
        return Ok(());
    }
    // Whatever happens from here on, half-made files are not taken for whole ones.
    if stamp.exists() {
        fs::remove_file(&stamp)?;
    }
    progress::quiet("web", "glue", || bind(wasm, finish, &folder))?;
    fs::write(&stamp, print)?;
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
        // The table of functions is among them: by it the parts call each other.
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

/// Tells one input from another: cargo writes the wasm only when something changed.
fn fingerprint(wasm: &Path) -> Result<String> {
    let about = fs::metadata(wasm).with_context(|| format!("{} was not built", wasm.display()))?;
    let written = about.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
    Ok(format!("wasm {} bytes at {written}, form {FORM}\n", about.len()))
}

fn is_current(stamp: Option<&str>, print: &str) -> bool {
    stamp == Some(print)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn glue_is_kept_only_for_the_very_same_input() {
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
