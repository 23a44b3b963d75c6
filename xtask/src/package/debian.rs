//! The package for Debian and its derivatives: a tree of files and a control file, packed by `dpkg-deb`.

use std::env;
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::program;
use crate::project;

const DESCRIPTION: &str = "\
train board game for one device, against bots or passed around
 Claim routes between cities, connect the cities on your tickets, and build
 the longest path. Railhead has maps of North America and Europe with all
 their rules, for two to five players on one device: friends, or bots at six
 levels. It works offline, needs no account, and saves after every move.";

/// The maintainer, unless the environment variables of Debian's tools name one.
const MAINTAINER: (&str, &str) = ("Railhead", "railhead@railhead.invalid");

/// What the package is made of.
pub struct Contents<'a> {
    pub app: &'a Path,
    pub version: &'a str,
    /// The licence notices of all crates.
    pub licences: &'a str,
}

/// Makes the package in `folder`, and returns its file.
pub fn make(contents: &Contents<'_>, folder: &Path) -> Result<PathBuf> {
    let room = project::scratch("debian")?;
    let tree = room.join("railhead");
    let moment = moment()?;
    fill(contents, &tree, &moment)?;
    let architecture = program::read(Command::new("dpkg").arg("--print-architecture"))?.trim().to_owned();
    let depends = depends(&room, &tree)?;
    let control = control(contents.version, &architecture, &depends, size(&tree)?);
    fs::create_dir_all(tree.join("DEBIAN"))?;
    write(&tree.join("DEBIAN/control"), control.as_bytes())?;
    let file = folder.join(format!("railhead_{}_{architecture}.deb", contents.version));
    program::read(
        Command::new("dpkg-deb")
            .args(["--root-owner-group", "-Zxz", "--build"])
            .arg(&tree)
            .arg(&file)
            // The package must be reproducible.
            .env("SOURCE_DATE_EPOCH", &moment.epoch),
    )?;
    Ok(file)
}

/// When the sources were last changed.
struct Moment {
    epoch: String,
    words: String,
}

fn moment() -> Result<Moment> {
    let ask = |format: &str| {
        let mut git = Command::new("git");
        let asked = git.current_dir(project::root()).args(["log", "-1", format]);
        Ok::<_, anyhow::Error>(program::read(asked)?.trim().to_owned())
    };
    Ok(Moment { epoch: ask("--format=%ct")?, words: ask("--format=%cD")? })
}

fn fill(contents: &Contents<'_>, tree: &Path, moment: &Moment) -> Result<()> {
    let linux = project::root().join("src-tauri/linux");
    let share = tree.join("usr/share");
    let program = tree.join("usr/games/railhead");
    write(&program, &read(contents.app)?)?;
    program::read(
        Command::new("strip").args(["--strip-unneeded", "--remove-section=.comment"]).arg(&program),
    )?;
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755))?;
    write(&share.join("applications/railhead.desktop"), &read(&linux.join("railhead.desktop"))?)?;
    let about = "game.railhead.metainfo.xml";
    write(&share.join("metainfo").join(about), &read(&linux.join(about))?)?;
    icons(&share.join("icons/hicolor"))?;
    write(&share.join("man/man6/railhead.6.gz"), &packed(&read(&linux.join("railhead.6"))?)?)?;
    let doc = share.join("doc/railhead");
    write(&doc.join("copyright"), &read(&linux.join("copyright"))?)?;
    write(&doc.join("licences.txt.gz"), &packed(contents.licences.as_bytes())?)?;
    write(&doc.join("CHANGELOG.md.gz"), &packed(&read(&project::root().join("CHANGELOG.md"))?)?)?;
    write(&doc.join("changelog.gz"), &packed(changelog(contents.version, &moment.words).as_bytes())?)
}

fn icons(hicolor: &Path) -> Result<()> {
    let drawn = project::root().join("icons");
    for (size, file) in [
        ("32x32", "32x32.png"),
        ("64x64", "64x64.png"),
        ("128x128", "128x128.png"),
        ("256x256", "128x128@2x.png"),
        ("512x512", "icon.png"),
    ] {
        write(&hicolor.join(size).join("apps/railhead.png"), &read(&drawn.join(file))?)?;
    }
    write(&hicolor.join("scalable/apps/railhead.svg"), &read(&drawn.join("railhead.svg"))?)
}

/// The system's libraries that the program is linked to, with the versions it needs.
fn depends(room: &Path, tree: &Path) -> Result<String> {
    // The tool requires a source package's control file.
    write(&room.join("debian/control"), b"Source: railhead\n\nPackage: railhead\nArchitecture: any\n")?;
    let program = tree.join("usr/games/railhead");
    let printed =
        program::read(Command::new("dpkg-shlibdeps").current_dir(room).arg("-O").arg("-e").arg(program))?;
    let line = printed.lines().find_map(|line| line.strip_prefix("shlibs:Depends="));
    Ok(line.context("dpkg-shlibdeps did not say what the program needs")?.to_owned())
}

fn control(version: &str, architecture: &str, depends: &str, kilobytes: u64) -> String {
    format!(
        "Package: railhead\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: {}\n\
         Installed-Size: {kilobytes}\nDepends: {depends}\nSection: games\nPriority: optional\n\
         Description: {DESCRIPTION}\n",
        maintainer()
    )
}

fn changelog(version: &str, moment: &str) -> String {
    format!(
        "railhead ({version}) unstable; urgency=medium\n\n  * What has changed for players stands in \
         CHANGELOG.md.gz, beside this.\n\n -- {}  {moment}\n",
        maintainer()
    )
}

fn maintainer() -> String {
    let value = |variable: &str, usual: &str| env::var(variable).unwrap_or_else(|_| usual.to_owned());
    format!("{} <{}>", value("DEBFULLNAME", MAINTAINER.0), value("DEBEMAIL", MAINTAINER.1))
}

/// In kilobytes, as the control file wants it.
fn size(folder: &Path) -> Result<u64> {
    let mut bytes = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        bytes +=
            if entry.file_type()?.is_dir() { size(&entry.path())? * 1024 } else { entry.metadata()?.len() };
    }
    Ok(bytes.div_ceil(1024))
}

fn packed(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    GzEncoder::new(&mut packed, Compression::best()).write_all(content)?;
    Ok(packed)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}

fn write(path: &Path, content: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
        // A package's folders must be readable by all, whatever the umask is.
        for folder in folder.ancestors().take_while(|folder| folder.starts_with(project::target())) {
            fs::set_permissions(folder, fs::Permissions::from_mode(0o755))?;
        }
    }
    fs::write(path, content).with_context(|| format!("{} cannot be written", path.display()))?;
    Ok(fs::set_permissions(path, fs::Permissions::from_mode(0o644))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_control_file_says_what_is_asked_for() {
        let control = control("1.2.3", "amd64", "libc6", 12);
        assert!(control.starts_with("Package: railhead\nVersion: 1.2.3\nArchitecture: amd64\n"), "{control}");
        assert!(control.contains("\nDepends: libc6\n") && control.ends_with("every move.\n"), "{control}");
        assert!(control.lines().all(|line| line.len() <= 80), "a description is read on a terminal");
    }
}
