//! Checks that the web folder's build is reproducible, so that anyone can compare it with its sources: `web --out` writes
//! the same bytes, and `play --web` serves them.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::project;
use crate::test::served;

/// Builds the web folder from scratch, from a copy of the sources in another folder, and compares it with what the tasks
/// make.
pub fn check() -> Result<()> {
    let workshop = project::scratch("twice")?;
    let compared = compare(&workshop);
    // It is half a gigabyte.
    fs::remove_dir_all(workshop)?;
    compared
}

fn compare(workshop: &Path) -> Result<()> {
    let [sources, target, first, second] =
        ["sources", "target", "first", "second"].map(|name| workshop.join(name));
    copy_sources(&sources)?;
    program::run(Command::new(env::current_exe()?).args(["web", "--out"]).arg(&first))?;
    bundle::make_in(&sources, &target, &[Loader::Browser], Finish::Release, &second)?;
    same(&first, &Loader::Browser.folder(&second))?;
    served::check(&first)
}

/// Copies the sources as they are, with uncommitted changes.
fn copy_sources(to: &Path) -> Result<()> {
    let root = project::root();
    let mut git = Command::new("git");
    git.current_dir(&root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    for path in program::read(&mut git)?.split_terminator('\0') {
        // A deleted file is listed until the deletion is committed.
        let (from, to) = (root.join(path), to.join(path));
        if let Some(folder) = to.parent().filter(|_| from.is_file()) {
            fs::create_dir_all(folder)?;
            fs::copy(&from, &to).with_context(|| format!("{path} cannot be copied"))?;
        }
    }
    Ok(())
}

fn same(first: &Path, second: &Path) -> Result<()> {
    let (ours, theirs) = (bundle::files::paths(first)?, bundle::files::paths(second)?);
    ensure!(ours == theirs, "two builds of the web folder hold other files: {ours:?} and {theirs:?}");
    for path in ours {
        if fs::read(first.join(&path))? != fs::read(second.join(&path))? {
            bail!("two builds of the web folder differ in {}", path.display());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_or_a_file_makes_a_difference() {
        let folder = |name: &str, file: &str, content: &str| {
            let folder = project::scratch(name).unwrap();
            fs::write(folder.join(file), content).unwrap();
            folder
        };
        let one = folder("test-twice-one", "a.js", "1");
        assert!(same(&one, &folder("test-twice-same", "a.js", "1")).is_ok());
        let other = same(&one, &folder("test-twice-byte", "a.js", "2")).unwrap_err().to_string();
        assert!(other.ends_with("differ in a.js"), "{other}");
        assert!(same(&one, &folder("test-twice-file", "b.js", "1")).is_err());
    }
}
