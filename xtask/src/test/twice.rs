//! Whoever builds the web folder gets the same bytes: it can be checked against its sources.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail, ensure};

use crate::bundle::{self, Finish, Loader};
use crate::project;

/// Builds it once more from nothing, in another place, and compares it with what the stage before has built.
pub fn check() -> Result<()> {
    let (first, second) = (project::scratch("twice/first")?, project::scratch("twice/second")?);
    bundle::make(&[Loader::Browser], Finish::Release, &first)?;
    let workshop = project::scratch("twice/target")?;
    bundle::make_in(&workshop, &[Loader::Browser], Finish::Release, &second)?;
    let [first, second] = [&first, &second].map(|out| Loader::Browser.folder(out));
    same(&first, &second)?;
    // Half a gigabyte that nobody needs any more.
    fs::remove_dir_all(workshop)?;
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
