//! Play: opens the window if there is a display, and serves the page to a browser otherwise.

use std::env;

use anyhow::Result;

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::project;
use crate::serve::{self, Port};
use crate::setup::{self, Purpose};

pub fn task(web: bool, port: Option<u16>) -> Result<()> {
    if web || port.is_some() || !has_display(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
    {
        in_browser(port.into())
    } else {
        in_window()
    }
}

/// macOS and Windows always have a display; elsewhere an environment variable says so.
fn has_display(is_set: impl Fn(&str) -> bool) -> bool {
    cfg!(any(target_os = "macos", windows)) || ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(is_set)
}

fn in_browser(port: Port) -> Result<()> {
    setup::ensure(Purpose::Web)?;
    let dist = bundle::home();
    bundle::make(&[Loader::Browser], Finish::Release, &dist)?;
    serve::serve(&Loader::Browser.folder(&dist), port, |address| {
        println!("Railhead is at http://{address} — Ctrl-C stops it");
    })
}

fn in_window() -> Result<()> {
    setup::ensure(Purpose::Window)?;
    bundle::make(&[Loader::Window], Finish::Release, &bundle::home())?;
    program::run(project::cargo().args(["build", "--release", "--workspace", "--bin", "railhead"]))?;
    program::run(&mut std::process::Command::new(project::app("release")))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_window_opens_only_where_there_is_a_display() {
        assert!(has_display(|name| name == "DISPLAY"));
        assert!(has_display(|name| name == "WAYLAND_DISPLAY"));
        assert!(!has_display(|_| false));
    }
}
