//! The C compiler for wasm, under whichever name this machine has it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program;

const OLDEST: u32 = 16;
/// The version that `.cargo/config.toml` names, so that plain `cargo build` finds it too.
const USUAL: &str = "clang-19";

/// A compiler and the archiver that goes with it.
#[derive(Debug, PartialEq, Eq)]
pub struct Clang {
    compiler: PathBuf,
    archiver: PathBuf,
}

impl Clang {
    pub fn compiler(&self) -> &Path {
        &self.compiler
    }

    pub fn archiver(&self) -> &Path {
        &self.archiver
    }

    /// The environment variables that make cargo use it; none if it is the usual one.
    pub fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        if self.compiler.ends_with(USUAL) {
            return Vec::new();
        }
        vec![
            ("CC_wasm32_unknown_unknown", self.compiler.clone()),
            ("AR_wasm32_unknown_unknown", self.archiver.clone()),
        ]
    }
}

pub fn find() -> Option<Clang> {
    // Versioned names first: they are the distributions' own, which know every target.
    versioned().or_else(|| plain().into_iter().find_map(|(compiler, archiver)| asked(&compiler, archiver)))
}

fn versioned() -> Option<Clang> {
    [19, 20, 21, 22, 18, 17, OLDEST].into_iter().find_map(|version| {
        let compiler = program::find(&[&format!("clang-{version}")])?;
        let archiver = program::find(&[&format!("llvm-ar-{version}"), "llvm-ar"])?;
        Some(Clang { compiler, archiver })
    })
}

/// An unversioned clang: on the PATH, or where Homebrew and LLVM's installer put theirs.
fn plain() -> Vec<(PathBuf, PathBuf)> {
    let on_path = program::find(&["clang"]).zip(program::find(&["llvm-ar"]));
    let apart = ["/opt/homebrew/opt/llvm/bin", "/usr/local/opt/llvm/bin", "C:\\Program Files\\LLVM\\bin"];
    let apart = apart.into_iter().filter_map(|folder| {
        let tool = |name| Some(Path::new(folder).join(name).with_extension(env::consts::EXE_EXTENSION));
        tool("clang").zip(tool("llvm-ar")).filter(|(compiler, _)| compiler.is_file())
    });
    on_path.into_iter().chain(apart).collect()
}

/// Can this clang compile for wasm? An unversioned one may be too old or, like Apple's, lack wasm.
fn asked(compiler: &Path, archiver: PathBuf) -> Option<Clang> {
    let ask = |question| program::read(Command::new(compiler).arg(question)).ok();
    let fits = major(&ask("--version")?)? >= OLDEST && ask("--print-targets")?.contains("wasm32");
    fits.then(|| Clang { compiler: compiler.to_owned(), archiver })
}

fn major(banner: &str) -> Option<u32> {
    let (_, rest) = banner.split_once("clang version ")?;
    rest.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_every_banner() {
        assert_eq!(major("Debian clang version 14.0.6\nTarget: x86_64-pc-linux-gnu\n"), Some(14));
        assert_eq!(major("clang version 21.1.0 (Fedora 21.1.0-1.fc43)"), Some(21));
        assert_eq!(major("Apple clang version 17.0.0 (clang-1700.0.13.5)"), Some(17));
        assert_eq!(major("gcc (Debian 12.2.0) 12.2.0"), None);
    }

    #[test]
    fn cargo_is_told_of_an_unusual_compiler_only() {
        let clang = |name| Clang { compiler: Path::new("/usr/bin").join(name), archiver: "llvm-ar".into() };
        assert!(clang("clang-19").environment().is_empty());
        assert_eq!(clang("clang-18").environment()[0].0, "CC_wasm32_unknown_unknown");
    }
}
