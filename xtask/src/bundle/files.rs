//! The bundle's files: collected first, then written so that unchanged files are not touched.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::bundle::faces;
use crate::bundle::version::{self, PAGE, SERVICE};

/// The contents of a bundle's files, by their paths in the bundle.
#[derive(Debug, Default)]
pub struct Files(BTreeMap<PathBuf, Vec<u8>>);

impl Files {
    /// The files at the top level: the page's HTML, its manifest and the icons.
    pub fn top(root: &Path) -> Result<Files> {
        let mut files = Files::default();
        files.add_folder(&root.join("ui/root"))?;
        files.add_folder(&root.join("icons/web"))?;
        Ok(files)
    }

    /// The page's assets without the wasm: its style sheet, its faces and its hand-written scripts.
    pub fn assets(root: &Path) -> Result<Files> {
        let mut files = Files::default();
        files.add("style.css".into(), style(&root.join("ui/style"))?)?;
        for face in faces::ALL {
            files.add(face.file(), read(&root.join(faces::FOLDER).join(face.file()))?)?;
        }
        files.add_folder(&root.join("ui/static"))?;
        Ok(files)
    }

    /// The files of an earlier build in `folder`.
    pub fn made(folder: &Path) -> Result<Files> {
        let mut files = Files::default();
        for path in earlier(folder)?.into_iter().filter(|path| folder.join(path).is_file()) {
            files.add(path.clone(), read(&folder.join(path))?)?;
        }
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

    /// Replaces the content at `path`.
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

    /// Writes these files into `folder` and deletes all others there.
    pub fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        self.replace_all(&paths(folder)?, folder)
    }

    /// Writes these files into a folder that the caller chose: an empty one, or one with an earlier build. Files of others
    /// are not touched.
    pub fn write_beside(&self, folder: &Path) -> Result<()> {
        self.replace_all(&earlier(folder)?, folder)
    }

    /// Replaces the `older` files in `folder` by these. A visitor always finds a complete version: files that name others
    /// are written after them, and files that are no longer named are deleted last.
    fn replace_all(&self, older: &[PathBuf], folder: &Path) -> Result<()> {
        let mut files: Vec<_> = self.iter().collect();
        files.sort_by_key(|(path, _)| names_others(path));
        for (path, content) in files {
            put(&folder.join(path), content)?;
        }
        for stale in older.iter().filter(|path| !self.0.contains_key(*path) && folder.join(path).is_file()) {
            fs::remove_file(folder.join(stale))?;
            // This also removes the folder of an older version once it is empty.
            if let Some(inner) = stale.parent().filter(|inner| !inner.as_os_str().is_empty()) {
                let _ = fs::remove_dir(folder.join(inner));
            }
        }
        Ok(())
    }
}

/// Creates a folder if needed, and returns the files of an earlier build in it. A folder with other files but no build of
/// ours is an error.
pub fn earlier(folder: &Path) -> Result<Vec<PathBuf>> {
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let is_empty = fs::read_dir(folder)?.next().is_none();
    let older = fs::read_to_string(folder.join(SERVICE)).ok().as_deref().and_then(version::listed);
    if older.is_none() && !is_empty {
        bail!(
            "{} holds files, and no earlier build of the game; name a folder that is empty or not there yet",
            folder.display()
        );
    }
    Ok(older.unwrap_or_default())
}

/// The page and its service worker, compressed or not, name all the other files.
fn names_others(path: &Path) -> bool {
    let is = |name: &str| path.to_str().is_some_and(|path| path.starts_with(name));
    is(PAGE) || is(SERVICE)
}

fn put(place: &Path, content: &[u8]) -> Result<()> {
    // The window's build looks at modification times, so an unchanged file is not written.
    if fs::read(place).is_ok_and(|there| there == content) {
        return Ok(());
    }
    if let Some(parent) = place.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(place, content).with_context(|| format!("{} cannot be written", place.display()))
}

/// All style sheets of `folder` as one, in the order of their names, without comments and indentation.
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
    fn files_of_others_are_not_touched_in_a_chosen_folder() {
        let service = "const VERSION = \"1\";\nconst FILES = [\n  \"./\",\n  \"assets-1/a.js\",\n  \"../out.js\",\n];\n";
        let old =
            [("service.js", service), ("index.html", "1"), ("assets-1/a.js", "1"), ("assets-1/a.js.br", "1")];
        let theirs = [("CNAME", "a name"), ("assets-1/b.js", "b"), (".git/config", "c")];
        let around = folder_of("test-beside", &[("out.js", "not in it")]);
        let folder = folder_of("test-beside/site", &[&old[..], &theirs[..]].concat());
        let mut files = Files::default();
        files.add("index.html".into(), b"2".to_vec()).unwrap();
        files.write_beside(&folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join("index.html")).unwrap(), "2");
        assert!(!folder.join("assets-1/a.js").exists() && !folder.join("assets-1/a.js.br").exists());
        assert!(theirs.iter().all(|(path, _)| folder.join(path).is_file()), "others' files stay");
        assert!(around.join("out.js").is_file(), "and so does what lies outside");

        let stranger = folder_of("test-stranger", &[("letter.txt", "dear")]);
        for refused in [earlier(&stranger).map(drop), files.write_beside(&stranger)] {
            let refusal = refused.unwrap_err().to_string();
            assert!(refusal.contains("holds files, and no earlier build"), "{refusal}");
        }
        assert_eq!(paths(&stranger).unwrap(), [PathBuf::from("letter.txt")]);
        files.write_beside(&project::scratch("test-empty").unwrap()).unwrap();
    }

    /// A build that is interrupted, here by a file that cannot be written, has deleted nothing.
    #[test]
    fn the_older_version_is_complete_until_the_newer_one_is() {
        let named = |version: u8| {
            format!("const VERSION = \"{version}\";\nconst FILES = [\n  \"assets-{version}/a.js\",\n];\n")
        };
        let folder = folder_of(
            "test-half",
            &[
                ("service.js", &named(1)),
                ("index.html", "1"),
                ("assets-1/a.js", "1"),
                ("z.png/x", "in the way"),
            ],
        );
        let mut files = Files::default();
        for (path, content) in
            [("assets-2/a.js", "2"), ("index.html", "2"), ("service.js", &*named(2)), ("z.png", "2")]
        {
            files.add(path.into(), content.as_bytes().to_vec()).unwrap();
        }
        files.write_beside(&folder).unwrap_err();
        let text = |path: &str| fs::read_to_string(folder.join(path)).unwrap();
        assert_eq!((text("index.html"), text("assets-1/a.js")), ("1".to_owned(), "1".to_owned()));
        assert_eq!((text("service.js"), text("assets-2/a.js")), (named(1), "2".to_owned()));

        fs::remove_dir_all(folder.join("z.png")).unwrap();
        files.write_beside(&folder).unwrap();
        assert_eq!((text("index.html"), text("service.js")), ("2".to_owned(), named(2)));
        assert!(!folder.join("assets-1").exists());
    }

    #[test]
    fn two_files_of_one_name_are_a_mistake() {
        let source = folder_of("test-twice", &[("boot.js", "x")]);
        let mut files = Files::default();
        files.add_folder(&source).unwrap();
        assert!(files.add_folder(&source).unwrap_err().to_string().contains("boot.js"));
    }
}
