//! Shortens the names of the wasm's imports. wasm-bindgen ends each of the three hundred names with a hash of sixteen
//! digits, in the wasm and in the glue, which does not compress: without them the download is eight kilobytes smaller.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ImportSection, Module, RawSection};
use wasmparser::{Parser, Payload};

use crate::bundle::parts;

/// The same wasm and glue with short names, and the glue without comments and indentation.
pub fn shorten(wasm: &[u8], glue: &str) -> Result<(Vec<u8>, String)> {
    let mut module = Module::new();
    let mut names = BTreeMap::new();
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.context("the wasm cannot be read")? {
            Payload::ImportSection(section) => {
                let mut imports = ImportSection::new();
                for import in section.into_imports() {
                    let import = import?;
                    let kind = RoundtripReencoder.entity_type(import.ty)?;
                    if import.name.starts_with(parts::LOADERS) {
                        imports.import(import.module, import.name, kind);
                        continue;
                    }
                    let next = format!("i{}", names.len());
                    let name = names.entry(import.name).or_insert(next);
                    imports.import(import.module, name, kind);
                }
                module.section(&imports);
            }
            other => {
                if let Some((id, range)) = other.as_section() {
                    module.section(&RawSection { id, data: &wasm[range] });
                }
            }
        }
    }
    let mut found = 0;
    let glue = renamed(&minified(glue)?, |word| {
        let name = names.get(word)?;
        found += 1;
        Some(name)
    });
    ensure!(
        found == names.len(),
        "of {} names the glue has {found}: wasm-bindgen writes it another way",
        names.len()
    );
    Ok((module.finish(), glue))
}

/// The glue without comments and indentation.
fn minified(glue: &str) -> Result<String> {
    let mut kept = String::new();
    let mut in_comment = false;
    for line in glue.lines().map(str::trim) {
        let is_comment = in_comment || line.starts_with("/*") || line.starts_with("//");
        in_comment = is_comment && (in_comment || line.starts_with("/*")) && !line.ends_with("*/");
        if is_comment || line.is_empty() {
            continue;
        }
        // In a template literal of several lines the indentation would matter.
        ensure!(line.matches('`').count() % 2 == 0, "the glue has a text of several lines: {line}");
        kept.push_str(line);
        kept.push('\n');
    }
    Ok(kept)
}

/// The glue with every word replaced for which `other` has a new name.
fn renamed<'a>(glue: &str, mut other: impl FnMut(&str) -> Option<&'a String>) -> String {
    let mut rest = glue;
    let mut new = String::with_capacity(glue.len());
    let in_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    while let Some(start) = rest.find(in_word) {
        let word = &rest[start..];
        let word = &word[..word.find(|letter| !in_word(letter)).unwrap_or(word.len())];
        new.push_str(&rest[..start]);
        new.push_str(other(word).map_or(word, String::as_str));
        rest = &rest[start + word.len()..];
    }
    new + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::EntityType;

    fn wasm(imports: &[&str]) -> Vec<u8> {
        let mut module = Module::new();
        let mut types = wasm_encoder::TypeSection::new();
        types.ty().function([], []);
        let mut section = ImportSection::new();
        for name in imports {
            section.import("./x.js", name, EntityType::Function(0));
        }
        module.section(&types).section(&section);
        module.finish()
    }

    fn imported(wasm: &[u8]) -> Vec<String> {
        let sections = Parser::new(0).parse_all(wasm).map(Result::unwrap);
        let imports = sections.filter_map(|payload| match payload {
            Payload::ImportSection(section) => Some(section),
            _ => None,
        });
        imports.flat_map(|section| section.into_imports()).map(|it| it.unwrap().name.to_owned()).collect()
    }

    #[test]
    fn both_sides_get_the_same_short_names() {
        let (wasm, glue) = shorten(
            &wasm(&["__wbg_get_0011223344556677", "__wbg_get_00112233445566778"]),
            "/**\n * @returns\n */\nconst a = {\n    // why\n    __wbg_get_0011223344556677: b,\n    __wbg_get_00112233445566778: c,\n};",
        )
        .unwrap();
        assert_eq!(imported(&wasm), ["i0", "i1"]);
        assert_eq!(glue, "const a = {\ni0: b,\ni1: c,\n};\n");
    }

    #[test]
    fn a_name_that_the_glue_does_not_have_is_a_mistake() {
        assert!(shorten(&wasm(&["__wbg_get_0011223344556677"]), "const a = {};").is_err());
    }

    #[test]
    fn a_template_literal_of_several_lines_is_an_error() {
        assert!(shorten(&wasm(&[]), "const a = `one\n  two`;").is_err());
    }
}
