//! The version of a web build: a hash of all its files, so that equal builds have equal names.

use std::fmt::Write;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::bundle::files::Files;

/// The folder of the assets, as `index.html` names it. In a web build it is replaced by the version's folder.
pub const ASSETS: &str = "assets";

pub const PAGE: &str = "index.html";
pub const SERVICE: &str = "service.js";

/// Long enough that two builds never have the same version, short enough to read.
const LETTERS: usize = 16;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version(String);

impl Version {
    /// The version of these files and of the service worker: a changed service worker is a new version too.
    pub fn of(assets: &Files, top: &Files, service: &[u8]) -> Version {
        let mut hash = Sha256::new();
        let service = [(Path::new(SERVICE), service)];
        for (path, content) in assets.iter().chain(top.iter()).chain(service) {
            // The lengths first, so that no other division of the same bytes has the same hash.
            let name = path.as_os_str().as_encoded_bytes();
            hash.update((name.len() as u64).to_le_bytes());
            hash.update((content.len() as u64).to_le_bytes());
            hash.update(name);
            hash.update(content);
        }
        Version(hexadecimal(&hash.finalize())[..LETTERS].to_owned())
    }

    pub fn folder(&self) -> PathBuf {
        format!("{ASSETS}-{}", self.0).into()
    }

    /// Makes the page load its assets from this version's folder, and adds the service worker.
    pub fn mark(&self, files: &mut Files, service: &[u8]) -> Result<()> {
        let page = std::str::from_utf8(files.get(Path::new(PAGE))?).context("index.html is no text")?;
        let marked = page.replace(&format!("\"{ASSETS}/"), &format!("\"{}/", self.folder().display()));
        ensure!(marked != page, "index.html names no file of {ASSETS}/");
        files.replace(Path::new(PAGE), marked.into_bytes());
        let service = self.service(files, service)?;
        files.add(SERVICE.into(), service)
    }

    /// The service worker's script, preceded by its constants: the version, and every file to keep.
    fn service(&self, files: &Files, script: &[u8]) -> Result<Vec<u8>> {
        let mut head = format!("const VERSION = \"{}\";\nconst FILES = [\n  \"./\",\n", self.0);
        // A browser asks for the folder, never for the page in it.
        for (path, _) in files.iter().filter(|(path, _)| *path != Path::new(PAGE)) {
            let path = path.to_str().context("a file of the bundle has an unreadable name")?;
            writeln!(head, "  \"{}\",", path.replace('\\', "/"))?;
        }
        head.push_str("];\n\n");
        Ok([head.as_bytes(), script].concat())
    }
}

/// Every file of the build that this service worker belongs to, with compressed copies; `None` if it is not one of ours.
pub fn listed(script: &str) -> Option<Vec<PathBuf>> {
    let (_, list) = script.strip_prefix("const VERSION = \"")?.split_once("\nconst FILES = [\n")?;
    let (list, _) = list.split_once("];")?;
    let named = list.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","));
    let inside = |path: &&str| Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let whole = named.filter(inside).chain([PAGE, SERVICE]);
    Some(whole.flat_map(|path| ["", ".br", ".gz"].map(|ending| format!("{path}{ending}").into())).collect())
}

/// Bytes as hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(of: &[(&str, &str)]) -> Files {
        let mut files = Files::default();
        for (path, content) in of {
            files.add(path.into(), content.as_bytes().to_vec()).unwrap();
        }
        files
    }

    #[test]
    fn a_version_is_the_same_for_the_same_files_only() {
        let top = files(&[("index.html", "<p>")]);
        let version = |of: &[(&str, &str)]| Version::of(&files(of), &top, b"");
        assert_eq!(version(&[("a.js", "1")]), version(&[("a.js", "1")]));
        assert_ne!(version(&[("a.js", "1")]), version(&[("a.js", "2")]));
        assert_ne!(version(&[("a.js", "1")]), version(&[("a.j", "s1")]));
        assert_ne!(version(&[]), Version::of(&files(&[]), &files(&[("index.html", "<b>")]), b""));
        assert_ne!(version(&[]), Version::of(&files(&[]), &top, b"self.x = 1;"), "another service");
    }

    #[test]
    fn the_page_and_the_service_name_the_versions_folder() {
        let mut made = files(&[("index.html", "<script src=\"assets/boot.js\">"), ("icon.png", "")]);
        let version = Version("0123456789abcdef".to_owned());
        made.add_under(&version.folder(), files(&[("boot.js", "x")])).unwrap();
        version.mark(&mut made, b"self.x = 1;").unwrap();
        let text = |path: &str| String::from_utf8(made.get(Path::new(path)).unwrap().to_vec()).unwrap();
        assert_eq!(text("index.html"), "<script src=\"assets-0123456789abcdef/boot.js\">");
        let head = "const VERSION = \"0123456789abcdef\";\nconst FILES = [\n  \"./\",\n";
        let list = "  \"assets-0123456789abcdef/boot.js\",\n  \"icon.png\",\n];\n";
        assert!(text("service.js").starts_with(&format!("{head}{list}")), "{}", text("service.js"));
    }

    #[test]
    fn a_service_tells_which_files_are_its_builds() {
        let version = Version("0123456789abcdef".to_owned());
        let script = version.service(&files(&[("a/b.js", "x"), ("index.html", "")]), b"self.x = 1;").unwrap();
        let listed = listed(std::str::from_utf8(&script).unwrap()).unwrap();
        let names: Vec<_> = listed.iter().map(|path| path.display().to_string()).collect();
        assert_eq!(names[..3], ["a/b.js", "a/b.js.br", "a/b.js.gz"]);
        assert!(names.contains(&"index.html".to_owned()) && names.contains(&"service.js.gz".to_owned()));
        assert_eq!(names.len(), 9, "the folder itself is no file: {names:?}");
        assert_eq!(super::listed("self.addEventListener('fetch', () => {})"), None);
    }

    #[test]
    fn a_page_without_assets_is_a_mistake() {
        let mut made = files(&[("index.html", "<p>")]);
        let version = Version("0".to_owned());
        assert!(version.mark(&mut made, b"").is_err());
    }
}
