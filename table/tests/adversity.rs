//! A full disk, a read-only folder, saves that are open elsewhere: each gives a clear error, and nothing is lost. The
//! tests mount a real file system. Only root may do that; for other users the test runs itself again in a user namespace
//! in which they are root.
#![cfg(target_os = "linux")]
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod client;

use std::path::{Path, PathBuf};
use std::process::Command;

use client::TestClient;
use table::Location;
use table::protocol::{Hello, ListGames, Open, Play, TableError, Update};

/// The name of the mounted file system's source; a tmpfs has none.
const SOURCE: &str = "railhead-test";

/// A tmpfs mounted on a temporary folder. It is unmounted when this is dropped.
struct Mounted(tempfile::TempDir);

impl Mounted {
    fn new(size: &str) -> Mounted {
        let mounted = Mounted(tempfile::tempdir().unwrap());
        mounted.mount(&format!("size={size}"));
        mounted
    }

    fn remount(&self, options: &str) {
        self.mount(&format!("remount,{options}"));
    }

    /// All arguments are passed each time: in a namespace `mount` may not look them up.
    fn mount(&self, options: &str) {
        let mut mount = Command::new("mount");
        let output = mount.args(["-t", "tmpfs", "-o", options, SOURCE]).arg(self.0.path()).output().unwrap();
        assert!(output.status.success(), "a file system cannot be mounted ({options}): {output:?}");
    }

    fn database(&self) -> PathBuf {
        self.0.path().join("saves").join("railhead.db")
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0.path()).status();
    }
}

/// May this test mount a file system? If not, this runs the test by its name in a namespace where it may, and checks that
/// it passes there.
fn may_mount(test: &str) -> bool {
    if is_root() {
        return true;
    }
    let mut again = Command::new("unshare");
    again.args(["--user", "--map-root-user", "--mount", "--"]);
    let output = again.arg(std::env::current_exe().unwrap()).args(["--exact", test]).output().unwrap();
    let printed = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes)).concat();
    assert!(
        output.status.success() && printed.contains("1 passed"),
        "this is proven with a file system that is mounted for it, by root or in a user namespace: {printed}"
    );
    false
}

fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Starts a game with its saves at `database`, and plays some moves.
fn begun(database: &Path) -> (TestClient, table::protocol::Snapshot) {
    let mut client = TestClient::at(&Location::File(database.to_owned()));
    let game = client.start("usa", &["random"], 3).session.game().unwrap();
    let snapshot = client.play(game, 4);
    (client, snapshot)
}

/// The errors of bots' moves so far.
fn stuck(client: &TestClient) -> Vec<TableError> {
    let error = |update: &Update| match update {
        Update::Stuck { error, .. } => Some(error.clone()),
        Update::Moved { .. }
        | Update::Returned { .. }
        | Update::Appraising { .. }
        | Update::Appraised { .. }
        | Update::TakenOver => None,
    };
    client.updates.lock().unwrap().iter().filter_map(error).collect()
}

#[test]
fn a_full_disk_is_an_error_and_the_game_goes_on_when_there_is_room() {
    if !may_mount("a_full_disk_is_an_error_and_the_game_goes_on_when_there_is_room") {
        return;
    }
    let disk = Mounted::new("400k");
    let (mut client, snapshot) = begun(&disk.database());
    // Another file takes all the space that is left.
    let filler = disk.0.path().join("filler");
    let _ = std::fs::write(&filler, vec![0u8; 1 << 20]);
    let game = snapshot.session.game().unwrap();
    let mut snapshot = snapshot;
    let refused = (0..500).find_map(|_| {
        if let Some(action) = snapshot.view.legal.first().copied()
            && let Err(error) = client.ask(Play { session: game.into(), revision: snapshot.revision, action })
        {
            return Some(error);
        }
        client.bots();
        snapshot = client.ask(Open { session: game.into() }).unwrap();
        // The disk may be full at a bot's move.
        stuck(&client).pop()
    });
    assert_eq!(refused, Some(TableError::DiskFull), "there is no space for more");
    assert_eq!(
        client.ask(Open { session: game.into() }).unwrap().revision,
        snapshot.revision,
        "every acknowledged action is there"
    );

    // The filler may have taken little, if the saves had already filled the disk: so the disk is made larger too.
    std::fs::remove_file(&filler).unwrap();
    disk.remount("size=4m");
    client.ask(Open { session: game.into() }).unwrap();
    client.bots();
    let snapshot = client.ask(Open { session: game.into() }).unwrap();
    let action = snapshot.view.legal[0];
    let kept = client.ask(Play { session: game.into(), revision: snapshot.revision, action }).unwrap();
    assert!(kept.revision > snapshot.revision, "the same move goes through");
    drop(client);
    let mut again = TestClient::at(&Location::File(disk.database()));
    assert_eq!(again.ask(Hello {}).unwrap().rescue, None, "the file is intact");
    assert_eq!(again.ask(Open { session: game.into() }).unwrap().revision, kept.revision);
}

