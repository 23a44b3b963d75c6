//! The system's save dialog.

use std::path::{Path, PathBuf};
#[cfg(desktop)]
use std::sync::mpsc;

use tauri::AppHandle;

/// Asks where to save a file, and proposes this folder and name. `None` if the person cancels. It blocks until the person
/// has answered, so it must not be called on the main thread.
#[cfg(desktop)]
pub(crate) fn ask(app: &AppHandle, folder: &Path, name: &str) -> Option<PathBuf> {
    let (sender, answer) = mpsc::channel();
    let proposed = folder.join(name);
    let shown = app.clone();
    app.run_on_main_thread(move || system::show(&shown, &proposed, sender)).ok()?;
    // If the window is closed with its dialog open, nothing is sent.
    answer.recv().ok().flatten()
}

/// A phone keeps everything in one folder: the file is saved there without asking.
#[cfg(mobile)]
pub(crate) fn ask(_: &AppHandle, folder: &Path, name: &str) -> Option<PathBuf> {
    Some(folder.join(name))
}

/// The dialog of GTK, which the web view depends on in any case.
#[cfg(all(desktop, unix, not(target_os = "macos")))]
mod system {
    use std::path::{Path, PathBuf};
    use std::sync::mpsc::Sender;

    use gtk::prelude::*;
    use gtk::{FileChooserAction, FileChooserNative, ResponseType, glib};
    use tauri::{AppHandle, Manager};

    pub(super) fn show(app: &AppHandle, proposed: &Path, sender: Sender<Option<PathBuf>>) {
        let window = app.get_webview_window("main").and_then(|window| window.gtk_window().ok());
        // The system translates the buttons; the title is the same in every language.
        let save = FileChooserAction::Save;
        let dialog = FileChooserNative::new(Some("Railhead"), window.as_ref(), save, None, None);
        dialog.set_modal(true);
        dialog.set_do_overwrite_confirmation(true);
        if let (Some(folder), Some(name)) = (proposed.parent(), proposed.file_name()) {
            dialog.set_current_folder(folder);
            dialog.set_current_name(&name.to_string_lossy());
        }
        glib::MainContext::default().spawn_local(async move {
            let accepted = dialog.run_future().await == ResponseType::Accept;
            let _ = sender.send(dialog.filename().filter(|_| accepted));
            dialog.destroy();
        });
    }
}

#[cfg(all(desktop, any(windows, target_os = "macos")))]
mod system {
    use std::path::{Path, PathBuf};
    use std::sync::mpsc::Sender;

    use rfd::AsyncFileDialog;
    use tauri::{AppHandle, Manager, async_runtime};

    pub(super) fn show(app: &AppHandle, proposed: &Path, sender: Sender<Option<PathBuf>>) {
        let mut dialog = AsyncFileDialog::new();
        if let (Some(folder), Some(name)) = (proposed.parent(), proposed.file_name()) {
            dialog = dialog.set_directory(folder).set_file_name(name.to_string_lossy());
        }
        if let Some(window) = app.get_webview_window("main") {
            dialog = dialog.set_parent(&window);
        }
        let chosen = dialog.save_file();
        async_runtime::spawn(async move {
            let _ = sender.send(chosen.await.map(|file| file.path().to_owned()));
        });
    }
}
