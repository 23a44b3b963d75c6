//! Play: opens the window if there is a display, and serves the page to a browser otherwise.

use std::env;

use anyhow::Result;

use crate::bundle::{self, Finish, Loader};
use crate::program;
use crate::project;
use crate::serve::{self, Port};
use crate::setup::{self, Purpose};

pub fn task(web: bool, port: Option<u16>, finish: Finish) -> Result<()> {
    if web || port.is_some() || !has_display(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
    {
        in_browser(port.into(), finish)
    } else {
        in_window(finish)
    }
}

/// macOS and Windows always have a display; elsewhere an environment variable says so.
fn has_display(is_set: impl Fn(&str) -> bool) -> bool {
    cfg!(any(target_os = "macos", windows)) || ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(is_set)
}

fn in_browser(port: Port, finish: Finish) -> Result<()> {
    setup::ensure(Purpose::Web)?;
    let dist = bundle::home();
    bundle::make(&[Loader::Browser], finish, &dist)?;
    serve::serve(&Loader::Browser.folder(&dist), port, |address| {
        println!("Railhead is at http://{address} — Ctrl-C stops it");
    })
}

fn in_window(finish: Finish) -> Result<()> {
    setup::ensure(Purpose::Window)?;
    bundle::make(&[Loader::Window], finish, &bundle::home())?;
    let (profile, folder) = match finish {
        Finish::Dev => ("dev", "debug"),
        Finish::Release => ("release", "release"),
    };
    program::run(project::cargo().args(["build", "--profile", profile, "--workspace", "--bin", "railhead"]))?;
    program::run(&mut std::process::Command::new(project::app(folder)))
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
