//! The faces that the page is set in (`ui/fonts`), and what their licences ask for.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::bundle::files;
use crate::project;

/// The folder with the faces and their licences.
pub const FOLDER: &str = "ui/fonts";

/// The licence of all of them, as auditors write it.
pub const LICENCE: &str = "OFL-1.1";

/// A face, as the package is called that it was cut from.
pub struct Face {
    pub name: &'static str,
    /// The package's version.
    pub version: &'static str,
}

pub const ALL: [Face; 2] =
    [Face { name: "asap", version: "5.3.0" }, Face { name: "faustina", version: "5.3.0" }];

impl Face {
    pub fn file(&self) -> PathBuf {
        format!("{}.woff2", self.name).into()
    }

    /// The text of its licence.
    pub fn licence(&self) -> Result<String> {
        let file = project::root().join(FOLDER).join(format!("{}.licence.txt", self.name));
        Ok(String::from_utf8_lossy(&files::read(&file)?).into_owned())
    }
}

/// Is this file a face?
pub fn is_one(path: &Path) -> bool {
    path.extension().is_some_and(|kind| kind == "woff2")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle::version::PAGE;

    #[test]
    fn the_page_asks_for_its_faces_at_once_and_the_window_may_show_them() {
        let text = |folder: &str, file: &str| {
            let file = project::root().join(folder).join(file);
            String::from_utf8(files::read(&file).unwrap()).unwrap()
        };
        let (page, style) = (text("ui/root", PAGE), text("ui/style", "00-tokens.css"));
        let (boot, window) = (text("ui/static", "boot.js"), text("", "tauri.conf.json"));
        for face in ALL {
            let file = face.file().display().to_string();
            let asked = format!("<link rel=\"preload\" href=\"assets/{file}\" as=\"font\"");
            assert!(page.contains(&asked), "{file} is asked for before the style sheet is read");
            assert!(style.contains(&format!("url(\"{file}\")")), "{file} is in the style sheet");
            let family = format!("{}{}", face.name[..1].to_uppercase(), &face.name[1..]);
            assert!(boot.contains(&format!("\"{family}\"")), "the page waits for {family}");
        }
        for policy in [page, window] {
            assert!(policy.contains("font-src 'self'"));
        }
    }
}
