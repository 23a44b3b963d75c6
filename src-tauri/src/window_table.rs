//! The table of a native window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::protocol::{Reply, Request, Trouble, UPDATE_EVENT, Update};
use table::{Place, Table, home, machine_now};
use tauri::async_runtime::spawn_blocking;
use tauri::{AppHandle, Emitter};

/// How often a window whose saves are open elsewhere looks whether they have been closed there.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// A table that requests of several threads may come to, or the reason why there is none: a database
/// that can't be opened is told to whoever asks, and the window opens all the same.
pub(crate) struct WindowTable(Shared);

type Shared = Arc<Mutex<Result<Table, Trouble>>>;

impl WindowTable {
    pub(crate) fn open(app: &AppHandle) -> WindowTable {
        let table = Arc::new(Mutex::new(open(app)));
        if matches!(*lock(&table), Err(Trouble::SavesInUse)) {
            take_over(app.clone(), Arc::clone(&table));
        }
        WindowTable(table)
    }

    /// Answers, and lets the bots go on. SQLite waits for the disk and bots think, so both are done
    /// where blocking hurts nobody.
    pub(crate) async fn ask(&self, request: Request) -> Result<Reply, Trouble> {
        let table = Arc::clone(&self.0);
        let answer = spawn_blocking(move || match &mut *lock(&table) {
            Ok(table) => table.answer(request),
            Err(trouble) => Err(trouble.clone()),
        });
        let answer = answer.await;
        self.think();
        answer.unwrap_or_else(|error| Err(Trouble::Crashed { reason: error.to_string() }))
    }

    /// Has the bots' moves thought about, one after the other, with no lock held meanwhile.
    fn think(&self) {
        let table = Arc::clone(&self.0);
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

fn open(app: &AppHandle) -> Result<Table, Trouble> {
    let app = app.clone();
    let tell = move |update| tell(&app, update);
    let place = Place::File(home::database()?);
    Ok(Table::open(&place, machine_now, tell)?.handing_out(home::hand_out))
}

/// The saves are open in another window: waits until they are not, and opens them here.
fn take_over(app: AppHandle, table: Shared) {
    spawn_blocking(move || {
        loop {
            std::thread::sleep(LOOK_AGAIN);
            let opened = open(&app);
            if !matches!(opened, Err(Trouble::SavesInUse)) {
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
