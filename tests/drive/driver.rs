//! A WebDriver: the process that drives a browser or a window for a test.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value};

/// Where drivers listen: so many ports from the first on.
const FIRST: u16 = 20_000;
const PLACES: u32 = 10_000;

/// Killed when it is dropped, and with it whatever it drives.
pub(super) struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts a driver and waits until it listens. The variables are inherited by what it drives.
    pub(super) fn start(program: &str, variables: &[(&str, &str)]) -> Driver {
        let port = free_port();
        let process = Command::new(program)
            .arg(format!("--port={port}"))
            .envs(variables.iter().copied())
            .stdout(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} cannot be started: {error}"));
        let driver = Driver { process, port };
        driver.wait(program);
        driver
    }

    fn wait(&self, program: &str) {
        let patience = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            assert!(Instant::now() < patience, "{program} does not listen on port {} after 20 s", self.port);
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Opens what the capabilities describe, at one of so many tries; each that fails is said.
    pub(super) async fn session(&self, capabilities: Map<String, Value>, tries: u32) -> Client {
        let address = format!("http://127.0.0.1:{}", self.port);
        let mut tried = 0;
        loop {
            tried += 1;
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => return client,
                Err(error) => {
                    eprintln!("no session at try {tried}: {error}");
                    assert!(tried < tries, "no session could be opened");
                }
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

impl Driver {
    /// Waits until the program that it has started is gone: another one would only show the window of the first.
    pub(super) async fn is_alone(&self) {
        let id = self.process.id();
        let children = format!("/proc/{id}/task/{id}/children");
        let patience = Instant::now() + Duration::from_secs(20);
        while std::fs::read_to_string(&children).is_ok_and(|children| !children.trim().is_empty()) {
            assert!(Instant::now() < patience, "what was closed is still there after 20 s");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Already gone is as good.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A port that nobody listens on, from below those that a system gives to whoever asks for any: one of these could be
/// given away before the driver has it, or be the very one that the first call to it is made from, which then reaches
/// itself. Tests run side by side, so each is given once, and each process begins elsewhere.
fn free_port() -> u16 {
    static GIVEN: AtomicU32 = AtomicU32::new(0);
    let from = std::process::id().wrapping_mul(97);
    loop {
        let place = from.wrapping_add(GIVEN.fetch_add(1, Ordering::Relaxed)) % PLACES;
        let port = FIRST + u16::try_from(place).expect("a place is small");
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}
