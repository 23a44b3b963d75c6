//! The bundle: what a browser or the window loads.
//!
//! ```text
//! dist/web/      index.html manifest.webmanifest service.js icons
//!                assets-VERSION/   style.css boot.js work.js railhead.js railhead_bg.wasm licences.txt,
//!                the faces, parts.js and the parts that it fetches
//!                …and compressed copies as .br and .gz
//! dist/window/   index.html icons, assets/ without work.js: the window's table is native
//! ```
//!
//! The version is a hash of the files: browsers may cache the assets for ever, and a new build never mixes
//! with an old one. Inside the folder names are fixed and paths relative, so it works from any sub-path.

mod alike;
pub mod faces;
pub mod files;
mod glue;
pub mod licences;
mod load;
mod names;
mod packed;
mod parts;
mod sweep;
pub mod version;
mod wasm;

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use crate::progress;
use crate::project;
use files::Files;
use load::Load;
use version::Version;

/// The hand-written script in `ui/static` that a worker starts with.
const WORKER_START: &str = "work.js";

/// The web app manifest, which makes a page an app on a home screen. The window does not need it.
const MANIFEST: &str = "manifest.webmanifest";

/// The build profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// Quick to build, large and slow to run.
    Dev,
    /// Small and fast, for release.
    Release,
}

impl Finish {
    /// By the option `--dev` of a task.
    pub fn of(dev: bool) -> Finish {
        if dev { Finish::Dev } else { Finish::Release }
    }
}

/// What the bundle is loaded by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loader {
    Browser,
    Window,
}

impl Loader {
    /// Where its bundle goes, under the folder `out`.
    pub fn folder(self, out: &Path) -> PathBuf {
        match self {
            Loader::Browser => out.join("web"),
            Loader::Window => out.join("window"),
        }
    }
}

/// The default folder of the bundles.
pub fn home() -> PathBuf {
    project::root().join("dist")
}

/// The task itself: makes both bundles, or with `out` only the web bundle, directly in that folder.
pub fn task(finish: Finish, out: Option<PathBuf>) -> Result<()> {
    let made = match out {
        None => {
            make(&[Loader::Browser, Loader::Window], finish, &home())?;
            Loader::Browser.folder(&home())
        }
        Some(folder) => {
            // Check the folder now: building takes minutes.
            files::earlier(&folder)?;
            let (root, target) = (project::root(), project::target());
            glue::make(&wasm::compile(finish, &root, &target)?, finish, &target)?;
            gather(Loader::Browser, finish, &root, &target)?.write_beside(&folder)?;
            folder
        }
    };
    progress::note("web", format!("made in {}", made.display()));
    if finish == Finish::Release {
        println!("{}", Load::of(&Files::made(&made)?, &load::languages(&project::root())?));
    }
    Ok(())
}

/// Makes the bundles for `loaders` under `out`. Files that have not changed are not touched.
pub fn make(loaders: &[Loader], finish: Finish, out: &Path) -> Result<()> {
    make_in(&project::root(), &project::target(), loaders, finish, out)
}

/// The same from the sources in `root`, with intermediate files in `target`.
pub fn make_in(root: &Path, target: &Path, loaders: &[Loader], finish: Finish, out: &Path) -> Result<()> {
    glue::make(&wasm::compile(finish, root, target)?, finish, target)?;
    for loader in loaders {
        gather(*loader, finish, root, target)?.write(&loader.folder(out))?;
    }
    Ok(())
}

fn gather(loader: Loader, finish: Finish, root: &Path, target: &Path) -> Result<Files> {
    let mut assets = Files::assets(root)?;
    assets.add_folder(&glue::folder(finish, target))?;
    assets.add(licences::FILE.into(), licences::of(loader)?.into_bytes())?;
    let mut files = Files::top(root)?;
    match loader {
        Loader::Browser => {
            let service = files::read(&root.join("ui").join(version::SERVICE))?;
            let version = Version::of(&assets, &files, &service);
            files.add_under(&version.folder(), assets)?;
            version.mark(&mut files, &service)?;
        }
        Loader::Window => {
            assets.remove(Path::new(WORKER_START));
            files.remove(Path::new(MANIFEST));
            let page = String::from_utf8(files.get(Path::new(version::PAGE))?.to_vec())?;
            files.replace(Path::new(version::PAGE), unlinked(&page)?.into_bytes());
            files.add_under(Path::new(version::ASSETS), assets)?;
        }
    }
    if (loader, finish) == (Loader::Browser, Finish::Release) {
        packed::add(&mut files, target)?;
        Load::of(&files, &load::languages(root)?).check()?;
    }
    Ok(files)
}

/// The page without its link to the manifest.
fn unlinked(page: &str) -> Result<String> {
    let others = page.lines().filter(|line| !line.contains(MANIFEST));
    let rest: String = others.flat_map(|line| [line, "\n"]).collect();
    ensure!(rest != page, "index.html names no {MANIFEST}");
    Ok(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_windows_page_links_no_manifest() {
        let page = "<head>\n  <link rel=\"manifest\" href=\"manifest.webmanifest\" />\n</head>\n";
        assert_eq!(unlinked(page).unwrap(), "<head>\n</head>\n");
        assert!(unlinked("<head>\n</head>\n").is_err(), "what is not there can't be taken out");
    }
}
