//! A WebDriver process, which drives a browser or a window for a test.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value};

/// The range of ports on which drivers listen.
const FIRST_PORT: u16 = 20_000;
const PORT_COUNT: u32 = 10_000;

/// Killed when dropped.
pub(super) struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts a driver and waits until it listens. The program that it drives inherits the variables.
    pub(super) fn start(program: &str, variables: &[(&str, &str)]) -> Driver {
        let port = free_port();
        let process = Command::new(program)
            .arg(format!("--port={port}"))
            .envs(variables.iter().copied())
            .stdout(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} cannot be started: {error}"));
        let driver = Driver { process, port };
        driver.wait_until_listening(program);
        driver
    }

    fn wait_until_listening(&self, program: &str) {
        let deadline = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            assert!(Instant::now() < deadline, "{program} does not listen on port {} after 20 s", self.port);
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Opens the browser or window that the capabilities describe. Tries up to `tries` times and prints each error.
    pub(super) async fn session(&self, capabilities: Map<String, Value>, tries: u32) -> Client {
        let address = format!("http://127.0.0.1:{}", self.port);
        let mut attempt = 0;
        loop {
            attempt += 1;
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => return client,
                Err(error) => {
                    eprintln!("no session at attempt {attempt}: {error}");
                    assert!(attempt < tries, "no session could be opened");
                }
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

impl Driver {
    /// Waits until the program that it started has exited: a second start would only bring the first one's window to the
    /// front.
    pub(super) async fn wait_until_program_exits(&self) {
        let id = self.process.id();
        let children = format!("/proc/{id}/task/{id}/children");
        let deadline = Instant::now() + Duration::from_secs(20);
        while std::fs::read_to_string(&children).is_ok_and(|children| !children.trim().is_empty()) {
            assert!(Instant::now() < deadline, "the closed program still runs after 20 s");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A free port below the ephemeral range. A port of that range could be assigned to another program before the driver
/// binds it, or become the source port of the first connection to the driver, which would then connect to itself.
/// Tests run in parallel, so no port is returned twice, and each process starts at another port.
fn free_port() -> u16 {
    static RETURNED: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(97);
    loop {
        let offset = first.wrapping_add(RETURNED.fetch_add(1, Ordering::Relaxed)) % PORT_COUNT;
        let port = FIRST_PORT + u16::try_from(offset).expect("an offset is small");
        if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return port;
        }
    }
}
