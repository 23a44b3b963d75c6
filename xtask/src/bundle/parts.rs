//! Splits the module into parts: the start, which the page loads first, and others that are fetched when they are needed
//! (`ui/src/parts.rs` lists them). Code that two parts share, and the start does not have, is a part of its own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use crate::bundle::alike;

/// The script that fetches parts, beside the glue.
pub const SCRIPT: &str = "parts.js";

/// The prefix of the imports by which the start loads a part. The script provides them, not the glue.
pub const LOADERS: &str = "__wasm_split_load_";

/// How the script fetches a part, and our replacement. A browser may have cached a "not found", so a missing part is
/// requested once more without the cache. And a host that sends wasm with another content type must not make it fail: the
/// start does not depend on the type either.
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

/// The name of the part in this file, if it is one. A shared part has a number as its name.
pub fn name(path: &Path) -> Option<&str> {
    let name = path.file_name()?.to_str()?.strip_suffix(".wasm")?;
    ["split_", "chunk_"].into_iter().find_map(|start| name.strip_prefix(start))
}

/// Splits `wasm`, which was linked with its relocations, and returns the files of all parts but the start. The start goes to
/// `start`, for wasm-bindgen; the others and the script go to `folder`. `glue` is the script that loads the start.
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
    fs::write(&script, with_retry(&fs::read_to_string(&script)?)?)?;
    Ok(divided.split_modules)
}

/// The script with our replacement, so that a second try does not come from the cache.
fn with_retry(script: &str) -> Result<String> {
    ensure!(script.contains(FETCH), "the script of the parts fetches them in another way");
    Ok(script.replace(FETCH, FETCH_ANEW) + FETCHED)
}

/// Prepares a part for its download: removes names and unused types and imports, and arranges it like the start.
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
    fn a_missing_part_is_requested_again_without_the_cache() {
        let script = with_retry("const src = fetch(new URL(\"./split_a.wasm\", import.meta.url));").unwrap();
        assert!(script.starts_with("const src = fetched(new URL(\"./split_a.wasm\", import.meta.url));"));
        assert!(with_retry("import(\"./split_a.wasm\")").is_err(), "a step that does nothing says so");
    }
}
