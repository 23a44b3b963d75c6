//! Whom a browser wants to talk to. It is given a proxy for every address but the game's own: whoever asks, the page,
//! its worker or the service behind both, has to come by here. Everything is noted and nothing passed on.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Whom Chromium asks by itself: its makers for the time and for updates, and in good time whoever it searches with.
const ITS_MAKERS: [&str; 4] = [".google.com", ".googleapis.com", ".gvt1.com", ".duckduckgo.com"];

pub struct Proxy {
    pub(super) port: u16,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Proxy {
    pub fn start() -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let notes = Arc::clone(&asked);
        // It ends with the test's process.
        thread::spawn(move || {
            for caller in listener.incoming().flatten() {
                let notes = Arc::clone(&notes);
                thread::spawn(move || note(caller, &notes));
            }
        });
        Proxy { port, asked }
    }

    /// What was asked for so far, but for what the browser wants for itself.
    pub fn asked(&self) -> Vec<String> {
        let asked = self.asked.lock().expect("nobody panics with it").clone();
        asked.into_iter().filter(|address| !is_the_makers(address)).collect()
    }
}

fn note(mut caller: TcpStream, notes: &Mutex<Vec<String>>) {
    // A connection on which nothing is said, as browsers open some in advance, asks nobody anything.
    let _ = caller.set_read_timeout(Some(Duration::from_secs(30)));
    let mut words = [0; 2000];
    let count = caller.read(&mut words).unwrap_or(0);
    let words = String::from_utf8_lossy(&words[..count]);
    if let Some(address) = words.split_whitespace().nth(1) {
        notes.lock().expect("nobody panics with it").push(address.to_owned());
    }
    let _ = caller.write_all(b"HTTP/1.1 502 Not here\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
}

/// An address as a proxy is told it: whole, or a host and its port.
fn is_the_makers(address: &str) -> bool {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = rest.split(['/', ':']).next().unwrap_or_default();
    ITS_MAKERS.iter().any(|maker| host.ends_with(maker))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_makers_are_told_from_all_others() {
        assert!(is_the_makers("accounts.google.com:443"));
        assert!(is_the_makers("update.googleapis.com/service"));
        for other in
            ["google.com.elsewhere.invalid:443", "http://elsewhere.invalid/.google.com", "127.0.0.1:80"]
        {
            assert!(!is_the_makers(other), "{other}");
        }
    }
}
