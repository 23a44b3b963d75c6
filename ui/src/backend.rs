//! The only place that knows how a page reaches its table: by Tauri's calls in the native window, by
//! messages to a worker in a browser.

mod answers;
mod file;
mod window;
mod worker;

use std::rc::Rc;

use leptos::prelude::*;
use table::protocol::{Ask, Exported, Import, Imported, TableError, Update};

/// A page's table. Copied freely; there is one behind all copies.
#[derive(Clone, Copy)]
pub struct Backend(StoredValue<Rc<Transport>, LocalStorage>);

/// Whoever hears what nobody asked for: an update, or that the table is gone while nobody waited for an answer.
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
    /// A file that was to be taken in is gone, or a folder, or not ours to read.
    #[error("{0}")]
    Unreadable(String),
    /// The table itself is gone, or talks nonsense. What was acknowledged before is kept.
    #[error("{0}")]
    Lost(String),
}

impl Backend {
    /// Finds the table that belongs to this page; `on_update` is called with each of its updates, and with a failure that
    /// no answer could tell.
    pub fn connect(on_update: impl Fn(Result<Update, BackendError>) + 'static) -> Backend {
        let on_update: OnUpdate = Rc::new(on_update);
        let transport = if window::is_here() {
            Transport::Window(window::Window::listen(on_update))
        } else {
            Transport::Worker(worker::Worker::new(on_update))
        };
        Backend(StoredValue::new_local(Rc::new(transport)))
    }

    /// Puts a request to the table and waits for its answer.
    pub async fn ask<A: Ask>(self, ask: A) -> Result<A::Answer, BackendError> {
        let transport = self.0.get_value();
        let reply = match &*transport {
            Transport::Window(window) => window.ask(ask.into()).await?,
            Transport::Worker(worker) => worker.ask(ask.into()).await?,
        };
        A::unpack(reply).map_err(|error| BackendError::Lost(error.to_string()))
    }

    /// Asks for a file, such as a backup, and puts it into the person's hands. The answer tells where it is.
    pub async fn export<A: Ask<Answer = Exported>>(self, ask: A) -> Result<Exported, BackendError> {
        let handed = self.ask(ask).await?;
        file::receive(&handed)?;
        Ok(handed)
    }

    /// May what is saved be cleared away, by a browser that wants room or with a private window?
    pub async fn may_be_forgotten(self) -> bool {
        match &*self.0.get_value() {
            Transport::Window(_) => false,
            Transport::Worker(_) => worker::may_be_forgotten().await,
        }
    }

    /// Takes in the games of a file that a person has chosen or dropped. One that is too big is not even read.
    pub async fn import(self, chosen: web_sys::File) -> Result<Imported, BackendError> {
        self.ask(Import { file: file::read(&chosen).await? }).await
    }
}

/// What the browser, or the window around the page, complains of.
fn lost_js(error: wasm_bindgen::JsValue) -> BackendError {
    BackendError::Lost(format!("{error:?}"))
}

/// What was said makes no sense.
fn lost(error: impl std::fmt::Display) -> BackendError {
    BackendError::Lost(error.to_string())
}
