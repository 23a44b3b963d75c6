//! The log, for finding out why something went wrong. It says what was requested and what failed, never what is in a
//! game: a log may be sent to others.

mod stamp;

use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use stamp::Stamp;

/// The largest size of a log file.
const MOST_BYTES: u64 = 256 << 10;
/// How many full log files are kept beside the current one.
const KEPT: u32 = 3;

/// The log; `None` if it can't be written, which is no reason not to play.
#[derive(Clone, Default)]
pub(crate) struct Log(Option<Arc<Mutex<LogFile>>>);

struct LogFile {
    folder: PathBuf,
    file: File,
    size: u64,
}

impl Log {
    pub(crate) fn open(folder: &Path) -> Log {
        let log_file = fs::create_dir_all(folder).and_then(|()| LogFile::open(folder));
        Log(log_file.ok().map(|log_file| Arc::new(Mutex::new(log_file))))
    }

    pub(crate) fn line(&self, words: impl Display) {
        let Some(log_file) = &self.0 else { return };
        let line = format!("{} {words}\n", Stamp::now());
        let mut log_file = log_file.lock().unwrap_or_else(PoisonError::into_inner);
        // An error is ignored: a full disk is reported when a move can't be saved.
        let _ = log_file.write(&line);
    }

    /// From now on panics are logged too: where they happened, but not their messages, which may be about a game. Only
    /// debug builds print the messages, because many desktops keep what a program prints.
    pub(crate) fn log_panics(&self) {
        let log = self.clone();
        let default_hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            match info.location() {
                Some(place) => log.line(format_args!("panicked at {place}")),
                None => log.line("panicked"),
            }
            if cfg!(debug_assertions) {
                default_hook(info);
            }
        }));
    }
}

impl LogFile {
    fn open(folder: &Path) -> io::Result<LogFile> {
        let file = OpenOptions::new().create(true).append(true).open(place(folder, 0))?;
        let size = file.metadata()?.len();
        Ok(LogFile { folder: folder.to_owned(), file, size })
    }

    fn write(&mut self, line: &str) -> io::Result<()> {
        if self.size + line.len() as u64 > MOST_BYTES {
            self.rotate()?;
        }
        self.size += line.len() as u64;
        self.file.write_all(line.as_bytes())
    }

    /// Starts a new file: each older one gets the next number, and the last is overwritten.
    fn rotate(&mut self) -> io::Result<()> {
        for number in (0..KEPT).rev() {
            let older = place(&self.folder, number);
            if older.exists() {
                fs::rename(older, place(&self.folder, number + 1))?;
            }
        }
        *self = LogFile::open(&self.folder)?;
        Ok(())
    }
}

fn place(folder: &Path, number: u32) -> PathBuf {
    match number {
        0 => folder.join("railhead.log"),
        older => folder.join(format!("railhead.{older}.log")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_files_are_kept_for_a_while_and_no_longer() {
        let folder = tempfile::tempdir().unwrap();
        let log = Log::open(folder.path());
        let long = "x".repeat(MOST_BYTES as usize / 4);
        for number in 0..30 {
            log.line(format_args!("{number} {long}"));
        }
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(names, KEPT as usize + 1, "older files are removed");
        for number in 0..=KEPT {
            let size = fs::metadata(place(folder.path(), number)).unwrap().len();
            assert!(size <= MOST_BYTES, "file {number} has {size} bytes");
        }
        let last = fs::read_to_string(place(folder.path(), 0)).unwrap();
        assert!(last.contains("Z 29 x"), "the newest line is in the newest file");
    }

    #[test]
    fn a_log_goes_on_where_it_ended() {
        let folder = tempfile::tempdir().unwrap();
        Log::open(folder.path()).line("first");
        Log::open(folder.path()).line("second");
        let text = fs::read_to_string(place(folder.path(), 0)).unwrap();
        assert_eq!(text.lines().count(), 2, "{text}");
    }

    #[test]
    fn without_a_folder_there_is_no_log_and_no_error() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("logs");
        fs::write(&file, "in the way").unwrap();
        Log::open(&file).line("unheard");
        assert_eq!(fs::read_to_string(&file).unwrap(), "in the way");
    }
}
