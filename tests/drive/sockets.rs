//! The servers that a window's processes are connected to, according to the system.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The port of name servers.
const DNS_PORT: &str = "0035";

/// How often the sockets of known processes are read before new processes are searched for.
const READS_PER_SEARCH: u32 = 25;

/// A thread that reads the sockets again and again until [`Sockets::seen`]. A request lasts longer than one reading.
pub struct Sockets {
    stop: Arc<AtomicBool>,
    seen: JoinHandle<BTreeSet<Peer>>,
}

/// The remote address of an internet socket, and the kind of socket, as the system writes them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Peer {
    kind: &'static str,
    address: String,
    /// The program that has the socket.
    pub program: String,
}

impl Sockets {
    /// Watches every process that was started with this folder in its environment: the app and its web view's helpers.
    pub fn of(home: &Path) -> Sockets {
        let mark = format!("RAILHEAD_HOME={}\0", home.display());
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let seen = thread::spawn(move || {
            let mut seen = BTreeSet::new();
            while !stopped.load(Ordering::Relaxed) {
                // Finding the processes takes much longer than reading the sockets of known ones.
                let processes = processes(&mark);
                for _ in 0..READS_PER_SEARCH {
                    seen.extend(processes.iter().flat_map(|process| peers(process)));
                    thread::sleep(Duration::from_millis(20));
                }
            }
            // Once more, for processes that have started since.
            seen.extend(processes(&mark).iter().flat_map(|process| peers(process)));
            seen
        });
        Sockets { stop, seen }
    }

    /// Stops watching, and returns the remote addresses of all internet sockets.
    pub fn seen(self) -> BTreeSet<Peer> {
        self.stop.store(true, Ordering::Relaxed);
        self.seen.join().expect("the sockets that were seen")
    }

    /// Asserts that no other machine was contacted, and that sockets were seen at all: there is always the driver's.
    pub fn saw_only_this_machine(self) {
        let peers = self.seen();
        assert!(!peers.is_empty(), "not even the driver's own connection was seen");
        let far: Vec<_> = peers.iter().filter(|peer| !peer.is_local()).collect();
        assert!(far.is_empty(), "the app has contacted another machine: {far:?}");
    }
}

impl Peer {
    /// Whether the peer is on this machine, or the socket is a TCP one that is not connected yet. A UDP socket counts as
    /// remote: it can send to any address. So does a local name server, which asks others.
    fn is_local(&self) -> bool {
        let (address, port) = self.address.split_once(':').unwrap_or_default();
        let four = address.strip_prefix("0000000000000000FFFF0000").unwrap_or(address);
        let here = address.bytes().all(|digit| digit == b'0')
            || (four.len() == 8 && four.ends_with("7F"))
            || address == "00000000000000000000000001000000";
        here && self.kind.starts_with("tcp") && port != DNS_PORT
    }

    /// Whether the peer has this port, on any machine.
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

/// The kind and the remote address of each socket in the process's network namespace, by the socket's name.
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

    /// Only Linux has these tables, and windows are driven on Linux only.
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
