//! How long a bot may think: by time, by iterations, or until it is cancelled.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A source of time: returns how long ago some fixed moment was. A browser has no `std::time::Instant`, so its worker
/// passes a function of its own.
pub type Now = fn() -> Duration;

/// The limits of a thought. Without any, it thinks until it is done.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    time: Option<Deadline>,
    iterations: Option<u64>,
    cancel: Cancel,
}

#[derive(Clone, Copy, Debug)]
struct Deadline {
    now: Now,
    at: Duration,
}

/// Stops the thoughts whose clock contains it. Cheap to clone; all clones are the same switch.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Stops them the next time they check their clock.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Was it cancelled?
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clock {
    /// No limit.
    pub fn unlimited() -> Clock {
        Clock::default()
    }

    /// At most `n` iterations for the whole thought, however it is sliced. Gives the same move on every machine.
    pub fn iterations(n: u64) -> Clock {
        Clock { iterations: Some(n), ..Clock::default() }
    }

    /// This much time from now on, by that source of time.
    pub fn lasting(time: Duration, now: Now) -> Clock {
        Clock::default().slice(time, now)
    }

    /// This much time from now on, by this machine's clock.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn time(time: Duration) -> Clock {
        Clock::lasting(time, machine_now)
    }

    /// The same limits, and at most this much time from now on: one slice of the thinking.
    #[must_use]
    pub fn slice(&self, time: Duration, now: Now) -> Clock {
        let at = now() + time;
        let at = self.time.map_or(at, |deadline| deadline.at.min(at));
        Clock { time: Some(Deadline { now, at }), ..self.clone() }
    }

    /// The same limits, and at most `n` iterations for the whole thought.
    #[must_use]
    pub fn with_iterations(&self, n: u64) -> Clock {
        let n = self.iterations.map_or(n, |limit| limit.min(n));
        Clock { iterations: Some(n), ..self.clone() }
    }

    /// The same limits, and a switch to stop it.
    #[must_use]
    pub fn with_cancel(&self, cancel: &Cancel) -> Clock {
        Clock { cancel: cancel.clone(), ..self.clone() }
    }

    /// Is the time over, or was it cancelled? Reads the time, so it is too slow for an innermost loop.
    pub fn is_out(&self) -> bool {
        self.cancel.is_cancelled() || self.time.is_some_and(|deadline| (deadline.now)() >= deadline.at)
    }

    /// Does a thought that has made this many iterations have none left?
    pub fn is_spent(&self, iterations: u64) -> bool {
        self.iterations.is_some_and(|limit| iterations >= limit)
    }
}

/// This machine's own source of time: how long ago it was first called.
#[cfg(not(target_arch = "wasm32"))]
pub fn machine_now() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn always_noon() -> Duration {
        Duration::from_secs(12 * 3600)
    }

    #[test]
    fn a_slice_ends_no_later_than_the_whole() {
        let whole = Clock::lasting(Duration::ZERO, always_noon);
        assert!(whole.is_out());
        assert!(whole.slice(Duration::from_secs(9), always_noon).is_out(), "the whole is over already");
        let slice = Clock::iterations(5).slice(Duration::from_secs(1), always_noon);
        assert!(!slice.is_out());
        assert!(slice.is_spent(5) && !slice.is_spent(4), "iterations are the whole thought's");
    }

    #[test]
    fn a_cancelled_clock_is_out_everywhere_it_was_given() {
        let cancel = Cancel::default();
        let clock = Clock::unlimited().with_cancel(&cancel);
        let slice = clock.slice(Duration::from_secs(1), always_noon);
        assert!(!clock.is_out() && !slice.is_out());
        cancel.cancel();
        assert!(clock.is_out() && slice.is_out());
    }
}
