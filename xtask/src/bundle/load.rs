//! How much a browser downloads: until the first screen can be used, and in all.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::bundle::files::Files;
use crate::bundle::packed::{self, Packing};
use crate::bundle::{MANIFEST, faces, licences, parts, version};

/// The limit of the first load without the faces, in bytes.
const LIMIT: usize = 1_000_000;

/// What the faces may add to it.
const FACES: usize = 90_000;

/// The download sizes in bytes, compressed by brotli.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Load {
    /// The first load without the faces, in the language whose part is the largest.
    pub first: usize,
    /// The faces, which are loaded with it.
    pub faces: usize,
    pub all: usize,
}

impl Load {
    /// The sizes of a web build with its compressed files. `languages` are those that have a part of their own.
    pub fn of(files: &Files, languages: &BTreeSet<String>) -> Load {
        let sent = |path: &Path, plain: &[u8]| {
            files.get(&packed::beside(path, Packing::Brotli)).map_or(plain.len(), <[u8]>::len)
        };
        let mut load = Load { first: 0, faces: 0, all: 0 };
        let mut words = 0;
        for (path, plain) in files.iter().filter(|(path, _)| !packed::is_packed(path)) {
            let size = sent(path, plain);
            load.all += size;
            match parts::name(path) {
                Some(part) if languages.contains(part) => words = words.max(size),
                None if faces::is_one(path) => load.faces += size,
                None if !comes_later(path) => load.first += size,
                _ => {}
            }
        }
        load.first += words;
        load
    }

    /// An error if the first load is too large.
    pub fn check(self) -> Result<()> {
        ensure!(self.first <= LIMIT, "{self}: the first load may be {} kB at most", LIMIT / 1000);
        ensure!(self.faces <= FACES, "{self}: the faces may be {} kB at most", FACES / 1000);
        Ok(())
    }
}

impl fmt::Display for Load {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, faces, all] = [self.first, self.faces, self.all].map(|bytes| bytes.div_ceil(1000));
        write!(out, "first load {first} kB and {faces} kB of faces, all parts {all} kB (brotli)")
    }
}

/// Is this file loaded after the first screen? Everything else counts as part of the first load.
fn comes_later(path: &Path) -> bool {
    let is_picture = path.extension().is_some_and(|kind| kind == "png");
    let later = [licences::FILE, MANIFEST, version::SERVICE];
    is_picture || path.file_name().and_then(|name| name.to_str()).is_some_and(|name| later.contains(&name))
}

/// The languages of the page, by their folders.
pub fn languages(root: &Path) -> Result<BTreeSet<String>> {
    let folders = fs::read_dir(root.join("ui/words"))?;
    folders.map(|folder| Ok(folder?.file_name().to_string_lossy().into_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(of: &[(&str, usize)]) -> Files {
        let mut files = Files::default();
        for (path, size) in of {
            files.add(path.into(), vec![b'x'; *size]).unwrap();
        }
        files
    }

    fn load(of: &[(&str, usize)]) -> Load {
        Load::of(&build(of), &["es", "ro"].map(str::to_owned).into())
    }

    #[test]
    fn what_is_fetched_later_is_not_in_the_first_load() {
        let start = [("index.html", 1000), ("a/railhead_bg.wasm", 9000), ("a/railhead_bg.wasm.br", 4000)];
        let later =
            [("a/split_more.wasm", 300), ("a/chunk_3.wasm", 100), ("a/licences.txt", 50), ("icon.png", 7)];
        assert_eq!(load(&[&start[..], &later[..]].concat()), Load { first: 5000, faces: 0, all: 5457 });
    }

    #[test]
    fn only_the_largest_language_counts_for_the_first_load() {
        let words = [("a/split_es.wasm", 30), ("a/split_ro.wasm", 40)];
        assert_eq!(load(&words), Load { first: 40, faces: 0, all: 70 });
    }

    #[test]
    fn a_first_load_beyond_its_limit_is_refused() {
        assert!(load(&[("index.html", LIMIT)]).check().is_ok());
        let error = load(&[("index.html", LIMIT + 1)]).check().unwrap_err().to_string();
        assert!(
            error.starts_with("first load 1001 kB and 0 kB of faces, all parts 1001 kB (brotli): "),
            "{error}"
        );
    }

    #[test]
    fn faces_have_a_limit_of_their_own() {
        let faces = |size| load(&[("index.html", 9), ("a/asap.woff2", size)]);
        assert_eq!(faces(FACES), Load { first: 9, faces: FACES, all: FACES + 9 });
        assert!(faces(FACES).check().is_ok());
        assert!(faces(FACES + 1).check().is_err());
    }
}
