//! Checks what `play --web` serves, by requests like a browser's.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::bundle::files;
use crate::bundle::version::PAGE;

/// A running `play --web`. It is killed when this is dropped.
struct Server {
    process: Child,
    address: String,
}

/// Checks that `play --web` serves every file of `folder` unchanged.
pub fn check(folder: &Path) -> Result<()> {
    let server = Server::start()?;
    let page = fs::read(folder.join(PAGE))?;
    ensure!(server.ask("")? == page, "`play --web` shows another page than {}", folder.display());
    for path in files::paths(folder)? {
        let name = path.to_str().context("an unreadable name")?.replace('\\', "/");
        ensure!(server.ask(&name)? == fs::read(folder.join(&path))?, "`play --web` serves another {name}");
    }
    Ok(())
}

impl Server {
    fn start() -> Result<Server> {
        let mut process = Command::new(env::current_exe()?)
            .args(["play", "--web", "--port", "0"])
            .stdout(Stdio::piped())
            .spawn()
            .context("`play --web` could not be started")?;
        let printed = process.stdout.take().context("no output to read");
        let mut server = Server { process, address: String::new() };
        let mut lines = BufReader::new(printed?).lines().map_while(Result::ok);
        let found = lines.find_map(|line| address(&line).map(str::to_owned));
        server.address = found.context("`play --web` has ended without an address")?;
        Ok(server)
    }

    /// The content of the file with this name, uncompressed.
    fn ask(&self, name: &str) -> Result<Vec<u8>> {
        let mut stream = TcpStream::connect(&self.address)?;
        // With HTTP 1.0 the answer comes in one piece, and then the connection is closed.
        write!(stream, "GET /{name} HTTP/1.0\r\nHost: {}\r\n\r\n", self.address)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let end =
            answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").context("an answer without a head")?;
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        ensure!(head.split(' ').nth(1) == Some("200"), "/{name} is not served: {head}");
        Ok(answer.split_off(end + 4))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address in a line of words, if it names one.
fn address(line: &str) -> Option<&str> {
    line.split_once("http://")?.1.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_among_words() {
        assert_eq!(address("The game is at http://127.0.0.1:80 — Ctrl-C stops it"), Some("127.0.0.1:80"));
        assert_eq!(address("[web] wasm … 1.0 s"), None);
    }
}
