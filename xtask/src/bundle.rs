//! The bundle: what a browser or the window loads.
//!
//! ```text
//! dist/web/      index.html style.css boot.js work.js, page.js + page_bg.wasm, worker.js + worker_bg.wasm, icons
//! dist/window/   the same without the worker: the window's table is native
//! ```
//!
//! Names are fixed and `ui/index.html` is taken as it is: there is nothing to fill in.

mod files;
mod glue;
mod wasm;

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::progress;
use crate::project;
use files::Files;
use wasm::Part;

/// The hand-written script in `ui/static` that a worker starts with.
const WORKER_START: &str = "work.js";

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

    fn parts(self) -> &'static [Part] {
        match self {
            Loader::Browser => &[Part::Page, Part::Worker],
            Loader::Window => &[Part::Page],
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
    // Each part is compiled by itself: together, the page would be given the worker's features, and SQLite.
    for part in [Part::Page, Part::Worker] {
        if loaders.iter().any(|loader| loader.parts().contains(&part)) {
            glue::make(part, &part.compile(finish)?, finish)?;
        }
    }
    for loader in loaders {
        let mut files = Files::of_page(&project::root())?;
        for part in loader.parts() {
            files.add_folder(&glue::folder(*part, finish))?;
        }
        if !loader.parts().contains(&Part::Worker) {
            files.remove(Path::new(WORKER_START));
        }
        files.write(&loader.folder(out))?;
    }
    Ok(())
}
