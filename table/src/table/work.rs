//! Jobs of the table: bots' moves and appraisals, worked out while the table serves its clients.

use std::time::Duration;

use ai::Now;

use super::Table;
use crate::client::ClientId;
use crate::job::{FinishedJob, Job, JobHandle, JobKey, JobProgress, Task};
use crate::protocol::{Done, GameId, SessionId, TableError, Update};
use crate::session::{Appraisal, Session};

impl Table {
    /// The most urgent job that is not being worked on yet. The host polls this after each reply and after each slice,
    /// works on the job for one slice without holding a lock, and returns the progress with [`Table::bring`].
    pub fn next_job(&mut self) -> Option<Job> {
        for session in self.sessions.values() {
            if let Session::Game(game) = session
                && !self.jobs.has(JobKey { task: Task::Move, game: game.id(), revision: game.revision() })
                && let Some(job) = game.move_job()
            {
                self.jobs.add(job, None);
            }
        }
        self.jobs.take()
    }

    /// Finishes all jobs, for a host that has nothing else to do meanwhile.
    pub fn work_through(&mut self, now: Now) {
        while let Some(job) = self.next_job() {
            self.bring(job.work(Duration::MAX / 2, now));
        }
    }

    /// Takes the result of a slice of work. A result that comes too late, because the game was left or went on without it,
    /// changes nothing.
    pub fn bring(&mut self, progress: JobProgress) {
        match progress {
            JobProgress::More(job) => {
                let (key, percent) = (job.key(), job.percent());
                let clients = self.jobs.put_back(job).to_vec();
                for client in clients {
                    let update = Update::Appraising { game: key.game, at: key.revision, percent };
                    self.send_if_allowed(client, key, update);
                }
            }
            JobProgress::Done(finished) if finished.cancel.is_cancelled() => {}
            JobProgress::Done(finished) => match finished.key.task {
                Task::Move => self.moved(finished),
                Task::Appraise => self.appraised(finished),
            },
            JobProgress::Cancelled => {}
        }
    }

    /// A job panicked. The game's clients get an update, and after the next request a bot's move is tried again. A job that
    /// was cancelled meanwhile is ignored.
    pub fn failed(&mut self, job: &JobHandle, reason: String) {
        if !job.cancel.is_cancelled() {
            self.stuck(job.key, TableError::Crashed { reason });
        }
    }

    /// Plays a bot's move. If it can't be saved, the bot thinks again after the next request.
    fn moved(&mut self, finished: FinishedJob) {
        let FinishedJob { key, choice, is_appraisal, .. } = finished;
        let Some(Session::Game(session)) = self.sessions.get_mut(&SessionId::Game(key.game)) else { return };
        match session.play_bot(key.revision, choice, is_appraisal, &mut self.store) {
            Ok(events) => {
                self.jobs.finish(key);
                self.send_moved(key.game, &events);
            }
            Err(TableError::Stale { .. }) => {
                self.jobs.finish(key);
            }
            Err(error) => self.stuck(key, error),
        }
    }

    fn stuck(&mut self, key: JobKey, error: TableError) {
        if self.jobs.fail(key) {
            self.send_to_all(SessionId::Game(key.game), |_, _| Update::Stuck {
                game: key.game,
                error: error.clone(),
            });
        }
    }

    /// Has a decision appraised. The result is sent as an update.
    pub(super) fn appraise(&mut self, client: ClientId, game: GameId, at: u32) -> Result<Done, TableError> {
        let (session, _, open) = self.game_for(client, game)?;
        session.may_appraise(open.viewership, at)?;
        match session.appraisal(at)? {
            Appraisal::Known(choice) => {
                let update = Update::Appraised { game, at, choice: Box::new(choice.clone()) };
                (self.send)(client, update);
            }
            Appraisal::ToDo(job) => self.jobs.add(*job, Some(client)),
        }
        Ok(Done {})
    }

    fn appraised(&mut self, finished: FinishedJob) {
        let FinishedJob { key, choice, .. } = finished;
        let clients = self.jobs.finish(key);
        let Some(Session::Game(session)) = self.sessions.get_mut(&SessionId::Game(key.game)) else { return };
        session.appraised(key.revision, choice.clone());
        for client in clients {
            let choice = Box::new(choice.clone());
            let update = Update::Appraised { game: key.game, at: key.revision, choice };
            self.send_if_allowed(client, key, update);
        }
    }

    /// Checks again what the client may see: the device may have changed hands since it asked.
    fn send_if_allowed(&self, client: ClientId, key: JobKey, update: Update) {
        let open = self.clients.get(&client).filter(|open| open.session == SessionId::Game(key.game));
        if let (Some(open), Some(session)) = (open, self.game(key.game))
            && session.may_appraise(open.viewership, key.revision).is_ok()
        {
            (self.send)(client, update);
        }
    }
}
