//! Where a native window keeps its games and its log, and where it puts exported files.

use std::fs::{DirBuilder, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use directories::{BaseDirs, ProjectDirs, UserDirs};

use crate::export::ExportFile;
use crate::protocol::{ExportPlace, TableError};

/// Overrides the platform's folders: for tests, and for people who carry their saves with them.
pub const HOME_VARIABLE: &str = "RAILHEAD_HOME";

/// The folders of one person's installation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Home {
    data: PathBuf,
    view: PathBuf,
    logs: PathBuf,
    exports: Exports,
}

/// Where exported files go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exports {
    /// Into this folder, without asking.
    Folder(PathBuf),
    /// Where the person says; the dialog proposes this folder.
    Asked(PathBuf),
}

impl Home {
    /// The folder given on the command line; else the one in the environment variable; else the platform's folders.
    pub fn find(asked: Option<PathBuf>) -> Result<Home, TableError> {
        let named = std::env::var_os(HOME_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
        match asked.or(named) {
            Some(folder) => Ok(Home::at(&folder)),
            None => Home::of_platform().ok_or(TableError::NoHome),
        }
    }

    /// Everything in one folder.
    pub fn at(folder: &Path) -> Home {
        // Absolute, because the working directory may change before a file is exported.
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        Home {
            view: folder.join("view"),
            logs: folder.join("logs"),
            exports: Exports::Folder(folder.join("exports")),
            data: folder,
        }
    }

    fn of_platform() -> Option<Home> {
        let project = ProjectDirs::from("", "", "Railhead")?;
        let user = UserDirs::new()?;
        let exports = user.download_dir().or(user.document_dir()).unwrap_or(user.home_dir());
        Some(Home {
            data: project.data_dir().to_owned(),
            view: project.data_local_dir().join("view"),
            logs: logs(&project)?,
            exports: Exports::Asked(exports.to_owned()),
        })
    }

    /// The folder of the data. One window at a time may use it.
    pub fn folder(&self) -> &Path {
        &self.data
    }

    /// The web view's own folder. It stays on this machine, while the games may be synchronised to another.
    pub fn view(&self) -> &Path {
        &self.view
    }

    pub fn logs(&self) -> &Path {
        &self.logs
    }

    pub fn exports(&self) -> &Exports {
        &self.exports
    }

    /// The database's file. It has a folder of its own, because a web view may keep caches beside it.
    pub fn database(&self) -> PathBuf {
        self.data.join("saves").join("railhead.db")
    }

    /// Makes the folders of the games and of the log, readable by this user only. Folders that an older version made are
    /// restricted too. A data folder that existed before keeps the rights that its owner gave it.
    pub fn make(&self) -> io::Result<()> {
        let games = self.data.join("saves");
        for folder in [&self.data, &games, &self.logs] {
            private_builder().create(folder)?;
        }
        for folder in [&games, &self.logs] {
            restrict(folder)?;
        }
        Ok(())
    }
}

/// Writes a file into a folder under the first free name. Nobody was asked, so no file is overwritten.
pub fn put_into(folder: &Path, export: &ExportFile) -> Result<ExportPlace, TableError> {
    let written =
        std::fs::create_dir_all(folder).and_then(|()| write_new(folder, &export.name, &export.bytes));
    export_place(folder, written)
}

/// Writes a file to the path that a person chose. A file at that path is replaced as a whole or not at all.
pub fn put_at(path: &Path, export: &ExportFile) -> Result<ExportPlace, TableError> {
    let folder = path.parent().unwrap_or(Path::new("/"));
    let replaced =
        write_new(folder, &format!("{}.part", export.name), &export.bytes).and_then(|unfinished| {
            let renamed = std::fs::rename(&unfinished, path);
            if renamed.is_err() {
                let _ = std::fs::remove_file(unfinished);
            }
            renamed.map(|()| path.to_owned())
        });
    export_place(path, replaced)
}

fn export_place(place: &Path, written: io::Result<PathBuf>) -> Result<ExportPlace, TableError> {
    match written {
        Ok(path) => Ok(ExportPlace::File { path: path.display().to_string() }),
        Err(error) => Err(TableError::NotExported { reason: format!("{}: {error}", place.display()) }),
    }
}

/// Writes a new file in `folder` and syncs it to the disk.
fn write_new(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let (path, mut file) = create(folder, name)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        // Half a file would look like a whole one.
        let _ = std::fs::remove_file(&path);
    }
    written.map(|()| path)
}

/// Linux has a folder for state such as logs, and macOS one for logs; Windows has neither.
fn logs(project: &ProjectDirs) -> Option<PathBuf> {
    if cfg!(target_os = "macos") {
        return Some(BaseDirs::new()?.home_dir().join("Library/Logs/Railhead"));
    }
    Some(project.state_dir().map_or_else(|| project.data_local_dir().join("logs"), Path::to_owned))
}

/// A builder that makes a folder, and those above it, readable by this user only. On systems without Unix permissions a
/// user's own folders are closed to others already.
fn private_builder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

#[cfg(unix)]
fn restrict(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))
}

#[cfg(not(unix))]
fn restrict(_: &Path) -> io::Result<()> {
    Ok(())
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
        let games = std::path::absolute("/games").unwrap();
        assert_eq!(home.database(), games.join("saves").join("railhead.db"));
        assert!(home.logs().starts_with(&games) && home.view().starts_with(&games));
        assert_eq!(*home.exports(), Exports::Folder(games.join("exports")));
        assert!(Home::at(Path::new("here")).folder().is_absolute(), "the working directory may change");
    }

    #[test]
    fn a_file_is_overwritten_only_if_the_person_chose_it() {
        let folder = tempfile::tempdir().unwrap();
        let export = |text: &str| ExportFile { name: "a.txt".into(), mime: "text/plain", bytes: text.into() };
        let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
        for text in ["one", "two"] {
            put_into(folder.path(), &export(text)).unwrap();
        }
        assert_eq!((read("a.txt"), read("a-2.txt")), ("one".into(), "two".into()));
        let path = folder.path().join("a.txt");
        let place = put_at(&path, &export("three")).unwrap();
        assert_eq!(place, ExportPlace::File { path: path.display().to_string() });
        assert_eq!(read("a.txt"), "three");
        std::fs::create_dir(folder.path().join("b.txt")).unwrap();
        assert!(put_at(&folder.path().join("b.txt"), &export("four")).is_err(), "a folder is in the way");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3, "no unfinished file is left");
    }

    #[cfg(unix)]
    #[test]
    fn other_users_cannot_read_the_games() {
        use std::os::unix::fs::PermissionsExt;

        let rights = |folder: &Path| std::fs::metadata(folder).unwrap().permissions().mode() & 0o777;
        let somewhere = tempfile::tempdir().unwrap();
        let asked = somewhere.path().join("new");
        Home::at(&asked).make().unwrap();
        for folder in [asked.clone(), asked.join("saves"), asked.join("logs")] {
            assert_eq!(rights(&folder), 0o700, "{}", folder.display());
        }
        let open = std::fs::Permissions::from_mode(0o755);
        for folder in [&asked, &asked.join("saves")] {
            std::fs::set_permissions(folder, open.clone()).unwrap();
        }
        Home::at(&asked).make().unwrap();
        assert_eq!(rights(&asked.join("saves")), 0o700, "folders of an older version are restricted too");
        assert_eq!(rights(&asked), 0o755, "a folder that existed before keeps its rights");
    }
}
