//! A WebDriver: the process that drives a browser or a window for a test.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value};

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

    /// Opens what the capabilities describe.
    pub(super) async fn session(&self, capabilities: Map<String, Value>) -> Client {
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .unwrap_or_else(|error| panic!("no session could be opened: {error}"))
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

/// A port that nobody listens on. Tests run side by side, and until its driver listens a port is free to the next who
/// asks: each is given away once.
fn free_port() -> u16 {
    static GIVEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    let mut given = GIVEN.lock().expect("nobody panics with it");
    loop {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("its address").port();
        if given.insert(port) {
            return port;
        }
    }
}
