//! The table's queue of jobs, the most urgent first.

use ai::Cancel;

use crate::client::ClientId;
use crate::job::{Job, JobKey};
use crate::protocol::GameId;

/// Each job is in the queue once, from the moment it is requested until it is done or cancelled.
#[derive(Default)]
pub(crate) struct Jobs(Vec<Entry>);

struct Entry {
    key: JobKey,
    cancel: Cancel,
    /// The clients that asked for it. Empty for a bot's move, which no client asks for.
    clients: Vec<ClientId>,
    state: JobState,
}

/// What is happening with a job.
enum JobState {
    Waiting(Box<Job>),
    /// The host is working on it.
    Running,
    /// It failed. It is tried again after the next request: a full disk may have room by then.
    Failed,
}

impl Jobs {
    pub(crate) fn has(&self, key: JobKey) -> bool {
        self.0.iter().any(|entry| entry.key == key)
    }

    /// Adds a job, unless it is in the queue already. `client` gets its updates.
    pub(crate) fn add(&mut self, job: Job, client: Option<ClientId>) {
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

    /// The most urgent job that is waiting. Of equally urgent ones, the one that was added first.
    pub(crate) fn take(&mut self) -> Option<Job> {
        let waiting = |entry: &&mut Entry| matches!(entry.state, JobState::Waiting(_));
        let entry = self.0.iter_mut().find(waiting)?;
        match std::mem::replace(&mut entry.state, JobState::Running) {
            JobState::Waiting(job) => Some(*job),
            JobState::Running | JobState::Failed => None,
        }
    }

    /// Returns a job after a slice, so that it waits for the next one. Returns the clients that asked for it.
    pub(crate) fn put_back(&mut self, job: Job) -> &[ClientId] {
        match self.0.iter_mut().find(|entry| entry.key == job.key()) {
            // The same job may have been added again after this one was cancelled; that entry is another job's.
            Some(entry) if !job.cancel().is_cancelled() => {
                entry.state = JobState::Waiting(Box::new(job));
                &entry.clients
            }
            Some(_) | None => &[],
        }
    }

    /// Removes a job that is done. Returns the clients that asked for it.
    pub(crate) fn finish(&mut self, key: JobKey) -> Vec<ClientId> {
        let at = self.0.iter().position(|entry| entry.key == key);
        at.map(|at| self.0.remove(at).clients).unwrap_or_default()
    }

    /// Marks a job as failed. Returns `false` if it was cancelled meanwhile.
    pub(crate) fn fail(&mut self, key: JobKey) -> bool {
        let entry = self.0.iter_mut().find(|entry| entry.key == key);
        entry.map(|entry| entry.state = JobState::Failed).is_some()
    }

    /// Forgets the failed jobs, so that they can be tried again. Called for every request.
    pub(crate) fn forget_failed(&mut self) {
        self.0.retain(|entry| !matches!(entry.state, JobState::Failed));
    }

    /// Cancels all jobs of a game: no client has it open any more.
    pub(crate) fn cancel_all_of(&mut self, game: GameId) {
        self.cancel_from(game, 0);
    }

    /// Cancels a game's jobs about this revision and later ones: the game has gone on differently.
    pub(crate) fn cancel_from(&mut self, game: GameId, revision: u32) {
        self.cancel(|entry| entry.key.game == game && entry.key.revision >= revision);
    }

    /// A client has left: cancels the jobs that only this client asked for.
    pub(crate) fn leave(&mut self, client: ClientId) {
        self.cancel(|entry| entry.clients == [client]);
        for entry in &mut self.0 {
            entry.clients.retain(|other| *other != client);
        }
    }

    fn cancel(&mut self, is_unwanted: impl Fn(&Entry) -> bool) {
        for entry in self.0.extract_if(.., |entry| is_unwanted(entry)) {
            entry.cancel.cancel();
        }
    }
}
