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

/// How often a window whose saves are open elsewhere looks whether they have been closed there.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// An answer that takes longer is noted: a person has begun to wonder.
const SLOW: Duration = Duration::from_millis(500);

/// What is asked in a window, done one after the other where waiting for the disk hurts nobody.
pub(crate) struct WindowTable(mpsc::Sender<Asked>);

/// A request, and what is done with its answer.
struct Asked {
    request: Request,
    answered: Answered,
}

type Answered = Box<dyn FnOnce(Result<Reply, TableError>) + Send>;

/// How long a job is worked on before a more urgent one may take its place.
const SLICE: Duration = Duration::from_millis(40);

/// Threads that work off jobs: one for a bot's move, one for whatever else is wanted.
const WORKERS: usize = 2;

/// The table itself, or the reason why there is none: a database that can't be opened is told to whoever asks, and
/// the window opens all the same.
type Shared = Arc<Mutex<Served>>;

struct Served {
    table: Result<Table, TableError>,
    /// How many threads work off jobs.
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
        let (asks, asked) = mpsc::channel();
        let server = Server { app: app.clone(), table, pending, log };
        spawn_blocking(move || asked.into_iter().for_each(|asked| server.serve(asked)));
        WindowTable(asks)
    }

    /// Has a request answered after those that came before it.
    pub(crate) fn ask(
        &self,
        request: Request,
        answered: impl FnOnce(Result<Reply, TableError>) + Send + 'static,
    ) {
        // Nobody serves any more only where the window is closing.
        let _ = self.0.send(Asked { request, answered: Box::new(answered) });
    }
}

/// Whoever serves the table.
struct Server {
    app: AppHandle,
    table: Shared,
    pending: PendingExport,
    log: Log,
}

impl Server {
    /// Answers, and has the jobs worked off.
    fn serve(&self, asked: Asked) {
        let Asked { request, answered } = asked;
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
            Some(laid) => self.put_away(laid, answer, answered),
            // Before anyone else can change something and tell of it.
            None => answered(answer),
        }
        if served.workers < WORKERS {
            served.workers += 1;
            let table = Arc::clone(&self.table);
            spawn_blocking(move || work(&table));
        }
    }

    /// A file changes nothing at the table, which goes on while a person looks for a place.
    fn put_away(&self, laid: Waiting, answer: Result<Reply, TableError>, answered: Answered) {
        let (app, log) = (self.app.clone(), self.log.clone());
        spawn_blocking(move || {
            let put = answer.and_then(|mut reply| {
                let place = laid.put_away(&app)?;
                if let Reply::ExportGame(handed) | Reply::ExportAll(handed) = &mut reply {
                    handed.place = place;
                }
                Ok(reply)
            });
            note(&log, "a file", Duration::ZERO, put.as_ref().err());
            answered(put);
        });
    }
}

/// Works off the table's jobs, with no lock held meanwhile, until there are none left.
fn work(shared: &Shared) {
    while let Some(job) = next_job(shared) {
        let key = job.key();
        // A bot that panics must not leave the game waiting for it without a word.
        let step = catch_unwind(AssertUnwindSafe(|| job.work(SLICE, machine_now)));
        if let Ok(table) = &mut lock(shared).table {
            match step {
                Ok(step) => table.bring(step),
                Err(_) => table.failed(key, "a bot has stopped thinking".into()),
            }
        }
    }
}

/// The next job for a thread; where there is none it ends, and is counted out before anyone can want another.
fn next_job(shared: &Shared) -> Option<Job> {
    let mut served = lock(shared);
    let job = served.table.as_mut().ok().and_then(Table::next_job);
    if job.is_none() {
        served.workers -= 1;
    }
    job
}

fn note(log: &Log, asked: &str, took: Duration, refused: Option<&TableError>) {
    if let Some(error) = refused {
        log.line(format_args!("{asked} is refused: {}", kind(error)));
    } else if took > SLOW {
        log.line(format_args!("{asked} took {} ms", took.as_millis()));
    }
}

fn open(app: &AppHandle, home: Home, pending: &PendingExport) -> Result<Table, TableError> {
    let (app, pending) = (app.clone(), pending.clone());
    let tell = move |_, update| tell(&app, &FromTable::Update(update));
    let place = Location::File(home.database());
    Ok(Table::open(&place, tell)?.with_export_sink(move |export| pending.export(&home, export)))
}

/// What a trouble is called, for the log; and its reason where that is the disk's, and not a game's.
fn kind(error: &TableError) -> String {
    let written = serde_json::to_value(error).unwrap_or_default();
    // Written as its name alone, or as the one key above what belongs to it.
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

/// The saves are open in another window: waits until they are not, and opens them here.
fn take_over(app: AppHandle, home: Home, pending: PendingExport, log: Log, table: Shared) {
    spawn_blocking(move || {
        loop {
            std::thread::sleep(LOOK_AGAIN);
            let opened = open(&app, home.clone(), &pending);
            if !matches!(opened, Err(TableError::SavesInUse)) {
                log.line("the saves are free, and taken over");
                let mut served = lock(&table);
                served.table = opened;
                return tell(&app, &FromTable::Update(Update::TakenOver));
            }
        }
    });
}

/// Whoever has the table tells what has come of it while the table is still theirs: so it is heard in its order.
pub(crate) fn tell(app: &AppHandle, told: &FromTable) {
    // As one text: as an object it would be read by the page's JavaScript, written again, and read once more.
    let Ok(text) = serde_json::to_string(told) else { return };
    // The only failure is a window that is closing: there is nobody left to tell.
    let _ = app.emit(TABLE_EVENT, text);
}

/// A panic elsewhere has changed nothing that was not whole: an action that is not on the disk is undone.
fn lock(table: &Mutex<Served>) -> MutexGuard<'_, Served> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}
