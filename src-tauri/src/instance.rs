//! One window for one folder of saves: a second start shows the window that is open, and ends.
//!
//! The first start listens on a socket beside its saves, and a second start connects to it. It is only a comfort: where
//! there can be no socket (some disks have none) or both start at the same moment, the second window opens, says that the
//! saves are in use, and waits for them.

use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// What an open window answers.
const ANSWER: [u8; 1] = *b"!";

/// How long to wait for the answer: the window may hang.
const TIMEOUT: Duration = Duration::from_secs(3);

/// Asks a window that is open already to show itself. False where none answers.
pub(crate) fn show_other(folder: &Path) -> bool {
    let (sender, answered) = mpsc::channel();
    let folder = folder.to_owned();
    // Not every system's socket can be read with a time limit.
    thread::spawn(move || {
        let mut answer = [0];
        let read = socket::connect(&folder).and_then(|mut socket| socket.read_exact(&mut answer));
        // Nobody reads it after the time limit.
        let _ = sender.send(read.is_ok() && answer == ANSWER);
    });
    answered.recv_timeout(TIMEOUT).unwrap_or(false)
}

/// From now on `show` is called when another start asks for it. Call it only after [`show_other`] has found no window.
pub(crate) fn listen(folder: &Path, show: impl Fn() + Send + 'static) -> io::Result<()> {
    socket::listen(folder, move |mut caller| {
        show();
        // A caller that is gone by now opens a window of its own.
        let _ = caller.write_all(&ANSWER);
    })
}

#[cfg(unix)]
mod socket {
    use std::io;
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::thread;

    fn place(folder: &Path) -> PathBuf {
        folder.join("window.socket")
    }

    pub(super) fn connect(folder: &Path) -> io::Result<UnixStream> {
        UnixStream::connect(place(folder))
    }

    pub(super) fn listen(folder: &Path, on_call: impl Fn(UnixStream) + Send + 'static) -> io::Result<()> {
        std::fs::create_dir_all(folder)?;
        // A socket that is there belongs to a window that is gone: nobody answered.
        match std::fs::remove_file(place(folder)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        let socket = UnixListener::bind(place(folder))?;
        thread::spawn(move || socket.incoming().flatten().for_each(on_call));
        Ok(())
    }
}

#[cfg(windows)]
mod socket {
    use std::fs::{File, OpenOptions};
    use std::hash::{DefaultHasher, Hash, Hasher};
    use std::io;
    use std::path::Path;

    use tauri::async_runtime;
    use tokio::io::AsyncWriteExt;
    use tokio::net::windows::named_pipe::ServerOptions;

    fn name(folder: &Path) -> String {
        let mut print = DefaultHasher::new();
        folder.hash(&mut print);
        format!(r"\\.\pipe\railhead-{:016x}", print.finish())
    }

    pub(super) fn connect(folder: &Path) -> io::Result<File> {
        OpenOptions::new().read(true).write(true).open(name(folder))
    }

    pub(super) fn listen(folder: &Path, on_call: impl Fn(Vec<u8>) + Send + 'static) -> io::Result<()> {
        let name = name(folder);
        async_runtime::block_on(async { ServerOptions::new().first_pipe_instance(true).create(&name) }).map(
            |mut socket| {
                async_runtime::spawn(async move {
                    while socket.connect().await.is_ok() {
                        let Ok(next) = ServerOptions::new().create(&name) else { return };
                        let mut caller = std::mem::replace(&mut socket, next);
                        on_call(Vec::new());
                        let _ = caller.write_all(&super::ANSWER).await;
                    }
                });
            },
        )
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_first_start_answers_the_second_and_another_folder_has_its_own() {
        let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        assert!(!show_other(folder.path()), "nobody is there yet");
        let (shown, shows) = mpsc::channel();
        listen(folder.path(), move || shown.send(()).unwrap()).unwrap();
        assert!(show_other(folder.path()));
        assert_eq!(shows.try_iter().count(), 1);
        assert!(!show_other(other.path()), "other saves have a window of their own");
    }

    #[test]
    fn a_window_that_hangs_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let _silent = std::os::unix::net::UnixListener::bind(folder.path().join("window.socket")).unwrap();
        assert!(!show_other(folder.path()), "it never answers");
    }

    #[test]
    fn a_socket_left_by_a_crash_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        drop(std::os::unix::net::UnixListener::bind(folder.path().join("window.socket")).unwrap());
        assert!(!show_other(folder.path()));
        listen(folder.path(), || {}).unwrap();
        assert!(show_other(folder.path()));
    }
}
