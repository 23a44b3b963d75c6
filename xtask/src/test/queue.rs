//! One queue for the stories of all files, so that no worker waits for the last story of a file.

use std::num::NonZero;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::Result;

use super::story::{Failure, Story};
use crate::progress::{self, Took};

/// Runs the stories, `workers` at a time, and returns those that failed, in the order of the queue.
pub fn run<'a>(
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
            if let Err(failure) = run_one(story, place)? {
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

/// Runs one story and prints how long it took. It prints all at once, because others run at the same time.
pub fn run_one(story: &Story, place: &impl Fn(Command) -> Command) -> Result<Result<(), Failure>> {
    let start = Instant::now();
    let result = story.run(place)?;
    let time = Took(start.elapsed());
    match &result {
        Ok(()) => progress::note("story", format_args!("{story} … {time}")),
        Err(Failure { printed }) => {
            progress::note("story", format_args!("{story} … failed after {time}\n{printed}"));
        }
    }
    Ok(result)
}

/// One and a half times as many as there are cores: a story of a whole game waits three quarters of its time, because
/// bots' moves are shown one by one.
pub fn workers() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    cores + cores / 2
}

#[cfg(all(test, unix))]
mod tests {
    use super::super::story::tests::scripted;
    use super::*;

    #[test]
    fn failures_are_returned_in_the_order_of_the_queue_and_delay_no_other_story() {
        let passes = "echo 'test result: ok. 1 passed'";
        let stories = [
            scripted("queue-slow", "sleep 0.3; echo slow; exit 101"),
            scripted("queue-good", passes),
            scripted("queue-quick", "echo quick; exit 101"),
            scripted("queue-also-good", passes),
        ];
        let failed = run(&stories, 2, &|command| command).unwrap();
        let names: Vec<_> = failed.iter().map(|(story, failure)| (&*story.name, &*failure.printed)).collect();
        assert_eq!(names, [("queue-slow", "slow\n"), ("queue-quick", "quick\n")]);
    }
}
