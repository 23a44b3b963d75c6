//! One queue over the stories of all files: no worker waits for the last story of a file.

use std::num::NonZero;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::Result;

use super::story::{Failure, Story};
use crate::progress::{self, Took};

/// Tells them, as many at a time as there are `workers`, and gives those that failed in the order of the queue.
pub fn tell<'a>(
    stories: &'a [Story],
    workers: usize,
    place: &(impl Fn(Command) -> Command + Sync),
) -> Result<Vec<(&'a Story, Failure)>> {
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    let work = || -> Result<()> {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(story) = stories.get(at) else { return Ok(()) };
            if let Err(failure) = tell_one(story, place)? {
                failed.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((at, story, failure));
            }
        }
    };
    thread::scope(|scope| {
        let working: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        working
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    let mut failed = failed.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    failed.sort_by_key(|(at, ..)| *at);
    Ok(failed.into_iter().map(|(_, story, failure)| (story, failure)).collect())
}

/// Tells one and says how long it took, in one piece: others are told beside it.
pub fn tell_one(story: &Story, place: &impl Fn(Command) -> Command) -> Result<Result<(), Failure>> {
    let start = Instant::now();
    let told = story.tell(place)?;
    let time = Took(start.elapsed());
    match &told {
        Ok(()) => progress::note("story", format_args!("{story} … {time}")),
        Err(Failure { printed }) => {
            progress::note("story", format_args!("{story} … failed after {time}\n{printed}"));
        }
    }
    Ok(told)
}

/// Half as many again as there are cores: of a whole game three quarters are waiting, for bots that are shown one by one.
pub fn workers() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    cores + cores / 2
}

#[cfg(all(test, unix))]
mod tests {
    use super::super::story::tests::scripted;
    use super::*;

    #[test]
    fn what_fails_is_told_in_the_order_of_the_queue_and_holds_nobody_up() {
        let passes = "echo 'test result: ok. 1 passed'";
        let stories = [
            scripted("queue-slow", "sleep 0.3; echo slow; exit 101"),
            scripted("queue-good", passes),
            scripted("queue-quick", "echo quick; exit 101"),
            scripted("queue-also-good", passes),
        ];
        let failed = tell(&stories, 2, &|command| command).unwrap();
        let names: Vec<_> = failed.iter().map(|(story, failure)| (&*story.name, &*failure.printed)).collect();
        assert_eq!(names, [("queue-slow", "slow\n"), ("queue-quick", "quick\n")]);
    }
}
