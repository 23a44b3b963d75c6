//! Where a native window keeps its games, and where it puts the files that a person asked for.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use crate::handout::Handout;
use crate::protocol::{Trouble, Whereabouts};

/// Overrides the platform's folders: for tests, and for those who carry their saves along.
pub const HOME_VARIABLE: &str = "RAILHEAD_HOME";

/// The database's file. It has a folder of its own, because the window's web view keeps caches
/// in the data directory too.
pub fn database() -> Result<PathBuf, Trouble> {
    let home = match chosen() {
        Some(home) => home,
        None => ProjectDirs::from("", "", "Railhead").ok_or(Trouble::NoHome)?.data_dir().to_path_buf(),
    };
    Ok(home.join("saves").join("railhead.db"))
}

/// Puts a file where a browser would have put it: among the downloads.
pub fn hand_out(handout: &Handout) -> Result<Whereabouts, Trouble> {
    hand_out_to(&exports()?, handout)
}

/// Writes it into `folder`, under the first name that is free: no file is ever written over.
pub fn hand_out_to(folder: &Path, handout: &Handout) -> Result<Whereabouts, Trouble> {
    let refuse =
        |error: io::Error| Trouble::NotHandedOut { reason: format!("{}: {error}", folder.display()) };
    std::fs::create_dir_all(folder).map_err(refuse)?;
    let (path, mut file) = create(folder, &handout.name).map_err(refuse)?;
    let written = file.write_all(&handout.bytes).and_then(|()| file.sync_all());
    if let Err(error) = written {
        // Half a file would look like a whole one.
        let _ = std::fs::remove_file(&path);
        return Err(refuse(error));
    }
    Ok(Whereabouts::File { path: path.display().to_string() })
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

fn exports() -> Result<PathBuf, Trouble> {
    if let Some(home) = chosen() {
        return Ok(home.join("exports"));
    }
    let user = UserDirs::new().ok_or(Trouble::NoHome)?;
    Ok(user.download_dir().or(user.document_dir()).unwrap_or(user.home_dir()).to_path_buf())
}

fn chosen() -> Option<PathBuf> {
    std::env::var_os(HOME_VARIABLE).map(PathBuf::from)
}
