//! From the compiler's wasm to what a browser loads: wasm-bindgen writes the JavaScript glue,
//! wasm-opt makes it smaller where there is one. Kept under `target/`, and made anew only when
//! the wasm or a tool is another one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::bundle::Finish;
use crate::bundle::wasm::Part;
use crate::program;
use crate::progress;
use crate::project;

/// Older ones were seen to break modules while saying all is well.
const OLDEST_OPTIMISER: u32 = 116;

/// Where the finished files of `part` are.
pub fn folder(part: Part, finish: Finish) -> PathBuf {
    let finish = match finish {
        Finish::Dev => "dev",
        Finish::Release => "release",
    };
    project::target().join("xtask/glue").join(finish).join(part.name())
}

/// Makes the files of `part` out of `wasm`, unless they are made of it already.
pub fn make(part: Part, wasm: &Path, finish: Finish) -> Result<()> {
    let optimiser = match finish {
        Finish::Dev => None,
        Finish::Release => Optimiser::find(),
    };
    let folder = folder(part, finish);
    let stamp = folder.with_extension("stamp");
    let print = fingerprint(wasm, optimiser.as_ref())?;
    if is_current(fs::read_to_string(&stamp).ok().as_deref(), &print) {
        return Ok(());
    }
    // Whatever happens from here on, half-made files are not taken for whole ones.
    if stamp.exists() {
        fs::remove_file(&stamp)?;
    }
    progress::quiet("web", &format!("glue of the {}", part.name()), || bind(part, wasm, finish, &folder))?;
    match (finish, &optimiser) {
        (Finish::Release, Some(optimiser)) => optimiser.shrink(part, &folder)?,
        (Finish::Release, None) => progress::note(
            "web",
            format!(
                "no wasm-opt of version {OLDEST_OPTIMISER} or later on the PATH: the {} stays about 2 % larger",
                part.name()
            ),
        ),
        (Finish::Dev, _) => {}
    }
    fs::write(&stamp, print)?;
    Ok(())
}

fn bind(part: Part, wasm: &Path, finish: Finish, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Bindgen::new()
        .input_path(wasm)
        .out_name(part.name())
        .web(true)?
        .typescript(false)
        .remove_name_section(finish == Finish::Release)
        .remove_producers_section(true)
        .generate(folder)
        .context(
            "wasm-bindgen refused the wasm; its version must be that of the crate wasm-bindgen in Cargo.lock",
        )
}

/// Tells one input from another: cargo writes the wasm only when something changed.
fn fingerprint(wasm: &Path, optimiser: Option<&Optimiser>) -> Result<String> {
    let about = fs::metadata(wasm).with_context(|| format!("{} was not built", wasm.display()))?;
    let written = about.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
    let tool = optimiser.map_or(0, |optimiser| optimiser.version);
    Ok(format!(
        "wasm {} bytes at {written}, wasm-opt {tool}, xtask {}\n",
        about.len(),
        env!("CARGO_PKG_VERSION")
    ))
}

fn is_current(stamp: Option<&str>, print: &str) -> bool {
    stamp == Some(print)
}

/// A wasm-opt that can be trusted.
struct Optimiser {
    program: PathBuf,
    version: u32,
}

impl Optimiser {
    fn find() -> Option<Optimiser> {
        let program = program::find(&["wasm-opt"])?;
        let version = version(&program::read(Command::new(&program).arg("--version")).ok()?)?;
        (version >= OLDEST_OPTIMISER).then_some(Optimiser { program, version })
    }

    fn shrink(&self, part: Part, folder: &Path) -> Result<()> {
        let wasm = folder.join(format!("{}_bg.wasm", part.name()));
        progress::quiet("web", &format!("wasm-opt of the {}", part.name()), || {
            program::read(Command::new(&self.program).arg("-Oz").arg(&wasm).arg("-o").arg(&wasm))
                .context("wasm-opt failed; take it off the PATH to build without it")?;
            Ok(())
        })
    }
}

fn version(banner: &str) -> Option<u32> {
    banner.split_whitespace().skip_while(|word| *word != "version").nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_optimisers_version_is_read() {
        assert_eq!(version("wasm-opt version 108"), Some(108));
        assert_eq!(version("wasm-opt version 132 (version_132)"), Some(132));
        assert_eq!(version("wasm-opt"), None);
    }

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
        let before = fingerprint(&wasm, None).unwrap();
        assert_eq!(before, fingerprint(&wasm, None).unwrap());
        fs::write(&wasm, "three").unwrap();
        assert_ne!(before, fingerprint(&wasm, None).unwrap());
        let tool = Optimiser { program: "wasm-opt".into(), version: 132 };
        assert_ne!(fingerprint(&wasm, None).unwrap(), fingerprint(&wasm, Some(&tool)).unwrap());
    }
}
