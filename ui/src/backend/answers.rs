//! Questions to a table, and the answers that they wait for.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use futures_channel::oneshot;
use table::protocol::{Reply, TableError};

use super::{BackendError, OnUpdate};

type Answer = Result<Result<Reply, TableError>, BackendError>;

/// Those of one table.
#[derive(Default)]
pub(super) struct Answers {
    waiting: RefCell<HashMap<u32, oneshot::Sender<Answer>>>,
    asked: Cell<u32>,
}

/// A question that waits.
pub(super) struct Question {
    /// It comes back with the answer.
    pub(super) id: u32,
    answer: oneshot::Receiver<Answer>,
}

impl Answers {
    /// Counts its questions on from there.
    pub(super) fn after(asked: u32) -> Answers {
        Answers { asked: Cell::new(asked), ..Answers::default() }
    }

    pub(super) fn expect(&self) -> Question {
        let id = self.asked.get().wrapping_add(1);
        self.asked.set(id);
        let (sender, answer) = oneshot::channel();
        self.waiting.borrow_mut().insert(id, sender);
        Question { id, answer }
    }

    /// Gives an answer to whoever waits for it, who may have left meanwhile.
    pub(super) fn give(&self, id: u32, answer: Answer) {
        if let Some(sender) = self.waiting.borrow_mut().remove(&id) {
            let _ = sender.send(answer);
        }
    }

    /// There will be no answer any more: everyone who waits is told, or the page itself.
    pub(super) fn fail(&self, error: BackendError, on_update: &OnUpdate) {
        if !self.give_up(&error) {
            on_update(Err(error));
        }
    }

    /// Did anyone on_update that?
    fn give_up(&self, error: &BackendError) -> bool {
        let told = self.waiting.take().into_values().map(|sender| sender.send(Err(error.clone())).is_ok());
        told.filter(|heard| *heard).count() > 0
    }
}

impl Question {
    pub(super) async fn answer(self) -> Result<Reply, BackendError> {
        // The sender is dropped only with a table that is gone.
        let answer =
            self.answer.await.unwrap_or_else(|_| Err(BackendError::Lost("the table is gone".into())));
        Ok(answer??)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_to_the_page_before_is_taken_by_nobody() {
        let [before, now] = [u32::MAX - 1, u32::MAX].map(Answers::after);
        let (late, mut own) = (before.expect(), now.expect());
        now.give(late.id, Ok(Err(TableError::NotOver)));
        assert_eq!(own.answer.try_recv(), Ok(None), "it still waits");
        now.give(own.id, Ok(Err(TableError::NotOver)));
        assert_eq!(own.answer.try_recv(), Ok(Some(Ok(Err(TableError::NotOver)))));
    }

    #[test]
    fn an_answer_goes_to_whoever_asked_and_a_failure_to_all_the_rest() {
        let answers = Answers::default();
        let (mut first, mut second) = (answers.expect(), answers.expect());
        answers.give(second.id, Ok(Err(TableError::NotOver)));
        assert_eq!(second.answer.try_recv(), Ok(Some(Ok(Err(TableError::NotOver)))));
        assert_eq!(first.answer.try_recv(), Ok(None), "which waits for its own");
        let gone = BackendError::Lost("gone".into());
        assert!(answers.give_up(&gone));
        assert_eq!(first.answer.try_recv(), Ok(Some(Err(gone.clone()))));
        drop(answers.expect());
        assert!(!answers.give_up(&gone), "nobody is there any more to on_update it");
    }
}
