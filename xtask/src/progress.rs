//! Progress messages in one style: `[setup] system packages … 41 s`.

use std::fmt::{self, Display};
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;

/// Does work that prints nothing. Prints one line: first what is done, then how long it took.
pub fn quiet<T>(task: &str, what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    print!("[{task}] {what} … ");
    // If this fails the line only appears late.
    let _ = std::io::stdout().flush();
    let (result, time) = timed(work);
    match &result {
        Ok(_) => println!("{time}"),
        Err(_) => println!("failed after {time}"),
    }
    result
}

/// Does work that prints lines of its own, between a line before it and one after it.
pub fn loud<T>(task: &str, what: &str, work: impl FnOnce() -> Result<T>) -> (Result<T>, Took) {
    println!("[{task}] {what} …");
    let (result, time) = timed(work);
    match &result {
        Ok(_) => println!("[{task}] {what} … {time}"),
        Err(_) => println!("[{task}] {what} … failed after {time}"),
    }
    (result, time)
}

/// Prints a message without a time.
pub fn note(task: &str, text: impl Display) {
    println!("[{task}] {text}");
}

fn timed<T>(work: impl FnOnce() -> Result<T>) -> (Result<T>, Took) {
    let start = Instant::now();
    let result = work();
    (result, Took(start.elapsed()))
}

/// A duration in a readable form: `0.3 s`, `41 s`, `2 min 05 s`.
#[derive(Debug, Clone, Copy, Default)]
pub struct Took(pub Duration);

impl Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs_f64();
        let whole = seconds.round() as u64;
        let text = match whole {
            0..10 => format!("{seconds:.1} s"),
            10..60 => format!("{whole} s"),
            _ => format!("{} min {:02} s", whole / 60, whole % 60),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_readable() {
        let shown = |millis| Took(Duration::from_millis(millis)).to_string();
        assert_eq!(shown(0), "0.0 s");
        assert_eq!(shown(340), "0.3 s");
        assert_eq!(shown(41_400), "41 s");
        assert_eq!(shown(59_700), "1 min 00 s", "never sixty seconds");
        assert_eq!(shown(125_000), "2 min 05 s");
    }
}
