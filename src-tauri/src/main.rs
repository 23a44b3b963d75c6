// No console window beside the game on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

#[cfg(desktop)]
fn main() -> std::process::ExitCode {
    railhead_app::start(std::env::args_os().skip(1))
}

/// A phone starts the library.
#[cfg(mobile)]
fn main() {}
