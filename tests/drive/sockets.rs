//! Whom the processes of a window talk to, as the system sees it.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The port of those who know the addresses of names.
const NAMES: &str = "0035";

/// So many looks at known processes before new ones are searched for.
const LOOKS: u32 = 25;

/// Looks again and again, until it is asked what was seen. A request lasts longer than a look takes.
pub struct Sockets {
    enough: Arc<AtomicBool>,
    seen: JoinHandle<BTreeSet<Peer>>,
}

/// The other end of an internet socket, and what kind of socket it is, as the system writes them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Peer {
    kind: &'static str,
    address: String,
    /// The program that has the socket.
    pub program: String,
}

impl Sockets {
    /// Of every process that was started with this folder in its environment: the app, its web view's helpers.
    pub fn of(home: &Path) -> Sockets {
        let mark = format!("RAILHEAD_HOME={}\0", home.display());
        let enough = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&enough);
        let seen = thread::spawn(move || {
            let mut seen = BTreeSet::new();
            while !told.load(Ordering::Relaxed) {
                // To find the processes is much more work than to look at those that are known.
                let processes = processes(&mark);
                for _ in 0..LOOKS {
                    seen.extend(processes.iter().flat_map(|process| peers(process)));
                    thread::sleep(Duration::from_millis(20));
                }
            }
            // And once more those that were born meanwhile.
            seen.extend(processes(&mark).iter().flat_map(|process| peers(process)));
            seen
        });
        Sockets { enough, seen }
    }

    /// The other ends of all internet sockets so far.
    pub fn seen(self) -> BTreeSet<Peer> {
        self.enough.store(true, Ordering::Relaxed);
        self.seen.join().expect("a look at the sockets")
    }

    /// Nobody but this very machine was talked to; and somebody was, by whom the window is driven.
    pub fn saw_only_this_machine(self) {
        let peers = self.seen();
        assert!(!peers.is_empty(), "what drives the window is connected to it: nothing was seen at all");
        let far: Vec<_> = peers.iter().filter(|peer| !peer.is_local()).collect();
        assert!(far.is_empty(), "the app has talked to another machine: {far:?}");
    }
}

impl Peer {
    /// An end on this very machine, or none yet. Of a socket that is not connected, and so can send to anybody, nobody
    /// knows whom it talks to; and whoever answers for names here asks others.
    fn is_local(&self) -> bool {
        let (address, port) = self.address.split_once(':').unwrap_or_default();
        let four = address.strip_prefix("0000000000000000FFFF0000").unwrap_or(address);
        let here = address.bytes().all(|digit| digit == b'0')
            || (four.len() == 8 && four.ends_with("7F"))
            || address == "00000000000000000000000001000000";
        here && self.kind.starts_with("tcp") && port != NAMES
    }

    /// Is it this port, on whatever machine?
    pub fn is_at(&self, port: u16) -> bool {
        self.address.ends_with(&format!(":{port:04X}"))
    }
}

fn processes(mark: &str) -> Vec<PathBuf> {
    let all = fs::read_dir("/proc").expect("the processes").flatten().map(|process| process.path());
    all.filter(|folder| {
        let environment = fs::read(folder.join("environ")).unwrap_or_default();
        String::from_utf8_lossy(&environment).contains(mark)
    })
    .collect()
}

fn peers(process: &Path) -> BTreeSet<Peer> {
    let known = ends(process);
    let program = fs::read_to_string(process.join("comm")).unwrap_or_default();
    let files = fs::read_dir(process.join("fd")).into_iter().flatten().flatten();
    let links = files.filter_map(|file| fs::read_link(file.path()).ok());
    let ends = links.filter_map(|link| known.get(link.to_str()?).cloned());
    ends.map(|(kind, address)| Peer { kind, address, program: program.trim().to_owned() }).collect()
}

/// The kind and the other end of each socket that a process could have, by the socket's name.
fn ends(process: &Path) -> HashMap<String, (&'static str, String)> {
    let mut ends = HashMap::new();
    for kind in ["tcp", "tcp6", "udp", "udp6"] {
        let table = fs::read_to_string(process.join("net").join(kind)).unwrap_or_default();
        for line in table.lines().skip(1) {
            let words: Vec<&str> = line.split_whitespace().collect();
            if let (Some(peer), Some(number)) = (words.get(2), words.get(9)) {
                ends.insert(format!("socket:[{number}]"), (kind, (*peer).to_owned()));
            }
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_near() {
        let is_local = |kind: &'static str, address: &str| {
            Peer { kind, address: address.to_owned(), program: String::new() }.is_local()
        };
        for near in ["0100007F:1F90", "00000000:0000", "00000000000000000000000001000000:1F90"] {
            assert!(is_local("tcp", near), "{near}");
        }
        assert!(is_local("tcp6", "0000000000000000FFFF00000100007F:1F90"));
        for far in ["08080808:0035", "0101A8C0:01BB", "B80D0120000000000000000001000000:01BB"] {
            assert!(!is_local("tcp", far), "{far}");
        }
        assert!(!is_local("udp", "00000000:0000"), "it may send to anybody");
        assert!(!is_local("udp", "3500007F:0035") && !is_local("tcp", "3500007F:0035"), "it asks for a name");
    }

    /// Where the system has such tables; no window is driven anywhere else.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_connection_of_ones_own_is_seen() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let _open = std::net::TcpStream::connect(("127.0.0.1", port)).unwrap();
        let table = ends(Path::new("/proc/self"));
        assert!(table.values().any(|peer| *peer == ("tcp", format!("0100007F:{port:04X}"))));
    }
}
