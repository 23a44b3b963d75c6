//! What bots think about, and what else is worked out, while the table serves its clients.

use std::time::Duration;

use ai::Now;

use super::Table;
use crate::client::ClientId;
use crate::job::{FinishedJob, Job, JobKey, JobProgress, Task};
use crate::protocol::{Done, GameId, SessionId, TableError, Update};
use crate::session::{Appraisal, Session};

impl Table {
    /// The most urgent thing to work on, if there is any that nobody works on yet. After every answer, and after every
    /// slice, the host takes the next one, works on it for a slice with no lock held, and brings back what came of it.
    pub fn next_job(&mut self) -> Option<Job> {
        for session in self.sessions.values() {
            if let Session::Game(game) = session
                && !self.jobs.has(JobKey { task: Task::Move, game: game.id(), revision: game.revision() })
                && let Some(job) = game.move_job()
            {
                self.jobs.want(job, None);
            }
        }
        self.jobs.take()
    }

    /// Does all there is to do, for a host that has nothing else to do meanwhile.
    pub fn work_through(&mut self, now: Now) {
        while let Some(job) = self.next_job() {
            self.bring(job.work(Duration::MAX / 2, now));
        }
    }

    /// Takes note of a slice of work. What comes too late, because the game was left or has gone on otherwise, changes
    /// nothing.
    pub fn bring(&mut self, step: JobProgress) {
        match step {
            JobProgress::More(job) => {
                let (key, percent) = (job.key(), job.percent());
                let clients = self.jobs.put_back(job).to_vec();
                for client in clients {
                    let update = Update::Appraising { game: key.game, at: key.revision, percent };
                    self.tell_if_allowed(client, key, update);
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

    /// The work came to grief: that is said, and the next request has it tried again. Nobody waits for it in a game that
    /// was left meanwhile.
    pub fn failed(&mut self, key: JobKey, reason: String) {
        self.stuck(key, TableError::Crashed { reason });
    }

    /// Does what a bot has decided. A move that can't be kept is thought about anew after the next request.
    fn moved(&mut self, finished: FinishedJob) {
        let FinishedJob { key, choice, is_appraisal, .. } = finished;
        let Some(Session::Game(session)) = self.sessions.get_mut(&SessionId::Game(key.game)) else { return };
        match session.play_bot(key.revision, choice, is_appraisal, &mut self.store) {
            Ok(events) => {
                self.jobs.finish(key);
                self.tell_moved(key.game, &events);
            }
            Err(TableError::Stale { .. }) => {
                self.jobs.finish(key);
            }
            Err(error) => self.stuck(key, error),
        }
    }

    fn stuck(&mut self, key: JobKey, error: TableError) {
        if self.jobs.fail(key) {
            self.tell_all(SessionId::Game(key.game), |_, _| Update::Stuck {
                game: key.game,
                error: error.clone(),
            });
        }
    }

    /// Has a decision appraised; what comes of it is told by updates.
    pub(super) fn appraise(&mut self, client: ClientId, game: GameId, at: u32) -> Result<Done, TableError> {
        let (session, _, open) = self.at_game(client, game)?;
        session.may_appraise(open.viewership, at)?;
        match session.appraisal(at)? {
            Appraisal::Known(choice) => {
                let update = Update::Appraised { game, at, choice: Box::new(choice.clone()) };
                (self.tell)(client, update);
            }
            Appraisal::ToDo(job) => self.jobs.want(*job, Some(client)),
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
            self.tell_if_allowed(client, key, update);
        }
    }

    /// The device may have changed hands since the client has asked.
    fn tell_if_allowed(&self, client: ClientId, key: JobKey, update: Update) {
        let open = self.clients.get(&client).filter(|open| open.session == SessionId::Game(key.game));
        if let (Some(open), Some(session)) = (open, self.game(key.game))
            && session.may_appraise(open.viewership, key.revision).is_ok()
        {
            (self.tell)(client, update);
        }
    }
}
