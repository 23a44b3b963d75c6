//! Remembers the window's position and size.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{fs, io, thread};

use serde::{Deserialize, Serialize};
use tauri::{Monitor, WebviewWindow, WindowEvent};

/// The frame is saved when the window has not moved for this long.
const SAVE_DELAY: Duration = Duration::from_millis(300);
/// How much of a window must be on a screen, so that it can be dragged.
const MIN_VISIBLE: f64 = 80.0;

/// A window's position and size, in logical pixels, like the sizes in the window's settings.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Frame {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) maximised: bool,
}

impl Frame {
    /// The saved frame, if it is still visible on one of the screens.
    pub(crate) fn saved(folder: &Path, screens: &[Monitor]) -> Option<Frame> {
        let frame = Frame::read(&fs::read(place(folder)).ok()?)?;
        screens.iter().map(Screen::of).any(|screen| frame.is_visible_on(screen)).then_some(frame)
    }

    fn read(text: &[u8]) -> Option<Frame> {
        let frame: Frame = serde_json::from_slice(text).ok()?;
        let sizes = 200.0..20_000.0;
        (sizes.contains(&frame.width) && sizes.contains(&frame.height)).then_some(frame)
    }

    fn is_visible_on(self, screen: Screen) -> bool {
        let shared = |from: f64, length: f64, start: f64, room: f64| {
            (from + length).min(start + room) - from.max(start) >= MIN_VISIBLE
        };
        // A window is dragged by its title bar, at its top.
        self.y >= screen.y - MIN_VISIBLE / 2.0
            && shared(self.x, self.width, screen.x, screen.width)
            && shared(self.y, self.height, screen.y, screen.height)
    }

    /// The window's frame now. A minimised, fullscreen or maximised window keeps the position and size of `before`.
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
        // Under another name first, so that a crash can't leave half a file.
        let unfinished = place(folder).with_extension("part");
        fs::write(&unfinished, serde_json::to_vec(&self)?)?;
        fs::rename(unfinished, place(folder))
    }
}

/// Saves the window's frame whenever it changes. `frame` is the frame now.
pub(crate) fn save_changes(window: &WebviewWindow, folder: &Path, frame: Frame) {
    let (sender, changes) = mpsc::channel::<Frame>();
    let saver =
        FrameSaver { window: window.clone(), folder: folder.to_owned(), last: Mutex::new(frame), sender };
    window.on_window_event(move |event| saver.on_event(event));
    let folder = folder.to_owned();
    thread::spawn(move || {
        while let Ok(mut frame) = changes.recv() {
            while let Ok(newer) = changes.recv_timeout(SAVE_DELAY) {
                frame = newer;
            }
            // An error is ignored: the window then opens at its usual place.
            let _ = frame.write(&folder);
        }
    });
}

struct FrameSaver {
    window: WebviewWindow,
    folder: PathBuf,
    last: Mutex<Frame>,
    sender: Sender<Frame>,
}

impl FrameSaver {
    fn on_event(&self, event: &WindowEvent) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            WindowEvent::Moved(_) | WindowEvent::Resized(_) => {
                *last = Frame::of(&self.window, *last).unwrap_or(*last);
                let _ = self.sender.send(*last);
            }
            // The program may end before the thread saves it.
            WindowEvent::CloseRequested { .. } => drop(last.write(&self.folder)),
            _ => {}
        }
    }
}

fn place(folder: &Path) -> PathBuf {
    folder.join("window.json")
}

/// A screen, in logical pixels.
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
    fn a_window_opens_only_where_it_can_be_dragged() {
        assert!(at(100.0, 50.0).is_visible_on(SCREEN));
        assert!(at(-700.0, 50.0).is_visible_on(SCREEN), "its right end is visible");
        assert!(!at(1400.0, 50.0).is_visible_on(SCREEN), "it is beside the screen");
        assert!(!at(100.0, -300.0).is_visible_on(SCREEN), "its title bar is off the screen");
        assert!(!at(100.0, 880.0).is_visible_on(SCREEN));
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
