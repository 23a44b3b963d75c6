//! The table of a native window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::home::Home;
use table::protocol::{Reply, Request, Trouble, UPDATE_EVENT, Update};
use table::{Place, Table, machine_now};
use tauri::async_runtime::spawn_blocking;
use tauri::{AppHandle, Emitter};

use crate::log::Log;

/// How often a window whose saves are open elsewhere looks whether they have been closed there.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// An answer that takes longer is noted: a person has begun to wonder.
const SLOW: Duration = Duration::from_millis(500);

/// A table that requests of several threads may come to, or the reason why there is none: a database
/// that can't be opened is told to whoever asks, and the window opens all the same.
pub(crate) struct WindowTable {
    table: Shared,
    log: Log,
}

type Shared = Arc<Mutex<Result<Table, Trouble>>>;

impl WindowTable {
    pub(crate) fn open(app: &AppHandle, home: Result<Home, Trouble>, log: Log) -> WindowTable {
        let opened = home.clone().and_then(|home| open(app, home));
        if let Err(trouble) = &opened {
            log.line(format_args!("the saves are not opened: {}", kind(trouble)));
        }
        let table = Arc::new(Mutex::new(opened));
        if let (Ok(home), Err(Trouble::SavesInUse)) = (home, &*lock(&table)) {
            take_over(app.clone(), home, log.clone(), Arc::clone(&table));
        }
        WindowTable { table, log }
    }

    /// Answers, and lets the bots go on. SQLite waits for the disk and bots think, so both are done
    /// where blocking hurts nobody.
    pub(crate) async fn ask(&self, request: Request) -> Result<Reply, Trouble> {
        let table = Arc::clone(&self.table);
        let (asked, start) = (request.name(), Instant::now());
        let answer = spawn_blocking(move || match &mut *lock(&table) {
            Ok(table) => table.answer(request),
            Err(trouble) => Err(trouble.clone()),
        });
        let answer = answer.await.unwrap_or_else(|error| Err(Trouble::Crashed { reason: error.to_string() }));
        self.note(asked, start.elapsed(), answer.as_ref().err());
        self.think();
        answer
    }

    fn note(&self, asked: &str, took: Duration, refused: Option<&Trouble>) {
        if let Some(trouble) = refused {
            self.log.line(format_args!("{asked} is refused: {}", kind(trouble)));
        } else if took > SLOW {
            self.log.line(format_args!("{asked} took {} ms", took.as_millis()));
        }
    }

    /// Has the bots' moves thought about, one after the other, with no lock held meanwhile.
    fn think(&self) {
        let table = Arc::clone(&self.table);
        spawn_blocking(move || {
            // Asked for in a function of its own: in the loop's head the lock would be held for the whole round.
            let next = || lock(&table).as_mut().ok().and_then(Table::thinking);
            while let Some(thinking) = next() {
                let game = thinking.game();
                // A bot that panics must not leave the game waiting for it without a word.
                let finished = catch_unwind(AssertUnwindSafe(|| thinking.finish()));
                let Ok(table) = &mut *lock(&table) else { return };
                match finished {
                    Ok(Some(decided)) => table.decided(&decided),
                    Ok(None) => return,
                    Err(_) => return table.gave_up(game, "a bot has stopped thinking".into()),
                }
            }
        });
    }
}

fn open(app: &AppHandle, home: Home) -> Result<Table, Trouble> {
    let app = app.clone();
    let tell = move |update| tell(&app, update);
    let place = Place::File(home.database());
    Ok(Table::open(&place, machine_now, tell)?.handing_out(move |handout| home.hand_out(handout)))
}

/// What a trouble is called, for the log; and its reason where that is the disk's, and not a game's.
fn kind(trouble: &Trouble) -> String {
    let written = serde_json::to_value(trouble).unwrap_or_default();
    // Written as its name alone, or as the one key above what belongs to it.
    let key = written.as_object().and_then(|fields| fields.keys().next()).map(String::as_str);
    let name = written.as_str().or(key).unwrap_or("trouble").to_owned();
    if let Trouble::Storage { reason } | Trouble::DamagedSaves { reason } | Trouble::NotHandedOut { reason } =
        trouble
    {
        return format!("{name} ({reason})");
    }
    name
}

/// The saves are open in another window: waits until they are not, and opens them here.
fn take_over(app: AppHandle, home: Home, log: Log, table: Shared) {
    spawn_blocking(move || {
        loop {
            std::thread::sleep(LOOK_AGAIN);
            let opened = open(&app, home.clone());
            if !matches!(opened, Err(Trouble::SavesInUse)) {
                log.line("the saves are free, and taken over");
                *lock(&table) = opened;
                return tell(&app, Update::TakenOver);
            }
        }
    });
}

fn tell(app: &AppHandle, update: Update) {
    // The only failure is a window that is closing: there is nobody left to tell.
    let _ = app.emit(UPDATE_EVENT, update);
}

/// A panic elsewhere has changed nothing that was not whole: the game on the desk is swapped only when
/// it is on the disk.
fn lock(table: &Mutex<Result<Table, Trouble>>) -> MutexGuard<'_, Result<Table, Trouble>> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}
