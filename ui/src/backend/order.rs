//! Updates and answers in their order, where they come by two ways. A page that heard of a bot's move before the answer
//! that opens its game would take it for another game's, and wait for that bot for ever.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use table::protocol::Update;

/// While answers are due, updates wait: what follows an answer is heard after it, as it is from a worker.
pub(super) struct Order {
    due: Cell<u32>,
    held: RefCell<Vec<Update>>,
    hear: Rc<dyn Fn(Update)>,
}

/// An answer that is due, until this is dropped.
pub(super) struct Due(Rc<Order>);

impl Order {
    pub(super) fn new(hear: Rc<dyn Fn(Update)>) -> Order {
        Order { due: Cell::new(0), held: RefCell::default(), hear }
    }

    /// Something is asked.
    pub(super) fn ask(self: &Rc<Order>) -> Due {
        self.due.set(self.due.get() + 1);
        Due(Rc::clone(self))
    }

    /// An update has come.
    pub(super) fn take(&self, update: Update) {
        self.held.borrow_mut().push(update);
        self.release();
    }

    /// Hands on what waits, unless an answer is due. Whoever has just been answered must have dealt with it.
    pub(super) fn release(&self) {
        if self.due.get() == 0 {
            // Taken out first: whoever hears may ask again at once.
            let held = self.held.take();
            held.into_iter().for_each(|update| (self.hear)(update));
        }
    }
}

impl Drop for Due {
    fn drop(&mut self) {
        self.0.due.set(self.0.due.get() - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::protocol::{GameId, Trouble};

    fn stuck(game: i64) -> Update {
        Update::Stuck { game: GameId(game), trouble: Trouble::NotYourTurn }
    }

    fn order() -> (Rc<Order>, Rc<RefCell<Vec<Update>>>) {
        let heard = Rc::new(RefCell::new(Vec::new()));
        let hears = Rc::clone(&heard);
        (Rc::new(Order::new(Rc::new(move |update| hears.borrow_mut().push(update)))), heard)
    }

    #[test]
    fn an_update_waits_for_the_answers_that_are_due_and_then_comes_in_its_order() {
        let (order, heard) = order();
        order.take(stuck(1));
        assert_eq!(*heard.borrow(), [stuck(1)], "nothing is due");
        let (first, second) = (order.ask(), order.ask());
        order.take(stuck(2));
        drop(first);
        order.take(stuck(3));
        order.release();
        assert_eq!(heard.borrow().len(), 1, "one answer is still due");
        drop(second);
        assert_eq!(heard.borrow().len(), 1, "whoever is answered comes first");
        order.release();
        assert_eq!(*heard.borrow(), [stuck(1), stuck(2), stuck(3)]);
    }
}
