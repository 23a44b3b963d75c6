//! Someone on the network who must not be asked anything, and a script that tries to.

use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use super::Page;

/// Listens on an address that is not the page's own.
pub struct Stranger(TcpListener);

impl Stranger {
    fn waiting() -> Stranger {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a listener that can be asked");
        Stranger(listener)
    }

    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.0.local_addr().expect("an address").port())
    }

    /// What someone has asked for. Chromium opens a connection before it has looked at the policy, and then says
    /// nothing on it: that is nobody.
    fn was_asked(&self) -> Option<String> {
        loop {
            let mut caller = match self.0.accept() {
                Ok((caller, _)) => caller,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return None,
                Err(error) => panic!("the listener fails: {error}"),
            };
            caller.set_nonblocking(false).expect("a caller to listen to");
            caller.set_read_timeout(Some(Duration::from_millis(500))).expect("patience");
            let mut words = [0; 100];
            let count = caller.read(&mut words).unwrap_or(0);
            if count > 0 {
                return Some(String::from_utf8_lossy(&words[..count]).into_owned());
            }
        }
    }

    /// Tries every way out of a page that script has, and a script that is not from a file of ours.
    pub async fn is_refused_by(page: &Page) {
        Stranger::is_not_reached_by(page, TRIES).await;
    }

    /// The same from a worker of the page's own host, whose script is [`WORKER`] under this name.
    pub async fn is_refused_by_a_worker(page: &Page, script: &str) {
        Stranger::is_not_reached_by(page, &HIRE.replace("SCRIPT", script)).await;
    }

    /// Tries to take the page itself elsewhere: a window's page goes nowhere.
    pub async fn is_not_gone_to_by(page: &Page) {
        Stranger::is_not_reached_by(page, GO).await;
    }

    async fn is_not_reached_by(page: &Page, tries: &str) {
        let stranger = Stranger::waiting();
        let tried = page.run(&tries.replace("ADDRESS", &stranger.address())).await;
        let done: Vec<&str> =
            tried.as_array().expect("a list").iter().filter_map(|way| way.as_str()).collect();
        assert!(done.is_empty(), "the policy lets through: {done:?}");
        assert_eq!(stranger.was_asked(), None, "someone else was asked for something");
        // The proof would be none if nobody could have come.
        let mut caller = TcpStream::connect(stranger.address()).expect("a caller");
        caller.write_all(b"GET /").expect("a question");
        assert_eq!(stranger.was_asked().as_deref(), Some("GET /"), "the stranger can be reached");
    }
}

/// The script of a worker that tries what a worker can, and tells what has worked.
pub const WORKER: &str = "
    self.onmessage = async ({ data: address }) => {
      const done = [];
      const note = (way) => () => done.push(way);
      const socket = new Promise((resolve) => {
        try {
          const made = new WebSocket('ws://' + address + '/');
          made.onopen = () => { done.push('a socket'); resolve(); };
          made.onerror = resolve;
        } catch { resolve(); }
        setTimeout(resolve, 1500);
      });
      try { importScripts('http://' + address + '/script'); done.push('a script'); } catch {}
      try { new Function('return 1')(); done.push('eval'); } catch {}
      await fetch('http://' + address + '/fetch', { mode: 'no-cors' }).then(note('a request'), () => {});
      await socket;
      postMessage(done.map((way) => way + ' of a worker'));
    };";

/// Has a worker of the page's own host try, as a promise of the ways that worked.
const HIRE: &str = "
    return new Promise((resolve, reject) => {
      const worker = new Worker('SCRIPT');
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (error) => reject(error.message);
      worker.postMessage('ADDRESS');
    });";

/// Ways to leave. What matters is who was asked: of a page that has gone nobody would answer.
const GO: &str = "
    setTimeout(() => { location.href = 'http://ADDRESS/gone'; });
    setTimeout(() => window.open('http://ADDRESS/opened'), 300);
    return new Promise((resolve) => setTimeout(() => resolve([]), 1500));";

/// The ways that worked, as a promise.
const TRIES: &str = "
    const done = [];
    const note = (way) => () => done.push(way);
    const script = document.createElement('script');
    script.textContent = 'window.inlineScriptRan = true';
    document.head.append(script);
    if (window.inlineScriptRan) done.push('an inline script');
    // Later, and so not by the hand of the driver, to whom everything is allowed.
    const evaluated = new Promise((resolve) => setTimeout(() => {
      try { new Function('return 1')(); done.push('eval'); } catch {}
      resolve();
    }));
    const element = (tag, name, way) => new Promise((resolve) => {
      const made = document.createElement(tag);
      // A frame says that it has loaded even where it was refused.
      made.onload = () => { if (tag !== 'iframe') done.push(way); resolve(); };
      made.onerror = resolve;
      made[name] = 'http://ADDRESS/' + tag;
      if (tag === 'link') made.rel = 'stylesheet';
      document.head.append(made);
      setTimeout(resolve, 1500);
    });
    const socket = new Promise((resolve) => {
      try {
        const made = new WebSocket('ws://ADDRESS/');
        made.onopen = () => { done.push('a socket'); resolve(); };
        made.onerror = resolve;
      } catch { resolve(); }
      setTimeout(resolve, 1500);
    });
    // A worker whose script is made up on the spot would be bound by nothing but the page's policy.
    const made_up = (way, address) => new Promise((resolve) => {
      try {
        const worker = new Worker(address);
        worker.onmessage = () => { done.push(way); resolve(); };
        worker.onerror = (event) => { event.preventDefault(); resolve(); };
      } catch { resolve(); }
      setTimeout(resolve, 1500);
    });
    const script_of_none = `fetch('http://ADDRESS/worker', { mode: 'no-cors' }); postMessage(1)`;
    return Promise.all([
      made_up('a worker of a blob', URL.createObjectURL(new Blob([script_of_none], { type: 'text/javascript' }))),
      made_up('a worker of an address', 'data:text/javascript,' + encodeURIComponent(script_of_none)),
      fetch('http://ADDRESS/fetch', { mode: 'no-cors' }).then(note('a request'), () => {}),
      element('script', 'src', 'a script from elsewhere'),
      element('img', 'src', 'a picture from elsewhere'),
      element('link', 'href', 'a style from elsewhere'),
      element('iframe', 'src', 'a frame from elsewhere'),
      socket,
      evaluated,
    ]).then(() => done);";
