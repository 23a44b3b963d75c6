//! The measuring, at three sizes of a database.
#![allow(clippy::expect_used, clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::{Phase, SeatColour};
use table::protocol::{
    Filter, GameId, Import, Leave, ListGames, Open, Play, ReadStatistics, Seat, Snapshot, Start, Who,
};
use table::{JobProgress, Location, Table};

use crate::fill::{ask, at_random, fill, record};

/// How many games there are while it is measured.
const SIZES: [u64; 3] = [100, 1_000, 10_000];

/// Actions of a person that are kept, each timed.
const APPENDS: usize = 400;

/// Thoughts that are cancelled, each timed.
const CANCELS: usize = 20;

/// A slice that is longer than any thought.
const WHOLE: Duration = Duration::from_secs(3600);

/// The figures at one size.
struct Figures {
    games: u64,
    append_p50: Duration,
    append_p99: Duration,
    resume: Duration,
    list: Duration,
    statistics: Duration,
    cancel: Duration,
    bytes_a_game: u64,
}

pub fn run() {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(words.next().expect("a folder on a real disk"));
    let json = words.next().as_deref() == Some("--json");
    std::fs::create_dir_all(&folder).expect("the folder");
    let folder = tempfile::tempdir_in(folder).expect("a folder");
    let database = folder.path().join("railhead.db");
    let mut there = 0;
    let figures = SIZES.map(|games| {
        let figures = measure(&database, there, games);
        there = games;
        figures
    });
    print!("{}", if json { as_json(&figures) } else { as_table(&figures) });
}

fn open(database: &Path) -> Table {
    Table::open(&Location::File(database.to_owned()), |_, _| {}).expect("the table opens")
}

fn measure(database: &Path, from: u64, games: u64) -> Figures {
    let mut table = open(database);
    fill(&mut table, from, games);
    drop(table);
    let bytes_a_game = std::fs::metadata(database).expect("the file").len() / games;
    let mut table = open(database);
    let long = longest(&mut table);
    let mut appends = appends(&mut table);
    appends.sort();
    Figures {
        games,
        append_p50: appends[appends.len() / 2],
        append_p99: appends[appends.len() * 99 / 100],
        resume: median(20, || {
            ask(&mut table, Leave { session: long.into() });
            timed(|| ask(&mut table, Open { session: long.into() }))
        }),
        list: median(20, || timed(|| ask(&mut table, ListGames {}))),
        statistics: median(10, || {
            timed(|| ask(&mut table, ReadStatistics { player: None, filter: Filter::default() }))
        }),
        cancel: cancel(&mut table),
        bytes_a_game,
    }
}

/// The first random game of a thousand events or more, among the games.
fn longest(table: &mut Table) -> GameId {
    let long = (0..).map(|seed| at_random("europe", 5, seed)).find(|game| game.history().len() >= 1000);
    let file = record(long.expect("there is one")).into_bytes();
    match ask(table, Import { file }).added.first() {
        Some(game) => *game,
        // It is there from the last time, and the only one with five seats.
        None => ask(table, ListGames {}).iter().find(|card| card.seats.len() == 5).expect("the game").game,
    }
}

/// How long a person waits for the acknowledgement of an action.
fn appends(table: &mut Table) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < APPENDS {
        let game = ask(table, wish(times.len())).session;
        loop {
            // The bot may be the first to move.
            table.work_through(|| Duration::ZERO);
            let Snapshot { revision, view, .. } = ask(table, Open { session: game });
            let Some(action) = view.legal.get(view.legal.len() / 2).copied() else { break };
            times.push(timed(|| ask(table, Play { session: game, revision, action })));
        }
    }
    times
}

/// How long the strongest bot thinks on after its game was left: the longest of several times.
fn cancel(table: &mut Table) -> Duration {
    let (mut longest, mut cancelled) = (Duration::ZERO, 0);
    // A thought that is finished before it is cancelled tells nothing, and is not counted.
    for seed in 0..4 * CANCELS {
        let mut wish = wish(seed);
        wish.seats[1].who = Who::Bot { bot: "expert".into() };
        let game = ask(table, wish).session;
        let job = loop {
            let Snapshot { revision, view, .. } = ask(table, Open { session: game });
            match table.next_job() {
                // The opening choice is soon made.
                Some(job) if view.phase == Phase::Opening => table.bring(job.work(WHOLE, || Duration::ZERO)),
                Some(job) => break job,
                None => drop(ask(table, Play { session: game, revision, action: view.legal[0] })),
            }
        };
        let thread = std::thread::spawn(move || (job.work(WHOLE, || Duration::ZERO), Instant::now()));
        std::thread::sleep(Duration::from_millis(10 + seed as u64 % 20));
        let left = Instant::now();
        ask(table, Leave { session: game });
        let (step, end) = thread.join().expect("a thought does not panic");
        if matches!(step, JobProgress::Cancelled) {
            longest = longest.max(end - left);
            cancelled += 1;
        }
        if cancelled == CANCELS {
            return longest;
        }
    }
    panic!("only {cancelled} thoughts were still going on when they were cancelled")
}

fn wish(seed: usize) -> Start {
    let seat = |name: &str, colour, who| Seat { name: name.into(), colour, who };
    let seats = vec![
        seat("Ada", SeatColour::Blue, Who::Person),
        seat("Bolt", SeatColour::Red, Who::Bot { bot: "random".into() }),
    ];
    Start { map: "europe".into(), seats, first: None, seed: Some(format!("9{seed}")) }
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    let outcome = work();
    let time = start.elapsed();
    drop(outcome);
    time
}

fn median(times: usize, mut measure: impl FnMut() -> Duration) -> Duration {
    let mut all: Vec<_> = (0..times).map(|_| measure()).collect();
    all.sort();
    all[times / 2]
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Each figure with its name and its goal in milliseconds, but for the last, which is in KiB.
fn rows(figures: &Figures) -> [(&'static str, &'static str, f64); 7] {
    [
        ("append_p50_ms", "", milliseconds(figures.append_p50)),
        ("append_p99_ms", "", milliseconds(figures.append_p99)),
        ("resume_1000_events_ms", "50", milliseconds(figures.resume)),
        ("list_ms", "50", milliseconds(figures.list)),
        ("statistics_ms", "200", milliseconds(figures.statistics)),
        ("cancel_ms", "100", milliseconds(figures.cancel)),
        ("size_of_a_game_kib", "64", figures.bytes_a_game as f64 / 1024.0),
    ]
}

fn as_json(figures: &[Figures]) -> String {
    let lines = figures.iter().flat_map(|at| {
        rows(at).map(|(name, _, value)| format!("  \"store.{name}.{}\": {value:.3}", at.games))
    });
    format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"))
}

fn as_table(figures: &[Figures]) -> String {
    let heads: String = figures.iter().map(|at| format!(" {} games |", at.games)).collect();
    let mut lines =
        vec![format!("| figure |{heads} goal |"), format!("|---|{}--:|", "--:|".repeat(figures.len()))];
    let all: Vec<_> = figures.iter().map(rows).collect();
    for row in 0..all[0].len() {
        let values: String = all.iter().map(|rows| format!(" {:.2} |", rows[row].2)).collect();
        let (name, goal, _) = all[0][row];
        lines.push(format!("| {} |{values} {goal} |", name.replace('_', " ")));
    }
    lines.join("\n") + "\n"
}
