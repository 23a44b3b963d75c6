//! Removes exports of a library that this page never calls: streams from a server. As exports they, and everything that
//! they call, would stay in the module: two kilobytes of the download.

use anyhow::{Context, Result, ensure};
use walrus::ModuleConfig;

/// The prefix of these exports, after wasm-bindgen's own; and that of the classes in the glue that would call them.
const EXPORTS: &str = "intounderlying";
const CLASSES: &str = "IntoUnderlying";

/// The same wasm and the same glue without them.
pub fn sweep(wasm: &[u8], glue: &str) -> Result<(Vec<u8>, String)> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(wasm).context("the wasm cannot be read")?;
    let is_uncalled = |name: &str| name.trim_start_matches("__wbg_").starts_with(EXPORTS);
    let uncalled: Vec<_> =
        module.exports.iter().filter(|export| is_uncalled(&export.name)).map(|export| export.id()).collect();
    ensure!(!uncalled.is_empty(), "there is nothing to sweep any more: this step can go");
    uncalled.into_iter().for_each(|export| module.exports.delete(export));
    walrus::passes::gc::run(&mut module);
    let glue = without_classes(glue);
    ensure!(!glue.contains(CLASSES), "the glue has {CLASSES} elsewhere than in a class of that name");
    Ok((module.emit_wasm(), glue))
}

/// The glue without the lines of these classes.
fn without_classes(glue: &str) -> String {
    let ends = |line: &str| {
        line.starts_with(&format!("if (Symbol.dispose) {CLASSES}"))
            || line.contains("new FinalizationRegistry")
    };
    let begins = |line: &str| {
        [format!("export class {CLASSES}"), format!("const {CLASSES}")].iter().any(|it| line.starts_with(it))
    };
    let mut kept = String::with_capacity(glue.len());
    let mut in_class = false;
    for line in glue.lines() {
        in_class |= begins(line);
        if !in_class {
            kept.push_str(line);
            kept.push('\n');
        }
        in_class &= !ends(line);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        CodeSection, ExportKind, ExportSection, Function, FunctionSection, Module, TypeSection,
    };
    use wasmparser::{Parser, Payload};

    /// A function behind each export, and no more.
    fn wasm(exports: &[&str]) -> Vec<u8> {
        let (mut types, mut functions) = (TypeSection::new(), FunctionSection::new());
        let (mut section, mut code) = (ExportSection::new(), CodeSection::new());
        types.ty().function([], []);
        for (name, index) in exports.iter().zip(0..) {
            functions.function(0);
            section.export(name, ExportKind::Func, index);
            let mut function = Function::new([]);
            function.instructions().end();
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&section).section(&code);
        module.finish()
    }

    fn functions(wasm: &[u8]) -> u32 {
        let sections = Parser::new(0).parse_all(wasm).map(Result::unwrap);
        sections.map(|it| if let Payload::CodeSectionStart { count, .. } = it { count } else { 0 }).sum()
    }

    #[test]
    fn uncalled_exports_are_removed_from_wasm_and_glue_with_all_that_they_call() {
        let wasm = wasm(&["start", "intounderlyingsink_close", "__wbg_intounderlyingsink_free"]);
        let glue = "export class IntoUnderlyingSink {\n    close() {}\n}\n\
            if (Symbol.dispose) IntoUnderlyingSink.prototype.free;\nexport function start() {}\n\
            const IntoUnderlyingSinkFinalization = 1\n    ? {}\n    : new FinalizationRegistry(it => it);\nlet wasm;\n";
        let (swept, glue) = sweep(&wasm, glue).unwrap();
        assert_eq!((functions(&wasm), functions(&swept)), (3, 1));
        assert_eq!(glue, "export function start() {}\nlet wasm;\n");
    }

    #[test]
    fn a_step_that_does_nothing_any_more_says_so() {
        assert!(sweep(&wasm(&["start"]), "").is_err());
    }
}
