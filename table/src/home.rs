//! Where a native window keeps its games and its log, and where it puts the files that a person asked for.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use directories::{BaseDirs, ProjectDirs, UserDirs};

use crate::handout::Handout;
use crate::protocol::{Trouble, Whereabouts};

/// Overrides the platform's folders: for tests, and for those who carry their saves along.
pub const HOME_VARIABLE: &str = "RAILHEAD_HOME";

/// The folders of one person's game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Home {
    data: PathBuf,
    logs: PathBuf,
    exports: PathBuf,
}

impl Home {
    /// The folder that was asked for; else the one that the variable names; else the platform's.
    pub fn find(asked: Option<PathBuf>) -> Result<Home, Trouble> {
        let named = std::env::var_os(HOME_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
        match asked.or(named) {
            Some(folder) => Ok(Home::at(&folder)),
            None => Home::usual().ok_or(Trouble::NoHome),
        }
    }

    /// Everything in one folder.
    pub fn at(folder: &Path) -> Home {
        // Where a program is started from must not matter later, when a file is handed out.
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        Home { logs: folder.join("logs"), exports: folder.join("exports"), data: folder }
    }

    fn usual() -> Option<Home> {
        let project = ProjectDirs::from("", "", "Railhead")?;
        let user = UserDirs::new()?;
        let exports = user.download_dir().or(user.document_dir()).unwrap_or(user.home_dir());
        Some(Home { data: project.data_dir().to_owned(), logs: logs(&project)?, exports: exports.to_owned() })
    }

    /// What is kept here belongs to one window at a time.
    pub fn folder(&self) -> &Path {
        &self.data
    }

    pub fn logs(&self) -> &Path {
        &self.logs
    }

    /// The database's file. It has a folder of its own, because a web view may keep caches beside it.
    pub fn database(&self) -> PathBuf {
        self.data.join("saves").join("railhead.db")
    }

    /// Puts a file where a browser would have put it, among the downloads, under the first name that is free:
    /// no file is ever written over.
    pub fn hand_out(&self, handout: &Handout) -> Result<Whereabouts, Trouble> {
        let refuse = |error: io::Error| Trouble::NotHandedOut {
            reason: format!("{}: {error}", self.exports.display()),
        };
        std::fs::create_dir_all(&self.exports).map_err(refuse)?;
        let (path, mut file) = create(&self.exports, &handout.name).map_err(refuse)?;
        let written = file.write_all(&handout.bytes).and_then(|()| file.sync_all());
        if let Err(error) = written {
            // Half a file would look like a whole one.
            let _ = std::fs::remove_file(&path);
            return Err(refuse(error));
        }
        Ok(Whereabouts::File { path: path.display().to_string() })
    }
}

/// Linux has a folder for what is kept but is no data, and macOS one for logs; Windows has neither.
fn logs(project: &ProjectDirs) -> Option<PathBuf> {
    if cfg!(target_os = "macos") {
        return Some(BaseDirs::new()?.home_dir().join("Library/Logs/Railhead"));
    }
    Some(project.state_dir().map_or_else(|| project.data_local_dir().join("logs"), Path::to_owned))
}

fn create(folder: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let mut path = folder.join(name);
    let mut number = 2;
    loop {
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                path = folder.join(format!("{stem}-{number}.{extension}"));
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_asked_for_holds_everything() {
        let home = Home::find(Some("/games".into())).unwrap();
        assert_eq!(home.database(), Path::new("/games/saves/railhead.db"));
        assert!(home.logs().starts_with("/games") && home.exports.starts_with("/games"));
        assert!(Home::at(Path::new("here")).folder().is_absolute(), "the program may go elsewhere");
    }
}
