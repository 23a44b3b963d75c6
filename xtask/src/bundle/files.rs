//! The bundle's files: gathered first, then written so that what did not change is not touched.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// What a bundle holds, by its path inside the bundle.
#[derive(Debug, Default)]
pub struct Files(BTreeMap<PathBuf, Vec<u8>>);

impl Files {
    /// What stands at the top: the page's HTML, its manifest and the icons.
    pub fn top(root: &Path) -> Result<Files> {
        let mut files = Files::default();
        files.add_folder(&root.join("ui/root"))?;
        files.add_folder(&root.join("icons/web"))?;
        Ok(files)
    }

    /// What the page is made of, but for the wasm: its style and its hand-written scripts.
    pub fn assets(root: &Path) -> Result<Files> {
        let mut files = Files::default();
        files.add("style.css".into(), style(&root.join("ui/style"))?)?;
        files.add_folder(&root.join("ui/static"))?;
        Ok(files)
    }

    /// Adds everything in `folder`, under the paths it has there.
    pub fn add_folder(&mut self, folder: &Path) -> Result<()> {
        for path in paths(folder)? {
            self.add(path.clone(), read(&folder.join(path))?)?;
        }
        Ok(())
    }

    /// Adds everything of `others` in a folder of its own.
    pub fn add_under(&mut self, folder: &Path, others: Files) -> Result<()> {
        others.0.into_iter().try_for_each(|(path, content)| self.add(folder.join(path), content))
    }

    pub fn remove(&mut self, path: &Path) {
        self.0.remove(path);
    }

    /// Puts `content` in the place of what `path` holds.
    pub fn replace(&mut self, path: &Path, content: Vec<u8>) {
        self.0.insert(path.to_owned(), content);
    }

    pub fn get(&self, path: &Path) -> Result<&[u8]> {
        let content = self.0.get(path).map(Vec::as_slice);
        content.with_context(|| format!("the bundle has no {}", path.display()))
    }

    /// Every file, in the order of their paths.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &[u8])> {
        self.0.iter().map(|(path, content)| (path.as_path(), content.as_slice()))
    }

    pub fn add(&mut self, path: PathBuf, content: Vec<u8>) -> Result<()> {
        if self.0.contains_key(&path) {
            bail!("two files of the bundle would be called {}; rename one", path.display());
        }
        self.0.insert(path, content);
        Ok(())
    }

    /// Makes `folder` hold these files and no others.
    pub fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        for stale in paths(folder)?.iter().filter(|path| !self.0.contains_key(*path)) {
            fs::remove_file(folder.join(stale))?;
            // With its folder, if it was the last: that of an older version. One that holds more stays.
            if let Some(inner) = stale.parent().filter(|inner| !inner.as_os_str().is_empty()) {
                let _ = fs::remove_dir(folder.join(inner));
            }
        }
        for (path, content) in &self.0 {
            let place = folder.join(path);
            // The window's build looks at times: an equal file stays as old as it is.
            if fs::read(&place).is_ok_and(|there| there == *content) {
                continue;
            }
            if let Some(parent) = place.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(&place, content).with_context(|| format!("{} cannot be written", place.display()))?;
        }
        Ok(())
    }
}

/// One style sheet out of those in `folder`, in the order of their names, without what only we read in them.
fn style(folder: &Path) -> Result<Vec<u8>> {
    let mut sheet = String::new();
    for path in paths(folder)?.iter().filter(|path| path.extension().is_some_and(|kind| kind == "css")) {
        let text = fs::read_to_string(folder.join(path))
            .with_context(|| format!("{} cannot be read", path.display()))?;
        for line in uncommented(&text).lines().map(str::trim).filter(|line| !line.is_empty()) {
            sheet.push_str(line);
            sheet.push('\n');
        }
    }
    Ok(sheet.into_bytes())
}

fn uncommented(style: &str) -> String {
    let mut pieces = style.split("/*");
    let first = pieces.next().unwrap_or_default();
    let rest = pieces.filter_map(|piece| piece.split_once("*/")).map(|(_, after)| after);
    std::iter::once(first).chain(rest).collect()
}

/// The files in `folder` and below, as seen from it, in the order of their names.
pub fn paths(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(inner) = open.pop() {
        let here = folder.join(&inner);
        for entry in fs::read_dir(&here).with_context(|| format!("{} is missing", here.display()))? {
            let entry = entry?;
            let path = inner.join(entry.file_name());
            if entry.file_type()?.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

pub fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    fn folder_of(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = project::scratch(name).unwrap();
        for (path, content) in files {
            let place = folder.join(path);
            fs::create_dir_all(place.parent().unwrap()).unwrap();
            fs::write(place, content).unwrap();
        }
        folder
    }

    #[test]
    fn style_sheets_follow_each_other_by_name() {
        let folder = folder_of(
            "test-style",
            &[
                ("20-home.css", "b {\n  /* why\n     so */\n  top: 0; /* and */ left: 0;\n}"),
                ("00-tokens.css", "a{}\n\n"),
                ("notes.md", "no"),
            ],
        );
        assert_eq!(style(&folder).unwrap(), b"a{}\nb {\ntop: 0;  left: 0;\n}\n");
    }

    #[test]
    fn writing_drops_what_is_gone_and_leaves_alone_what_is_equal() {
        let source = folder_of("test-source", &[("boot.js", "new"), ("icons/a.svg", "same")]);
        let dist = folder_of("test-dist", &[("boot.js", "old"), ("icons/a.svg", "same"), ("gone/x.js", "x")]);
        let written = |path: &str| fs::metadata(dist.join(path)).unwrap().modified().unwrap();
        let before = written("icons/a.svg");
        let mut files = Files::default();
        files.add_folder(&source).unwrap();
        files.write(&dist).unwrap();
        assert_eq!(fs::read_to_string(dist.join("boot.js")).unwrap(), "new");
        assert_eq!(written("icons/a.svg"), before, "an equal file must not look changed");
        assert!(!dist.join("gone").exists());
        Files::default().write(&dist).unwrap();
        assert!(dist.is_dir() && paths(&dist).unwrap().is_empty(), "the folder itself stays");
    }

    #[test]
    fn two_files_of_one_name_are_a_mistake() {
        let source = folder_of("test-twice", &[("boot.js", "x")]);
        let mut files = Files::default();
        files.add_folder(&source).unwrap();
        assert!(files.add_folder(&source).unwrap_err().to_string().contains("boot.js"));
    }
}
