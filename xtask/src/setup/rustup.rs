//! Installing components with rustup, if there is a rustup and its servers can be reached.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::program;
use crate::progress;

/// How long rustup may print nothing before it is killed: unreachable servers are given up soon …
const SILENCE: Duration = Duration::from_secs(20);
/// … but a download that has begun may be slow.
const DOWNLOAD: Duration = Duration::from_secs(600);

pub fn is_there() -> bool {
    program::is_there("rustup")
}

/// The formatter and the linter, which a minimal toolchain does not have.
pub fn components() -> Result<()> {
    let lacks = |(tool, _): &(&str, &str)| program::read(Command::new(tool).arg("--version")).is_err();
    let missing: Vec<&str> = [("cargo-fmt", "rustfmt"), ("cargo-clippy", "clippy")]
        .iter()
        .filter(|it| lacks(it))
        .map(|it| it.1)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let words = [&["component", "add"], missing.as_slice()].concat();
    progress::quiet("setup", &missing.join(" and "), || add(&words)).with_context(|| {
        format!(
            "the Rust toolchain lacks {0}; run `rustup component add {0}`, then try again",
            missing.join(" ")
        )
    })
}

/// Runs `rustup WORDS`, and kills it if it has printed nothing for too long.
pub fn add(words: &[&str]) -> Result<()> {
    let mut rustup = Command::new("rustup")
        .args(words)
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .context("rustup could not be started")?;
    let said = listen(&mut rustup)?;
    if !rustup.wait()?.success() {
        bail!("rustup could not do it ({})", complaint(&said));
    }
    Ok(())
}

/// Collects rustup's output until it ends. If it prints nothing for too long, it is killed.
fn listen(rustup: &mut Child) -> Result<Vec<String>> {
    let (line, lines) = mpsc::channel();
    let stderr = rustup.stderr.take().context("rustup's output was not piped")?;
    thread::spawn(move || {
        BufReader::new(stderr).lines().map_while(Result::ok).try_for_each(|text| line.send(text))
    });
    let mut said: Vec<String> = Vec::new();
    loop {
        match lines.recv_timeout(patience(said.last().map(String::as_str))) {
            Ok(text) => said.push(text),
            Err(RecvTimeoutError::Disconnected) => return Ok(said),
            Err(RecvTimeoutError::Timeout) => {
                rustup.kill()?;
                rustup.wait()?;
                bail!("rustup's servers do not answer");
            }
        }
    }
}

/// The essential lines of rustup's error output.
fn complaint(said: &[String]) -> &str {
    let errors = said.iter().filter_map(|line| line.strip_prefix("error: "));
    let line = errors.chain(said.iter().map(String::as_str).rev()).next().unwrap_or("it said nothing");
    line.split(": ").next().unwrap_or(line)
}

fn patience(last: Option<&str>) -> Duration {
    match last {
        Some(text) if text.contains("downloading") || text.contains("installing") => DOWNLOAD,
        Some(_) | None => SILENCE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_failure_the_error_is_told() {
        let said =
            ["info: syncing", "error: download failed for rust-std: refused", "    2: connection refused"];
        assert_eq!(complaint(&said.map(str::to_owned)), "download failed for rust-std");
        assert_eq!(complaint(&["odd".to_owned()]), "odd");
        assert_eq!(complaint(&[]), "it said nothing");
    }

    #[test]
    fn only_a_download_that_has_begun_may_take_long() {
        assert_eq!(patience(None), SILENCE);
        assert_eq!(patience(Some("info: syncing channel updates for 'stable'")), SILENCE);
        assert_eq!(patience(Some("info: downloading component rust-std")), DOWNLOAD);
    }
}
