//! A proxy that records which servers a browser wants to contact. The browser uses it for every address but the game's own,
//! so requests of the page, its worker and its service worker all arrive here. None is passed on.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Hosts that Chromium contacts by itself: its makers' for the time and for updates, and those of search engines.
const BROWSER_HOSTS: [&str; 4] = [".google.com", ".googleapis.com", ".gvt1.com", ".duckduckgo.com"];

pub struct Proxy {
    pub(super) port: u16,
    requests: Arc<Mutex<Vec<String>>>,
}

impl Proxy {
    pub fn start() -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let requests = Arc::new(Mutex::new(Vec::new()));
        let notes = Arc::clone(&requests);
        // The thread ends with the test's process.
        thread::spawn(move || {
            for caller in listener.incoming().flatten() {
                let notes = Arc::clone(&notes);
                thread::spawn(move || note(caller, &notes));
            }
        });
        Proxy { port, requests }
    }

    /// The addresses that were requested so far, without those that the browser contacts by itself.
    pub fn requests(&self) -> Vec<String> {
        let requests = self.requests.lock().expect("not poisoned").clone();
        requests.into_iter().filter(|address| !is_browser_own(address)).collect()
    }
}

fn note(mut caller: TcpStream, notes: &Mutex<Vec<String>>) {
    // Browsers open some connections in advance and send nothing: these do not count.
    let _ = caller.set_read_timeout(Some(Duration::from_secs(30)));
    let mut request = [0; 2000];
    let count = caller.read(&mut request).unwrap_or(0);
    let request = String::from_utf8_lossy(&request[..count]);
    if let Some(address) = request.split_whitespace().nth(1) {
        notes.lock().expect("not poisoned").push(address.to_owned());
    }
    let _ = caller.write_all(b"HTTP/1.1 502 Not here\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
}

/// `address` is a whole address or a host with its port, as browsers send it to a proxy.
fn is_browser_own(address: &str) -> bool {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = rest.split(['/', ':']).next().unwrap_or_default();
    BROWSER_HOSTS.iter().any(|known| host.ends_with(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_that_the_browser_contacts_itself_are_told_from_all_others() {
        assert!(is_browser_own("accounts.google.com:443"));
        assert!(is_browser_own("update.googleapis.com/service"));
        for other in
            ["google.com.elsewhere.invalid:443", "http://elsewhere.invalid/.google.com", "127.0.0.1:80"]
        {
            assert!(!is_browser_own(other), "{other}");
        }
    }
}
