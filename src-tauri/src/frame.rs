//! Where the window stood when it was last used, and how large it was.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{fs, io, thread};

use serde::{Deserialize, Serialize};
use tauri::{Monitor, WebviewWindow, WindowEvent};

/// A window that is being dragged is written down when it rests.
const REST: Duration = Duration::from_millis(300);
/// So much of a window must be on a screen for a hand to get hold of it.
const GRIP: f64 = 80.0;

/// In the screen's own units, those that sizes in the window's settings are in.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Frame {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) maximised: bool,
}

impl Frame {
    /// What was written down, if a window can still stand there.
    pub(crate) fn kept(folder: &Path, screens: &[Monitor]) -> Option<Frame> {
        let frame = Frame::read(&fs::read(place(folder)).ok()?)?;
        screens.iter().map(Screen::of).any(|screen| frame.is_seen_on(screen)).then_some(frame)
    }

    fn read(text: &[u8]) -> Option<Frame> {
        let frame: Frame = serde_json::from_slice(text).ok()?;
        let sizes = 200.0..20_000.0;
        (sizes.contains(&frame.width) && sizes.contains(&frame.height)).then_some(frame)
    }

    fn is_seen_on(self, screen: Screen) -> bool {
        let shared = |from: f64, length: f64, start: f64, room: f64| {
            (from + length).min(start + room) - from.max(start) >= GRIP
        };
        // It is held by its top.
        self.y >= screen.y - GRIP / 2.0
            && shared(self.x, self.width, screen.x, screen.width)
            && shared(self.y, self.height, screen.y, screen.height)
    }

    /// Where the window is now. While it is minimised or fills the screen it is on its way back to `before`.
    pub(crate) fn of(window: &WebviewWindow, before: Frame) -> tauri::Result<Frame> {
        if window.is_minimized()? || window.is_fullscreen()? {
            return Ok(before);
        }
        if window.is_maximized()? {
            return Ok(Frame { maximised: true, ..before });
        }
        let scale = window.scale_factor()?;
        let place = window.outer_position()?.to_logical::<f64>(scale);
        let size = window.inner_size()?.to_logical::<f64>(scale);
        Ok(Frame { x: place.x, y: place.y, width: size.width, height: size.height, maximised: false })
    }

    fn write(self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        // Under another name first: half a file would forget everything.
        let unfinished = place(folder).with_extension("part");
        fs::write(&unfinished, serde_json::to_vec(&self)?)?;
        fs::rename(unfinished, place(folder))
    }
}

/// Writes down where the window is, from now on, beginning with `frame`.
pub(crate) fn keep(window: &WebviewWindow, folder: &Path, frame: Frame) {
    let (note, notes) = mpsc::channel::<Frame>();
    let saver =
        FrameSaver { window: window.clone(), folder: folder.to_owned(), last: Mutex::new(frame), note };
    window.on_window_event(move |event| saver.hear(event));
    let folder = folder.to_owned();
    thread::spawn(move || {
        while let Ok(mut frame) = notes.recv() {
            while let Ok(newer) = notes.recv_timeout(REST) {
                frame = newer;
            }
            // A place that can't be kept is not worth a word: the window opens where it always does.
            let _ = frame.write(&folder);
        }
    });
}

struct FrameSaver {
    window: WebviewWindow,
    folder: PathBuf,
    last: Mutex<Frame>,
    note: Sender<Frame>,
}

impl FrameSaver {
    fn hear(&self, event: &WindowEvent) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            WindowEvent::Moved(_) | WindowEvent::Resized(_) => {
                *last = Frame::of(&self.window, *last).unwrap_or(*last);
                let _ = self.note.send(*last);
            }
            // The program may be gone before the note is read.
            WindowEvent::CloseRequested { .. } => drop(last.write(&self.folder)),
            _ => {}
        }
    }
}

fn place(folder: &Path) -> PathBuf {
    folder.join("window.json")
}

/// A screen in its own units.
#[derive(Debug, Clone, Copy)]
struct Screen {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Screen {
    fn of(monitor: &Monitor) -> Screen {
        let place = monitor.position().to_logical::<f64>(monitor.scale_factor());
        let size = monitor.size().to_logical::<f64>(monitor.scale_factor());
        Screen { x: place.x, y: place.y, width: size.width, height: size.height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Screen = Screen { x: 0.0, y: 0.0, width: 1440.0, height: 900.0 };

    fn at(x: f64, y: f64) -> Frame {
        Frame { x, y, width: 800.0, height: 600.0, maximised: false }
    }

    #[test]
    fn a_window_opens_only_where_it_can_be_grasped() {
        assert!(at(100.0, 50.0).is_seen_on(SCREEN));
        assert!(at(-700.0, 50.0).is_seen_on(SCREEN), "its right end is there");
        assert!(!at(1400.0, 50.0).is_seen_on(SCREEN), "of the screen that was beside it");
        assert!(!at(100.0, -300.0).is_seen_on(SCREEN), "nothing to hold it by");
        assert!(!at(100.0, 880.0).is_seen_on(SCREEN));
    }

    #[test]
    fn what_is_written_is_read_again_and_nonsense_is_not() {
        let folder = tempfile::tempdir().unwrap();
        at(3.0, 4.0).write(folder.path()).unwrap();
        assert_eq!(Frame::read(&fs::read(place(folder.path())).unwrap()), Some(at(3.0, 4.0)));
        let thin = Frame { width: 1.0, ..at(3.0, 4.0) };
        assert_eq!(Frame::read(&serde_json::to_vec(&thin).unwrap()), None);
        assert_eq!(Frame::read(b"{\"x\": 3}"), None);
    }
}
