//! The table of a native window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};

use table::home::Home;
use table::protocol::{FromTable, Reply, Request, TABLE_EVENT, TableError, Update};
use table::{ClientId, Job, Location, Table, machine_now};
use tauri::async_runtime::spawn_blocking;
use tauri::{AppHandle, Emitter};

use crate::log::Log;
use crate::pending_export::{PendingExport, Waiting};

/// How often a window tries to open saves that another window has open.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// An answer that takes longer than this is logged: a person would notice it.
const SLOW: Duration = Duration::from_millis(500);

/// The window's table. A thread of its own answers the requests one after the other, so that the window never waits for
/// the disk.
pub(crate) struct WindowTable(mpsc::Sender<PendingRequest>);

/// A request, and what to do with its answer.
struct PendingRequest {
    request: Request,
    on_answer: OnAnswer,
}

type OnAnswer = Box<dyn FnOnce(Result<Reply, TableError>) + Send>;

/// How long a job is worked on before a more urgent one may take its place.
const SLICE: Duration = Duration::from_millis(40);

/// The number of threads for jobs: one for a bot's move, one for anything else.
const WORKERS: usize = 2;

/// The table, or the error if its database can't be opened. The window opens in any case, and gets the error for every
/// request.
type Shared = Arc<Mutex<Served>>;

struct Served {
    table: Result<Table, TableError>,
    /// How many threads are working on jobs.
    workers: usize,
}

impl WindowTable {
    pub(crate) fn open(app: &AppHandle, home: Result<Home, TableError>, log: Log) -> WindowTable {
        let pending = PendingExport::default();
        let opened = home.clone().and_then(|home| open(app, home, &pending));
        if let Err(error) = &opened {
            log.line(format_args!("the saves are not opened: {}", kind(error)));
        }
        let table = Arc::new(Mutex::new(Served { table: opened, workers: 0 }));
        if let (Ok(home), Err(TableError::SavesInUse)) = (home, &lock(&table).table) {
            take_over(app.clone(), home, pending.clone(), log.clone(), Arc::clone(&table));
        }
        let (sender, requests) = mpsc::channel();
        let server = Server { app: app.clone(), table, pending, log };
        spawn_blocking(move || requests.into_iter().for_each(|request| server.serve(request)));
        WindowTable(sender)
    }

    /// Queues a request.
    pub(crate) fn ask(
        &self,
        request: Request,
        on_answer: impl FnOnce(Result<Reply, TableError>) + Send + 'static,
    ) {
        // Sending fails only while the window is closing.
        let _ = self.0.send(PendingRequest { request, on_answer: Box::new(on_answer) });
    }
}

/// Answers requests, on a thread of its own.
struct Server {
    app: AppHandle,
    table: Shared,
    pending: PendingExport,
    log: Log,
}

impl Server {
    /// Answers a request, and starts a thread for jobs if there are too few.
    fn serve(&self, pending: PendingRequest) {
        let PendingRequest { request, on_answer } = pending;
        let (name, start) = (request.name(), Instant::now());
        let mut served = lock(&self.table);
        let answer = catch_unwind(AssertUnwindSafe(|| match &mut served.table {
            Ok(table) => table.answer(ClientId::ONLY, request),
            Err(error) => Err(error.clone()),
        }));
        let crashed = |_| Err(TableError::Crashed { reason: format!("{name} came to grief") });
        let answer = answer.unwrap_or_else(crashed);
        note(&self.log, name, start.elapsed(), answer.as_ref().err());
        match self.pending.take() {
            Some(file) => self.save_export(file, answer, on_answer),
            // While the table is still locked, so that no later update overtakes the answer.
            None => on_answer(answer),
        }
        if served.workers < WORKERS {
            served.workers += 1;
            let table = Arc::clone(&self.table);
            spawn_blocking(move || work(&table));
        }
    }

