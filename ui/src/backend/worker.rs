//! The browser's table, which runs in a worker.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, ArrayBuffer, Uint8Array};
use table::protocol::{FromTable, Reply, Request, ToTable};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ErrorEvent, MessageEvent, WorkerOptions, WorkerType};

use super::answers::{Answers, Question};
use super::{BackendError, OnUpdate, lost, lost_js};

/// The transport to the worker. The worker is started by the first request, and again after it has died.
pub(super) struct Worker {
    live: Rc<RefCell<Option<LiveWorker>>>,
    on_update: OnUpdate,
    /// Has the browser been asked to keep the saved games?
    asked_to_keep: Cell<bool>,
}

/// A living worker.
struct LiveWorker {
    worker: web_sys::Worker,
    /// Requests made before the worker listens; sent now, they would be lost. `None` once it listens.
    held: Option<Vec<Message>>,
    answers: Rc<Answers>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(ErrorEvent)>,
}

/// A request as text, and the file that goes with it. The file's buffer is transferred, not copied.
struct Message {
    text: String,
    file: Option<ArrayBuffer>,
}

impl Message {
    fn new(id: u32, mut request: Request) -> Result<Message, BackendError> {
        let mut file = None;
        if let Request::Import(import) = &mut request {
            file = Some(Uint8Array::from(std::mem::take(&mut import.file).as_slice()).buffer());
        }
        Ok(Message { text: serde_json::to_string(&ToTable { id, request }).map_err(lost)?, file })
    }

    fn post(&self, worker: &web_sys::Worker) -> Result<(), JsValue> {
        let text = JsValue::from_str(&self.text);
        match &self.file {
            None => worker.post_message(&text),
            Some(file) => worker.post_message_with_transfer(&Array::of2(&text, file), &Array::of1(file)),
        }
    }
}

impl Worker {
    pub(super) fn new(on_update: OnUpdate) -> Worker {
        Worker { live: Rc::new(RefCell::new(None)), on_update, asked_to_keep: Cell::new(false) }
    }

    pub(super) async fn ask(&self, request: Request) -> Result<Reply, BackendError> {
        let reply = self.send(request)?.answer().await?;
        if matches!(reply, Reply::Play(_)) && !self.asked_to_keep.replace(true) {
            ask_to_keep();
        }
        Ok(reply)
    }

    fn send(&self, request: Request) -> Result<Question, BackendError> {
        let mut live = self.live.borrow_mut();
        let live = match &mut *live {
            Some(live) => live,
            none => none.insert(self.start()?),
        };
        let question = live.answers.expect();
        let message = Message::new(question.id, request)?;
        match &mut live.held {
            Some(held) => held.push(message),
            None => message.post(&live.worker).map_err(lost_js)?,
        }
        Ok(question)
    }

    fn start(&self) -> Result<LiveWorker, BackendError> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker =
            web_sys::Worker::new_with_options(&beside_the_page("work.js")?, &options).map_err(lost_js)?;

        let (live, on_update) = (Rc::clone(&self.live), Rc::clone(&self.on_update));
        let on_message = Closure::new(move |event: MessageEvent| receive(&event, &live, &on_update));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));

        let (live, on_update) = (Rc::clone(&self.live), Rc::clone(&self.on_update));
        let on_error = Closure::new(move |event: ErrorEvent| on_worker_error(&event, &live, &on_update));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // The same module as the page's: compiled once, and not fetched again.
        worker.post_message(&wasm_bindgen::module()).map_err(lost_js)?;

        Ok(LiveWorker {
            worker,
            held: Some(Vec::new()),
            answers: Rc::default(),
            _on_message: on_message,
            _on_error: on_error,
        })
    }
}

fn receive(event: &MessageEvent, live: &RefCell<Option<LiveWorker>>, on_update: &OnUpdate) {
    let text = event.data().as_string().unwrap_or_default();
    let Some(answers) = live.borrow().as_ref().map(|live| Rc::clone(&live.answers)) else { return };
    match serde_json::from_str(&text) {
        Ok(FromTable::Ready) => {
            if let Err(error) = send_held(live) {
                answers.fail(lost_js(error), on_update);
            }
        }
        Ok(FromTable::Answer { id, answer }) => answers.deliver(id, Ok(*answer)),
        Ok(FromTable::Update(update)) => on_update(Ok(update)),
        // It may have been the answer to any request.
        Err(error) => answers.fail(lost(error), on_update),
    }
}

/// The worker listens now: sends it the held requests.
fn send_held(live: &RefCell<Option<LiveWorker>>) -> Result<(), JsValue> {
    let mut live = live.borrow_mut();
    let Some(live) = &mut *live else { return Ok(()) };
    live.held.take().into_iter().flatten().try_for_each(|message| message.post(&live.worker))
}

/// The worker has died: fails all pending requests. The next request starts another worker.
fn on_worker_error(event: &ErrorEvent, live: &RefCell<Option<LiveWorker>>, on_update: &OnUpdate) {
    let Some(dead) = live.borrow_mut().take() else { return };
    dead.worker.terminate();
    dead.answers.fail(BackendError::Lost(event.message()), on_update);
    // This runs inside a closure that `dead` owns; it may be dropped only after the closure returns.
    wasm_bindgen_futures::spawn_local(async move { drop((dead._on_message, dead._on_error)) });
}

/// Asks the browser not to delete the saved games to free space. Some browsers ask the person, who is more likely to
/// agree once there is something to lose: so not before the first move.
fn ask_to_keep() {
    let storage = leptos::prelude::window().navigator().storage();
    // If that is refused or not supported, the browser may delete the games; the screen of saved games says so.
    let _ = storage.persist();
}

/// Does the browser say that it may delete the saved games? A browser that can't be asked stores nothing at all, which
/// is said elsewhere.
pub(super) async fn may_be_forgotten() -> bool {
    let Ok(asked) = leptos::prelude::window().navigator().storage().persisted() else { return false };
    JsFuture::from(asked).await.is_ok_and(|promised| promised.is_falsy())
}

/// The address of a script of the page's own version: it is in the folder of the page's start script.
fn beside_the_page(name: &str) -> Result<String, BackendError> {
    let start = leptos::prelude::document().query_selector("script[src]").map_err(lost_js)?;
    let address = start.and_then(|script| script.get_attribute("src"));
    let folder = address.as_deref().and_then(|address| address.rsplit_once('/'));
    folder.map(|(folder, _)| format!("{folder}/{name}")).ok_or_else(|| lost("the page's start is missing"))
}
