//! A player that is not a person, and how it thinks.

use crate::choice::Choice;
use crate::clock::Clock;
use engine::{Action, View};
use std::cell::LazyCell;

/// A player that is not a person. It is given what its seat may know, and nothing else.
///
/// A bot keeps no state from one move to the next: its style and seed do not change, and what happened is in the view.
pub trait Bot: Send {
    /// Begins to think about the viewer's move. Returns quickly: the work is done by [`Thought::work`].
    fn consider(&self, view: &View) -> Box<dyn Thought>;

    /// The move, after thinking until the thought is done or the clock is out.
    fn choose(&mut self, view: &View, clock: &Clock) -> Action {
        self.decide(view, clock).action
    }

    /// As [`Bot::choose`], but also returns the candidates that the move was chosen from.
    fn decide(&self, view: &View, clock: &Clock) -> Choice {
        self.consider(view).conclude(clock)
    }
}

/// A move being thought about. It owns all it needs, and can be dropped at any moment.
pub trait Thought: Send {
    /// Continues to think. Returns [`Progress::Done`] once the move is decided or the iterations, counted from the
    /// beginning of the thought, are used up; [`Progress::More`] if the time of this slice is over or it was cancelled.
    fn work(&mut self, slice: &Clock) -> Progress;

    /// What it would do if it had to stop now. Always a legal action.
    fn so_far(&self) -> Choice;

    /// How much of the work is done, 0 to 1. The thought may finish before this reaches 1.
    fn share(&self) -> f32;

    /// Thinks until the thought is done or the clock is out.
    fn conclude(mut self: Box<Self>, clock: &Clock) -> Choice {
        loop {
            match self.work(clock) {
                Progress::Done(choice) => return choice,
                Progress::More if clock.is_out() => return self.so_far(),
                Progress::More => {}
            }
        }
    }
}

/// How far a thought has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Progress {
    /// There is more to think about.
    More,
    /// The move is decided.
    Done(Choice),
}

/// A thought that begins when one of its methods is first called: so [`Bot::consider`] returns quickly even if the
/// beginning is work too.
pub(crate) struct LazyThought(LazyCell<Box<dyn Thought>, Begin>);

type Begin = Box<dyn FnOnce() -> Box<dyn Thought> + Send>;

impl LazyThought {
    /// A thought that `begin` will make of a copy of the view.
    pub(crate) fn boxed(
        view: &View,
        begin: impl FnOnce(&View) -> Box<dyn Thought> + Send + 'static,
    ) -> Box<dyn Thought> {
        let view = view.clone();
        Box::new(LazyThought(LazyCell::new(Box::new(move || begin(&view)))))
    }
}

impl Thought for LazyThought {
    fn work(&mut self, slice: &Clock) -> Progress {
        LazyCell::force_mut(&mut self.0).work(slice)
    }

    fn so_far(&self) -> Choice {
        self.0.so_far()
    }

    fn share(&self) -> f32 {
        self.0.share()
    }
}

/// The thought of a bot that has decided already.
#[derive(Clone, PartialEq, Debug)]
pub struct Settled(pub Choice);

impl Thought for Settled {
    fn work(&mut self, _slice: &Clock) -> Progress {
        Progress::Done(self.0.clone())
    }

    fn so_far(&self) -> Choice {
        self.0.clone()
    }

    fn share(&self) -> f32 {
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, SeatId, Setup};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU8, Ordering};

    #[test]
    fn a_lazy_thought_begins_once_when_it_is_first_used() {
        let view = Game::new(Setup::new("usa", 2, 1)).unwrap().view(SeatId(0));
        let choice = Choice::only(Action::Pass);
        let begun = Arc::new(AtomicU8::new(0));
        let (settled, count) = (Settled(choice.clone()), Arc::clone(&begun));
        let mut thought = LazyThought::boxed(&view, move |_| {
            count.fetch_add(1, Ordering::Relaxed);
            Box::new(settled)
        });
        assert_eq!(begun.load(Ordering::Relaxed), 0);
        assert_eq!(thought.so_far(), choice);
        assert_eq!(thought.work(&Clock::unlimited()), Progress::Done(choice));
        assert_eq!(begun.load(Ordering::Relaxed), 1);
    }
}
