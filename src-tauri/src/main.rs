// A console window beside the game helps nobody on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() -> tauri::Result<()> {
    railhead_app::run()
}
