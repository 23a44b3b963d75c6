//! The jobs of a table, in the order of their urgency.

use ai::Cancel;

use crate::client::ClientId;
use crate::job::{Job, JobKey};
use crate::protocol::GameId;

/// Each job is here once, from the moment it is wanted until it is done or nobody wants it any more.
#[derive(Default)]
pub(crate) struct Jobs(Vec<Entry>);

struct Entry {
    key: JobKey,
    cancel: Cancel,
    /// Who asked for it; a bot's move was asked for by nobody in particular.
    clients: Vec<ClientId>,
    state: JobState,
}

/// Where a job is.
enum JobState {
    Waiting(Box<Job>),
    /// Somebody works on it.
    Running,
    /// It came to nothing, and is not tried again before the next request: there may be room on the disk by then.
    Failed,
}

impl Jobs {
    pub(crate) fn has(&self, key: JobKey) -> bool {
        self.0.iter().any(|entry| entry.key == key)
    }

    /// Wants a job done, unless it is here already; `client` hears of it.
    pub(crate) fn want(&mut self, job: Job, client: Option<ClientId>) {
        let (key, cancel) = (job.key(), job.cancel());
        if let Some(entry) = self.0.iter_mut().find(|entry| entry.key == key) {
            entry.clients.extend(client.filter(|client| !entry.clients.contains(client)));
            return;
        }
        let entry = Entry {
            key,
            cancel,
            clients: client.into_iter().collect(),
            state: JobState::Waiting(Box::new(job)),
        };
        let at = self.0.partition_point(|other| other.key.task <= key.task);
        self.0.insert(at, entry);
    }

    /// The most urgent job that nobody works on; of equals, the one that was wanted first.
    pub(crate) fn take(&mut self) -> Option<Job> {
        let waiting = |entry: &&mut Entry| matches!(entry.state, JobState::Waiting(_));
        let entry = self.0.iter_mut().find(waiting)?;
        match std::mem::replace(&mut entry.state, JobState::Running) {
            JobState::Waiting(job) => Some(*job),
            JobState::Running | JobState::Failed => None,
        }
    }

    /// A slice of it is done: somebody may work on. Returns who asked for it.
    pub(crate) fn put_back(&mut self, job: Job) -> &[ClientId] {
        match self.0.iter_mut().find(|entry| entry.key == job.key()) {
            // One that was cancelled may have been wanted anew meanwhile: that is another job.
            Some(entry) if !job.cancel().is_cancelled() => {
                entry.state = JobState::Waiting(Box::new(job));
                &entry.clients
            }
            Some(_) | None => &[],
        }
    }

    /// It is done. Returns who asked for it.
    pub(crate) fn finish(&mut self, key: JobKey) -> Vec<ClientId> {
        let at = self.0.iter().position(|entry| entry.key == key);
        at.map(|at| self.0.remove(at).clients).unwrap_or_default()
    }

    /// It came to nothing; `false` if nobody wants it any more.
    pub(crate) fn fail(&mut self, key: JobKey) -> bool {
        let entry = self.0.iter_mut().find(|entry| entry.key == key);
        entry.map(|entry| entry.state = JobState::Failed).is_some()
    }

    /// A request has come: what was halted may be tried again.
    pub(crate) fn resume(&mut self) {
        self.0.retain(|entry| !matches!(entry.state, JobState::Failed));
    }

    /// The game has gone on otherwise, or nobody has it open any more.
    pub(crate) fn cancel_all_of(&mut self, game: GameId) {
        self.cancel(|entry| entry.key.game == game);
    }

    /// A client has left: what it alone has asked for is no longer wanted.
    pub(crate) fn leave(&mut self, client: ClientId) {
        self.cancel(|entry| entry.clients == [client]);
        for entry in &mut self.0 {
            entry.clients.retain(|other| *other != client);
        }
    }

    fn cancel(&mut self, is_unwanted: impl Fn(&Entry) -> bool) {
        for gone in self.0.extract_if(.., |entry| is_unwanted(entry)) {
            gone.cancel.cancel();
        }
    }
}