#[test]
fn a_bots_move_that_finds_no_room_is_made_when_there_is_some() {
    if !may_mount("a_bots_move_that_finds_no_room_is_made_when_there_is_some") {
        return;
    }
    let disk = Mounted::new("4m");
    let (mut client, mut snapshot) = begun(&disk.database());
    let game = snapshot.session.game().unwrap();
    let filler = disk.0.path().join("filler");
    let make_room = |megabytes: usize| {
        std::fs::remove_file(&filler).unwrap();
        disk.remount(&format!("size={megabytes}m"));
    };
    // A turn may take two moves, and a move may still fit into the existing file: so this takes several rounds.
    for round in 2..12 {
        let action = snapshot.view.legal[0];
        client.ask(Play { session: game.into(), revision: snapshot.revision, action }).unwrap();
        let _ = std::fs::write(&filler, vec![0u8; 64 << 20]);
        client.bots();
        if !stuck(&client).is_empty() {
            break;
        }
        make_room(4 * round);
        snapshot = client.ask(Open { session: game.into() }).unwrap();
    }
    assert_eq!(stuck(&client), [TableError::DiskFull]);
    assert!(client.table.next_job().is_none(), "it is not tried again and again by itself");
    let before = client.ask(Open { session: game.into() }).unwrap();
    client.bots();
    assert_eq!(stuck(&client), [TableError::DiskFull, TableError::DiskFull], "tried once for each request");

    make_room(64);
    assert_eq!(client.ask(Open { session: game.into() }).unwrap(), before, "the game is unchanged");
    client.bots();
    let after = client.ask(Open { session: game.into() }).unwrap();
    assert!(after.revision > before.revision, "the bot has moved");
    assert!(!after.view.legal.is_empty(), "and the person can go on");
    assert_eq!(stuck(&client).len(), 2);
}

#[test]
fn a_read_only_disk_is_an_error_and_nothing_is_lost() {
    if !may_mount("a_read_only_disk_is_an_error_and_nothing_is_lost") {
        return;
    }
    let disk = Mounted::new("4m");
    let (client, snapshot) = begun(&disk.database());
    drop(client);
    disk.remount("ro");
    let opened = TestClient::try_at(&Location::File(disk.database())).map(drop);
    assert_eq!(opened, Err(TableError::ReadOnly));
    let elsewhere = disk.0.path().join("elsewhere").join("railhead.db");
    let opened = TestClient::try_at(&Location::File(elsewhere)).map(drop);
    assert_eq!(opened, Err(TableError::ReadOnly), "and no new database can be made");
    disk.remount("rw");
    let mut client = TestClient::at(&Location::File(disk.database()));
    assert_eq!(client.ask(Hello {}).unwrap().rescue, None);
    assert_eq!(client.ask(Open { session: snapshot.session }).unwrap().revision, snapshot.revision);
}

#[test]
fn saves_that_are_open_elsewhere_are_an_error_and_can_be_opened_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("railhead.db");
    let (mut first, snapshot) = begun(&database);
    let second = TestClient::try_at(&Location::File(database.clone())).map(drop);
    assert_eq!(second, Err(TableError::SavesInUse));
    let went_on = first.play(snapshot.session.game().unwrap(), 1).revision;
    assert!(went_on > snapshot.revision, "the first window is not disturbed");
    drop(first);
    let mut second = TestClient::at(&Location::File(database));
    assert_eq!(second.ask(ListGames {}).unwrap().len(), 1);
    assert_eq!(second.ask(Open { session: snapshot.session }).unwrap().revision, went_on);
}
