//! The native window. It only passes requests to a table, and the table's answers and updates back.

mod ask;
mod dialog;
#[cfg(desktop)]
mod frame;
#[cfg(desktop)]
mod instance;
mod log;
#[cfg(desktop)]
mod options;
mod pending_export;
mod window_table;

use table::home::Home;
use table::protocol::TableError;
#[cfg(desktop)]
use tauri::webview::NewWindowResponse;
use tauri::{App, AppHandle, Manager, RunEvent, Url, WebviewWindowBuilder};

use crate::log::Log;
use crate::window_table::WindowTable;

/// Does what the command-line arguments ask for, and returns when the window is closed.
#[cfg(desktop)]
pub fn start(arguments: impl IntoIterator<Item = std::ffi::OsString>) -> std::process::ExitCode {
    use crate::options::{HELP, Options};
    use std::process::ExitCode;

    match Options::read(arguments) {
        Ok(Options::Help) => print_line(HELP),
        Ok(Options::Version) => print_line(concat!("railhead ", env!("CARGO_PKG_VERSION"))),
        Ok(Options::Play { data }) => {
            let home = Home::find(data);
            if home.as_ref().is_ok_and(|home| instance::show_other(home.folder())) {
                print_line("Railhead is open already; its window is shown.");
            } else if let Err(error) = open(move |_| home.clone()) {
                eprintln!("railhead: the window cannot be opened: {error}");
                return ExitCode::FAILURE;
            }
        }
        Err(error) => {
            eprintln!("railhead: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

/// Prints a line. A closed output, as after `| head`, is no error.
#[cfg(desktop)]
fn print_line(text: &str) {
    use std::io::Write;

    let _ = writeln!(std::io::stdout(), "{text}");
}

/// On a phone the system starts the app, and says where it may keep its data. Every action is on the disk before it
/// is shown, so an app that is killed in the background loses nothing. The system's back button goes back in the web
/// view's history, where each screen is an entry.
#[cfg(mobile)]
#[tauri::mobile_entry_point]
pub fn run() {
    let home = |app: &AppHandle| app.path().app_data_dir().map(|data| Home::at(&data));
    if let Err(error) = open(move |app| home(app).map_err(|_| TableError::NoHome)) {
        eprintln!("the window cannot be opened: {error}");
    }
}

fn open(home: impl Fn(&AppHandle) -> Result<Home, TableError> + Send + 'static) -> tauri::Result<()> {
    let app = tauri::Builder::default()
        .setup(move |app| {
            let home = home(app.handle());
            // If a folder can't be made, opening what is in it gives the error.
            let _ = home.as_ref().map(Home::make);
            let log = home.as_ref().map_or_else(|_| Log::default(), |home| Log::open(home.logs()));
            log.log_panics();
            let system = (std::env::consts::OS, std::env::consts::ARCH);
            log.line(format_args!("Railhead {} on {} {}", env!("CARGO_PKG_VERSION"), system.0, system.1));
            app.manage(log.clone());
            app.manage(WindowTable::open(app.handle(), home.clone(), log.clone()));
            Ok(window(app, home.as_ref().ok(), &log)?)
        })
        .invoke_handler(tauri::generate_handler![ask::ask, ask::import_file])
        .build(tauri::generate_context!())?;
    app.run(|app, event| {
        if matches!(event, RunEvent::Exit) {
            app.state::<Log>().line("closed");
        }
    });
    Ok(())
}

/// Is this an address of our own page? The window may not navigate anywhere else. In development the page comes from a
/// server, so any address is allowed.
fn is_ours(address: &Url) -> bool {
    // On systems whose web view has no custom schemes, Tauri serves the page from this host.
    let host = cfg!(any(windows, target_os = "android")) && address.host_str() == Some("tauri.localhost");
    tauri::is_dev() || address.scheme() == "tauri" || (host && address.port().is_none())
}

/// Opens the window of `tauri.conf.json`, where it was when it was last closed.
#[cfg(desktop)]
fn window(app: &mut App, home: Option<&Home>, log: &Log) -> tauri::Result<()> {
    let Some(settings) = app.config().app.windows.first().cloned() else { return Ok(()) };
    if let Some(home) = home {
        listen_for_second_start(app, &settings.label, home, log);
    }
    let saved = home.and_then(|home| frame::Frame::saved(home.folder(), &app.available_monitors().ok()?));
    let mut builder = WebviewWindowBuilder::from_config(app.handle(), &settings)?
        .on_navigation(is_ours)
        .on_new_window(|_, _| NewWindowResponse::Deny);
    if let Some(home) = home {
        // Otherwise the web view would keep its own data elsewhere.
        builder = builder.data_directory(home.view().to_owned());
    }
    if let Some(frame) = saved {
        builder = builder.position(frame.x, frame.y).inner_size(frame.width, frame.height);
        builder = builder.maximized(frame.maximised);
    }
    let window = builder.build()?;
    let Some(home) = home else { return Ok(()) };
    let (width, height) = (settings.width, settings.height);
    let first = frame::Frame { x: 0.0, y: 0.0, width, height, maximised: false };
    let now = saved.unwrap_or_else(|| frame::Frame::of(&window, first).unwrap_or(first));
    frame::save_changes(&window, home.folder(), now);
    Ok(())
}

/// A second start shows the window of the first. We listen before there is a window, so that any start after the window is
/// visible finds it. Two starts at the same moment don't find each other; the second then waits for the saves.
#[cfg(desktop)]
fn listen_for_second_start(app: &App, label: &str, home: &Home, log: &Log) {
    let show = {
        let (app, label, log) = (app.handle().clone(), label.to_owned(), log.clone());
        move || {
            log.line("started once more: the window is shown");
            let Some(window) = app.get_webview_window(&label) else { return };
            // Each of these may fail, if there is nothing to do or the system does not allow it.
            let _ = window.unminimize();
            let _ = window.show();
            let _ = window.set_focus();
        }
    };
    if let Err(error) = instance::listen(home.folder(), show) {
        log.line(format_args!("a second start will open a second window: {error}"));
    }
}

#[cfg(mobile)]
fn window(app: &mut App, _: Option<&Home>, _: &Log) -> tauri::Result<()> {
    let Some(settings) = app.config().app.windows.first().cloned() else { return Ok(()) };
    WebviewWindowBuilder::from_config(app.handle(), &settings)?.on_navigation(is_ours).build().map(drop)
}
