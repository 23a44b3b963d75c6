//! One window for one folder of saves: a second start shows the window that is open, and ends.
//!
//! The first start leaves a bell beside its saves, and the second rings it. Nothing depends on it but comfort:
//! where no bell can be hung (a disk without sockets, two starts in the same blink of an eye) the second
//! window opens, says that the saves are in use, and waits for them.

use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// What a bell says back: its window is there.
const HEARD: [u8; 1] = *b"!";

/// A window that hangs is not waited for.
const PATIENCE: Duration = Duration::from_secs(3);

/// Rings, and tells whether a window has heard it.
pub(crate) fn ring(folder: &Path) -> bool {
    let (say, said) = mpsc::channel();
    let folder = folder.to_owned();
    // Not every system's bell can be listened to for a while only.
    thread::spawn(move || {
        let mut answer = [0];
        let rung = bell::connect(&folder).and_then(|mut bell| bell.read_exact(&mut answer));
        // Whoever has lost patience hears nothing.
        let _ = say.send(rung.is_ok() && answer == HEARD);
    });
    said.recv_timeout(PATIENCE).unwrap_or(false)
}

/// Hangs the bell up; from now on `show` is called when it rings. Only for those who rang and were not heard.
pub(crate) fn answer(folder: &Path, show: impl Fn() + Send + 'static) -> io::Result<()> {
    bell::hang(folder, move |mut caller| {
        show();
        // Whoever has gone meanwhile opens a window of its own.
        let _ = caller.write_all(&HEARD);
    })
}

#[cfg(unix)]
mod bell {
    use std::io;
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::thread;

    fn place(folder: &Path) -> PathBuf {
        folder.join("window.bell")
    }

    pub(super) fn connect(folder: &Path) -> io::Result<UnixStream> {
        UnixStream::connect(place(folder))
    }

    pub(super) fn hang(folder: &Path, on_ring: impl Fn(UnixStream) + Send + 'static) -> io::Result<()> {
        std::fs::create_dir_all(folder)?;
        // What hangs there is of a window that is gone: nobody answered.
        match std::fs::remove_file(place(folder)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        let bell = UnixListener::bind(place(folder))?;
        thread::spawn(move || bell.incoming().flatten().for_each(on_ring));
        Ok(())
    }
}

#[cfg(windows)]
mod bell {
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

    pub(super) fn hang(folder: &Path, on_ring: impl Fn(Vec<u8>) + Send + 'static) -> io::Result<()> {
        let name = name(folder);
        async_runtime::block_on(async { ServerOptions::new().first_pipe_instance(true).create(&name) }).map(
            |mut bell| {
                async_runtime::spawn(async move {
                    while bell.connect().await.is_ok() {
                        let Ok(next) = ServerOptions::new().create(&name) else { return };
                        let mut caller = std::mem::replace(&mut bell, next);
                        on_ring(Vec::new());
                        let _ = caller.write_all(&super::HEARD).await;
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
    fn the_first_hears_the_second_and_a_third_folder_is_nobodys() {
        let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        assert!(!ring(folder.path()), "nobody is there yet");
        let (shown, shows) = mpsc::channel();
        answer(folder.path(), move || shown.send(()).unwrap()).unwrap();
        assert!(ring(folder.path()));
        assert_eq!(shows.try_iter().count(), 1);
        assert!(!ring(other.path()), "other saves have a window of their own");
    }

    #[test]
    fn a_window_that_hangs_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let _silent = std::os::unix::net::UnixListener::bind(folder.path().join("window.bell")).unwrap();
        assert!(!ring(folder.path()), "it hears and says nothing");
    }

    #[test]
    fn what_a_crash_left_hanging_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        drop(std::os::unix::net::UnixListener::bind(folder.path().join("window.bell")).unwrap());
        assert!(!ring(folder.path()));
        answer(folder.path(), || {}).unwrap();
        assert!(ring(folder.path()));
    }
}
