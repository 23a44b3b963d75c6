//! The standard library's source, in exactly the compiler's version.
//!
//! The toolchain may have it already. Debian's archive has many versions, one in each suite.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::program;
use crate::setup::wasm_std::Toolchain;

/// The suites of Debian's archive, the most stable first.
const SUITES: [&str; 4] = ["trixie", "trixie-backports", "forky", "sid"];
const KEYRING: &str = "/usr/share/keyrings/debian-archive-keyring.gpg";

/// The source's folder `library`. If it has to be fetched, it is kept in `room` for the next time.
pub fn library(toolchain: &Toolchain, room: &Path) -> Result<PathBuf> {
    let own = toolchain.sysroot.join("lib/rustlib/src/rust/library");
    if own.join("Cargo.lock").is_file() {
        return Ok(own);
    }
    if let Some(fetched) = fetched(toolchain, room) {
        return Ok(fetched);
    }
    if !program::is_there("apt-get") || !Path::new(KEYRING).is_file() {
        bail!("this system's packages do not include Rust's source");
    }
    let mirror = mirror()?;
    SUITES
        .iter()
        .find_map(|suite| fetch(&mirror, suite, toolchain, room).transpose())
        .unwrap_or_else(|| bail!("no release of the distribution has Rust's source {}", toolchain.version))
}

/// The same folder, if it was fetched into `room` before.
pub fn fetched(toolchain: &Toolchain, room: &Path) -> Option<PathBuf> {
    let library = room.join(format!("source/usr/src/rustc-{}/library", toolchain.version));
    library.join("Cargo.lock").is_file().then_some(library)
}

/// The mirror this machine is set to use.
fn mirror() -> Result<String> {
    let format = "$(ORIGIN)|$(LABEL)|$(CREATED_BY)|$(REPO_URI)";
    let targets = program::read(Command::new("apt-get").args(["indextargets", "--format", format]))?;
    main_mirror(&targets).context("this machine's package sources name no Debian mirror")
}

fn main_mirror(targets: &str) -> Option<String> {
    targets.lines().find_map(|line| line.strip_prefix("Debian|Debian|Packages|")).map(str::to_owned)
}

/// Fetches the source from `suite`; `None` if the suite has another version.
fn fetch(mirror: &str, suite: &str, toolchain: &Toolchain, room: &Path) -> Result<Option<PathBuf>> {
    let apt = Apt::new(mirror, suite, &room.join(suite))?;
    apt.run("apt-get", &["update"])?;
    let listed = apt.run("apt-cache", &["madison", "rust-src"])?;
    let Some(version) = fitting(&listed, &toolchain.version) else { return Ok(None) };
    apt.run("apt-get", &["download", &format!("rust-src={version}")])?;
    let package = apt.downloaded()?;
    // Under another name until it is whole: half a source would be taken for one the next time.
    let coming = room.join("coming");
    program::read(Command::new("dpkg-deb").arg("--extract").arg(package).arg(&coming))?;
    fs::rename(coming, room.join("source"))?;
    let library = fetched(toolchain, room);
    library.map(Some).with_context(|| {
        format!("the package rust-src {version} does not hold the library's source where it used to")
    })
}

/// The package version that packs `release`, out of apt-cache's table.
fn fitting(table: &str, release: &str) -> Option<String> {
    table
        .lines()
        .filter_map(|line| line.split('|').nth(1))
        .map(str::trim)
        .find(|version| version.strip_prefix(release).is_some_and(|rest| rest.starts_with(['+', '-', '~'])))
        .map(str::to_owned)
}

/// An apt that uses only one suite and does not change the machine's own lists.
struct Apt {
    folder: PathBuf,
    options: Vec<String>,
}

impl Apt {
    fn new(mirror: &str, suite: &str, folder: &Path) -> Result<Apt> {
        fs::create_dir_all(folder.join("lists/partial"))?;
        fs::create_dir_all(folder.join("cache/archives/partial"))?;
        let sources = folder.join("suite.sources");
        let text =
            format!("Types: deb\nURIs: {mirror}\nSuites: {suite}\nComponents: main\nSigned-By: {KEYRING}\n");
        fs::write(&sources, text)?;
        let options = [
            format!("Dir::Etc::sourcelist={}", sources.display()),
            "Dir::Etc::sourceparts=-".to_owned(),
            format!("Dir::State::lists={}", folder.join("lists").display()),
            format!("Dir::Cache={}", folder.join("cache").display()),
            // The folder may be closed to the user that apt downloads as.
            "APT::Sandbox::User=root".to_owned(),
            "Acquire::Languages=none".to_owned(),
            "Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false".to_owned(),
        ];
        Ok(Apt { folder: folder.to_owned(), options: options.into() })
    }

    fn run(&self, tool: &str, words: &[&str]) -> Result<String> {
        let options = self.options.iter().flat_map(|option| ["-o", option]);
        program::read(Command::new(tool).current_dir(&self.folder).args(options).args(words))
    }

    fn downloaded(&self) -> Result<PathBuf> {
        let files = fs::read_dir(&self.folder)?;
        let mut paths = files.filter_map(|entry| Some(entry.ok()?.path()));
        paths
            .find(|path| path.extension().is_some_and(|kind| kind == "deb"))
            .context("apt downloaded no package")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_compilers_own_version_fits() {
        let table =
            " rust-src | 1.95.0+dfsg1-1~bpo13+1 | http://mirror trixie-backports/main amd64 Packages\n";
        assert_eq!(fitting(table, "1.95.0").as_deref(), Some("1.95.0+dfsg1-1~bpo13+1"));
        assert_eq!(fitting(table, "1.95"), None, "1.95 is not the release 1.95.0");
        assert_eq!(fitting(table, "1.96.0"), None);
        assert_eq!(fitting("", "1.95.0"), None);
    }

    #[test]
    fn the_mirror_is_the_machines_own_and_not_the_security_archive() {
        let targets = "Debian|Debian-Security|Packages|http://mirror/security/\n\
                       Debian|Debian|Components-amd64|http://mirror/other/\n\
                       Debian|Debian|Packages|http://mirror/debian/\n";
        assert_eq!(main_mirror(targets).as_deref(), Some("http://mirror/debian/"));
        assert_eq!(main_mirror("Ubuntu|Ubuntu|Packages|http://mirror/ubuntu/\n"), None);
    }
}
