//! Pending requests: matches each answer to the request that waits for it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use futures_channel::oneshot;
use table::protocol::{Reply, TableError};

use super::{BackendError, OnUpdate};

type Answer = Result<Result<Reply, TableError>, BackendError>;

/// The pending requests to one table.
#[derive(Default)]
pub(super) struct Answers {
    waiting: RefCell<HashMap<u32, oneshot::Sender<Answer>>>,
    asked: Cell<u32>,
}

/// A request that waits for its answer.
pub(super) struct Question {
    /// Sent with the request; the answer carries the same number.
    pub(super) id: u32,
    answer: oneshot::Receiver<Answer>,
}

impl Answers {
    /// Numbers its requests from `asked` on.
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

    /// Delivers an answer to its request, unless that was dropped meanwhile.
    pub(super) fn deliver(&self, id: u32, answer: Answer) {
        if let Some(sender) = self.waiting.borrow_mut().remove(&id) {
            let _ = sender.send(answer);
        }
    }

    /// No answer will come any more: fails all pending requests, or reports to `on_update` if there are none.
    pub(super) fn fail(&self, error: BackendError, on_update: &OnUpdate) {
        if !self.fail_all(&error) {
            on_update(Err(error));
        }
    }

    /// Fails all pending requests. Returns whether any was still waited for.
    fn fail_all(&self, error: &BackendError) -> bool {
        let sent = self.waiting.take().into_values().map(|sender| sender.send(Err(error.clone())).is_ok());
        sent.filter(|is_received| *is_received).count() > 0
    }
}

impl Question {
    pub(super) async fn answer(self) -> Result<Reply, BackendError> {
        // The sender is dropped only together with its table.
        let answer =
            self.answer.await.unwrap_or_else(|_| Err(BackendError::Lost("the table is gone".into())));
        Ok(answer??)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_to_the_previous_page_is_ignored() {
        let [before, now] = [u32::MAX - 1, u32::MAX].map(Answers::after);
        let (late, mut own) = (before.expect(), now.expect());
        now.deliver(late.id, Ok(Err(TableError::NotOver)));
        assert_eq!(own.answer.try_recv(), Ok(None), "it still waits");
        now.deliver(own.id, Ok(Err(TableError::NotOver)));
        assert_eq!(own.answer.try_recv(), Ok(Some(Ok(Err(TableError::NotOver)))));
    }

    #[test]
    fn an_answer_goes_to_its_own_request_and_an_error_to_all_the_rest() {
        let answers = Answers::default();
        let (mut first, mut second) = (answers.expect(), answers.expect());
        answers.deliver(second.id, Ok(Err(TableError::NotOver)));
        assert_eq!(second.answer.try_recv(), Ok(Some(Ok(Err(TableError::NotOver)))));
        assert_eq!(first.answer.try_recv(), Ok(None), "it waits for its own");
        let gone = BackendError::Lost("gone".into());
        assert!(answers.fail_all(&gone));
        assert_eq!(first.answer.try_recv(), Ok(Some(Err(gone.clone()))));
        drop(answers.expect());
        assert!(!answers.fail_all(&gone), "no request is left to receive it");
    }
}
