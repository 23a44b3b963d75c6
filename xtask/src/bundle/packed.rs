//! Compressed copies that a host may send instead of a file. Compressing well takes seconds, so they are cached under
//! `target/` by a hash of their content.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::bundle::files::Files;
use crate::bundle::version::hexadecimal;

/// The first bytes of every wasm module.
const CODE: &[u8] = b"\0asm";

/// Part of the cache key. Change it when the compression's settings change.
const WAY: &str = "code as fonts";

/// A compression that browsers understand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    pub const ALL: [Packing; 2] = [Packing::Brotli, Packing::Gzip];

    fn ending(self) -> &'static str {
        match self {
            Packing::Brotli => "br",
            Packing::Gzip => "gz",
        }
    }

    fn pack(self, content: &[u8]) -> Result<Vec<u8>> {
        let mut packed = Vec::new();
        match self {
            Packing::Brotli => {
                // The mode for fonts saves half a kilobyte: in wasm, too, similar data is at regular distances.
                let mode = match content.starts_with(CODE) {
                    true => BrotliEncoderMode::BROTLI_MODE_FONT,
                    false => BrotliEncoderMode::BROTLI_MODE_GENERIC,
                };
                let how =
                    BrotliEncoderParams { quality: 11, lgwin: 24, mode, ..BrotliEncoderParams::default() };
                brotli::BrotliCompress(&mut &*content, &mut packed, &how)?;
            }
            // The encoder writes no time, so equal files stay equal.
            Packing::Gzip => GzEncoder::new(&mut packed, Compression::best()).write_all(content)?,
        }
        Ok(packed)
    }
}

/// Adds compressed copies of every file that compresses well.
pub fn add(files: &mut Files, target: &Path) -> Result<()> {
    let worth: Vec<_> =
        files.iter().filter(|(path, _)| shrinks(path)).map(|(path, _)| path.to_owned()).collect();
    for path in worth {
        for packing in Packing::ALL {
            let packed = cached(packing, files.get(&path)?, target)?;
            files.add(beside(&path, packing), packed)?;
        }
    }
    Ok(())
}

/// Does this file compress well? Pictures are compressed already.
fn shrinks(path: &Path) -> bool {
    let kinds = ["html", "css", "js", "wasm", "svg", "txt", "webmanifest"];
    path.extension().and_then(|kind| kind.to_str()).is_some_and(|kind| kinds.contains(&kind))
}

/// The path of a file's compressed copy.
pub fn beside(path: &Path, packing: Packing) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(packing.ending());
    name.into()
}

/// Is this a compressed copy?
pub fn is_packed(path: &Path) -> bool {
    let kind = path.extension().and_then(|kind| kind.to_str());
    Packing::ALL.iter().any(|packing| kind == Some(packing.ending()))
}

fn cached(packing: Packing, content: &[u8], target: &Path) -> Result<Vec<u8>> {
    let folder = target.join("xtask/packed");
    let hash = Sha256::new().chain_update(WAY).chain_update(content).finalize();
    let place = folder.join(hexadecimal(&hash)).with_extension(packing.ending());
    if let Ok(packed) = fs::read(&place) {
        return Ok(packed);
    }
    let packed = packing.pack(content)?;
    fs::create_dir_all(&folder)?;
    // Under another name first, so that an interrupted build can't leave half a file in the cache.
    let unfinished = place.with_extension("part");
    fs::write(&unfinished, &packed)?;
    fs::rename(&unfinished, &place)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_was_packed_is_what_is_unpacked() {
        let text = b"a route, a route, a route and a ferry".repeat(50);
        let code = [CODE, &text].concat();
        for content in [text, code] {
            let mut unpacked = Vec::new();
            let packed = Packing::Brotli.pack(&content).unwrap();
            brotli::Decompressor::new(packed.as_slice(), 4096).read_to_end(&mut unpacked).unwrap();
            assert_eq!(unpacked, content);
            assert!(packed.len() < content.len() / 10);

            let packed = Packing::Gzip.pack(&content).unwrap();
            unpacked.clear();
            flate2::read::GzDecoder::new(packed.as_slice()).read_to_end(&mut unpacked).unwrap();
            assert_eq!(unpacked, content);
        }
    }

    #[test]
    fn only_what_shrinks_is_packed() {
        let mut files = Files::default();
        files.add("page.js".into(), b"let a = 1;".repeat(9)).unwrap();
        files.add("icon.png".into(), vec![1, 2, 3]).unwrap();
        add(&mut files, &crate::project::scratch("test-packed").unwrap()).unwrap();
        let names: Vec<_> = files.iter().map(|(path, _)| path.display().to_string()).collect();
        assert_eq!(names, ["icon.png", "page.js", "page.js.br", "page.js.gz"]);
    }
}
