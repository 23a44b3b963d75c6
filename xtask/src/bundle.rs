//! The bundle: what a browser or the window loads.
//!
//! ```text
//! dist/web/      index.html manifest.webmanifest service.js icons
//!                assets-VERSION/   style.css boot.js work.js railhead.js railhead_bg.wasm licences.txt
//!                …and beside whatever shrinks, the same as .br and .gz
//! dist/window/   index.html icons, assets/ without work.js: the window's table is native
//! ```
//!
//! The version is a print of the assets: a host may let them be kept for ever, and a new build never mixes
//! with an old one. Inside the folder names are fixed and paths relative, so it works from any sub-path.

pub mod files;
mod glue;
pub mod licences;
mod packed;
pub mod version;
mod wasm;

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::progress;
use crate::project;
use files::Files;
use version::Version;

/// The hand-written script in `ui/static` that a worker starts with.
const WORKER_START: &str = "work.js";

/// What makes a page an app on a home screen; the window is one already.
const MANIFEST: &str = "manifest.webmanifest";

/// How much the compiler does to the wasm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// Quick to build, large and slow to run.
    Dev,
    /// As people get it.
    Release,
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

/// The folder that bundles are made in, unless another is asked for.
pub fn home() -> PathBuf {
    project::root().join("dist")
}

/// The task itself: both bundles.
pub fn task(finish: Finish, out: Option<PathBuf>) -> Result<()> {
    let out = out.unwrap_or_else(home);
    make(&[Loader::Browser, Loader::Window], finish, &out)?;
    progress::note("web", format!("made in {}", out.display()));
    Ok(())
}

/// Makes the bundles for `loaders` under `out`; whatever is up to date is left as it is.
pub fn make(loaders: &[Loader], finish: Finish, out: &Path) -> Result<()> {
    make_in(&project::root(), &project::target(), loaders, finish, out)
}

/// The same from the sources in the folder `root`, with everything on the way to them in the folder `target`.
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
            let version = Version::of(&assets, &files);
            files.add_under(&version.folder(), assets)?;
            version.mark(&mut files, root)?;
        }
        Loader::Window => {
            assets.remove(Path::new(WORKER_START));
            files.remove(Path::new(MANIFEST));
            files.add_under(Path::new(version::ASSETS), assets)?;
        }
    }
    if (loader, finish) == (Loader::Browser, Finish::Release) {
        packed::add(&mut files, target)?;
    }
    Ok(files)
}
