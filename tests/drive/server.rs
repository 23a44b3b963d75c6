//! Serves the web build, as `cargo xtask play --web` does.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::environment::required;

pub struct Server {
    process: Child,
    pub address: String,
}

impl Server {
    pub fn start() -> Server {
        Server::of(&build())
    }

    /// Serves another folder than the build, such as [`copy_of_build`] with something broken in it.
    pub fn of(folder: &Path) -> Server {
        let mut process = Command::new(required("RAILHEAD_XTASK"))
            .arg("serve")
            .arg(folder)
            .args(["--port", "0"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let output = process.stdout.take().expect("its output");
        let line =
            BufReader::new(output).lines().next().expect("the server prints its address").expect("a line");
        let start = line.find("http://").unwrap_or_else(|| panic!("no address in {line:?}"));
        let address = line[start..].split_whitespace().next().expect("an address").to_owned();
        Server { process, address }
    }

    pub fn port(&self) -> u16 {
        let port = self.address.rsplit(':').next().and_then(|port| port.parse().ok());
        port.expect("an address ends with its port")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The folder of the web build.
pub fn build() -> PathBuf {
    required("RAILHEAD_DIST").into()
}

/// A copy of the web build that a test may change.
pub fn copy_of_build() -> TempDir {
    let copy = tempfile::tempdir().expect("a folder for the copy");
    copy_build(copy.path());
    copy
}

/// Copies the web build to `folder`.
pub fn copy_build(folder: &Path) {
    copy_folder(&build(), folder);
}

/// The path of an asset of the build, whatever the build's version. Its compressed forms are removed, so that a test may
/// change it.
pub fn asset(build: &Path, name: &str) -> PathBuf {
    let entries = std::fs::read_dir(build).expect("the build can be read");
    let files = entries.map(|entry| entry.expect("an entry").path().join(name));
    unpacked(
        &files.into_iter().find(|file| file.is_file()).unwrap_or_else(|| panic!("the build has no {name}")),
    )
}

/// Removes the compressed forms of a file of the build: the server would send them instead of the changed file.
pub fn unpacked(file: &Path) -> PathBuf {
    for ending in ["br", "gz"] {
        let mut packed = file.as_os_str().to_owned();
        packed.push(format!(".{ending}"));
        if Path::new(&packed).exists() {
            std::fs::remove_file(&packed).expect("the compressed form can be removed");
        }
    }
    file.to_owned()
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("the build can be read") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).expect("a copy");
        }
    }
}
