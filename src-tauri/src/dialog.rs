//! Asking a person where a file shall go, by the system's own dialog.

use std::path::{Path, PathBuf};
#[cfg(desktop)]
use std::sync::mpsc;

use tauri::AppHandle;

/// Where a file shall go: this folder and this name are proposed. None, where the person thinks better of it. It waits
/// for as long as that takes, so it is never asked where the window itself is served.
#[cfg(desktop)]
pub(crate) fn ask(app: &AppHandle, folder: &Path, name: &str) -> Option<PathBuf> {
    let (say, said) = mpsc::channel();
    let proposed = folder.join(name);
    let shown = app.clone();
    app.run_on_main_thread(move || system::show(&shown, &proposed, say)).ok()?;
    // A window that is closed under its dialog has said nothing.
    said.recv().ok().flatten()
}

/// A phone keeps everything in one folder, and nobody is asked: a file goes where it would be proposed.
#[cfg(mobile)]
pub(crate) fn ask(_: &AppHandle, folder: &Path, name: &str) -> Option<PathBuf> {
    Some(folder.join(name))
}

/// GTK is what the web view is made with here.
#[cfg(all(desktop, unix, not(target_os = "macos")))]
mod system {
    use std::path::{Path, PathBuf};
    use std::sync::mpsc::Sender;

    use gtk::prelude::*;
    use gtk::{FileChooserAction, FileChooserNative, ResponseType, glib};
    use tauri::{AppHandle, Manager};

    pub(super) fn show(app: &AppHandle, proposed: &Path, say: Sender<Option<PathBuf>>) {
        let window = app.get_webview_window("main").and_then(|window| window.gtk_window().ok());
        // The buttons have the system's own words; the name is ours in every language.
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
            let _ = say.send(dialog.filename().filter(|_| accepted));
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

    pub(super) fn show(app: &AppHandle, proposed: &Path, say: Sender<Option<PathBuf>>) {
        let mut dialog = AsyncFileDialog::new();
        if let (Some(folder), Some(name)) = (proposed.parent(), proposed.file_name()) {
            dialog = dialog.set_directory(folder).set_file_name(name.to_string_lossy());
        }
        if let Some(window) = app.get_webview_window("main") {
            dialog = dialog.set_parent(&window);
        }
        let chosen = dialog.save_file();
        async_runtime::spawn(async move {
            let _ = say.send(chosen.await.map(|file| file.path().to_owned()));
        });
    }
}
