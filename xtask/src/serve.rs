//! A web server for one machine: the bundle, on a loopback address, until Ctrl-C.

use std::fs;
use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, IF_MODIFIED_SINCE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::Response;
use tokio::net::TcpListener;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// The usual port. A browser keeps saves by address, so it should stay the same.
const USUAL: u16 = 8470;

/// Which port to listen on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Port {
    /// The usual one, or the next that is free.
    Usual,
    /// This one; 0 lets the system choose.
    Chosen(u16),
}

impl From<Option<u16>> for Port {
    fn from(asked: Option<u16>) -> Port {
        asked.map_or(Port::Usual, Port::Chosen)
    }
}

/// The task itself: serves `folder`, and prints only the address on the first line, so that programs can read it.
pub fn task(folder: &Path, port: Port) -> Result<()> {
    serve(folder, port, |address| println!("http://{address}"))
}

/// Serves `folder` until Ctrl-C. `announce` is called once the server can be reached.
pub fn serve(folder: &Path, port: Port, announce: impl FnOnce(SocketAddr)) -> Result<()> {
    let page = fs::read_to_string(folder.join("index.html"))
        .with_context(|| format!("{} holds no bundle; run `cargo xtask web` first", folder.display()))?;
    let policy = policy(&page).context("index.html states no content security policy; it must")?;
    let header = |name: HeaderName, value: &str| -> Result<_> {
        Ok(SetResponseHeaderLayer::overriding(name, HeaderValue::from_str(value)?))
    };
    let router = Router::new()
        .fallback_service(ServeDir::new(folder).precompressed_br().precompressed_gzip())
        .layer(header(CONTENT_SECURITY_POLICY, policy)?)
        .layer(middleware::from_fn(set_cache_control))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff")?);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(port).await?;
        announce(listener.local_addr()?);
        // The reader of the address may be waiting at a pipe.
        std::io::stdout().flush()?;
        tokio::select! {
            ended = axum::serve(listener, router).into_future() => Ok(ended?),
            stopped = stop() => stopped,
        }
    })
}

/// Sets how long a browser may cache a file: for ever if its path has a version, else it must ask each time.
async fn set_cache_control(mut request: Request, next: Next) -> Response {
    let rule = if is_versioned(request.uri().path()) {
        "public, max-age=31536000, immutable"
    } else {
        // A newly deployed version may have older file times than the one that a browser has: "not modified since" would
        // then keep the new version from it.
        request.headers_mut().remove(IF_MODIFIED_SINCE);
        "no-cache"
    };
    let mut response = next.run(request).await;
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(rule));
    response
}

/// Is this path in a versioned folder of assets?
fn is_versioned(path: &str) -> bool {
    path.rsplit_once('/').is_some_and(|(folder, _)| folder.contains("/assets-"))
}

async fn listen(port: Port) -> Result<TcpListener> {
    let at = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    match port {
        Port::Chosen(port) => {
            at(port).await.with_context(|| format!("port {port} cannot be had; choose another with --port"))
        }
        Port::Usual => {
            for port in USUAL..USUAL + 20 {
                match at(port).await {
                    Err(error) if error.kind() == ErrorKind::AddrInUse => {}
                    done => return done.with_context(|| format!("port {port} cannot be had")),
                }
            }
            at(0).await.context("no port is free; stop another server, then try again")
        }
    }
}

/// Ends when the person at the keyboard, or the system, wants the server to.
async fn stop() -> Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => Ok(pressed?),
            _ = ended.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    Ok(tokio::signal::ctrl_c().await?)
}

/// The page's own policy. As a header it holds for the worker too, which a `<meta>` does not reach.
fn policy(page: &str) -> Option<&str> {
    let (_, after) = page.split_once("http-equiv=\"Content-Security-Policy\"")?;
    let (_, value) = after.split_once("content=\"")?;
    Some(value.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_says_what_the_page_says() {
        let page = "<meta\n  http-equiv=\"Content-Security-Policy\"\n  content=\"default-src 'none'\"\n/>";
        assert_eq!(policy(page), Some("default-src 'none'"));
        assert_eq!(policy("<meta charset=\"utf-8\">"), None);
    }

    #[test]
    fn only_what_names_its_version_is_kept_for_ever() {
        assert!(is_versioned("/assets-0123456789abcdef/railhead_bg.wasm"));
        assert!(is_versioned("/game/assets-0123456789abcdef/railhead_bg.wasm"), "from a sub-path too");
        assert!(!is_versioned("/"));
        assert!(!is_versioned("/game/assets-0123456789abcdef"));
        assert!(!is_versioned("/service.js"));
    }

    #[test]
    fn a_port_that_is_asked_for_is_not_exchanged_for_another() {
        let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let error = runtime.block_on(listen(Port::Chosen(port))).unwrap_err();
        assert!(error.to_string().contains("choose another with --port"), "{error}");
    }
}
