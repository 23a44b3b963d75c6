//! Saves in the real native window, across restarts of the process.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use drive::Window;

#[tokio::test]
async fn a_game_survives_a_restart_of_the_window() {
    let mut window = Window::open().await;
    let page = window.page();
    page.see("New game").await;
    page.check_faces().await;
    assert!(!page.shows("Continue").await, "a fresh folder has no game to continue");
    page.start_with_people("Europe").await;
    page.keep_tickets().await;
    page.see("Pass the device to").await;
    assert!(!page.shows("Keep at least").await, "no tickets are shown until the next person has arrived");
    assert!(
        window.home().join("saves").join("railhead.db").is_file(),
        "the game is in the folder that was chosen"
    );

    window.restart().await;
    let page = window.page();
    page.press("Continue").await;
    page.see("Europe").await;
    page.see("choose your tickets").await;
    window.close().await;
}

/// If a bot has the first move, its update may come right after the answer that opens the game: the page must not miss it.
#[tokio::test]
async fn a_bot_that_begins_is_heard_every_time() {
    let window = Window::open().await;
    let page = window.page();
    for seed in 0..12 {
        page.start_by_seed("Europe", &seed.to_string()).await;
        page.see("Keep at least").await;
        page.leave_game().await;
    }
    window.close().await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_put_aside_and_told() {
    let home = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(home.path().join("saves")).expect("a folder for the saves");
    let file = home.path().join("saves").join("railhead.db");
    std::fs::write(&file, "this was never a database, but it is long enough to be looked at\n".repeat(40))
        .expect("a file");

    let window = Window::open_in(home).await;
    window.page().see("were damaged").await;
    let aside = window.home().join("saves").join("railhead.damaged-1.db");
    assert!(
        std::fs::read_to_string(aside).expect("the old file").starts_with("this was never"),
        "nothing is lost"
    );
    window.close().await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_told_in_the_window() {
    let home = tempfile::tempdir().expect("a folder");
    std::fs::write(home.path().join("saves"), "a file where the folder should be").expect("a file");
    let window = Window::open_in(home).await;
    window.page().see("reached").await;
    window.close().await;
}
