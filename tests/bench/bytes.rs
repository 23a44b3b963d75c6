//! What a browser has to download.

use std::fs;
use std::path::{Path, PathBuf};

use crate::figure::Figure;

pub fn figures() -> Vec<Figure> {
    let build = drive::build();
    let files = below(&build);
    let plain: Vec<_> = files.iter().filter(|file| !is_packed(file)).collect();
    let size = |file: &Path| fs::metadata(file).map(|about| about.len()).ok();
    // A file without a compressed form is sent as it is.
    let sent = |ending: &str| -> u64 {
        plain.iter().filter_map(|file| size(&packed(file, ending)).or_else(|| size(file))).sum()
    };
    let figure = |name: &str, bytes: u64, goal| Figure::new(name, bytes as f64 / 1000.0, "kB", goal);
    let package = below_if_there(&build.with_file_name("package"))
        .into_iter()
        .filter(|file| file.extension().is_some_and(|ending| ending == "deb"))
        .filter_map(|file| size(&file))
        .max();
    let mut figures = vec![
        figure("bytes of the web build, raw", plain.iter().filter_map(|file| size(file)).sum(), None),
        figure("bytes of the web build, gzip", sent("gz"), None),
        figure("bytes of the web build, brotli", sent("br"), Some(1300.0)),
    ];
    figures.extend(package.map(|bytes| figure("bytes of the Debian package", bytes, None)));
    figures
}

/// There may be no package.
fn below_if_there(folder: &Path) -> Vec<PathBuf> {
    if folder.is_dir() { below(folder) } else { Vec::new() }
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the build can be read");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}

fn is_packed(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

fn packed(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{ending}"));
    name.into()
}
