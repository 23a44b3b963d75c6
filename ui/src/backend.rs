//! How the page reaches its table: by Tauri's calls in the native window, by messages to a worker in a browser.
//! No other module knows which.

mod answers;
mod file;
mod window;
mod worker;

use std::rc::Rc;

use leptos::prelude::*;
use table::protocol::{Ask, Exported, Import, Imported, TableError, Update};

/// The page's client of its table. Copies are cheap and share one transport.
#[derive(Clone, Copy)]
pub struct Backend(StoredValue<Rc<Transport>, LocalStorage>);

/// Called with each update, and with an error that no pending request could report.
type OnUpdate = Rc<dyn Fn(Result<Update, BackendError>)>;

enum Transport {
    Window(window::Window),
    Worker(worker::Worker),
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum BackendError {
    /// The table refused.
    #[error(transparent)]
    Refused(#[from] TableError),
    /// A file to import is gone, is a folder, or may not be read.
    #[error("{0}")]
    Unreadable(String),
    /// The table is gone, or its message can't be understood. Whatever it had acknowledged is saved.
    #[error("{0}")]
    Lost(String),
}

impl Backend {
    /// Connects to this page's table. `on_update` is called with each update, and with an error that no pending request
    /// could report.
    pub fn connect(on_update: impl Fn(Result<Update, BackendError>) + 'static) -> Backend {
        let on_update: OnUpdate = Rc::new(on_update);
        let transport = if window::is_here() {
            Transport::Window(window::Window::listen(on_update))
        } else {
            Transport::Worker(worker::Worker::new(on_update))
        };
        Backend(StoredValue::new_local(Rc::new(transport)))
    }

    /// Sends a request to the table and waits for its reply.
    pub async fn ask<A: Ask>(self, ask: A) -> Result<A::Answer, BackendError> {
        let transport = self.0.get_value();
        let reply = match &*transport {
            Transport::Window(window) => window.ask(ask.into()).await?,
            Transport::Worker(worker) => worker.ask(ask.into()).await?,
        };
        A::unpack(reply).map_err(|error| BackendError::Lost(error.to_string()))
    }

    /// Asks for a file, such as a backup, and in a browser starts its download. The reply says where the file is.
    pub async fn export<A: Ask<Answer = Exported>>(self, ask: A) -> Result<Exported, BackendError> {
        let exported = self.ask(ask).await?;
        file::receive(&exported)?;
        Ok(exported)
    }

    /// May the browser delete the saved games, to free space or with a private window?
    pub async fn may_be_forgotten(self) -> bool {
        match &*self.0.get_value() {
            Transport::Window(_) => false,
            Transport::Worker(_) => worker::may_be_forgotten().await,
        }
    }

    /// Imports the games of a file that a person has chosen or dropped. A file that is too big is not even read.
    pub async fn import(self, chosen: web_sys::File) -> Result<Imported, BackendError> {
        self.ask(Import { file: file::read(&chosen).await? }).await
    }
}

/// An error of the browser or of Tauri.
fn lost_js(error: wasm_bindgen::JsValue) -> BackendError {
    BackendError::Lost(format!("{error:?}"))
}

/// A message that can't be written or read.
fn lost(error: impl std::fmt::Display) -> BackendError {
    BackendError::Lost(error.to_string())
}
