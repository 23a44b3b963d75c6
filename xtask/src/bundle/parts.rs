//! The module in parts: the one that a page starts with, and those that are fetched when they are needed
//! (`ui/src/parts.rs` says which they are). What two parts share, and the start does not have, is a part of its own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use crate::bundle::alike;

/// The script that fetches parts, beside the glue.
pub const SCRIPT: &str = "parts.js";

/// How the imports begin by which the start asks for a part. They are the script's, and no business of the glue.
pub const LOADERS: &str = "__wasm_split_load_";

/// How the script fetches a part, and what does so in its place. A host may let a browser keep even the news that a file is
/// missing: it is asked once more, past what is kept. And one that does not know wasm is no reason to fail: for the start it
/// is none either.
const FETCH: &str = "fetch(new URL(";
const FETCH_ANEW: &str = "fetched(new URL(";
const FETCHED: &str = "
async function fetched(part) {
    const kept = await fetch(part);
    const answer = kept.ok ? kept : await fetch(part, { cache: \"reload\" });
    const type = \"application/wasm\";
    if (!answer.ok || answer.headers.get(\"content-type\") === type) return answer;
    return new Response(answer.body, { headers: { \"content-type\": type } });
}
";

/// The name of the part that a file holds, if it holds one. What parts share has a number for a name.
pub fn name(path: &Path) -> Option<&str> {
    let name = path.file_name()?.to_str()?.strip_suffix(".wasm")?;
    ["split_", "chunk_"].into_iter().find_map(|start| name.strip_prefix(start))
}

/// Divides `wasm`, which was linked with its relocations, and gives the files of all parts but the start. That goes to
/// `start`, for wasm-bindgen; the others and the script go to `folder`. `glue` is the script that has the start.
pub fn divide(wasm: &Path, start: &Path, folder: &Path, glue: &str) -> Result<Vec<PathBuf>> {
    let whole = fs::read(wasm).with_context(|| format!("{} cannot be read", wasm.display()))?;
    let (link, glue) = (format!("./{SCRIPT}"), format!("./{glue}"));
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = start;
    options.link_name = &link;
    options.main_module = &glue;
    let divided = transform(options).map_err(|error| anyhow!("the wasm cannot be divided: {error:#}"))?;
    ensure!(!divided.split_modules.is_empty(), "the wasm has no parts: this step can go");
    let script = folder.join(SCRIPT);
    fs::write(&script, persistent(&fs::read_to_string(&script)?)?)?;
    Ok(divided.split_modules)
}

/// The script, so that a second try is one.
fn persistent(script: &str) -> Result<String> {
    ensure!(script.contains(FETCH), "the script of the parts fetches them in another way");
    Ok(script.replace(FETCH, FETCH_ANEW) + FETCHED)
}

/// A part for its download: without names, types and imports that it does not use, and arranged as the start is.
pub fn finish(part: &Path) -> Result<()> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(&fs::read(part)?).context("a part cannot be read")?;
    walrus::passes::gc::run(&mut module);
    fs::write(part, alike::arrange(&module.emit_wasm())?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_known_by_its_file() {
        let name = |path: &'static str| name(Path::new(path));
        assert_eq!(name("assets-1/split_more.wasm"), Some("more"));
        assert_eq!(name("chunk_3.wasm"), Some("3"));
        assert_eq!(name("railhead_bg.wasm"), None);
        assert_eq!(name("split_more.wasm.br"), None);
    }

    #[test]
    fn a_missing_part_is_asked_for_past_what_is_kept() {
        let script = persistent("const src = fetch(new URL(\"./split_a.wasm\", import.meta.url));").unwrap();
        assert!(script.starts_with("const src = fetched(new URL(\"./split_a.wasm\", import.meta.url));"));
        assert!(persistent("import(\"./split_a.wasm\")").is_err(), "a step that does nothing says so");
    }
}
