//! A server that the page must not contact, and scripts that try to contact it.

use std::io::{ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use super::Page;

/// Listens on an address of another origin than the page's.
pub struct ForeignServer(TcpListener);

impl ForeignServer {
    fn start() -> ForeignServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a listener that does not block");
        ForeignServer(listener)
    }

    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.0.local_addr().expect("an address").port())
    }

    /// The start of a request, if one was received. Chromium opens a connection before it checks the policy, and then
    /// sends nothing: such a connection does not count.
    fn request(&self) -> Option<String> {
        loop {
            let mut caller = match self.0.accept() {
                Ok((caller, _)) => caller,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return None,
                Err(error) => panic!("the listener fails: {error}"),
            };
            caller.set_nonblocking(false).expect("a connection that blocks");
            caller.set_read_timeout(Some(Duration::from_millis(500))).expect("a timeout");
            let mut words = [0; 100];
            let count = caller.read(&mut words).unwrap_or(0);
            if count > 0 {
                return Some(String::from_utf8_lossy(&words[..count]).into_owned());
            }
        }
    }

    /// Checks every way in which a script can contact another server, and that inline scripts and `eval` do not run.
    pub async fn is_unreachable_from(page: &Page) {
        ForeignServer::check(page, TRY_FROM_PAGE).await;
    }

    /// The same from a worker of the page's own host. [`WORKER_SCRIPT`] must be there under this name.
    pub async fn is_unreachable_from_worker(page: &Page, script: &str) {
        ForeignServer::check(page, &TRY_FROM_WORKER.replace("SCRIPT", script)).await;
    }

    /// Checks that the page cannot navigate to another server, as in the native window.
    pub async fn is_not_navigated_to_by(page: &Page) {
        ForeignServer::check(page, TRY_NAVIGATION).await;
    }

    /// Runs the script, which returns the names of the ways that worked, and asserts that none did.
    async fn check(page: &Page, script: &str) {
        let server = ForeignServer::start();
        let worked = page.run(&script.replace("ADDRESS", &server.address())).await;
        let worked: Vec<&str> =
            worked.as_array().expect("a list").iter().filter_map(|way| way.as_str()).collect();
        assert!(worked.is_empty(), "the policy lets through: {worked:?}");
        assert_eq!(server.request(), None, "another server received a request");
        // Without this, a server that cannot be reached at all would pass.
        let mut caller = TcpStream::connect(server.address()).expect("a connection");
        caller.write_all(b"GET /").expect("a request");
        assert_eq!(server.request().as_deref(), Some("GET /"), "the server can be reached");
    }
}

/// The script of a worker that tries every way that a worker has, and posts those that worked.
pub const WORKER_SCRIPT: &str = "
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

/// Starts that worker. A promise of the ways that worked.
const TRY_FROM_WORKER: &str = "
    return new Promise((resolve, reject) => {
      const worker = new Worker('SCRIPT');
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (error) => reject(error.message);
      worker.postMessage('ADDRESS');
    });";

/// Ways to navigate. Always returns an empty list, because a page that has navigated could not report it: what counts is
/// whether the server receives a request.
const TRY_NAVIGATION: &str = "
    setTimeout(() => { location.href = 'http://ADDRESS/gone'; });
    setTimeout(() => window.open('http://ADDRESS/opened'), 300);
    return new Promise((resolve) => setTimeout(() => resolve([]), 1500));";

/// A promise of the ways that worked.
const TRY_FROM_PAGE: &str = "
    const done = [];
    const note = (way) => () => done.push(way);
    const script = document.createElement('script');
    script.textContent = 'window.inlineScriptRan = true';
    document.head.append(script);
    if (window.inlineScriptRan) done.push('an inline script');
    // In a timeout: the policy does not apply to scripts that the driver itself runs.
    const evaluated = new Promise((resolve) => setTimeout(() => {
      try { new Function('return 1')(); done.push('eval'); } catch {}
      resolve();
    }));
    const element = (tag, name, way) => new Promise((resolve) => {
      const made = document.createElement(tag);
      // A frame fires its load event even if the policy has blocked it.
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
    // A worker whose script comes from a blob or a data address is bound by the page's policy only.
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
