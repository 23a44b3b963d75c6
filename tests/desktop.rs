//! The window on a desktop: behind other windows, minimised, and with a system dialog in front of it.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::{Desktop, Window, app, wait_for_file};
use engine::Record;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[tokio::test]
async fn a_second_start_brings_the_first_window_to_the_front_and_ends() {
    let desktop = Desktop::start().await;
    let window = Window::open_on(&desktop, folder()).await;
    window.page().see("New game").await;
    let ours = desktop.wait_for_other_window(&[]).await;
    // With other saves a second window may open, which is in front now.
    let other = Window::open_on(&desktop, folder()).await;
    other.page().see("New game").await;
    let others = desktop.wait_for_other_window(&[ours]).await;

    let words = desktop.start_again(&app(), window.home()).await;
    assert!(words.contains("open already"), "the program says why there is no second window: {words}");
    desktop.wait_until_in_front(ours).await;

    desktop.minimise(ours).await;
    desktop.wait_until_in_front(others).await;
    desktop.start_again(&app(), window.home()).await;
    desktop.wait_until_in_front(ours).await;
    window.page().press("New game").await;
    other.close().await;
    window.close().await;
}

#[tokio::test]
async fn the_curtain_falls_when_the_window_is_minimised() {
    let desktop = Desktop::start().await;
    let window = Window::open_on(&desktop, folder()).await;
    let page = window.page();
    page.start_with_people("Europe").await;
    page.see("Keep at least").await;
    let ours = desktop.wait_for_other_window(&[]).await;
    desktop.minimise(ours).await;
    // The page learns of it a little later than the desktop. If the window came back before that, the page would not
    // learn of it at all.
    page.wait_for(".lift").await;
    desktop.start_again(&app(), window.home()).await;
    desktop.wait_until_in_front(ours).await;
    page.wait_for(".lift").await;
    assert!(!page.shows("Keep at least").await, "another person may have brought the window back");
    page.lift_curtain().await;
    page.see("Keep at least").await;
    window.close().await;
}

#[tokio::test]
async fn a_file_goes_where_the_person_says_and_nowhere_if_nothing_is_said() {
    let desktop = Desktop::start().await;
    let window = Window::open_at_home(&desktop, folder()).await;
    let page = window.page();
    page.start_with_people("Europe").await;
    page.keep_tickets().await;
    page.see("Pass the device to").await;
    page.leave_game().await;
    page.press("Saved games").await;
    let ours = desktop.wait_for_other_window(&[]).await;

    page.press("Back up all games").await;
    desktop.wait_for_other_window(&[ours]).await;
    page.escape().await;
    // The page can be used while the dialog is open.
    page.see("Continue").await;
    page.press("Saved games").await;
    desktop.press("Return");
    page.see("Saved to").await;
    desktop.wait_until_in_front(ours).await;
    let downloads = window.home().join("Downloads");
    let backup = wait_for_file(&downloads, "db").await;
    page.see(&backup.display().to_string()).await;

    page.press("Back up all games").await;
    desktop.wait_for_other_window(&[ours]).await;
    desktop.press("Escape");
    page.see("Nothing was saved").await;
    desktop.wait_until_in_front(ours).await;

    let elsewhere = folder();
    let wanted = elsewhere.path().join("mine.txt");
    page.click(".saved-tools .export").await;
    desktop.wait_for_other_window(&[ours]).await;
    desktop.press("ctrl+a");
    desktop.type_text(&wanted.display().to_string());
    desktop.press("Return");
    page.see(&format!("Saved to {}", wanted.display())).await;
    let text = std::fs::read_to_string(wanted).expect("a file where it was wanted");
    Record::read(&text).expect("a record");
    let files = std::fs::read_dir(downloads).expect("the downloads").count();
    assert_eq!(files, 1, "no other file was written");
    window.close().await;
}