    /// Asks where to save an exported file, on another thread: the table goes on meanwhile.
    fn save_export(&self, file: Waiting, answer: Result<Reply, TableError>, on_answer: OnAnswer) {
        let (app, log) = (self.app.clone(), self.log.clone());
        spawn_blocking(move || {
            let saved = answer.and_then(|mut reply| {
                let place = file.save(&app)?;
                if let Reply::ExportGame(exported) | Reply::ExportAll(exported) = &mut reply {
                    exported.place = place;
                }
                Ok(reply)
            });
            note(&log, "a file", Duration::ZERO, saved.as_ref().err());
            on_answer(saved);
        });
    }
}

/// Works on the table's jobs until there are none left. The table is not locked during a slice.
fn work(shared: &Shared) {
    while let Some(job) = next_job(shared) {
        let handle = job.handle();
        // A panic must not leave the game waiting for a bot for ever, nor end this thread while it is counted.
        let progress = catch_unwind(AssertUnwindSafe(|| job.work(SLICE, machine_now)));
        let mut served = lock(shared);
        let Ok(table) = &mut served.table else { continue };
        let brought = progress.and_then(|progress| catch_unwind(AssertUnwindSafe(|| table.bring(progress))));
        if brought.is_err() {
            table.failed(&handle, "a bot has stopped thinking".into());
        }
    }
}

/// The next job for a thread. If there is none the thread ends; it is no longer counted before the lock is released, so a
/// later request starts a new one.
fn next_job(shared: &Shared) -> Option<Job> {
    let mut served = lock(shared);
    let next = |table: &mut Table| catch_unwind(AssertUnwindSafe(|| table.next_job())).unwrap_or_default();
    let job = served.table.as_mut().ok().and_then(next);
    if job.is_none() {
        served.workers -= 1;
    }
    job
}

fn note(log: &Log, what: &str, took: Duration, error: Option<&TableError>) {
    if let Some(error) = error {
        log.line(format_args!("{what} is refused: {}", kind(error)));
    } else if took > SLOW {
        log.line(format_args!("{what} took {} ms", took.as_millis()));
    }
}

fn open(app: &AppHandle, home: Home, pending: &PendingExport) -> Result<Table, TableError> {
    let (app, pending) = (app.clone(), pending.clone());
    let send = move |_, update| emit(&app, &FromTable::Update(update));
    let place = Location::File(home.database());
    Ok(Table::open(&place, send)?.with_export_sink(move |export| pending.export(&home, export)))
}

/// An error's name, for the log. The reason is added only if it is about the disk: the log must not tell about games.
fn kind(error: &TableError) -> String {
    let written = serde_json::to_value(error).unwrap_or_default();
    // Serde writes an enum variant as its name, or as an object with its name as the only key.
    let key = written.as_object().and_then(|fields| fields.keys().next()).map(String::as_str);
    let name = written.as_str().or(key).unwrap_or("error").to_owned();
    if let TableError::Storage { reason }
    | TableError::DamagedSaves { reason }
    | TableError::NotExported { reason } = error
    {
        return format!("{name} ({reason})");
    }
    name
}

/// Waits until the saves are no longer open in another window, and opens them here.
fn take_over(app: AppHandle, home: Home, pending: PendingExport, log: Log, table: Shared) {
    spawn_blocking(move || {
        loop {
            std::thread::sleep(RETRY_INTERVAL);
            let opened = open(&app, home.clone(), &pending);
            if !matches!(opened, Err(TableError::SavesInUse)) {
                log.line("the saves are free, and taken over");
                let mut served = lock(&table);
                served.table = opened;
                return emit(&app, &FromTable::Update(Update::TakenOver));
            }
        }
    });
}

/// Sends a message to the page. Call it while the table is locked, so that messages keep their order.
pub(crate) fn emit(app: &AppHandle, message: &FromTable) {
    // As text, because JavaScript would parse an object, and the page would write and parse it once more.
    let Ok(text) = serde_json::to_string(message) else { return };
    // It fails only while the window is closing.
    let _ = app.emit(TABLE_EVENT, text);
}

/// Ignores poisoning: after a panic the table is still consistent, because an action that was not saved is undone.
fn lock(table: &Mutex<Served>) -> MutexGuard<'_, Served> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}
